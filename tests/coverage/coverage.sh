# Counts which lines and branches the tests run: part of ./run, whose functions it uses.

# Runs the tests in a build that counts, and adds up by room. What unit tests and golden cases start
# counts too. Ends with 1 if a test fails, or if the tests leave out too much of a reader, a parser
# or the prover.
run_coverage() {
  local status=0 counted=build/coverage
  install_packages "${build_packages[@]}" "${test_packages[@]}" gcovr
  configure coverage
  # Counts of an earlier build do not fit, and the build already starts the program.
  find "$counted" -name '*.gcda' -delete
  build coverage all
  run_tests coverage || status=1
  printf '\n'
  # Branches that only exceptions take are left out, and so are rows of tables of options and of
  # keys, to which g++ attributes nothing else. What a test ended by a signal may have been counted
  # in part.
  gcovr --root src --object-directory "$counted" -j "$(nproc)" --gcov-ignore-parse-errors \
    --exclude-throw-branches --exclude-unreachable-branches \
    --exclude-lines-by-pattern '.*&(to|words)\.\w+.*|.*\b(list_of|tables_of|one_of)\(.*|^class .*' \
    --json-summary "$counted/coverage.json" --txt "$counted/lines.txt" "$counted"
  tests/coverage/by_room "$counted/coverage.json" || status=1
  printf 'The lines that no test runs: %s/lines.txt\n' "$counted"
  return "$status"
}
