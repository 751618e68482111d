// Finds and loads the module that draws PDF and PNG.
#include <stdexcept>
#include <string>

#include "base/files.h"
#include "base/hash.h"
#include "disk/disk.h"
#include "disk/module.h"
#include "ink/module.h"

// Weak: present only in programs that link the module's objects.
extern "C" __attribute__((weak)) const boardwright::ink::Ink::Vtable* boardwright_ink();

namespace boardwright::ink {
namespace {

namespace fs = std::filesystem;

const Ink::Vtable* find_module() {
  if (boardwright_ink != nullptr) return boardwright_ink();
  using Entry = const Ink::Vtable* (*)();
  void* const found =
      module_entry(ink_file, "boardwright_ink", "PDF and PNG need the drawing module");
  const Ink::Vtable* table = reinterpret_cast<Entry>(found)();
  if (table->version != ink_version)
    throw std::runtime_error("'" + std::string(ink_file) +
                             "' belongs to another version of boardwright");
  return table;
}

const Ink::Vtable& module() {
  static const Ink::Vtable* const loaded = find_module();
  return *loaded;
}

}  // namespace

std::uint64_t ink_fingerprint() {
  constexpr std::size_t most_bytes = std::size_t{256} << 20;
  for (const fs::path& file : module_places(ink_file))
    if (file_exists(file)) return content_hash(read_file(file, most_bytes), ink_version);
  return ink_version;
}

Ink::Ink(const fs::path& fonts) : module_(&module()), state_(module_->open(fonts)) {}

Ink::~Ink() { module_->close(state_); }

RenderOptions Ink::on_press(const RenderOptions& options) const {
  RenderOptions all = options;
  if (press_) all.press = &*press_;
  return all;
}

std::string Ink::pdf(const Scene& scene, const Style& style, const RenderOptions& options) {
  return module_->pdf(state_, scene, style, options);
}

std::string Ink::pages(const std::vector<Page>& pages, const std::string& title,
                       const RenderOptions& options) {
  return module_->pages(state_, pages, title, on_press(options));
}

void Ink::expect_book() { module_->expect_book(state_); }

std::string Ink::book(const Book& book, const RenderOptions& options) {
  return module_->book(state_, book, on_press(options));
}

std::size_t Ink::pages_of(const std::string& document) {
  return module_->pages_of(state_, document);
}

std::string Ink::join(const std::vector<Part>& parts, const std::string& title) {
  return module_->join(state_, parts, title, press_ ? &*press_ : nullptr);
}

std::string Ink::png(const Scene& scene, const Style& style, const RenderOptions& options) {
  return module_->png(state_, scene, style, options);
}

std::string Ink::page_png(const Page& page) { return module_->page_png(state_, page); }

std::string Ink::archive(const std::vector<ArchiveFile>& files) {
  return module_->archive(state_, files);
}

Scene Ink::outlined(const Scene& scene, const Style& style) {
  return module_->outlined(state_, scene, style);
}

std::string Ink::web_font(std::string_view font, std::u32string_view characters) {
  return module_->web_font(state_, font, characters);
}

}  // namespace boardwright::ink
