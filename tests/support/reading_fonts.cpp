// Compares the fonts of a document with their files, which HarfBuzz reads.
#include "support/reading_fonts.h"

#include <hb-ot.h>
#include <hb.h>

#include <cmath>
#include <map>
#include <memory>
#include <regex>
#include <set>

namespace boardwright::test {
namespace {

using Object = QPDFObjectHandle;

template <auto free_object>
struct Free {
  template <class T>
  void operator()(T* object) const {
    free_object(object);
  }
};

std::string bytes_of(Object stream) {
  const auto data = stream.getStreamData();
  return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
}

/// The ToUnicode entries of a font: for each code its text as UTF-16 in hexadecimal digits.
std::map<unsigned long, std::string> unicode_of(Object font) {
  std::map<unsigned long, std::string> all;
  if (!font.getKey("/ToUnicode").isStream()) return all;
  const std::string text = bytes_of(font.getKey("/ToUnicode"));
  static const std::regex section(R"((\d+) beginbf(char|range)([^]*?)endbf)");
  static const std::regex single(R"(<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>)");
  static const std::regex range(
      R"(<([0-9a-fA-F]+)>\s*<([0-9a-fA-F]+)>\s*(<([0-9a-fA-F]+)>|\[([^\]]*)\]))");
  for (std::sregex_iterator at(text.begin(), text.end(), section), end; at != end; ++at) {
    const std::string rows = (*at)[3];
    if ((*at)[2] == "char") {
      for (std::sregex_iterator row(rows.begin(), rows.end(), single); row != end; ++row)
        all[std::stoul((*row)[1], nullptr, 16)] = (*row)[2];
      continue;
    }
    for (std::sregex_iterator row(rows.begin(), rows.end(), range); row != end; ++row) {
      unsigned long code = std::stoul((*row)[1], nullptr, 16);
      const unsigned long last = std::stoul((*row)[2], nullptr, 16);
      const std::string list = (*row)[5];
      static const std::regex item("<([0-9a-fA-F]+)>");
      if ((*row)[4].matched)
        for (; code <= last; ++code) all[code] = (*row)[4];
      else
        for (std::sregex_iterator each(list.begin(), list.end(), item); each != end; ++each)
          all[code++] = (*each)[1];
    }
  }
  return all;
}

class FontReader {
 public:
  explicit FontReader(std::vector<std::string>& problems) : problems_(problems) {}

  FontCodes read(Object font) {
    FontCodes all;
    all.unicode = unicode_of(font);
    expect(font.getKey("/ToUnicode").isStream(), "a font does not say which letters it has");
    for (const auto& [code, letters] : all.unicode)
      for (std::size_t at = 0; at + 4 <= letters.size(); at += 4) {
        const unsigned long unit = std::stoul(letters.substr(at, 4), nullptr, 16);
        expect(unit != 0 && unit != 0xfeff && unit != 0xfffe && !(unit >= 0xe000 && unit < 0xf900),
               "a code has no letter");
      }
    const std::string kind = font.getKey("/Subtype").getName();
    all.two_bytes = kind == "/Type0";
    if (all.two_bytes)
      read_composite(font, all);
    else if (kind == "/TrueType")
      read_simple(font, all);
    else
      expect(false, "one is of the kind " + kind);
    return all;
  }

 private:
  using Face = std::unique_ptr<hb_face_t, Free<&hb_face_destroy>>;
  using FaceFont = std::unique_ptr<hb_font_t, Free<&hb_font_destroy>>;

  void expect(bool holds, const std::string& problem) {
    if (!holds) problems_.push_back("fonts: " + problem);
  }

  /// The embedded font file; null: the font is not embedded.
  Face face_of(Object font, int flags) {
    Object descriptor = font.getKey("/FontDescriptor");
    if (!descriptor.isDictionary() || !descriptor.getKey("/FontFile2").isStream()) {
      expect(false, "one is not in the document");
      return nullptr;
    }
    expect(descriptor.getKey("/Flags").getIntValue() == flags, "its flags");
    file_ = bytes_of(descriptor.getKey("/FontFile2"));
    hb_blob_t* const blob = hb_blob_create(file_.data(), static_cast<unsigned>(file_.size()),
                                           HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    Face face(hb_face_create(blob, 0));
    hb_blob_destroy(blob);
    expect(hb_face_get_glyph_count(face.get()) > 0, "its file cannot be read");
    return face;
  }

  void compare(hb_font_t* file, unsigned upem, unsigned glyph, double stated) {
    const double real = hb_font_get_glyph_h_advance(file, glyph) * 1000.0 / upem;
    expect(std::abs(real - stated) <= 1, "a glyph has another width in its file");
  }

  void read_composite(Object font, FontCodes& all) {
    expect(font.getKey("/Encoding").isName() && font.getKey("/Encoding").getName() == "/Identity-H",
           "its codes are no glyphs");
    Object below = font.getKey("/DescendantFonts").getArrayItem(0);
    expect(below.getKey("/CIDToGIDMap").isName() &&
               below.getKey("/CIDToGIDMap").getName() == "/Identity",
           "it does not specify which glyphs its codes are");
    const Face face = face_of(below, 4);
    if (!face) return;
    const FaceFont file(hb_font_create(face.get()));
    Object widths = below.getKey("/W");
    for (int i = 0; i + 1 < widths.getArrayNItems(); i += 2) {
      auto glyph = static_cast<unsigned>(widths.getArrayItem(i).getIntValue());
      for (Object width : widths.getArrayItem(i + 1).getArrayAsVector()) {
        all.widths[glyph] = width.getNumericValue();
        if (glyph > 0)
          compare(file.get(), hb_face_get_upem(face.get()), glyph, width.getNumericValue());
        ++glyph;
      }
    }
  }

  void read_simple(Object font, FontCodes& all) {
    expect(font.getKey("/Encoding").isName() &&
               font.getKey("/Encoding").getName() == "/WinAnsiEncoding",
           "its codes are not those of Windows");
    const Face face = face_of(font, 32);
    if (!face) return;
    const FaceFont file(hb_font_create(face.get()));
    auto code = static_cast<unsigned long>(font.getKey("/FirstChar").getIntValue());
    for (Object width : font.getKey("/Widths").getArrayAsVector()) {
      if (const auto letters = all.unicode.find(code);
          letters != all.unicode.end() && width.getNumericValue() > 0) {
        all.widths[code] = width.getNumericValue();
        hb_codepoint_t glyph = 0;
        const auto letter =
            static_cast<hb_codepoint_t>(std::stoul(letters->second.substr(0, 4), nullptr, 16));
        expect(hb_font_get_nominal_glyph(file.get(), letter, &glyph) && glyph != 0,
               "its file has no glyph for a letter");
        compare(file.get(), hb_face_get_upem(face.get()), glyph, width.getNumericValue());
      }
      ++code;
    }
  }

  std::vector<std::string>& problems_;
  std::string file_;  ///< while it is being read
};

/// The codes that a page shows, by font name.
class TextReader : public Object::ParserCallbacks {
 public:
  std::map<std::string, std::set<std::string>> shown;

  void handleObject(Object object) override {
    if (!object.isOperator()) {
      operands_.push_back(object);
      return;
    }
    const std::string word = object.getOperatorValue();
    if (word == "Tf") font_ = operands_.at(0).getName();
    if (word == "Tj") shown[font_].insert(operands_.at(0).getStringValue());
    if (word == "TJ")
      for (Object item : operands_.at(0).getArrayAsVector())
        if (item.isString()) shown[font_].insert(item.getStringValue());
    operands_.clear();
  }
  void handleEOF() override {}

 private:
  std::vector<Object> operands_;
  std::string font_;
};

}  // namespace

std::vector<std::string> font_problems(Object page, KnownFonts& known) {
  std::vector<std::string> problems;
  Object fonts = page.getKey("/Resources").getKey("/Font");
  TextReader text;
  page.parsePageContents(&text);
  for (const auto& [name, strings] : text.shown) {
    if (!fonts.isDictionary() || !fonts.hasKey(name)) {
      problems.push_back("fonts: a page has no " + name);
      continue;
    }
    const QPDFObjGen number = fonts.getKey(name).getObjGen();
    if (!known.contains(number)) known[number] = FontReader(problems).read(fonts.getKey(name));
    const FontCodes& font = known[number];
    const std::size_t step = font.two_bytes ? 2 : 1;
    for (const std::string& codes : strings)
      for (std::size_t at = 0; at + step <= codes.size(); at += step) {
        unsigned long code = static_cast<unsigned char>(codes[at]);
        if (font.two_bytes) code = code << 8 | static_cast<unsigned char>(codes[at + 1]);
        if (!font.unicode.contains(code) || !font.widths.contains(code) ||
            (font.two_bytes && code == 0))
          problems.push_back("fonts: a page shows a code without letter or glyph");
      }
  }
  return problems;
}

}  // namespace boardwright::test
