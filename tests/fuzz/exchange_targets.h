// Fuzz targets for the formats of other programs and of older texts.
#pragma once
#include <string_view>

#include "fuzz/laws.h"

namespace boardwright::fuzz {

void run_variants(std::string_view bytes);
Words variants_dictionary();

void run_diagram(std::string_view bytes);
Words diagram_dictionary();

void run_pgn(std::string_view bytes);
Words pgn_dictionary();

void run_popeye(std::string_view bytes);
Words popeye_dictionary();

void run_drawings(std::string_view bytes);
Words drawings_dictionary();

void run_inside(std::string_view bytes);
Words inside_dictionary();

}  // namespace boardwright::fuzz
