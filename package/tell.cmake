# Writes what a command says into a file: cmake -D asked=PROGRAM;WORD... -D file=FILE -P tell.cmake
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND ${asked} OUTPUT_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${file} "${said}")
