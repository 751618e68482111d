# Fails if a room of src/ includes one after it, opens another's namespace or takes all names of one,
# or if a library appears where it may not.
#
#     cmake -D source=src -P tests/layers.cmake
cmake_minimum_required(VERSION 3.25)

# The wings with their rooms, all in order.
set(wings engine picture article exchange host paper web app)
set(engine base geometry board notation moves betza play solve game live)
set(picture scene figure diagram render)
set(article verify text english audit)
set(exchange scaffold fairy_stockfish interactive_diagram pgn popeye drawings formats)
set(host disk terminal)
set(paper book fonts pdf typeset sheets boards counters box solid)
set(web page site)
set(app builder preview commands)
set(rooms)
foreach(wing IN LISTS wings)
  list(APPEND rooms ${${wing}})
endforeach()

# A pattern of headers, and the pattern of files that may include them.
set(homes
  "cairo|pango|fontconfig|libdeflate|lcms2|hb-|glib|hyphen\\.h" "^paper/(fonts|pdf|typeset)/"
  "qpdf/"                                   "^paper/pdf/"
  "hb\\.h"                                  "^(paper/(fonts|pdf|typeset)/|host/disk/font_characters\\.cpp$)"
  "toml\\+\\+"                              "^engine/base/data_reader\\.cpp$"
  "clipper\\.hpp"                           "^paper/solid/footprint\\.cpp$"
  "md4c"                                    "^article/text/markdown\\.cpp$"
  "fmt/"                                    "^(article|exchange|host|paper|web|app)/"
  "nlohmann/"                               "^(exchange|host|paper|web|app)/"
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
  if(NOT wing IN_LIST wings OR NOT from IN_LIST ${wing})
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
    if(NOT line MATCHES "^namespace boardwright::${room}(::[a-z_]+)? {")
      list(APPEND wrong "src/${file} opens '${line}', and not boardwright::${room}")
    endif()
  endforeach()
  file(STRINGS ${source}/${file} taken REGEX "using namespace")
  foreach(line IN LISTS taken)
    if(NOT line MATCHES "using namespace (std::[a-z_]+|[a-z]+_[a-z]+|notation_table);")
      string(REPLACE ";" "" line "${line}")
      list(APPEND wrong "src/${file} has '${line}': names of another room are taken one by one")
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
list(FILTER files EXCLUDE REGEX "^web/(modules|workbench)/")  # other programs, made of all rooms
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

# No room has more than a twelfth of all lines.
set(all_lines 0)
foreach(room IN LISTS rooms)
  set(lines_of_${room} 0)
endforeach()
foreach(file IN LISTS files)
  if(file MATCHES "^[^/]+/([^/]+)/")
    set(room "${CMAKE_MATCH_1}")
    file(READ ${source}/${file} text)
    string(REGEX REPLACE "[^\n]+" "" lines "${text}")
    string(LENGTH "${lines}" lines)
    math(EXPR lines_of_${room} "${lines_of_${room}} + ${lines}")
    math(EXPR all_lines "${all_lines} + ${lines}")
  endif()
endforeach()
math(EXPR most "${all_lines} / 12")
foreach(room IN LISTS rooms)
  if(all_lines GREATER 1000 AND lines_of_${room} GREATER most)
    list(APPEND wrong "${room} has ${lines_of_${room}} lines, more than a twelfth of ${all_lines}")
  endif()
endforeach()

if(wrong)
  list(JOIN wrong "\n  " lines)
  message(FATAL_ERROR "broken layers:\n  ${lines}")
endif()
