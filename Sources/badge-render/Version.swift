/// The program's version.
let programVersion = "0.1.0"
