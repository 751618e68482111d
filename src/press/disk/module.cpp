// Finds and loads modules.
#include "disk/module.h"

#include <dlfcn.h>

#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <system_error>

namespace boardwright::disk {
namespace fs = std::filesystem;

std::vector<fs::path> module_places(const char* file) {
  std::vector<fs::path> folders;
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  if (!program.empty()) {
    folders.push_back(program.parent_path());
    folders.push_back(program.parent_path().parent_path() / "lib" / "boardwright");
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
  throw std::runtime_error(what + ", which is not at " + tried);
}

}  // namespace boardwright::disk
