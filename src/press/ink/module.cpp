// The first entry point of the module that draws PDF and PNG.
#include "ink/module.h"

#include <memory>
#include <optional>

#include "ink/archive.h"
#include "ink/eps.h"
#include "ink/fonts.h"
#include "ink/pdf.h"
#include "ink/pdf_join.h"
#include "ink/png.h"
#include "ink/text_outlines.h"
#include "ink/warnings.h"
#include "ink/web_font.h"

namespace boardwright::ink {
namespace {

/// Returns its argument, or throws if a library has warned.
template <class Drawn>
Drawn checked(Drawn drawn) {
  refuse_warnings();
  return drawn;
}

/// Draws with the fonts of one folder; keeps data that several drawings share.
class Module final : public InkFunctions {
 public:
  explicit Module(const std::filesystem::path& fonts) : fonts_(fonts) {}

  void print_on(Press press) override { press_ = std::move(press); }

  std::string pdf(const Scene& scene, const Style& style, const RenderOptions& options) override {
    return checked(to_pdf(scene, style, options, fonts_));
  }

  std::string eps(const Scene& scene, const Style& style, const RenderOptions& options) override {
    return checked(to_eps(scene, style, options, fonts_));
  }

  std::string pages(const std::vector<Page>& pages, const std::string& title,
                    const RenderOptions& options) override {
    RenderOptions on_press = options;
    on_press.press = press();
    return checked(to_pdf(pages, title, on_press, fonts_));
  }

  std::size_t pages_of(const std::string& document) override { return ink::pages_of(document); }

  std::string join(const std::vector<Part>& parts, const std::string& title) override {
    return checked(ink::join(parts, title, press()));
  }

  std::string png(const Scene& scene, const Style& style, const RenderOptions& options) override {
    return checked(to_png(scene, style, options, fonts_, png_));
  }

  std::string page_png(const Page& page) override { return checked(to_png(page, fonts_, png_)); }

  std::string archive(const std::vector<ArchiveFile>& files) override { return to_zip(files); }

  Scene outlined(const Scene& scene, const Style& style) override {
    return checked(with_outlines(scene, style, fonts_));
  }

  std::string web_font(std::string_view font, std::u32string_view characters) override {
    return to_web_font(font, characters);
  }

  Fonts& fonts() override { return fonts_; }

  const Press* press() const override { return press_ ? &*press_ : nullptr; }

 private:
  Fonts fonts_;
  PngMemory png_;
  std::optional<Press> press_;
};

}  // namespace
}  // namespace boardwright::ink

__attribute__((visibility("default"))) boardwright::ink::InkFunctions* boardwright_ink(
    int version, const std::filesystem::path& fonts) {
  if (version != boardwright::ink::ink_version) return nullptr;
  boardwright::ink::collect_warnings();
  auto opened = std::make_unique<boardwright::ink::Module>(fonts);
  boardwright::ink::refuse_warnings();
  return opened.release();
}
