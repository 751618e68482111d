// Says in words how much of an article is proved, and what that means.
#include "english/seal_words.h"

#include <algorithm>

#include "base/text.h"
#include "figure/words.h"

namespace boardwright::english {

using figure::counted;

Seal& Seal::operator+=(const Seal& other) {
  proved += other.proved;
  published += other.published;
  kin += other.kin;
  second += other.second;
  ruled += other.ruled;
  explained += other.explained;
  unexplained += other.unexplained;
  copied += other.copied;
  miscopied += other.miscopied;
  cited += other.cited;
  open += other.open;
  sentences_proved += other.sentences_proved;
  sentences_cited += other.sentences_cited;
  sentences_open += other.sentences_open;
  return *this;
}

int differing(const Seal& seal) { return std::max(seal.draft, seal.unexplained); }

std::string in_words(const Seal& seal) {
  if (const int claims = differing(seal); claims > 0)
    return "draft: " + counted(claims, "claim differs", "claims differ");
  if (seal.claims() == 0 && seal.cited == 0 && seal.open == 0 && seal.sentences() == 0) return {};
  std::vector<std::string> parts;
  if (seal.sentences() > 0)
    parts.push_back(counted(seal.sentences_proved, "sentence", "sentences") + " proved, " +
                    std::to_string(seal.sentences_cited) + " cited, " +
                    std::to_string(seal.sentences_open) + " open");
  if (seal.proved > 0 || seal.published + seal.kin + seal.second + seal.ruled == 0)
    parts.push_back(counted(seal.proved, "statement", "statements") +
                    " about the board, its pieces and positions proved by the engine");
  if (seal.ruled > 0)
    parts.push_back(counted(seal.ruled, "rule", "rules") + " checked against published sources");
  if (seal.published > 0)
    parts.push_back(counted(seal.published, "published count", "published counts") +
                    " of moves reproduced");
  if (seal.kin > 0)
    parts.push_back(counted(seal.kin, "move count", "move counts") +
                    (seal.kin == 1 ? " found equal to that" : " found equal to those") +
                    " of the program from which the rules were taken");
  if (seal.second > 0)
    parts.push_back(counted(seal.second, "move count", "move counts") +
                    (seal.second == 1 ? " found equal to that" : " found equal to those") +
                    " of a second program of ours");
  if (seal.explained > 0) parts.push_back(std::to_string(seal.explained) + " explained");
  if (seal.cited > 0)
    parts.push_back(counted(seal.cited, "citation", "citations") + " of what no engine can know");
  if (seal.open > 0)
    parts.push_back(counted(seal.open, "number", "numbers") + " that nobody has checked");
  return base::joined(parts, "; ");
}

std::vector<std::string> meaning_of(const Seal& seal) {
  if (differing(seal) > 0)
    return {
        "A draft proves nothing: where a number is struck out, the article states it, and what "
        "the engine finds stands beside it. How much is proved is told when every claim agrees "
        "or a remark explains it."};
  std::vector<std::string> sentences;
  if (seal.sentences_open > 0)
    sentences.emplace_back(
        "An open sentence names a cell, a number, a piece, a direction or the like of which no "
        "claim says anything there: it may be true, but nothing on this page proves it.");
  if (seal.proved > 0 || seal.published + seal.kin + seal.second + seal.ruled == 0)
    sentences.emplace_back(
        "A proved statement was written down as the article makes it, and the rules engine, which "
        "knows only the board and the moves, computes the same.");
  if (seal.ruled > 0)
    sentences.emplace_back(
        "Each rule was read in its source, then tried on a position and a move: the engine allows "
        "what the source allows, and ends the game with the same result.");
  if (seal.published > 0)
    sentences.emplace_back(
        "A published count (perft) is the number of sequences of legal moves of a given length; "
        "its "
        "source is named beside it, and the engine counts the same.");
  if (seal.kin > 0)
    sentences.emplace_back(
        "Where the rules of a game were taken from another program, equal move counts show that "
        "the two programs agree, not that the rules are right.");
  if (seal.second > 0)
    sentences.emplace_back(
        "Equal counts of a second program of ours show that two programs read these rules alike.");
  if (seal.explained > 0)
    sentences.push_back(
        "An explained one differs from what the engine computes, and a remark tells how.");
  if (seal.cited > 0)
    sentences.push_back(
        "What is cited are dates, prices and the like, which no engine can know and which stand as "
        "the author gives them, and words about this page itself.");
  if (seal.open > 0)
    sentences.push_back(
        "Numbers that nobody has checked stand in the text as they were typed, in digits or in "
        "words.");
  if (const int compared = seal.copied + seal.miscopied; compared > 0)
    sentences.push_back(
        "Apart from these, " +
        counted(compared, "heading, sign or name was", "headings, signs and names were") +
        " compared with the original, letter by letter" +
        (seal.miscopied == 0 ? ""
                             : "; " + std::to_string(seal.miscopied) +
                                   (seal.miscopied == 1 ? " differs, and a remark tells how"
                                                        : " differ, and remarks tell how")) +
        ". That proves that they are copied well, and no more.");
  return sentences;
}

}  // namespace boardwright::english
