// swift-tools-version: 6.2

import PackageDescription

// A package that uses nothing but GoldenTesting, as somebody else's would.
let package = Package(
  name: "golden-user",
  dependencies: [.package(name: "badge-render", path: "../../..")],
  targets: [
    .testTarget(
      name: "GoldenUserTests",
      dependencies: [.product(name: "GoldenTesting", package: "badge-render")])
  ]
)
