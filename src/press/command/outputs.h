// The files of one build: which have to be made, which were, and why.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "command/manifest.h"
#include "command/sources.h"
#include "command/work.h"

namespace boardwright::command {

/// A file to be written, below the output folder.
struct Output {
  std::string path;
  std::string bytes;
  std::uint64_t key = 0;  ///< of all that it is made from
};

/// What a page shows, for the fonts of the site; empty of other files.
std::string letters_of(const Output& file);

/// What a build makes, beside what it keeps of the last one.
class Outputs {
 public:
  Outputs(Manifest& manifest, bool why) : manifest_(manifest), why_(why) {}

  /// Whether a file has to be made; if not, what is known of it is kept.
  bool has_to_be_made(const std::string& path, std::uint64_t key, const Parts& before,
                      const Parts& now, unsigned kinds);
  bool has_to_be_made(const Work& work, const std::string& path, std::uint64_t key, unsigned kinds);

  /// Keeps a file of the last build if it holds what was written, from whatever it was made.
  bool keep(const std::vector<std::string>& paths);

  void add(Output output) { files_.push_back(std::move(output)); }

  /// Tells the manifest of every file that is made so far.
  void remember();

  /// Adds a file, and tells the manifest of it.
  void add_kept(Output output);

  std::vector<Output>& files() { return files_; }

  /// By file, why it is made anew; none unless somebody asked.
  const std::map<std::string, std::string>& reasons() const { return reasons_; }

 private:
  Manifest& manifest_;
  bool why_;
  std::vector<Output> files_;
  std::map<std::string, std::string> reasons_;
};

}  // namespace boardwright::command
