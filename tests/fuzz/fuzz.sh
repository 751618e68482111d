# Attacks readers with libFuzzer: part of ./run, whose functions it uses.

# Lets libFuzzer attack readers with what it knows of them: the words of their tables, and a corpus
# that grows in build/fuzz; --keep minimises that and stores it. Ends with 1 if a reader broke.
run_fuzz() {
  local usage="it is './run fuzz [--keep] [TARGET] [SECONDS]'" keep='' asked='' seconds=60 status=0
  if [[ ${1:-} == --keep ]]; then keep=yes && shift; fi
  if [[ ${1:-} =~ ^[a-z]+$ ]]; then asked=$1 && shift; fi
  if [[ ${1:-} =~ ^[0-9]+$ ]]; then seconds=$1 && shift; fi
  [[ $# == 0 ]] || stop 2 "$usage"
  install_packages "${build_packages[@]}" clang libclang-rt-dev
  configure fuzz
  build fuzz fuzzer keeper
  local targets target
  read -ra targets < <(build/fuzz/keeper targets)
  if [[ -n $asked ]]; then
    [[ " ${targets[*]} " == *" $asked "* ]] || stop 2 "there is no '$asked', but ${targets[*]}"
    targets=("$asked")
  fi
  for target in "${targets[@]}"; do
    printf '\n== %s\n' "$target"
    mkdir -p "build/fuzz/corpus/$target"
    build/fuzz/keeper unpack "$target" "build/fuzz/kept/$target"
    if [[ -n $keep ]]; then
      keep_corpus "$target"
    else
      attack "$target" "$seconds" || status=1
    fi
  done
  return "$status"
}

# Attacks one reader for so many seconds, a quarter of them with texts of up to a megabyte.
attack() {
  local target=$1 corpus=build/fuzz/corpus/$1 found=tests/fuzz/found/$1 status=0
  mkdir -p "$found"
  build/fuzz/keeper words "$target" "build/fuzz/$target.dict"
  build/fuzz/keeper grow "$target" "build/fuzz/grown/$target"
  mkdir -p "build/fuzz/long/$target"
  attack_with "$target" $(($2 * 3 / 4)) 4096 "$corpus" "build/fuzz/kept/$target" || status=1
  attack_with "$target" $(($2 - $2 * 3 / 4)) 1048576 "build/fuzz/long/$target" \
    "build/fuzz/grown/$target" || status=1
  rmdir --ignore-fail-on-non-empty -p "$found" 2>/dev/null || true
  return "$status"
}

# The same with inputs of at most so many bytes, from what lies in the folders behind these.
attack_with() {
  local target=$1 seconds=$2 most=$3
  shift 3
  BOARDWRIGHT_FUZZ=$target build/fuzz/fuzzer -dict="build/fuzz/$target.dict" -max_len="$most" \
    -timeout=10 -rss_limit_mb=1024 -max_total_time="$seconds" -print_final_stats=1 -verbosity=0 \
    -artifact_prefix="tests/fuzz/found/$target/" "$@"
}

# Stores the fewest inputs that do all that those found so far do.
keep_corpus() {
  local target=$1 corpus=build/fuzz/corpus/$1 least=build/fuzz/least/$1
  rm -rf "$least"
  mkdir -p "$least"
  BOARDWRIGHT_FUZZ=$target build/fuzz/fuzzer -set_cover_merge=1 -verbosity=0 "$least" \
    "$corpus" "build/fuzz/kept/$target"
  build/fuzz/keeper pack "$target" "$least"
}
