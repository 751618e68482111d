// Finds, before anything is drawn, what a book could not print, and reports it with its line.
#pragma once
#include "audit/prove.h"
#include "base/report.h"
#include "disk/font_characters.h"
#include "game/game.h"

namespace boardwright::book {

/// Reports characters that no font has, in the articles and the data of a game; paragraphs and
/// notes longer than limits::layout_bytes; and tables wider than limits::table_letters. Characters
/// are not checked if `fonts` is empty.
void check_printable(const game::Game& game, const audit::Proof& proof,
                     const disk::CharacterSet& fonts, base::Report& report);

}  // namespace boardwright::book
