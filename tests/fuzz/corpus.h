// The inputs that the fuzzer kept for a target, all in one file: for each its length in bytes and a
// line end, then the bytes and a line end.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fuzz {

/// The inputs in tests/fuzz/corpus/TARGET. Throws std::runtime_error if it is not such a file.
std::vector<std::string> corpus_of(std::string_view target);

/// Writes that file.
void keep_corpus(std::string_view target, const std::vector<std::string>& inputs);

/// The bytes of the files in a folder, in the order of their names.
std::vector<std::string> inputs_in(const std::filesystem::path& folder);

/// What broke a target: the files in tests/fuzz/found/TARGET.
std::filesystem::path found_for(std::string_view target);

}  // namespace boardwright::fuzz
