// Decides which files of a build have to be made.
#include "builder/outputs.h"

#include <algorithm>

#include "page/site_files.h"

namespace boardwright::builder {

std::string letters_of(const Output& file) {
  if (!file.path.ends_with(".html")) return {};
  return page::text_of(page::letters_of(file.bytes));
}

bool Outputs::has_to_be_made(const std::string& path, std::uint64_t key, const Parts& before,
                             const Parts& now, unsigned kinds) {
  const FileState state = manifest_.state_of(path, key);
  if (state == FileState::intact)
    manifest_.keep_old(path);
  else if (why_)
    reasons_[path] = reason(state, before, now, kinds);
  return state != FileState::intact;
}

bool Outputs::has_to_be_made(const Work& work, const std::string& path, std::uint64_t key,
                             unsigned kinds) {
  static const Parts none;
  return has_to_be_made(path, key, work.old != nullptr ? work.old->parts : none, work.parts, kinds);
}

bool Outputs::keep(const std::vector<std::string>& paths) {
  if (std::ranges::any_of(paths, [&](const std::string& path) {
        return manifest_.state_of(path) != FileState::intact;
      }))
    return false;
  for (const std::string& path : paths) manifest_.keep_old(path);
  return true;
}

void Outputs::remember() {
  for (const Output& file : files_)
    manifest_.keep(file.path, file.key, file.bytes, letters_of(file));
}

void Outputs::add_kept(Output output) {
  manifest_.keep(output.path, output.key, output.bytes, letters_of(output));
  files_.push_back(std::move(output));
}

}  // namespace boardwright::builder
