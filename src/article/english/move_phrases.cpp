// The phrases for the words of the move notation.
#include "english/move_words.h"

namespace boardwright::english {
namespace {

constexpr MovePhrase phrases[] = {
    {"slide", "slides {distance} {along}"},
    {"step", "steps one {cell} {along}"},
    {"hop", "hops {length}{along} over {hurdles}, {beyond}"},
    {"leap", "leaps {vector}"},
    {"ride", "makes {leaps} in one direction, each of {vector}"},
    {"roam", "makes {leaps}, each of {vector}, turning as it likes after each"},
    {"wheel", "makes {leaps}, each of {vector}, turning the same way each time {turning}"},
    {"zigzag", "makes {leaps}, each of {vector}, turning {turning} and back by turns"},
    {"touch", "steps to any {cell}{ahead} that touches its own"},
    {"side", "steps to any {cell}{ahead} that shares a side with its own"},
    {"corner", "steps to any {cell}{ahead} that shares a corner, but no side, with its own"},
    {"path", "goes {distance} along the {name} path, one after another and none of them twice"},
    {"circle", "goes {distance} round a {name} ring, either way and without turning back"},
    {"away", "leaps to any {cell} {touches}"},
    {"then", ", then {stretch}"},
    {"capturing", ", where it captures an enemy piece"},
    {"vaulting", ", where another piece stands, which stays there"},
    {"move", "without capturing"},
    {"capture", "to capture"},
    {"clear", ", to an empty {cell}"},
    {"up to", "up to {count}"},
    {"at least", "at least {count}"},
    {"exactly", "exactly {count}"},
    {"turning", "by {degrees}"},
    {"along", ", so that two of them together lead {course}"},
    {"reflecting", ", thrown back at the edge of the board as light is by a mirror, {often}"},
    {"forward", "forward"},
    {"backward", "backward"},
    {"heading", "{headings}"},
    {"aside", ", turning only {headings}"},
    {"from", " from {regions}"},
    {"off", ", but not from {regions}"},
    {"onto", ", ending only {regions}"},
    {"inside", ", keeping to {regions}"},
    {"over", ", not stopping on {regions} and not stopped there"},
    {"rising", ", only to a higher rank"},
    {"falling", ", only to a lower rank"},
    {"toward", ", only nearer to {zone}"},
    {"hurdles", "exactly {count} pieces"},
    {"hurdle", "{whom}"},
    {"beyond", "to {landing}"},
    {"locust", ", capturing what it hops over and landing on an empty {cell}"},
    {"swap", ", changing places with {whom} there"},
    {"rifle", ", without leaving its {cell}"},
    {"sparing", ", but never captures {pieces}"},
    {"taking", ", capturing only {pieces}"},
    {"repeating", ", and so on {times}, over empty {cells}"},
    {"around", ", also over the left and right edges of the board, as if they were joined"},
    {"halting", ", ending where it first attacks an enemy King"},
    {"counting", "; such a move of its whole length, n, makes n grow by one"},
    {"when", "{while}"},
};

}  // namespace

std::span<const MovePhrase> move_phrases() { return phrases; }

}  // namespace boardwright::english
