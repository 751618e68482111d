// Chooses the glyphs of each font of a site.
#include "builder/site_fonts.h"

#include <algorithm>

#include "base/hash.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "disk/font_characters.h"

namespace boardwright::builder {

using page::WebFont;

namespace fs = std::filesystem;
namespace {

constexpr std::size_t most_bytes_of_font = std::size_t{64} << 20;

/// The characters that a font has to have. A font of symbols has those that the text fonts lack.
std::u32string characters_for(const WebFont& font, const page::ShownLetters& letters,
                              const fs::path& fonts) {
  if (font.use == WebFont::For::code) return letters.code;
  std::u32string wanted = letters.words;
  if (font.use == WebFont::For::words) return wanted;
  disk::CharacterSet others;
  for (const char* plain : {"NotoSans-Regular.ttf", "NotoSerif-Regular.ttf"})
    if (const fs::path file = fonts / plain; disk::file_exists(file))
      others.add_font(disk::read_file(file, most_bytes_of_font));
  std::erase_if(wanted, [&](char32_t character) { return others.has(character); });
  return wanted;
}

}  // namespace

std::vector<DrawingJob> font_jobs(const std::string& folder, const page::ShownLetters& letters,
                                  const Parts& shared, const Context& context) {
  std::vector<DrawingJob> jobs;
  const std::uint64_t made_from =
      base::content_hash(page::text_of(letters), key_of(shared, kind::program | kind::drawing));
  for (const WebFont& font : page::web_fonts()) {
    const auto wanted = characters_for(font, letters, context.fonts);
    if (wanted.empty()) continue;
    const fs::path source = context.fonts / font.source;
    jobs.push_back({folder + page::site_path("") + std::string(font.file), made_from,
                    [source, wanted](Ink& ink) {
                      return ink->web_font(disk::read_file(source, most_bytes_of_font), wanted);
                    }});
  }
  return jobs;
}

}  // namespace boardwright::builder
