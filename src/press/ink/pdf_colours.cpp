// Rewrites the contents of pages, and adds the resources that their new operators name.
#include "ink/pdf_colours.h"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "ink/content.h"
#include "ink/output_intent.h"
#include "ink/pdf_text.h"
#include "ink/press_colours.h"

namespace boardwright::ink {
namespace {

/// Graphics states in which black lies over other inks, by what overprints. In mode 1 an ink that a
/// colour has none of stays as it is below.
PdfValue overprint_state(bool stroke, bool fill) {
  const auto truth = [](bool value) { return PdfValue::plain(value ? "true" : "false"); };
  PdfValue state = PdfValue::dictionary();
  state.set("/Type", PdfValue::plain("/ExtGState"));
  state.set("/OP", truth(stroke));
  state.set("/op", truth(fill));
  state.set("/OPM", PdfValue::plain("1"));
  return state;
}

/// "[ /Separation /CutContour /DeviceCMYK function ]": from no ink to the one that stands for it.
PdfValue separation(const PressInk& ink) {
  const auto inks = [](const std::array<double, 4>& parts) {
    PdfValue all = PdfValue::array();
    for (const double part : parts) all.append(PdfValue::plain(decimal(part, 3)));
    return all;
  };
  PdfValue domain = PdfValue::array();
  for (const char* edge : {"0", "1"}) domain.append(PdfValue::plain(edge));
  PdfValue function = PdfValue::dictionary();
  function.set("/FunctionType", PdfValue::plain("2"));
  function.set("/Domain", std::move(domain));
  function.set("/C0", inks({}));
  function.set("/C1", inks(ink.cmyk));
  function.set("/N", PdfValue::plain("1"));
  PdfValue space = PdfValue::array();
  space.append(PdfValue::plain("/Separation"));
  space.append(PdfValue::plain(pdf_name(ink.spot)));
  space.append(PdfValue::plain("/DeviceCMYK"));
  space.append(std::move(function));
  return space;
}

/// The dictionary of a kind of resources of a page.
PdfValue& resources_of(PdfObjects& objects, int page, std::string_view kind) {
  PdfValue& all = objects.resolved(*objects.object(page).find("/Resources"));
  if (all.find(kind) == nullptr) all.set(kind, PdfValue::dictionary());
  return objects.resolved(*all.find(kind));
}

/// Says the colours of all pages. Cairo gives each page a group of RGB, in which greys and inks
/// would become RGB again wherever something can be seen through.
void set_colours(PdfObjects& objects, SaidColours& colours) {
  std::string content;
  for (const PdfEntry& entry : objects.pages()) {
    PdfValue& page = objects.object(entry.value.number);
    page.erase("/Group");
    const PdfValue* const held = page.find("/Contents");
    if (held == nullptr) continue;
    content.clear();
    append_content(content, objects.unpacked(held->number), colours);
    objects.pack(held->number, content);
  }
}

void add_press_resources(PdfObjects& objects, const PressColours& colours) {
  std::vector<std::pair<std::string_view, PdfValue>> states, spaces;
  for (const bool stroke : {false, true})
    for (const bool fill : {false, true})
      states.emplace_back(overprint_states[stroke ? 1 : 0][fill ? 1 : 0],
                          objects.add(overprint_state(stroke, fill)));
  for (const PressColours::Spot& spot : colours.spots())
    spaces.emplace_back(spot.name, objects.add(separation(*spot.ink)));
  for (const PdfEntry& page : objects.pages()) {
    for (const auto& [name, state] : states)
      resources_of(objects, page.value.number, "/ExtGState").set(name, state);
    for (const auto& [name, space] : spaces)
      resources_of(objects, page.value.number, "/ColorSpace").set(name, space);
  }
}

}  // namespace

void finish_colours(PdfObjects& objects, const Press* press) {
  if (press == nullptr) {
    SaidColours colours(said_for_screens);
    return set_colours(objects, colours);
  }
  PressColours inks(*press);
  SaidColours colours([&](const Colour& colour) { return inks.say(colour); });
  set_colours(objects, colours);
  inks.refuse_missing();
  add_press_resources(objects, inks);
  add_press_intent(objects, *press, inks.description());
}

}  // namespace boardwright::ink
