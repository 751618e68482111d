// Makes the module stop without output, and stubs the system interface, so that it imports nothing
// from the page. Compiled without LTO.
#include <wasi/api.h>

#include <array>

extern "C" void abort() { __builtin_trap(); }
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

// The single thread never ends, so its destructors never run.
extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }

// The C++ library declares it as replaceable.
void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

// System calls of the C library: a page has no environment, files or streams.
extern "C" {
__wasi_errno_t __wasi_environ_sizes_get(__wasi_size_t* count, __wasi_size_t* bytes) {
  *count = *bytes = 0;
  return __WASI_ERRNO_SUCCESS;
}
__wasi_errno_t __wasi_environ_get(uint8_t**, uint8_t*) { return __WASI_ERRNO_SUCCESS; }
__wasi_errno_t __wasi_fd_close(__wasi_fd_t) { return __WASI_ERRNO_BADF; }
__wasi_errno_t __wasi_fd_seek(__wasi_fd_t, __wasi_filedelta_t, __wasi_whence_t,
                              __wasi_filesize_t*) {
  return __WASI_ERRNO_BADF;
}
__wasi_errno_t __wasi_fd_write(__wasi_fd_t, const __wasi_ciovec_t*, size_t, __wasi_size_t*) {
  return __WASI_ERRNO_BADF;
}
void __wasi_proc_exit(__wasi_exitcode_t) { __builtin_trap(); }
}
