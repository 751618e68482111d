// Small pictures of the parts of a kit, for its first page.
#pragma once
#include <optional>
#include <string_view>

#include "box/kit_print.h"
#include "box/read_me.h"

namespace boardwright::box {

/// The picture of a part, named by its file: the moves of a piece for "key", the board, the folded
/// leaflet for "rules", a counter for "pieces", a card, a box. Nothing for other parts. `drawings`:
/// those of the counters, null where pieces show letters; they outlive the picture.
std::optional<ReadMePicture> picture_of(std::string_view part, const KitSources& sources,
                                        const counters::CounterDrawings* drawings);

}  // namespace boardwright::box
