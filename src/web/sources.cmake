# Which files each module is compiled from. As a script it prints those of one module:
#
#     cmake -D module=bench -P src/web/sources.cmake
cmake_minimum_required(VERSION 3.25)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH source)
set(watched "")
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(watched CONFIGURE_DEPENDS)  # a file that is added or taken away
endif()

# The rules alone. TOML stays outside: pages bring data that are read already.
file(GLOB_RECURSE rules ${watched} ${source}/engine/*.cpp)
list(FILTER rules EXCLUDE REGEX "/base/(data_reader|toml_guard)\\.cpp$")
set(engine ${source}/web/engine.cpp)

# The workbench: all that reads, proves, draws and tells a game, with TOML.
set(toml ${source}/engine/base/data_reader.cpp ${source}/engine/base/toml_guard.cpp)
file(GLOB_RECURSE telling ${watched} ${source}/picture/*.cpp ${source}/press/verify/*.cpp
  ${source}/press/document/*.cpp ${source}/press/exchange/*.cpp ${source}/web/bench/*.cpp)
# Fonts, and how many letters a printer has, are matters of print.
list(FILTER telling EXCLUDE REGEX "/document/(printable|book[a-z_]*)\\.cpp$")
foreach(file new_board new_game new_from_fen new_from_rules)
  list(APPEND telling ${source}/press/command/${file}.cpp)
endforeach()

if(CMAKE_SCRIPT_MODE_FILE)
  set(files ${rules} ${source}/web/quiet.cpp)
  if(module STREQUAL "engine")
    list(APPEND files ${engine})
  else()
    list(APPEND files ${toml} ${telling})
  endif()
  list(SORT files)
  list(TRANSFORM files REPLACE "^${source}/" "src/")
  list(JOIN files "\n" files)
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${files})
endif()
