# Fails if a room of src/ includes one after it or opens another's namespace, or if a library
# appears where it may not.
#
#     cmake -D source=src -P tests/layers.cmake
cmake_minimum_required(VERSION 3.25)

# The wings with their rooms, all in order.
set(engine base geometry rules play game live)
set(picture scene figure diagram render)
set(press disk ink verify document typeset print solid exchange serve command)
set(rooms ${engine} ${picture} ${press})

# A pattern of headers, and the pattern of files that may include them.
set(homes
  "cairo|pango|fontconfig|libdeflate|lcms2|hb-|glib|hyphen\\.h" "^press/(ink|typeset)/"
  "qpdf/"                                   "^press/ink/"
  "hb\\.h"                                  "^press/(ink/|typeset/|disk/font_characters\\.cpp$)"
  "toml\\+\\+"                              "^engine/base/data_reader\\.cpp$"
  "clipper\\.hpp"                           "^press/solid/footprint\\.cpp$"
  "md4c"                                    "^press/document/markdown\\.cpp$"
  "fmt/"                                    "^press/"
  "nlohmann/"                               "^press/"
  "CLI/"                                    "^main\\.cpp$")

set(wrong "")
get_filename_component(source "${source}" ABSOLUTE)

# Adds a complaint if `file` (below src/) may not include `header` for its room.
function(check_room file header)
  if(NOT file MATCHES "^([^/]+)/([^/]+)/")
    return()
  endif()
  set(wing "${CMAKE_MATCH_1}")
  set(from "${CMAKE_MATCH_2}")
  if(NOT wing MATCHES "^(engine|picture|press)$" OR NOT from IN_LIST ${wing})
    list(APPEND wrong "src/${file}: '${wing}/${from}' is no room")
  elseif(header MATCHES "^([^/]+)/")
    list(FIND rooms "${CMAKE_MATCH_1}" to_room)
    list(FIND rooms "${from}" from_room)
    if(to_room GREATER from_room)
      list(APPEND wrong "src/${file} includes ${header}, which comes after it")
    endif()
  endif()
  set(wrong "${wrong}" PARENT_SCOPE)
endfunction()

# Adds a complaint if `file` opens the namespace of another room.
function(check_namespace file)
  if(NOT file MATCHES "^[^/]+/([^/]+)/")
    return()
  endif()
  set(room "${CMAKE_MATCH_1}")
  file(STRINGS ${source}/${file} opened REGEX "^namespace boardwright")
  foreach(line IN LISTS opened)
    if(NOT line MATCHES "^namespace boardwright::${room}(::[a-z_]+)? {" AND NOT file MATCHES "base/rooms\\.h$")
      list(APPEND wrong "src/${file} opens '${line}', and not boardwright::${room}")
    endif()
  endforeach()
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
list(FILTER files EXCLUDE REGEX "^web/")  # no room: another program, made of all rooms
foreach(file IN LISTS files)
  file(STRINGS ${source}/${file} includes REGEX "^[ \t]*#[ \t]*include")
  check_namespace("${file}")
  foreach(include IN LISTS includes)
    if(include MATCHES "include[ \t]*\"([^\"]+)\"")
      check_room("${file}" "${CMAKE_MATCH_1}")
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
