# shellcheck shell=dash
# What the scripts share: installing the packages of Scripts/packages and building the program.
# The caller sets `root`, the checkout. Plain sh, since bash prints a warning about an LC_ALL that
# the machine lacks, and the program's output is to be the program's alone.

program=${root:?}/.build/badge-render

fail() { # STATUS MESSAGE
  printf '%s: %s\n' "${0##*/}" "$2" >&2
  exit "$1"
}

# Runs a command without input; its output shows only if it fails.
held() {
  held_output=$("$@" </dev/null 2>&1) && return
  held_status=$?
  printf '%s\n' "$held_output" >&2
  return "$held_status"
}

# Prints the packages that a part of Scripts/packages lists; with `missing`, only those not there.
packages() { # PART [missing]
  part=
  names=
  while read -r name file; do
    case $name in
      '' | '#'*) ;;
      '['*) part=$name ;;
      *) [ "$part" != "[$1]" ] || { [ "${2-}" ] && [ -e "$file" ]; } || names="$names $name" ;;
    esac
  done <"$root/Scripts/packages"
  echo "${names# }"
}

# Makes sure that a part's packages are there: installs as root, else says what to run.
need_packages() { # PART
  missing=$(packages "$1" missing)
  [ "$missing" ] || return 0
  if [ "$(uname)" = Darwin ]; then
    need_homebrew
    return
  fi
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    fail 69 "packages are missing; run: sudo apt-get install $missing"
  fi
  # One argument a name: package names hold no spaces.
  # shellcheck disable=SC2086
  held apt_install $missing || fail 69 "apt-get could not install $missing"
  missing=$(packages "$1" missing)
  [ -z "$missing" ] || fail 69 "installed, yet not found: $missing"
}

need_homebrew() {
  formulas="pango cairo libspng libdeflate glib jansson little-cms2 librsvg pkg-config"
  pkg-config --exists pangocairo spng libdeflate glib-2.0 jansson 2>/dev/null ||
    fail 69 "packages are missing; run: brew install $formulas"
}

# Tries without an update first: the lists are usually good enough, and fetching them is slow.
apt_install() {
  quiet_apt install --no-install-recommends "$@" && return
  quiet_apt update && quiet_apt install --no-install-recommends "$@"
}

quiet_apt() {
  DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600 "$@"
}

need_swift() {
  command -v swift >/dev/null ||
    fail 69 "swift is not on PATH; install Swift 6.2 or later from https://www.swift.org/install"
}

# Whether the program is newer than every source. A source that went away touched its directory.
is_fresh() {
  [ -x "$program" ] || return
  newer=$(find "$root/Package.swift" "$root/Sources" -newer "$program" -print -quit) || return
  [ -z "$newer" ]
}

# Builds the program if a source is newer; a second caller waits for the first one's build.
build_program() {
  is_fresh || building fresh_program
}

fresh_program() {
  is_fresh || compile_program
}

# Runs a build while no other script's build runs here.
building() { # COMMAND…
  need_swift
  lock=$root/.build/scripts.lock
  mkdir -p "$root/.build" 2>/dev/null || true
  [ -w "$root/.build" ] || fail 70 "cannot build: $root/.build is not writable"
  (
    ! command -v flock >/dev/null || flock 9
    start_over_if_moved
    forget_stale_modules
    "$@"
  ) 9>>"$lock"
}

# Compiled modules hold absolute paths, and a checkout that was moved or copied can't use them.
start_over_if_moved() {
  place=$(cat "$lock")
  [ "$place" != "$root" ] || return 0
  [ -z "$place" ] ||
    find "$root/.build" -mindepth 1 -maxdepth 1 ! -name scripts.lock -exec rm -rf {} +
  printf '%s\n' "$root" >"$lock"
}

# SwiftPM does not notice that a C module's header or map has changed.
forget_stale_modules() {
  modules=$root/.build/scripts.modules
  if [ -e "$modules" ]; then
    changed=$(find "$root"/Sources/CBadge* -newer "$modules" -print -quit)
    [ -z "$changed" ] || rm -rf "$root"/.build/*/debug "$root"/.build/*/release
  fi
  : >"$modules"
}

# Builds the tests and the program that they start. `--build-tests` would build the program a second
# time, as the plugins' tool, which nothing here uses.
build_tests() { # FLAG…
  held swift build "$@" --product badge-renderPackageTests
}

# Prints where a folder lies that holds the static C++ library and no other. Only Swift's runtime needs
# it; the shared one is half of what the dynamic linker would have to do at every start.
static_cxx() {
  library=$("$(dirname "$(readlink -f "$(command -v swift)")")/clang" -print-file-name=libstdc++.a)
  mkdir -p "$root/.build/static"
  [ ! -e "$library" ] || ln -sf "$(readlink -f "$library")" "$root/.build/static/libstdc++.a"
  echo "$root/.build/static"
}

# The program gets the time its build began, so an edit made meanwhile counts as newer, and takes
# its place in one step, since somebody may be starting it.
compile_program() {
  [ ! -t 2 ] || echo "Building badge-render; the first time takes a few minutes." >&2
  : >"$program.start"
  # Types are named by code and not by text, which the runtime would have to read and look up.
  set -- --static-swift-stdlib --disable-local-rpath -Xlinker -s \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
  # A smaller program starts in less memory: packed relocations, equal functions only once.
  [ "$(uname)" != Linux ] || set -- "$@" -Xswiftc "-L$(static_cxx)" -Xlinker --as-needed \
    -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=safe
  held swift build --package-path "$root" -c release --product badge-render "$@" ||
    fail 70 "the build failed"
  cp "$root/.build/release/badge-render" "$program.new"
  touch -r "$program.start" "$program.new"
  mv -f "$program.new" "$program"
  rm "$program.start"
}
