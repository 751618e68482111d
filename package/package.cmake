# What is installed, and the packages that hold it: the program, and a library with its headers.
set(completions ${CMAKE_CURRENT_BINARY_DIR}/completions)

# The program tells its own page for man, and what a shell completes.
set(told)
function(program_tells file)
  add_custom_command(OUTPUT ${file} DEPENDS boardwright VERBATIM
    COMMAND ${CMAKE_COMMAND} -D "asked=$<TARGET_FILE:boardwright>;${ARGN}" -D file=${file}
      -P ${PROJECT_SOURCE_DIR}/package/tell.cmake)
  set(told ${told} ${file} PARENT_SCOPE)
endfunction()
program_tells(${CMAKE_CURRENT_BINARY_DIR}/boardwright.1 man)
program_tells(${completions}/boardwright completion bash)
program_tells(${completions}/_boardwright completion zsh)
program_tells(${completions}/boardwright.fish completion fish)
add_custom_target(told ALL DEPENDS ${told})

install(TARGETS boardwright COMPONENT program)
install(TARGETS boardwright-ink LIBRARY DESTINATION lib/boardwright COMPONENT program)
install(DIRECTORY templates fonts DESTINATION ${CMAKE_INSTALL_DATADIR}/boardwright COMPONENT program)
install(FILES README.md CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/boardwright COMPONENT program)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/boardwright RENAME copyright
  COMPONENT program)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/boardwright.1
  DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${completions}/boardwright
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
install(FILES ${completions}/_boardwright
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
install(FILES ${completions}/boardwright.fish
  DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)

# The wings as one library. A program that uses it writes #include <boardwright/picture.h>.
list(TRANSFORM wings REPLACE ".+" "$<TARGET_OBJECTS:boardwright-\\0>" OUTPUT_VARIABLE objects)
add_library(libboardwright STATIC ${objects})
set_target_properties(libboardwright PROPERTIES
  OUTPUT_NAME boardwright EXPORT_NAME boardwright LINKER_LANGUAGE CXX)
target_compile_features(libboardwright INTERFACE cxx_std_20)
target_include_directories(libboardwright INTERFACE
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>
  $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/boardwright>)
target_link_libraries(libboardwright INTERFACE
  fmt::fmt nlohmann_json::nlohmann_json PkgConfig::md4c PkgConfig::harfbuzz PkgConfig::polyclipping Threads::Threads
  ${CMAKE_DL_LIBS})
install(TARGETS libboardwright EXPORT boardwright-targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
foreach(wing IN LISTS wings)
  install(DIRECTORY src/${wing}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/boardwright
    COMPONENT library FILES_MATCHING PATTERN "*.h" REGEX "/(fonts|pdf|typeset|modules|workbench)$" EXCLUDE)
endforeach()
foreach(header fonts/bad_text pdf/ink typeset/books)
  cmake_path(GET header PARENT_PATH room)
  install(FILES src/paper/${header}.h
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/boardwright/${room} COMPONENT library)
endforeach()
install(DIRECTORY package/example
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libboardwright-dev COMPONENT library)
install(FILES LICENSE
  DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libboardwright-dev RENAME copyright COMPONENT library)
set(library_package ${CMAKE_INSTALL_LIBDIR}/cmake/boardwright)
install(EXPORT boardwright-targets NAMESPACE boardwright:: DESTINATION ${library_package}
  COMPONENT library)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/boardwright-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES package/boardwright-config.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/boardwright-config-version.cmake
  DESTINATION ${library_package} COMPONENT library)

# `cpack` in the folder of a release build writes two Debian packages, and a tarball that runs from
# where it is unpacked.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_CONTACT "Boardwright <boardwright@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "boards, diagrams and rules pages of chess variants, proved")
set(CPACK_PACKAGE_DESCRIPTION
  "Draws the boards and diagrams of chess variants from rules written as data, typesets the rules as
web pages and as a book, and proves what they state with one rules engine.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME boardwright)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libboardwright-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
  "libfmt-dev, nlohmann-json3-dev, libmd4c-dev, libharfbuzz-dev, libpolyclipping-dev, pkg-config")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_RECOMMENDS "boardwright (= ${PROJECT_VERSION})")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION "The engine, the drawing and the printing of Boardwright as a C++ library.")
include(CPack)
