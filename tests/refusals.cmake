# Fails if a file that is also compiled for pages, where there are no exceptions, throws or catches.
#
#     cmake -D source=src -P tests/refusals.cmake
cmake_minimum_required(VERSION 3.25)

set(bound "^(engine|picture|article|exchange|web)/")
# A bug of ours stops a page at once; what the program throws stands beside what it refuses.
set(unbound "^engine/base/(bug|errors)\\.h$")

get_filename_component(source "${source}" ABSOLUTE)
file(GLOB_RECURSE files RELATIVE ${source} ${source}/*.h ${source}/*.cpp)
list(FILTER files INCLUDE REGEX "${bound}")
list(FILTER files EXCLUDE REGEX "${unbound}")
if(NOT files)
  message(FATAL_ERROR "no sources in '${source}'")
endif()
set(wrong "")
foreach(file IN LISTS files)
  file(STRINGS ${source}/${file} lines
    REGEX "^(|([^/\"]|/[^/])*[^A-Za-z_/\"])(throw|catch|try)( *[({;:]| +[A-Za-z])|base/errors\\.h")
  foreach(line IN LISTS lines)
    string(REPLACE ";" "" line "${line}")
    string(STRIP "${line}" line)
    list(APPEND wrong "src/${file}: ${line}")
  endforeach()
endforeach()

if(wrong)
  list(JOIN wrong "\n  " lines)
  message(FATAL_ERROR "here a refusal is returned, see base/refusal.h:\n  ${lines}")
endif()
