// bench as WebAssembly,
// made by ./run engine with clang-19 1:19.1.7-3~deb12u1, libc++-19-dev-wasm32 1:19.1.7-3~deb12u1, libc++abi-19-dev-wasm32 1:19.1.7-3~deb12u1, libclang-rt-19-dev-wasm32 1:19.1.7-3~deb12u1, libtomlplusplus-dev 3.3.0+ds-1, lld-19 1:19.1.7-3~deb12u1, wasi-libc 0.0~git20220510.9886d3d-2
// from tokens with the hash 2254a4021eec80e29607179f3ed0eb0c0d95b3ee470bc4fa2717d89b0638fcc1
