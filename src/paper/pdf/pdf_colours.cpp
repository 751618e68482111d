// Rewrites the contents of pages and adds the resources that the new operators name.
#include "pdf/pdf_colours.h"

#include <utility>
#include <vector>

#include "base/text.h"
#include "pdf/content.h"
#include "pdf/output_intent.h"
#include "pdf/press_colours.h"

namespace boardwright::pdf {
namespace {

/// A graphics state in which black overprints, for strokes, fills or both. In overprint mode 1, a
/// component of zero leaves that ink below unchanged.
PdfValue overprint_state(bool stroke, bool fill) {
  PdfValue state = PdfValue::newDictionary();
  state.replaceKey("/Type", pdf_name("/ExtGState"));
  state.replaceKey("/OP", PdfValue::newBool(stroke));
  state.replaceKey("/op", PdfValue::newBool(fill));
  state.replaceKey("/OPM", PdfValue::newInteger(1));
  return state;
}

/// "[ /Separation /CutContour /DeviceCMYK function ]". The function leads from no ink to its
/// process colour.
PdfValue separation(const PressInk& ink) {
  PdfValue inks = PdfValue::newArray();
  for (const double part : ink.cmyk) inks.appendItem(PdfValue::newReal(base::decimal(part, 3)));
  PdfValue function = PdfValue::parse("<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /N 1 >>");
  function.replaceKey("/C1", inks);
  return PdfValue::newArray(
      {pdf_name("/Separation"), pdf_name("/" + ink.spot), pdf_name("/DeviceCMYK"), function});
}

/// Adds a resource of some kind, as "/ExtGState", to a page.
void add_resource(PdfValue page, const char* kind, std::string_view name, const PdfValue& value) {
  PdfValue all = page.getKey("/Resources");
  if (!all.isDictionary()) all = page.replaceKeyAndGetNew("/Resources", PdfValue::newDictionary());
  PdfValue held = all.getKey(kind);
  if (!held.isDictionary()) held = all.replaceKeyAndGetNew(kind, PdfValue::newDictionary());
  held.replaceKey(std::string(name), value);
}

/// Replaces the colours of all pages. Removes the RGB transparency group that Cairo gives each
/// page: in it greys and inks would become RGB again wherever something is translucent.
void set_colours(PdfDocument& document, ColourOperatorCache& colours) {
  std::string before, after;
  for (PdfValue page : document.pages()) {
    page.removeKey("/Group");
    if (!page.hasKey("/Contents")) continue;
    before.clear();
    Pl_String unpacked("content of a page", nullptr, before);
    page.pipePageContents(&unpacked);
    after.clear();
    append_content(after, before, colours);
    page.replaceKey("/Contents", document.add_stream(after));
  }
}

void add_press_resources(PdfDocument& document, const PressColours& colours) {
  std::vector<std::pair<std::string_view, PdfValue>> states, spaces;
  for (const bool stroke : {false, true})
    for (const bool fill : {false, true})
      states.emplace_back(overprint_states[stroke ? 1 : 0][fill ? 1 : 0],
                          document.qpdf().makeIndirectObject(overprint_state(stroke, fill)));
  for (const PressColours::Spot& spot : colours.spots())
    spaces.emplace_back(spot.name, document.qpdf().makeIndirectObject(separation(*spot.ink)));
  for (const PdfValue& page : document.pages()) {
    for (const auto& [name, state] : states) add_resource(page, "/ExtGState", name, state);
    for (const auto& [name, space] : spaces) add_resource(page, "/ColorSpace", name, space);
  }
}

}  // namespace

void finish_colours(PdfDocument& document, const Press* press) {
  if (press == nullptr) {
    ColourOperatorCache colours(screen_operators);
    return set_colours(document, colours);
  }
  PressColours inks(*press);
  ColourOperatorCache colours([&](const Colour& colour) { return inks.operators_for(colour); });
  set_colours(document, colours);
  inks.refuse_missing();
  add_press_resources(document, inks);
  add_press_intent(document, *press, inks.description());
}

}  // namespace boardwright::pdf
