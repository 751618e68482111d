// The small changes that can be made in the code of the engine, found in its syntax tree.
#pragma once
#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace engine_mutants {

/// The rooms of src/engine that are changed.
inline constexpr std::string_view rooms[] = {"moves", "play"};

enum class Kind { comparison, condition, constant, call };
inline constexpr std::array kinds = {"comparison", "condition", "constant", "call"};

/// A part of a file, in bytes.
struct Range {
  std::string file;  ///< beneath src/engine
  std::size_t begin, end;
};

/// Text that is put before and behind a range. `@` stands for the number of the change.
struct Wrap {
  Range range;
  std::string before, behind = ")";
};

struct Change {
  Kind kind;
  std::vector<Wrap> wraps;
  std::string words;

  const Range& range() const { return wraps[0].range; }
  auto place() const {
    const auto& [file, begin, end] = range();
    return std::tie(kind, file, begin, end, wraps[0].before);
  }
};

std::string read(const std::filesystem::path& path);

/// Without spaces at its ends.
std::string trimmed(std::string_view text);

/// The files of src/engine, each read once.
class Sources {
 public:
  explicit Sources(const std::filesystem::path& folder);

  const std::filesystem::path& folder() const { return folder_; }
  const std::string& text(const std::string& file);
  std::string text(const Range& range);

  /// The line on which a range begins, and its number.
  std::string line(const Range& range);
  long line_number(const Range& range);

 private:
  std::filesystem::path folder_;
  std::map<std::string, std::string> texts_;
};

/// What a change is called in the list of those that change nothing. Numbers of lines would not
/// last.
std::string name_of(Sources& sources, const Change& change);

/// All changes, in the order of kind, file and place; no two have one name. Ends the program with 1
/// if a source does not compile.
std::vector<Change> all_changes(Sources& sources);

}  // namespace engine_mutants
