# shellcheck shell=bash
# What the scripts that try the program under a build engine share. The caller sets `root`.
# shellcheck source=Scripts/lib/build.sh
. "${root:?}/Scripts/lib/build.sh"

engine=${0##*/}

# Reads the options, looks for the engine, and goes to a new folder where `badge-render` is found.
start() { # PART OPTION…
  local part=$1 other_program=
  install=false
  shift
  while (($#)); do
    case $1 in
      --install) install=true ;;
      --program) other_program=${2:?--program needs a file}; shift ;;
      *) fail 64 "usage: Scripts/engines/$engine [--install] [--program FILE]" ;;
    esac
    shift
  done
  need_engine "$part"
  need_packages program
  if [[ $other_program ]]; then program=$(readlink -f -- "$other_program"); else build_program; fi
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  mkdir "$folder/bin" "$folder/project"
  ln -s "$program" "$folder/bin/badge-render"
  export PATH=$folder/bin:$PATH
  cd "$folder/project"
}

need_engine() { # PART
  if $install; then need_packages "$1"; fi
  [[ -z $(packages "$1" missing) ]] ||
    fail 69 "$(packages "$1" missing): not there; Scripts/engines/$engine --install installs it"
}

# Prints the file of that name in a page of Documentation/Pipelines: a fence's second word.
page() { # PAGE NAME
  awk -v name="$2" '
    /^```/ { if (inside) exit; inside = $2 == name; next }
    inside { print; found = 1 }
    END { exit !found }' "$root/Documentation/Pipelines/$1.md" ||
    fail 70 "$1.md has no $2"
}

# Writes such a file where it belongs, by its own name.
take() { # PAGE NAME
  page "$1" "$2" >"$2"
}

# Types what a page says to type: it draws the icons that the manifest puts badges on, and builds.
try_page() { # PAGE
  page "$1" try.sh >"$folder/try.sh"
  held bash -e "$folder/try.sh"
}

icon() { # FILE COLOR
  badge-render --text M --shape rounded --frame 60x60 --tint "$2" --force-write -q -o "$1"
}

# Waits until a file that is written now is newer than all there are.
tick() {
  touch "$folder/before"
  until touch "$folder/after" && [[ $folder/after -nt $folder/before ]]; do sleep 0.01; done
}

# The files' names and bytes, as one word.
digest() { # FILE…
  sha256sum -- "$@" | sha256sum
}

expect() { # WHAT WANTED FOUND
  [[ $2 == "$3" ]] || {
    printf '%s: %s: expected\n%s\nfound\n%s\n' "$engine" "$1" "$2" "$3" >&2
    exit 1
  }
}

# The names of the icons that were published since it was last asked, in order.
published() {
  [[ ! -e published ]] || sort published | paste -sd' '
  rm -f published
}
