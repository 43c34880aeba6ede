import Testing

/// What the plugins make of a package, in builds of its own that share a folder.
@Suite(.serialized)
struct PluginTests {}
