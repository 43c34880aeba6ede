import Foundation

/// The pictures of `Unread.badges.json` lie in a folder of the bundle that is called `Unread`.
let inbox = Bundle.module.url(forResource: "inbox", withExtension: "png", subdirectory: "Unread")
let bytes = try inbox.map { try Data(contentsOf: $0).count }
print("inbox.png:", bytes.map { "\($0) bytes" } ?? "missing")
