# Fails if a folder of src/ includes one to its right, or a library appears where it may not.
#
#     cmake -D source=src -P tests/layers.cmake
cmake_minimum_required(VERSION 3.25)

set(layers base geometry rules game scene render document verify command)

# A pattern of headers, and the pattern of files that may include them.
set(homes
  "cairo|pango|fontconfig|qpdf/|libdeflate" "^render/ink/"
  "toml\\+\\+"                              "^base/data_reader\\.cpp$"
  "md4c"                                    "^document/markdown\\.cpp$"
  "CLI/"                                    "^main\\.cpp$")

set(wrong "")
get_filename_component(source "${source}" ABSOLUTE)

# Adds a complaint if `file` (below src/) may not include `header` for its layer.
function(check_layer file header)
  string(REGEX MATCH "^[^/]+" to "${header}")
  list(FIND layers "${to}" to_layer)
  if(file MATCHES "^([^/]+)/")
    list(FIND layers "${CMAKE_MATCH_1}" from_layer)
    if(from_layer EQUAL -1)
      list(APPEND wrong "src/${file}: '${CMAKE_MATCH_1}' is no layer")
    elseif(to_layer GREATER from_layer)
      list(APPEND wrong "src/${file} includes ${header}, which is above it")
    endif()
  endif()
  set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

# Adds a complaint if `file` is not a home of the library that `header` belongs to.
function(check_library file header)
  set(rows ${homes})
  while(rows)
    list(POP_FRONT rows library home)
    if(header MATCHES "^(${library})" AND NOT file MATCHES "${home}")
      list(APPEND wrong "src/${file} includes ${header}, which belongs in ${home}")
    endif()
  endwhile()
  set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE files RELATIVE ${source} ${source}/*.h ${source}/*.cpp)
if(NOT files)
  message(FATAL_ERROR "no sources in '${source}'")
endif()
foreach(file IN LISTS files)
  file(STRINGS ${source}/${file} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(include IN LISTS includes)
    if(include MATCHES "include[ \t]*\"([^\"]+)\"")
      check_layer("${file}" "${CMAKE_MATCH_1}")
      check_library("${file}" "${CMAKE_MATCH_1}")
    elseif(include MATCHES "include[ \t]*<([^>]+)>")
      check_library("${file}" "${CMAKE_MATCH_1}")
    endif()
  endforeach()
endforeach()

if(wrong)
  list(JOIN wrong "\n  " lines)
  message(FATAL_ERROR "broken layers:\n  ${lines}")
endif()
