// Adds output intents, profiles and metadata.
#include "pdf/output_intent.h"

#include <lcms2.h>

#include <memory>
#include <stdexcept>
#include <vector>

#include "fonts/handle.h"
#include "pdf/structure.h"
#include "pdf/xmp.h"

namespace boardwright::pdf {
namespace {

/// `identifier`: the condition's name. For a registered condition, the registry is named too.
PdfValue intent(const char* kind, const std::string& identifier, bool registered,
                const std::string& description) {
  PdfValue value = PdfValue::newDictionary();
  value.replaceKey("/Type", pdf_name("/OutputIntent"));
  value.replaceKey("/S", pdf_name(kind));
  value.replaceKey("/OutputConditionIdentifier", PdfValue::newString(identifier));
  if (registered) value.replaceKey("/RegistryName", PdfValue::newString("http://www.color.org"));
  value.replaceKey("/Info", pdf_words(description));
  return value;
}

void add_profile(PdfDocument& document, PdfValue value, std::string_view profile, int inks) {
  PdfValue stream = document.add_stream(profile);
  stream.getDict().replaceKey("/N", PdfValue::newInteger(inks));
  value.replaceKey("/DestOutputProfile", stream);
}

/// sRGB as a profile, with a fixed date in place of the current time.
std::string screen_profile() {
  const std::unique_ptr<void, fonts::Free<&cmsCloseProfile>> profile(cmsCreate_sRGBProfile());
  cmsUInt32Number size = 0;
  if (profile) cmsSetProfileVersion(profile.get(), 4.2);
  if (!profile || !cmsSaveProfileToMem(profile.get(), nullptr, &size))
    throw std::runtime_error("cannot draw: Little CMS has no sRGB");
  std::string bytes(size, '\0');
  if (!cmsSaveProfileToMem(profile.get(), bytes.data(), &size))
    throw std::runtime_error("cannot draw: Little CMS has no sRGB");
  constexpr std::string_view date("\x07\xd0\0\1\0\1\0\0\0\0\0\0", 12);  // 2000-01-01 00:00:00
  return bytes.replace(24, date.size(), date);
}

/// Removes links. Their elements become spans of the text.
void drop_links(PdfDocument& document) {
  for (PdfValue page : document.pages()) page.removeKey("/Annots");
  if (!document.structure().isDictionary()) return;
  for (auto& [element, kind] : elements_below(document.structure())) {
    if (kind != "/Link") continue;
    element.replaceKey("/S", pdf_name("/Span"));
    std::vector<PdfValue> kids = kids_of(element);
    std::erase_if(kids, [](PdfValue kid) { return kid.isDictionary() && kid.hasKey("/Obj"); });
    element.replaceKey("/K", PdfValue::newArray(kids));
  }
}

}  // namespace

void add_press_intent(PdfDocument& document, const Press& press, const std::string& description) {
  for (PdfValue page : document.pages())
    if (!page.hasKey("/TrimBox"))
      page.replaceKey("/TrimBox", page.getKey("/MediaBox").shallowCopy());
  drop_links(document);
  const bool registered = !press.condition.empty();
  Metadata metadata;
  if (!press.profile.empty() || registered) {
    PdfValue value = intent("/GTS_PDFX", registered ? press.condition : "Custom", registered,
                            press.profile.empty() ? press.condition : description);
    if (!press.profile.empty()) {
      add_profile(document, value, press.profile, 4);
      document.set_version(6);
      metadata.press_standard = "PDF/X-4";
    }
    document.root().replaceKey("/OutputIntents", value.wrapInArray());
  }
  add_metadata(document, metadata);
}

void add_screen_intent(PdfDocument& document, const std::string& language) {
  const std::string name = "sRGB IEC61966-2.1";
  PdfValue value = intent("/GTS_PDFA1", name, false, name);
  add_profile(document, value, screen_profile(), 3);
  document.root().replaceKey("/OutputIntents", value.wrapInArray());
  document.set_version(7);
  Metadata metadata;
  metadata.language = language;
  metadata.accessible = true;
  add_metadata(document, metadata);
}

}  // namespace boardwright::pdf
