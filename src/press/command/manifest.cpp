// Reads and writes the memory of a build.
#include "command/manifest.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <vector>

#include "base/hash.h"
#include "base/limits.h"
#include "base/text.h"
#include "disk/disk.h"

namespace boardwright::command {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20;  // of one output file

std::string hex(std::uint64_t number) {
  constexpr char digits[] = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4) text[i] = digits[number & 15];
  return text;
}

bool read_hex(std::string_view text, std::uint64_t& number) {
  const auto end = text.data() + text.size();
  return text.size() == 16 && std::from_chars(text.data(), end, number, 16).ptr == end;
}

bool is_below(const std::string& path, const std::string& folder) {
  return path.starts_with(folder + "/");
}

}  // namespace

Manifest::Manifest(const std::filesystem::path& folder) : folder_(folder) {
  std::error_code failed;
  if (!std::filesystem::is_regular_file(folder / file_name, failed)) return;
  const std::string text = read_file(folder / file_name, most_bytes);
  for (std::string_view line : split(text, '\n')) {
    Entry entry;
    if (line.size() < 35 || !read_hex(line.substr(0, 16), entry.key) ||
        !read_hex(line.substr(17, 16), entry.hash) || line.find("..") != std::string_view::npos)
      continue;
    old_.emplace(line.substr(34), entry);
  }
}

bool Manifest::holds(const std::string& path, std::uint64_t key) const {
  const auto found = old_.find(path);
  if (found == old_.end() || found->second.key != key) return false;
  std::error_code failed;
  if (!std::filesystem::is_regular_file(folder_ / path, failed)) return false;
  return content_hash(read_file(folder_ / path, most_bytes)) == found->second.hash;
}

void Manifest::keep(const std::string& path, std::uint64_t key, std::uint64_t hash) {
  fresh_[path] = {key, hash};
}

void Manifest::keep_old(const std::string& path) { fresh_[path] = old_.at(path); }

std::vector<std::string> Manifest::dropped(const std::string& below) const {
  std::vector<std::string> paths;
  for (const auto& [path, entry] : old_)
    if (is_below(path, below) && !fresh_.contains(path)) paths.push_back(path);
  return paths;
}

void Manifest::keep_others(const std::vector<std::string>& folders) {
  for (const auto& [path, entry] : old_)
    if (std::none_of(folders.begin(), folders.end(), [&, &name = path](const std::string& folder) {
          return is_below(name, folder);
        }))
      fresh_.emplace(path, entry);
}

std::string Manifest::text() const {
  std::string text;
  for (const auto& [path, entry] : fresh_)
    text += hex(entry.key) + " " + hex(entry.hash) + " " + path + "\n";
  return text;
}

}  // namespace boardwright::command
