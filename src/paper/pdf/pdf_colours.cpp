// Rewrites the contents of pages and adds the resources that the new operators name.
#include "pdf/pdf_colours.h"

#include <map>
#include <stdexcept>
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

/// Adds a resource of some kind, as "/ExtGState", to a page or the dictionary of a form.
void add_resource(PdfValue holder, const char* kind, std::string_view name, const PdfValue& value) {
  PdfValue all = holder.getKey("/Resources");
  if (!all.isDictionary())
    all = holder.replaceKeyAndGetNew("/Resources", PdfValue::newDictionary());
  PdfValue held = all.getKey(kind);
  if (!held.isDictionary()) held = all.replaceKeyAndGetNew(kind, PdfValue::newDictionary());
  held.replaceKey(std::string(name), value);
}

/// The forms that pages show, each once. Throws std::runtime_error if a page shows anything else.
std::vector<PdfValue> forms_of(PdfDocument& document) {
  std::map<QPDFObjGen, PdfValue> forms;
  for (PdfValue page : document.pages()) {
    PdfValue shown = page.getKey("/Resources").getKeyIfDict("/XObject");
    if (!shown.isDictionary()) continue;
    for (auto& [name, form] : shown.getDictAsMap()) {
      if (!form.isStream() || !form.getDict().getKey("/Subtype").isNameAndEquals("/Form"))
        throw std::runtime_error("cannot draw: Cairo writes forms in an unknown way");
      forms.emplace(form.getObjGen(), form);
    }
  }
  std::vector<PdfValue> all;
  for (const auto& [number, form] : forms) all.push_back(form);
  return all;
}

/// Replaces the colours of all pages and forms. Removes the RGB transparency groups that Cairo
/// gives them: in those greys and inks would become RGB again wherever something is translucent.
void set_colours(PdfDocument& document, const std::vector<PdfValue>& forms,
                 ColourOperatorCache& colours) {
  std::string before, after;
  Pl_String unpacked("content", nullptr, before);
  for (PdfValue page : document.pages()) {
    page.removeKey("/Group");
    if (!page.hasKey("/Contents")) continue;
    before.clear();
    page.pipePageContents(&unpacked);
    after.clear();
    append_content(after, before, ContentOf::page, colours);
    page.replaceKey("/Contents", document.add_stream(after));
  }
  for (PdfValue form : forms) {
    form.getDict().removeKey("/Group");
    before.clear();
    form.pipeStreamData(&unpacked, 0, qpdf_dl_all);
    after.clear();
    append_content(after, before, ContentOf::form, colours);
    document.set_stream(form, after);
  }
}

void add_press_resources(PdfDocument& document, const std::vector<PdfValue>& forms,
                         const PressColours& colours) {
  std::vector<std::pair<std::string_view, PdfValue>> states, spaces;
  for (const bool stroke : {false, true})
    for (const bool fill : {false, true})
      states.emplace_back(overprint_states[stroke ? 1 : 0][fill ? 1 : 0],
                          document.qpdf().makeIndirectObject(overprint_state(stroke, fill)));
  for (const PressColours::Spot& spot : colours.spots())
    spaces.emplace_back(spot.name, document.qpdf().makeIndirectObject(separation(*spot.ink)));
  std::vector<PdfValue> holders = document.pages();
  for (PdfValue form : forms) holders.push_back(form.getDict());
  for (const PdfValue& holder : holders) {
    for (const auto& [name, state] : states) add_resource(holder, "/ExtGState", name, state);
    for (const auto& [name, space] : spaces) add_resource(holder, "/ColorSpace", name, space);
  }
}

}  // namespace

void finish_colours(PdfDocument& document, const Press* press) {
  const std::vector<PdfValue> forms = forms_of(document);
  if (press == nullptr) {
    ColourOperatorCache colours(screen_operators);
    return set_colours(document, forms, colours);
  }
  PressColours inks(*press);
  ColourOperatorCache colours([&](const Colour& colour) { return inks.operators_for(colour); });
  set_colours(document, forms, colours);
  inks.refuse_missing();
  add_press_resources(document, forms, inks);
  add_press_intent(document, *press, inks.description());
}

}  // namespace boardwright::pdf
