# Builds the WebAssembly modules for pages and writes them as the scripts that pages load: the engine
# for figures, templates/pages/live/engine.js, and the workbench's, templates/pages/workbench/bench.js.

# The modules are committed, so that a normal build does not need this compiler. Another version can
# give other bytes, so each script records the versions of the packages on which its bytes depend.
compiler_packages=(
  clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
  libtomlplusplus-dev
)
engine_packages=(cmake ninja-build "${compiler_packages[@]}" dpkg-dev zopfli)

# The script of each module, and the function that the script calls with the module.
declare -A module_scripts=(
  [engine]=templates/pages/live/engine.js [bench]=templates/pages/workbench/bench.js
)
declare -A module_calls=([engine]=boardwright.engine [bench]=bench.module)

# A hash of the tokens of a module's sources and of its build files. Comments and white space do not
# change it.
hash_of_module() {
  {
    sed 's/#.*//; s/[[:space:]]//g; /^$/d' src/web/modules/CMakeLists.txt src/web/modules/sources.cmake src/web/modules/wasm32.cmake
    cmake -D "module=$1" -P src/web/modules/sources.cmake | LC_ALL=C xargs awk -f src/web/modules/tokens.awk
  } | sha256sum | cut -d' ' -f1
}

# The installed versions of the compiler packages: "clang-19 1:19.1.7-3~deb12u1, lld-19 …".
installed_compiler() {
  { dpkg-query -W -f '${Package} ${Version}, ' "${compiler_packages[@]}" 2>/dev/null || true; } |
    sed 's/, $/\n/'
}

# The compiler, the token hash and the module that a script contains.
compiler_of_script() { sed -n 's|^// made by ./run engine with \(.*\)$|\1|p' "${module_scripts[$1]}"; }
hash_of_script() { sed -n 's|^// from tokens with the hash \(.*\)$|\1|p' "${module_scripts[$1]}"; }
bytes_of_script() { sed -n "s|^${module_calls[$1]}('\(.*\)');$|\1|p" "${module_scripts[$1]}" | base64 -d | gunzip; }

# Fetches the sources of md4c, which Debian does not package for WebAssembly, into build/md4c.
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

# Compiles the modules into build/modules, with options for the build.
build_modules() {
  fetch_md4c
  [[ -f build/modules/build.ninja ]] ||
    cmake -S src/web/modules -B build/modules -G Ninja --toolchain wasm32.cmake -D "md4c=$PWD/build/md4c/src" >/dev/null
  cmake --build build/modules "$@"
}

# Writes a module as a script.
write_module() {
  local module=$1 script=${module_scripts[$1]}
  {
    printf '// %s as WebAssembly,\n// made by ./run engine with %s\n' "$module" "$(installed_compiler)"
    printf '// from tokens with the hash %s\n' "$(hash_of_module "$module")"
    printf "'use strict';\n%s('%s');\n" "${module_calls[$module]}" \
      "$(zopfli -c "build/modules/$module.wasm" | base64 -w0)"
  } >"$script"
  printf '%s: %d bytes\n' "$script" "$(wc -c <"$script")"
}

write_engine() {
  install_packages "${engine_packages[@]}"
  build_modules
  write_module engine
  write_module bench
}
