// Finds and loads modules.
#include "disk/module.h"

#include <dlfcn.h>
#include <sys/stat.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace boardwright::disk {
namespace fs = std::filesystem;

namespace {

/// Can be read even if the program's file was replaced.
constexpr const char* running_program = "/proc/self/exe";

struct Mapped {
  std::uint64_t inode = 0;
  std::string file;
};

/// The file that the memory of this function is mapped from.
Mapped this_code() {
  const auto here = reinterpret_cast<std::uintptr_t>(&program_file);
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    // "begin-end permissions offset device inode file", with the inode in decimal
    std::istringstream words(line);
    std::uintptr_t begin = 0, end = 0;
    char dash = 0;
    std::string ignored;
    Mapped mapped;
    words >> std::hex >> begin >> dash >> end >> ignored >> ignored >> ignored;
    words >> std::dec >> mapped.inode >> std::ws;
    if (begin <= here && here < end && std::getline(words, mapped.file)) return mapped;
  }
  return {};
}

}  // namespace

fs::path program_file() {
  struct stat status = {};
  const Mapped mapped = this_code();
  if (mapped.file.empty() || (stat(running_program, &status) == 0 && status.st_ino == mapped.inode))
    return running_program;
  return mapped.file;
}

fs::path program_folder() {
  std::error_code failed;
  const fs::path file = program_file();
  return (file == running_program ? fs::read_symlink(file, failed) : file).parent_path();
}

std::vector<fs::path> module_places(const char* file) {
  std::vector<fs::path> folders;
  if (const fs::path program = program_folder(); !program.empty()) {
    folders.push_back(program);
    folders.push_back(program.parent_path() / "lib" / "boardwright");
  }
  if (const char* home = std::getenv("BOARDWRIGHT_HOME"); home != nullptr && *home != '\0') {
    folders.emplace_back(home);
    folders.push_back(fs::path(home) / "lib" / "boardwright");
  }
  for (fs::path& folder : folders) folder /= file;
  return folders;
}

void* module_entry(const char* file, const char* entry, const std::string& what) {
  std::string tried;
  for (const fs::path& place : module_places(file)) {
    std::error_code ignored;
    if (!fs::exists(place, ignored)) {
      tried += (tried.empty() ? "'" : ", '") + place.string() + "'";
      continue;
    }
    std::unique_ptr<void, int (*)(void*)> library(dlopen(place.c_str(), RTLD_LAZY | RTLD_LOCAL),
                                                  &dlclose);
    if (!library) throw std::runtime_error(what + ", which cannot be loaded: " + dlerror());
    void* const found = dlsym(library.get(), entry);
    if (found == nullptr)
      throw std::runtime_error("'" + place.string() +
                               "' belongs to another version of boardwright");
    static_cast<void>(library.release());
    return found;
  }
  throw std::runtime_error(what + ", which was not found at " + tried);
}

}  // namespace boardwright::disk
