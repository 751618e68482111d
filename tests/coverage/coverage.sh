# Counts which lines and branches the tests run: part of ./run, whose functions it uses.

# Runs the tests in a build that counts, and adds up by room. What unit tests and golden cases start
# counts too. Ends with 1 if a test fails, or if the tests leave out too much of a reader, a parser
# or the prover.
run_coverage() {
  local status=0 counted=build/coverage
  install_packages "${build_packages[@]}" "${test_packages[@]}" gcovr
  configure coverage
  build coverage all
  find "$counted" -name '*.gcda' -delete
  run_tests coverage || status=1
  printf '\n'
  # Rooms are compiled as one, so a line belongs to one object; those of headers are joined.
  gcovr --root src --object-directory "$counted" --exclude-throw-branches \
    --exclude-unreachable-branches -j "$(nproc)" --json-summary "$counted/coverage.json" \
    --json "$counted/lines.json" "$counted" >/dev/null
  tests/coverage/by_room "$counted/coverage.json" || status=1
  return "$status"
}
