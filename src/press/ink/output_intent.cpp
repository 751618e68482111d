// Adds output intents, profiles and metadata.
#include "ink/output_intent.h"

#include <lcms2.h>

#include <memory>
#include <stdexcept>
#include <utility>

#include "ink/handle.h"
#include "ink/pdf_text.h"
#include "ink/xmp.h"

namespace boardwright::ink {
namespace {

PdfValue typed(const char* type) {
  PdfValue value = PdfValue::dictionary();
  value.set("/Type", PdfValue::plain(type));
  return value;
}

/// `identifier`: the condition's name. Of a registered one the registry is told, too.
PdfValue intent(const char* kind, const std::string& identifier, bool registered,
                const std::string& description) {
  PdfValue value = typed("/OutputIntent");
  value.set("/S", PdfValue::plain(kind));
  value.set("/OutputConditionIdentifier", PdfValue::string(identifier));
  if (registered) value.set("/RegistryName", PdfValue::string("http://www.color.org"));
  value.set("/Info", PdfValue::string(pdf_words(description)));
  return value;
}

void set_intent(PdfObjects& objects, PdfValue value) {
  PdfValue all = PdfValue::array();
  all.append(std::move(value));
  objects.root().set("/OutputIntents", std::move(all));
}

PdfValue profile_stream(PdfObjects& objects, std::string_view profile, int inks) {
  PdfValue dictionary = PdfValue::dictionary();
  dictionary.set("/N", PdfValue::plain(std::to_string(inks)));
  return objects.add_stream(std::move(dictionary), profile);
}

/// sRGB as a profile, which would else bear the time of its making.
std::string screen_profile() {
  const std::unique_ptr<void, Free<&cmsCloseProfile>> profile(cmsCreate_sRGBProfile());
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

/// What is no longer a link is a part of its text.
void drop_links(PdfObjects& objects, PdfValue& element) {
  PdfValue* const kids = element.find("/K");
  if (kids == nullptr) return;
  if (const PdfValue* const kind = element.find("/S"); kind != nullptr && kind->text == "/Link")
    element.set("/S", PdfValue::plain("/Span"));
  if (kids->kind == PdfValue::Kind::array)
    std::erase_if(kids->entries,
                  [](const PdfEntry& kid) { return kid.value.find("/Obj") != nullptr; });
  if (kids->kind == PdfValue::Kind::reference) return drop_links(objects, objects.resolved(*kids));
  for (PdfEntry& kid : kids->entries)
    if (kid.value.kind == PdfValue::Kind::reference)
      drop_links(objects, objects.resolved(kid.value));
}

}  // namespace

void add_press_intent(PdfObjects& objects, const Press& press, const std::string& description) {
  for (const PdfEntry& entry : objects.pages()) {
    PdfValue& page = objects.object(entry.value.number);
    page.erase("/Annots");
    if (page.find("/TrimBox") == nullptr) page.set("/TrimBox", PdfValue(*page.find("/MediaBox")));
  }
  if (PdfValue* const tree = objects.root().find("/StructTreeRoot"); tree != nullptr)
    drop_links(objects, objects.resolved(*tree));
  const bool registered = !press.condition.empty();
  Metadata metadata;
  if (!press.profile.empty() || registered) {
    PdfValue value = intent("/GTS_PDFX", registered ? press.condition : "Custom", registered,
                            press.profile.empty() ? press.condition : description);
    if (!press.profile.empty()) {
      value.set("/DestOutputProfile", profile_stream(objects, press.profile, 4));
      objects.set_version("1.6");
      metadata.press_standard = "PDF/X-4";
    }
    set_intent(objects, std::move(value));
  }
  add_metadata(objects, metadata);
}

void add_reading_intent(PdfObjects& objects, const std::string& language) {
  const std::string name = "sRGB IEC61966-2.1";
  PdfValue value = intent("/GTS_PDFA1", name, false, name);
  value.set("/DestOutputProfile", profile_stream(objects, screen_profile(), 3));
  set_intent(objects, std::move(value));
  objects.set_version("1.7");
  Metadata metadata;
  metadata.language = language;
  metadata.for_readers = true;
  add_metadata(objects, metadata);
}

}  // namespace boardwright::ink
