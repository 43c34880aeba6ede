import BadgeRender
import Badges

/// The renderers of one thread, one for each source of fonts.
///
/// A renderer keeps fonts and glyphs; making one anew for every job would cost a hundred times the job.
final class RendererCache {
  /// Each keeps maps of fonts in memory.
  private static let most = 8

  private var renderers: [(key: Key, renderer: BadgeRenderer)] = []

  private struct Key: Hashable {
    let fonts: FontSource
    let identity: UInt64
  }

  /// The renderer for a source.
  ///
  /// - Parameter identity: What tells the source's files from those it had before.
  func renderer(for fonts: FontSource, identity: UInt64) throws(CommandError) -> BadgeRenderer {
    let key = Key(fonts: fonts, identity: identity)
    if let place = renderers.firstIndex(where: { $0.key == key }) {
      // The one that hasn't been used for longest ends up last.
      if place > 0 { renderers.insert(renderers.remove(at: place), at: 0) }
      return renderers[0].renderer
    }
    let renderer = try command { () throws(BadgeError) in try BadgeRenderer(fonts: fonts) }
    if renderers.count >= Self.most { renderers.removeLast() }
    renderers.insert((key, renderer), at: 0)
    return renderer
  }
}

/// The renderers of all threads, which outlive a run where others follow.
///
/// A thread takes its own before the others start.
final class RendererPool {
  private var caches: [RendererCache] = []

  /// The renderers of a thread.
  func renderers(of worker: Int) -> RendererCache {
    while caches.count <= worker { caches.append(RendererCache()) }
    return caches[worker]
  }
}
