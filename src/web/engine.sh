# Builds the engine for pages and writes it as the script that pages load: templates/pages/live/engine.js.

# The module is committed, so that no build needs this compiler. Another version may give other bytes.
engine_packages=(
  cmake ninja-build clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
  libclang-rt-19-dev-wasm32
)

# A number for all that the module is made from: sources, and how they are compiled.
hash_of_engine() {
  {
    find src/engine src/web -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.cmake' -o -name CMakeLists.txt \) |
      LC_ALL=C sort | xargs sha256sum
  } | sha256sum | cut -d' ' -f1
}

write_engine() {
  install_packages "${engine_packages[@]}"
  [[ -f build/web/build.ninja ]] || cmake -S src/web -B build/web -G Ninja --toolchain wasm32.cmake >/dev/null
  cmake --build build/web
  {
    printf '// The rules engine as WebAssembly, made by ./run engine from sources with the hash\n// %s\n' \
      "$(hash_of_engine)"
    printf "'use strict';\nboardwright.engine('%s');\n" "$(gzip -9nc build/web/engine.wasm | base64 -w0)"
  } >templates/pages/live/engine.js
  printf 'templates/pages/live/engine.js: %d bytes\n' "$(wc -c <templates/pages/live/engine.js)"
}
