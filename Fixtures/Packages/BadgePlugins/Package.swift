// swift-tools-version: 6.2

import PackageDescription

// A package whose badges are drawn when it is built, as somebody else's would be.
let package = Package(
  name: "badge-plugins",
  dependencies: [.package(name: "badge-render", path: "../../..")],
  targets: [
    .executableTarget(
      name: "app", plugins: [.plugin(name: "BadgeRenderBuildPlugin", package: "badge-render")])
  ]
)
