// Whether a kit has everything that its game needs.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "audit/prove.h"
#include "book/book.h"
#include "counters/counter_faces.h"

namespace boardwright::box {

/// What the parts of a kit hold. The counters point to the drawings.
struct KitFacts {
  std::unique_ptr<counters::CounterDrawings> drawings;  ///< null: counters show letters
  std::vector<counters::CounterKind> counters;          ///< with the numbers that are printed
  book::Book leaflet, cards;
};

/// The facts of the kit of a game. Without a piece set, counters show letters.
KitFacts kit_facts(const game::Game& game, const audit::Proof& proof, const scene::Style& style,
                   const scene::PieceSet* piece_set);

/// Reports what a kit lacks, at its place in the data. Errors: a piece without a card or a rule;
/// fewer counters than the array needs. Warnings: counters of one seat that look alike; a piece
/// that can reach a cell where another of its type begins, if only the other has a first move there
/// and their counters look alike; every gap of the rulebook that the author can mend.
void check_kit(const game::Game& game, const KitFacts& facts, base::Report& report);

/// What a kit cannot explain or lacks, one sentence each: places that the leaflet names, and every
/// gap of the rulebook.
std::vector<std::string> unknown_rules(const game::Game& game, const book::Book& leaflet);

}  // namespace boardwright::box
