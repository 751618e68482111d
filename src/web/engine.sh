# Builds the WebAssembly modules for pages and writes them as the scripts that pages load: the engine
# for figures, templates/pages/live/engine.js, and the workbench's, templates/pages/workbench/bench.js.

# The modules are committed, so that no build needs this compiler. Another version may give other bytes.
engine_packages=(
  cmake ninja-build clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32 libtomlplusplus-dev dpkg-dev zopfli
)

# A number for all that the modules are made from: sources, and how they are compiled.
hash_of_engine() {
  {
    find src/engine src/picture src/press/verify src/press/document src/press/exchange \
      src/press/command/new_* src/web -type f \
      \( -name '*.h' -o -name '*.cpp' -o -name '*.cmake' -o -name CMakeLists.txt \) |
      LC_ALL=C sort | xargs sha256sum
  } | sha256sum | cut -d' ' -f1
}

# Fetches the sources of md4c, of which Debian has compiled only what processors run, into build/md4c.
fetch_md4c() {
  [[ ! -f build/md4c/src/md4c.c ]] || return 0
  local folder=$PWD/build/md4c
  rm -rf "$folder"
  mkdir -p "$folder/lists/partial"
  sed 's/^Types: deb$/Types: deb-src/; s/^deb /deb-src /' /etc/apt/sources.list.d/debian.sources \
    >"$folder/md4c.sources" 2>/dev/null ||
    stop 4 'there is no /etc/apt/sources.list.d/debian.sources to fetch the sources of md4c with'
  local options=(-q -o "Dir::Etc::sourcelist=$folder/md4c.sources" -o Dir::Etc::sourceparts=-
    -o "Dir::State::lists=$folder/lists" -o APT::Sandbox::User=root)
  (cd "$folder" && apt-get "${options[@]}" update && apt-get "${options[@]}" source --tar-only md4c) >&2 &&
    tar xzf "$folder"/md4c_*.orig.tar.gz -C "$folder" --strip-components=1 ||
    stop 4 'could not fetch the sources of md4c'
}

# Writes a module as a script that hands it over.
write_module() {
  local module=$1 script=$2 call=$3
  {
    printf '// %s as WebAssembly, made by ./run engine from sources with the hash\n// %s\n' \
      "$module" "$(hash_of_engine)"
    printf "'use strict';\n%s('%s');\n" "$call" "$(zopfli -c "build/web/$module.wasm" | base64 -w0)"
  } >"$script"
  printf '%s: %d bytes\n' "$script" "$(wc -c <"$script")"
}

write_engine() {
  install_packages "${engine_packages[@]}"
  fetch_md4c
  [[ -f build/web/build.ninja ]] ||
    cmake -S src/web -B build/web -G Ninja --toolchain wasm32.cmake -D "md4c=$PWD/build/md4c/src" >/dev/null
  cmake --build build/web
  write_module engine templates/pages/live/engine.js boardwright.engine
  write_module bench templates/pages/workbench/bench.js bench.module
}
