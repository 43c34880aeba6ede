// swift-tools-version: 6.2

import PackageDescription

// A debug build of another package, which is where pictures are compared.
let package = Package(
  name: "compare-benchmark",
  dependencies: [.package(name: "badge-render", path: "../../..")],
  targets: [
    .executableTarget(
      name: "compare-benchmark",
      dependencies: [.product(name: "GoldenTesting", package: "badge-render")])
  ]
)
