// The first entry point of the module that draws PDF and PNG.
#include "pdf/module.h"

#include <memory>
#include <optional>

#include "fonts/fonts.h"
#include "fonts/warnings.h"
#include "fonts/web_font.h"
#include "pdf/archive.h"
#include "pdf/eps.h"
#include "pdf/pdf.h"
#include "pdf/pdf_join.h"
#include "pdf/png.h"
#include "pdf/text_outlines.h"

namespace boardwright::pdf {
namespace {

/// Returns its argument, or throws if a library has warned.
template <class Drawn>
Drawn checked(Drawn drawn) {
  fonts::refuse_warnings();
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

  std::size_t pages_of(const std::string& document) override { return pdf::pages_of(document); }

  std::string join(const std::vector<Part>& parts, const std::string& title) override {
    return checked(pdf::join(parts, title, press()));
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
    return fonts::to_web_font(font, characters);
  }

  Fonts& fonts() override { return fonts_; }

  const Press* press() const override { return press_ ? &*press_ : nullptr; }

 private:
  Fonts fonts_;
  PngMemory png_;
  std::optional<Press> press_;
};

}  // namespace
}  // namespace boardwright::pdf

__attribute__((visibility("default"))) boardwright::pdf::InkFunctions* boardwright_ink(
    int version, const std::filesystem::path& fonts) {
  if (version != boardwright::pdf::ink_version) return nullptr;
  boardwright::fonts::collect_warnings();
  auto opened = std::make_unique<boardwright::pdf::Module>(fonts);
  boardwright::fonts::refuse_warnings();
  return opened.release();
}
