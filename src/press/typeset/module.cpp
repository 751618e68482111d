// The entry of the module that draws PDF and PNG.
#include "ink/module.h"

#include <optional>

#include "ink/fonts.h"
#include "ink/pdf.h"
#include "ink/png.h"
#include "typeset/book_file.h"

namespace boardwright::typeset {
namespace {

/// What an Ink keeps between drawings.
struct State {
  Fonts fonts;
  PngMemory png;
  std::optional<Hyphens> hyphens;  ///< since the first book
};

State& state_of(void* state) { return *static_cast<State*>(state); }

void* open(const std::filesystem::path& fonts) { return new State{Fonts(fonts), {}, {}}; }

void close(void* state) { delete static_cast<State*>(state); }

std::string pdf(void* state, const Scene& scene, const Style& style, const RenderOptions& options) {
  return to_pdf(scene, style, options, state_of(state).fonts);
}

std::string pages(void* state, const std::vector<Page>& all, const std::string& title,
                  const RenderOptions& options) {
  return to_pdf(all, title, options, state_of(state).fonts);
}

void expect_book(void* state) {
  std::optional<Hyphens>& hyphens = state_of(state).hyphens;
  if (!hyphens) hyphens.emplace();
}

std::string book(void* state, const Book& book, const RenderOptions& options) {
  expect_book(state);
  return to_pdf(book, options, state_of(state).fonts, *state_of(state).hyphens);
}

std::string png(void* state, const Scene& scene, const Style& style, const RenderOptions& options) {
  return to_png(scene, style, options, state_of(state).fonts, state_of(state).png);
}

constexpr Ink::Vtable functions = {ink_version, open, close, pdf, pages, expect_book, book, png};

}  // namespace
}  // namespace boardwright::typeset

__attribute__((visibility("default"))) const boardwright::ink::Ink::Vtable* boardwright_ink() {
  return &boardwright::typeset::functions;
}
