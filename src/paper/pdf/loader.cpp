// Finds and loads the module that draws PDF and PNG.
#include <stdexcept>
#include <string>

#include "base/hash.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/module.h"
#include "pdf/module.h"

// Weak: defined only in programs that link the module's objects.
extern "C" __attribute__((weak)) boardwright::pdf::InkFunctions* boardwright_ink(
    int version, const std::filesystem::path& fonts);

namespace boardwright::pdf {
namespace {

namespace fs = std::filesystem;

using Entry = decltype(&boardwright_ink);

Entry find_entry() {
  if (boardwright_ink != nullptr) return boardwright_ink;
  return reinterpret_cast<Entry>(
      disk::module_entry(ink_file, "boardwright_ink", "PDF and PNG need the drawing module"));
}

InkFunctions* open_module(const fs::path& fonts) {
  static const Entry open = find_entry();
  InkFunctions* const functions = open(ink_version, fonts);
  if (functions == nullptr)
    throw std::runtime_error("'" + std::string(ink_file) +
                             "' belongs to another version of boardwright");
  return functions;
}

}  // namespace

std::uint64_t ink_fingerprint() {
  constexpr std::size_t most_bytes = std::size_t{256} << 20;
  for (const fs::path& file : disk::module_places(ink_file))
    if (disk::file_exists(file))
      return base::content_hash(disk::read_file(file, most_bytes), ink_version);
  return ink_version;
}

Ink::Ink(const fs::path& fonts) : functions_(open_module(fonts)) {}

}  // namespace boardwright::pdf
