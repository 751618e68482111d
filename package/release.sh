# Makes dist/: all that is published of a version. Sourced by run: see ./run --help.

# Makes the packages for this Debian in a folder, their names with the system that they are for: deb12.
make_packages() {
  local folder=${1:-packages} system work
  build_program
  # CPack finds the libraries that a package needs with these two.
  install_packages dpkg-dev file
  build release all
  system=$(. /etc/os-release && printf 'deb%s' "${VERSION_ID%%.*}")
  work=$(mktemp -d)
  (cd build/release && cpack -G DEB -B "$work" -D "CPACK_DEBIAN_PACKAGE_RELEASE=1+$system") >"$work/log" 2>&1 ||
    { cat "$work/log" >&2 && stop 4 'the packages cannot be made'; }
  mkdir -p "$folder"
  mv "$work"/*.deb "$folder/"
  rm -rf "$work"
}

# Makes build/npm/boardwright-VERSION.tgz, the package for npm.
make_npm() {
  command -v node >/dev/null || install_packages nodejs
  package/npm/pack build/npm
}

# Installs the program's package as its users do, uses it, and removes it: for a root that is no one's.
try_packages='apt-get install -y -q --no-install-recommends ./packages/boardwright_*.deb >/dev/null &&
  package/use /usr/bin/boardwright /tmp/used && rm -r /tmp/used && apt-get purge -y -q boardwright >/dev/null'

# Copies a file's libraries, and theirs, into a folder, and the licence of each package they come from.
copy_libraries() {
  local folder=$1 licences=$2 library package
  shift 2
  mkdir -p "$folder" "$licences"
  ldd "$@" | sed -nE 's/^\t(.* => )?(\/[^ ]+) \(0x.*/\2/p' | sort -u | while read -r library; do
    cp -L "$library" "$folder/"
    package=$(dpkg -S "$library" 2>/dev/null || dpkg -S "$(realpath "$library")")
    package=${package%%:*}
    cp -L "/usr/share/doc/$package/copyright" "$licences/$package"
  done
}

# A folder that runs on any Linux, wherever it is unpacked: the program with every library that it
# opens, the loader and the C library among them.
make_tarball() {
  local build=$1 dist=$2 name=$3 work root
  work=$(mktemp -d)
  root=$work/$name
  DESTDIR=$work/installed cmake --install "$build" --component program --strip >/dev/null
  mkdir -p "$root"/{bin,libexec,lib}
  local installed=$work/installed
  installed+=$(sed -n 's/^CMAKE_INSTALL_PREFIX:PATH=//p' "$build/CMakeCache.txt")
  mv "$installed/share" "$root/share"
  mv "$installed/lib/boardwright" "$root/lib/boardwright"
  mv "$installed/bin/boardwright" "$root/libexec/boardwright"
  copy_libraries "$root/lib" "$root/share/doc/boardwright/licences" \
    "$root/libexec/boardwright" "$root"/lib/boardwright/*.so
  cat >"$root/bin/boardwright" <<'END'
#!/bin/sh
# Starts the program with the libraries beside it.
here=$(dirname "$(readlink -f "$0")")/..
for loader in "$here"/lib/ld-linux-*; do
  exec "$loader" --library-path "$here/lib" "$here/libexec/boardwright" "$@"
done
END
  chmod +x "$root/bin/boardwright"
  # The same bytes from the same files.
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$(git log -1 --format=%ct)" \
    -C "$work" -c "$name" | gzip -9n >"$dist/$name.tar.gz"
  rm -rf "$work"
}

# The part of the CHANGELOG that is about a version.
notes_of() {
  awk -v version="$1" '/^## / { inside = index($2, version) == 1 } inside' CHANGELOG.md
}

# Writes dist/ anew. Packages of the other Debian are made there, or taken from a folder that has them.
make_release() {
  local others=${1:-} version dist=dist work
  build_program
  version=$(build/release/boardwright --version | grep -oE '[0-9]+\.[0-9]+\.[0-9]+' | sed -n 1p)
  [[ -n $(notes_of "$version") ]] || stop 4 "CHANGELOG.md says nothing of $version"
  rm -rf "$dist"
  mkdir "$dist"
  if [[ -z $others ]]; then
    package/other-debian "./run packages packages && $try_packages" >build/other-debian.log ||
      stop 4 'the packages of the other Debian cannot be made: see build/other-debian.log'
    others=$(package/other-debian --copy)/packages
  fi
  cp "$others"/*.deb "$dist/"
  make_packages "$dist"
  cp "$(make_npm)" "$dist/"
  make_tarball build/release "$dist" "boardwright-$version-linux-$(uname -m)"
  build/release/boardwright build --out "$dist/site" >/dev/null
  rm -f "$dist/site/.boardwright" "$dist/site/.boardwright.seen"
  notes_of "$version" >"$dist/NOTES.md"
  (cd "$dist" && find . -type f -not -name SHA256SUMS -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' sha256sum >SHA256SUMS)
  package/check-release "$dist" || stop 1 'the release does not work'
}
