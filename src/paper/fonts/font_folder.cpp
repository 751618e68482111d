// Asks Pango which font of the folder has the characters of a text.
#include "fonts/font_folder.h"

#include <pango/pangofc-fontmap.h>

#include <mutex>
#include <stdexcept>

namespace boardwright::fonts {
namespace {

namespace fs = std::filesystem;

constexpr double any_size = 10;  // the choice of a font does not depend on the size

std::set<std::string, std::less<>> families_of(FcConfig* config) {
  std::set<std::string, std::less<>> families;
  const FcFontSet* const fonts = FcConfigGetFonts(config, FcSetApplication);
  for (int i = 0; fonts != nullptr && i < fonts->nfont; ++i) {
    FcChar8* name = nullptr;
    for (int n = 0; FcPatternGetString(fonts->fonts[i], FC_FAMILY, n, &name) == FcResultMatch; ++n)
      families.emplace(reinterpret_cast<const char*>(name));
  }
  return families;
}

/// Glyphs as designed: neither shapes nor positions depend on pixels.
FontOptionsHandle plain_options() {
  FontOptionsHandle options(cairo_font_options_create());
  cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
  return options;
}

FontMapHandle new_map() {
  FontMapHandle map(pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT));
  if (!map) throw std::runtime_error("cannot draw: Cairo was built without FreeType");
  return map;
}

/// Pango's first map starts a thread that reads the system's fonts unless another configuration is
/// current. Ours is current only until that thread has ended, so that other users of Cairo and
/// Pango in the process find the system's fonts.
void start_pango(FcConfig* config) {
  FcConfigSetCurrent(config);
  pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(new_map().get()));  // waits for the thread
  FcConfigSetCurrent(nullptr);
}

FontMapHandle make_map(FcConfig* config) {
  static std::once_flag started;
  std::call_once(started, start_pango, config);
  FontMapHandle map = new_map();
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map.get()), config);
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map.get()), 72);
  return map;
}

/// The language is fixed: fonts choose shapes by it, and it must not depend on the locale.
ContextHandle make_context(PangoFontMap* map) {
  ContextHandle context(pango_font_map_create_context(map));
  pango_context_set_language(context.get(), pango_language_from_string("en"));
  pango_context_set_base_dir(context.get(), PANGO_DIRECTION_LTR);
  pango_context_set_round_glyph_positions(context.get(), FALSE);
  pango_cairo_context_set_font_options(context.get(), plain_options().get());
  return context;
}

DescriptionHandle describe(const FontLook& look) {
  DescriptionHandle description(pango_font_description_new());
  pango_font_description_set_family(description.get(), std::string(look.family).c_str());
  pango_font_description_set_weight(description.get(),
                                    look.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_style(description.get(),
                                   look.italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  pango_font_description_set_absolute_size(description.get(), any_size * PANGO_SCALE);
  return description;
}

SizedFont make_sized(const Face& face, int units) {
  SizedFont sized;
  sized.shaper.reset(hb_font_create(face.shaper.get()));
  hb_font_set_scale(sized.shaper.get(), units, units);
  const double size = pango_units_to_double(units);
  cairo_matrix_t matrix, page;
  cairo_matrix_init_scale(&matrix, size, size);
  cairo_matrix_init_identity(&page);
  sized.pen.reset(cairo_scaled_font_create(face.pen.get(), &matrix, &page, plain_options().get()));
  require(cairo_scaled_font_status(sized.pen.get()));
  return sized;
}

}  // namespace

FontFolder::FontFolder(const fs::path& path) : path_(path), data_(&fonts_of(path)) {
  families_ = families_of(data_->config());
  map_ = make_map(data_->config());
  context_ = make_context(map_.get());
}

const SizedFont& FontFolder::sized(PangoFont* font, double size) {
  const auto units = static_cast<int>(size * PANGO_SCALE);
  const auto [found, fresh] = sized_.try_emplace({font, units});
  if (fresh) {
    chosen_.try_emplace(font, static_cast<PangoFont*>(g_object_ref(font)));
    const FaceName name = FontData::name_of(pango_fc_font_get_pattern(PANGO_FC_FONT(font)));
    const auto [face, unknown] = faces_.try_emplace(name);
    if (unknown) face->second = data_->face(name);
    found->second = make_sized(face->second, units);
  }
  return found->second;
}

std::vector<FontPart> FontFolder::parts_of(const std::string& text, const FontLook& look,
                                           std::span<const LookSpan> others) {
  const Handle<PangoAttrList, &pango_attr_list_unref> looks(pango_attr_list_new());
  pango_attr_list_insert(looks.get(), pango_attr_font_desc_new(describe(look).get()));
  for (const LookSpan& span : others) {
    PangoAttribute* const attribute = pango_attr_font_desc_new(describe(span.look).get());
    attribute->start_index = static_cast<guint>(span.begin);
    attribute->end_index = static_cast<guint>(span.end);
    pango_attr_list_insert(looks.get(), attribute);
  }
  GList* const items = pango_itemize(context_.get(), text.data(), 0, static_cast<int>(text.size()),
                                     looks.get(), nullptr);
  std::vector<FontPart> parts;
  auto other = others.begin();
  for (GList* each = items; each != nullptr; each = each->next) {
    const Handle<PangoItem, &pango_item_free> item(static_cast<PangoItem*>(each->data));
    const auto begin = static_cast<std::size_t>(item->offset);
    while (other != others.end() && other->end <= begin) ++other;
    const FontLook& its = other != others.end() && other->begin <= begin ? other->look : look;
    const PangoAnalysis& analysis = item->analysis;
    parts.push_back(
        {begin, begin + static_cast<std::size_t>(item->length), &sized(analysis.font, its.size),
         static_cast<hb_script_t>(
             g_unicode_script_to_iso15924(static_cast<GUnicodeScript>(analysis.script))),
         hb_language_from_string(pango_language_to_string(analysis.language), -1)});
  }
  g_list_free(items);
  return parts;
}

}  // namespace boardwright::fonts
