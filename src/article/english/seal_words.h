// What the seal of an article says: how much of it is proved, and what is not.
#pragma once
#include <string>
#include <vector>

namespace boardwright::english {

/// The number of statements of each kind in an article. Each claim counts once.
struct Seal {
  int proved = 0;     ///< agree; about the board, its pieces and positions
  int published = 0;  ///< agree; counts of moves that others have published
  int kin = 0;        ///< agree; counts of moves by the program whose rules the game's data follow
  int second = 0;     ///< agree; counts of moves by a second program of ours
  int ruled = 0;      ///< agree; rules as published sources have them
  int explained = 0;  ///< differ, explained by a remark
  int unexplained = 0;       ///< differ, unexplained
  int copied = 0;            ///< headings, signs and names, only compared with the original
  int miscopied = 0;         ///< those that differ from the original, explained by a remark
  int cited = 0;             ///< citations, and numbers such as dates
  int open = 0;              ///< numbers that are neither proved nor cited
  int sentences_proved = 0;  ///< sentences whose checkable marks claims prove
  int sentences_cited = 0;   ///< sentences whose marks are proved or cited
  int sentences_open = 0;    ///< sentences with an open mark
  int draft = 0;  ///< claims of the whole game that differ; if not 0, nothing counts as proved

  int claims() const {
    return proved + published + kin + second + ruled + explained + unexplained + copied + miscopied;
  }
  int sentences() const { return sentences_proved + sentences_cited + sentences_open; }
  Seal& operator+=(const Seal& other);
};

/// The number of claims that differ and prevent the seal; 0: there is a seal.
int differing(const Seal& seal);

/// "14 sentences proved, 2 cited, 5 open; 96 statements about the board, its pieces and positions
/// proved by the engine; 2 explained; 12 citations of what no engine can know"; empty if the
/// article states nothing. For a draft only "draft: 2 claims differ".
std::string in_words(const Seal& seal);

/// Sentences that explain the words of a seal, and what was copied.
std::vector<std::string> meaning_of(const Seal& seal);

}  // namespace boardwright::english
