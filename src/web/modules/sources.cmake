# The source files of each module. Run as a script, it prints those of one module:
#
#     cmake -D module=bench -P src/web/modules/sources.cmake
cmake_minimum_required(VERSION 3.25)
cmake_path(GET CMAKE_CURRENT_LIST_DIR PARENT_PATH source)
cmake_path(GET source PARENT_PATH source)
set(watched "")
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(watched CONFIGURE_DEPENDS)  # notices added and removed files
endif()

# Only the engine, without TOML: pages contain packed data.
file(GLOB_RECURSE rules ${watched} ${source}/engine/*.cpp)
list(FILTER rules EXCLUDE REGEX "/base/(data_reader|toml_guard)\\.cpp$")
set(engine ${source}/web/modules/engine.cpp)

# The workbench: the code that reads, proves, draws and describes a game, with TOML.
set(toml ${source}/engine/base/data_reader.cpp ${source}/engine/base/toml_guard.cpp)
file(GLOB_RECURSE workbench ${watched} ${source}/picture/*.cpp ${source}/article/*.cpp
  ${source}/exchange/*.cpp ${source}/web/page/*.cpp ${source}/web/workbench/*.cpp)

if(CMAKE_SCRIPT_MODE_FILE)
  set(files ${rules} ${source}/web/modules/quiet.cpp)
  if(module STREQUAL "engine")
    list(APPEND files ${engine})
  else()
    list(APPEND files ${toml} ${workbench})
  endif()
  list(SORT files)
  list(TRANSFORM files REPLACE "^${source}/" "src/")
  list(JOIN files "\n" files)
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${files})
endif()
