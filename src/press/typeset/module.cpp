// The entry of the module that draws PDF and PNG.
#include "ink/module.h"

#include <memory>
#include <optional>

#include "ink/archive.h"
#include "ink/fonts.h"
#include "ink/pdf.h"
#include "ink/pdf_join.h"
#include "ink/png.h"
#include "ink/text_outlines.h"
#include "ink/warnings.h"
#include "ink/web_font.h"
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

/// What was drawn, unless a library warned of something.
std::string checked(std::string bytes) {
  refuse_warnings();
  return bytes;
}

void* open(const std::filesystem::path& fonts) {
  heed_warnings();
  auto state = std::unique_ptr<State>(new State{Fonts(fonts), {}, {}});
  refuse_warnings();
  return state.release();
}

void close(void* state) { delete static_cast<State*>(state); }

std::string pdf(void* state, const Scene& scene, const Style& style, const RenderOptions& options) {
  return checked(to_pdf(scene, style, options, state_of(state).fonts));
}

std::string pages(void* state, const std::vector<Page>& all, const std::string& title,
                  const RenderOptions& options) {
  return checked(to_pdf(all, title, options, state_of(state).fonts));
}

void expect_book(void* state) {
  std::optional<Hyphens>& hyphens = state_of(state).hyphens;
  if (!hyphens) hyphens.emplace();
}

std::string book(void* state, const Book& book, const RenderOptions& options) {
  expect_book(state);
  return checked(to_pdf(book, options, state_of(state).fonts, *state_of(state).hyphens));
}

std::size_t pages_in(void*, const std::string& document) { return ink::pages_of(document); }

std::string join(void*, const std::vector<Part>& parts, const std::string& title,
                 const Press* press) {
  return checked(ink::join(parts, title, press));
}

std::string png(void* state, const Scene& scene, const Style& style, const RenderOptions& options) {
  return checked(to_png(scene, style, options, state_of(state).fonts, state_of(state).png));
}

std::string archive(void*, const std::vector<ArchiveFile>& files) { return to_zip(files); }

Scene outlined(void* state, const Scene& scene, const Style& style) {
  Scene drawn = with_outlines(scene, style, state_of(state).fonts);
  refuse_warnings();
  return drawn;
}

std::string web_font(void*, std::string_view font, std::u32string_view characters) {
  return to_web_font(font, characters);
}

std::string page_png(void* state, const Page& page) {
  return checked(to_png(page, state_of(state).fonts, state_of(state).png));
}

constexpr Ink::Vtable functions = {ink_version, open,     close,    pdf,     pages,
                                   expect_book, book,     pages_in, join,    png,
                                   archive,     outlined, web_font, page_png};

}  // namespace
}  // namespace boardwright::typeset

__attribute__((visibility("default"))) const boardwright::ink::Ink::Vtable* boardwright_ink() {
  return &boardwright::typeset::functions;
}
