// The files of one build: which have to be made, which are made, and why.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "builder/manifest.h"
#include "builder/sources.h"
#include "builder/work.h"

namespace boardwright::builder {

/// A file to write, below the output folder.
struct Output {
  std::string path;
  std::string bytes;
  std::uint64_t key = 0;  ///< a hash of everything that it is made from
};

/// The characters that a page shows, for the fonts of the site. Empty for other files.
std::string letters_of(const Output& file);

/// The files that a build makes. Others are kept from the last build.
class Outputs {
 public:
  Outputs(Manifest& manifest, bool why) : manifest_(manifest), why_(why) {}

  /// Whether a file has to be made. If not, its entry in the manifest is kept.
  bool has_to_be_made(const std::string& path, std::uint64_t key, const Parts& before,
                      const Parts& now, unsigned kinds);
  bool has_to_be_made(const Work& work, const std::string& path, std::uint64_t key, unsigned kinds);

  /// Keeps files of the last build if none was changed on disk since, whatever their keys. Returns
  /// whether they are kept.
  bool keep(const std::vector<std::string>& paths);

  void add(Output output) { files_.push_back(std::move(output)); }

  /// Adds every file made so far to the manifest.
  void remember();

  /// Adds a file, also to the manifest.
  void add_kept(Output output);

  std::vector<Output>& files() { return files_; }

  /// The files made so far, which leave memory.
  std::vector<Output> take() { return std::exchange(files_, {}); }

  /// Why each file is made again, by its path. Empty unless `why` was set.
  const std::map<std::string, std::string>& reasons() const { return reasons_; }

 private:
  Manifest& manifest_;
  bool why_;
  std::vector<Output> files_;
  std::map<std::string, std::string> reasons_;
};

}  // namespace boardwright::builder
