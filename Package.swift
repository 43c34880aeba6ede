// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "badge-render",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "badge-render", targets: ["badge-render"]),
    .library(name: "BadgeRender", targets: ["BadgeRender", "Badges", "BadgeImage"]),
    .library(name: "Badges", targets: ["Badges"]),
    .library(name: "GoldenTesting", targets: ["GoldenTesting", "BadgeImage"]),
    .plugin(name: "BadgeRenderBuildPlugin", targets: ["BadgeRenderBuildPlugin"]),
    .plugin(name: "BadgeRenderCommandPlugin", targets: ["BadgeRenderCommandPlugin"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(
      name: "CBadgePangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
    .systemLibrary(
      name: "CBadgeSPNG", pkgConfig: "spng",
      providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
    .systemLibrary(
      name: "CBadgeDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CBadgeGLib", pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]),
    .systemLibrary(
      name: "CBadgeJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "CBadgeSystem"),
    .target(name: "CBadgePixels"),
    // Little CMS is loaded while the program runs, where an icon has a colour profile.
    .target(name: "CBadgeLCMS"),
    // librsvg as well, where an icon is an SVG.
    .target(name: "CBadgeRSVG"),
    .target(name: "CBadgeTestProcess"),

    // Libraries
    .target(
      name: "Badges", swiftSettings: settings,
      // Square roots and rounding compile to calls into the mathematics library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "BadgeImage",
      dependencies: ["CBadgeSPNG", "CBadgeDeflate", "CBadgePixels", "CBadgeLCMS"],
      swiftSettings: settings),
    .target(
      name: "BadgeCairo", dependencies: ["CBadgePangoCairo", "CBadgeRSVG"],
      swiftSettings: settings),
    .target(
      name: "BadgeRender",
      dependencies: ["Badges", "BadgeImage", "BadgeCairo", "CBadgeJansson"],
      swiftSettings: settings),
    .target(
      name: "GoldenTesting", dependencies: ["BadgeImage", "CBadgeTestProcess"],
      swiftSettings: settings),

    // Programs
    .executableTarget(
      name: "badge-render",
      dependencies: ["BadgeRender", "Badges", "BadgeImage", "CBadgeGLib", "CBadgeSystem"],
      swiftSettings: settings),

    // Plugins
    .plugin(
      name: "BadgeRenderBuildPlugin", capability: .buildTool(), dependencies: ["badge-render"],
      path: "Sources/BadgeRenderBuildPlugin"),
    .plugin(
      name: "BadgeRenderCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "render-badges", description: "Draw the badges of *.badges.json beside the files"),
        permissions: [
          .writeToPackageDirectory(reason: "The pictures go beside the manifests.")
        ]),
      dependencies: ["badge-render"], path: "Sources/BadgeRenderCommandPlugin"),

    // Tests
    .testTarget(name: "BadgesTests", dependencies: ["Badges"], swiftSettings: settings),
    .testTarget(name: "BadgeImageTests", dependencies: ["BadgeImage"], swiftSettings: settings),
    .testTarget(name: "BadgeCairoTests", dependencies: ["BadgeCairo"], swiftSettings: settings),
    .testTarget(
      name: "BadgeRenderTests",
      dependencies: ["BadgeRender", "BadgeCairo", "Badges", "BadgeImage", "GoldenTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "GoldenTestingTests", dependencies: ["GoldenTesting", "BadgeImage"],
      swiftSettings: settings),
    .testTarget(
      name: "BadgeRenderProgramTests",
      dependencies: ["badge-render", "Badges", "BadgeImage"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
