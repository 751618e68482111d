# The library boardwright::boardwright, and what it stands on.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
find_dependency(PkgConfig)
find_dependency(fmt)
find_dependency(nlohmann_json)
pkg_check_modules(md4c REQUIRED IMPORTED_TARGET md4c)
pkg_check_modules(harfbuzz REQUIRED IMPORTED_TARGET harfbuzz)
include(${CMAKE_CURRENT_LIST_DIR}/boardwright-targets.cmake)
