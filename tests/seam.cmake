# Fails if a file of the engine or the picture, which must also compile for a host without disk,
# clock and threads, names one.
#
#     cmake -D source=src -P tests/seam.cmake
cmake_minimum_required(VERSION 3.25)

set(bound "^(engine|picture)/")

# What only a host has: headers, and names of functions.
string(CONCAT headers
  "<(fstream|iostream|thread|mutex|future|condition_variable|chrono|ctime|random|"
  "dlfcn\\.h|unistd\\.h|fcntl\\.h|sys/[a-z]+\\.h)>")
string(CONCAT names
  "getenv|(filesystem|fs)::(exists|is_[a-z]+|[a-z_]*directory|[a-z_]*directory_iterator|"
  "[a-z_]*directories|current_path|temp_directory_path|absolute|canonical|copy|file_size|"
  "last_write_time|permissions|read_symlink|remove|rename|status)")

get_filename_component(source "${source}" ABSOLUTE)
file(GLOB_RECURSE files RELATIVE ${source} ${source}/*.h ${source}/*.cpp)
list(FILTER files INCLUDE REGEX "${bound}")
if(NOT files)
  message(FATAL_ERROR "no sources in '${source}'")
endif()
set(wrong "")
foreach(file IN LISTS files)
  file(STRINGS ${source}/${file} lines REGEX "#[ \t]*include[ \t]*${headers}|${names}")
  foreach(line IN LISTS lines)
    string(REPLACE ";" "" line "${line}")
    string(STRIP "${line}" line)
    list(APPEND wrong "src/${file}: ${line}")
  endforeach()
endforeach()

if(wrong)
  list(JOIN wrong "\n  " lines)
  message(FATAL_ERROR "these belong behind Files, of base/files.h:\n  ${lines}")
endif()
