// The corpus of a fuzz target, in one file. Each input is stored as its length in bytes and a line
// end, then its bytes and a line end.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fuzz {

/// Reads the inputs in tests/fuzz/corpus/TARGET. Throws std::runtime_error if the file is
/// malformed.
std::vector<std::string> corpus_of(std::string_view target);

/// Writes the inputs to tests/fuzz/corpus/TARGET.
void keep_corpus(std::string_view target, const std::vector<std::string>& inputs);

/// The contents of the files in a folder, in the order of their names.
std::vector<std::string> inputs_in(const std::filesystem::path& folder);

/// The folder of inputs that once broke a target: tests/fuzz/found/TARGET.
std::filesystem::path found_for(std::string_view target);

}  // namespace boardwright::fuzz
