// Finds and loads the module that draws PDF and PNG.
#include <dlfcn.h>

#include <array>
#include <cstdlib>
#include <memory>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include "base/files.h"
#include "base/hash.h"
#include "disk/disk.h"
#include "ink/module.h"

// Weak: present only in programs that link the module's objects.
extern "C" __attribute__((weak)) const boardwright::ink::Ink::Vtable* boardwright_ink();

namespace boardwright::ink {
namespace {

namespace fs = std::filesystem;

/// Where the module may lie, best first.
std::vector<fs::path> places() {
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
  for (fs::path& folder : folders) folder /= ink_file;
  return folders;
}

const Ink::Vtable* load(const fs::path& file) {
  using Entry = const Ink::Vtable* (*)();
  std::unique_ptr<void, int (*)(void*)> library(dlopen(file.c_str(), RTLD_LAZY | RTLD_LOCAL),
                                                &dlclose);
  if (!library)
    throw std::runtime_error(std::string("cannot load the drawing module: ") + dlerror());
  const auto entry = reinterpret_cast<Entry>(dlsym(library.get(), "boardwright_ink"));
  if (entry == nullptr || entry()->version != ink_version)
    throw std::runtime_error("'" + file.string() + "' belongs to another version of boardwright");
  static_cast<void>(library.release());  // stays loaded until the program ends
  return entry();
}

const Ink::Vtable* find_module() {
  if (boardwright_ink != nullptr) return boardwright_ink();
  std::string tried;
  for (const fs::path& file : places()) {
    std::error_code ignored;
    if (fs::exists(file, ignored)) return load(file);
    tried += (tried.empty() ? "'" : ", '") + file.string() + "'";
  }
  throw std::runtime_error("PDF and PNG need the drawing module, which is not at " + tried);
}

const Ink::Vtable& module() {
  static const Ink::Vtable* const loaded = find_module();
  return *loaded;
}

}  // namespace

std::uint64_t ink_fingerprint() {
  constexpr std::size_t most_bytes = std::size_t{256} << 20;
  for (const fs::path& file : places())
    if (file_exists(file)) return content_hash(read_file(file, most_bytes), ink_version);
  return ink_version;
}

Ink::Ink(const fs::path& fonts) : module_(&module()), state_(module_->open(fonts)) {}

Ink::~Ink() { module_->close(state_); }

std::string Ink::pdf(const Scene& scene, const Style& style, const RenderOptions& options) {
  return module_->pdf(state_, scene, style, options);
}

std::string Ink::pages(const std::vector<Page>& pages, const std::string& title,
                       const RenderOptions& options) {
  return module_->pages(state_, pages, title, options);
}

void Ink::expect_book() { module_->expect_book(state_); }

std::string Ink::book(const Book& book, const RenderOptions& options) {
  return module_->book(state_, book, options);
}

std::string Ink::png(const Scene& scene, const Style& style, const RenderOptions& options) {
  return module_->png(state_, scene, style, options);
}

}  // namespace boardwright::ink
