// Limits on all texts of a game together, when each text is within them.
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "audit/prove.h"
#include "base/limits.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "game/reference.h"
#include "support/boards.h"
#include "support/desk.h"
#include "support/rooms.h"

namespace boardwright::tests::prove_test {
namespace {

/// The problems of a game with two articles.
std::string problems_of(const std::string& one, const std::string& other) {
  const test::Desk desk;
  desk.write("pond/game.toml", R"(title   = "Pond"
tiling  = "hexagonal"
boards  = ["hex:2"]
seat    = [{ name = "White", forward = 90 }]
article = [{ id = "one" }, { id = "other" }]

[piece.frog]
moves = ["step side"]
)",
             false);
  desk.write("pond/one.md", one, false);
  desk.write("pond/other.md", other, false);
  return desk.type("boardwright verify pond");
}

std::string times(std::size_t count, const std::function<std::string(std::size_t)>& line) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += line(i);
  return text;
}

void expect_problem(const std::string& found, const std::string& words) {
  EXPECT_NE(found.find(words), std::string::npos) << found.substr(0, 600);
}

TEST(Proofs, CountTheBytesOfAllTexts) {
  const std::string half(limits::article_bytes / 2, 'a');
  EXPECT_EQ(problems_of(half, half).find("texts of this game"), std::string::npos);
  expect_problem(problems_of(half, half + "a"),
                 "with article 'other', the texts of this game are longer than 1048576 bytes");
}

TEST(Proofs, CountThePartsOfAllTexts) {
  const std::string half =
      times(limits::article_parts / 2, [](std::size_t) { return std::string("---\n"); });
  expect_problem(problems_of(half, half + "---\n"),
                 "with article 'other', the texts of this game have more than 100000 parts");
}

TEST(Proofs, CountTheSectionsOfAllTexts) {
  const auto half = [](const std::string& name) {
    return times(limits::sections / 2 + 1, [&](std::size_t i) {
      return "## " + name + std::to_string(i) + "\n\nWords.\n\n";
    });
  };
  expect_problem(problems_of(half("A"), half("B")),
                 "a game has at most " + std::to_string(limits::sections) + " sections");
}

/// The manual states how many claims have their computed value printed in a text: counted here,
/// without generated pages.
TEST(ProofPage, AndReadMeStateHowManyClaimsAreTiedToAText) {
  std::size_t all = 0, tied = 0;
  for (const std::string& id : on_disk(test::templates()).games()) {
    Report report;
    const auto game = read_game(on_disk(test::templates()), id, Extent::all, report);
    if (is_reference(*game)) continue;
    std::string text;
    for (const Article& article : game->articles)
      if (!article.reference) text += disk::read_file(article.text, limits::article_bytes);
    for (const Article& article : game->articles)
      for (const Claim& claim : article.claims) {
        if (article.reference) break;  // its problems are of no source
        ++all;
        tied += text.find("{{" + claim.id + "}}") != std::string::npos ||
                        text.find("{{" + claim.id + ":") != std::string::npos
                    ? 1U
                    : 0U;
      }
  }
  const std::string claims = std::to_string(all), some = std::to_string(tied);
  const auto says = [](const std::filesystem::path& file, const std::string& words) {
    const std::string text = disk::read_file(file, limits::article_bytes);
    EXPECT_NE(text.find(words), std::string::npos) << file << ": " << words;
  };
  const auto manual = test::templates() / "manual/proof.md", readme = find_home() / "README.md";
  says(manual, "Of the " + claims + " claims of these five\ngames " + some + " are tied");
  says(readme, "with " + claims + " statements of their sources computed anew");
  says(readme, "of " + claims + " claims " + some + " are");
}

/// So do README and manual with the sentences of all articles.
TEST(ProofPage, AndReadMeStateHowManySentencesAreProved) {
  audit::SentenceCount all;
  for (const std::string& id : on_disk(test::templates()).games()) {
    Report report;
    const auto game = audit::read_whole_game(on_disk(test::templates()), id, report);
    if (is_reference(*game)) continue;
    for (const audit::Account& account : audit::prove(*game, report).accounts)
      all += account.sentences;
  }
  const std::string count = std::to_string(all.proved + all.cited + all.open),
                    states = std::to_string(all.proved) + " are proved, " +
                             std::to_string(all.cited) + " cited and " + std::to_string(all.open) +
                             " open";
  for (const auto& file : {test::templates() / "manual/proof.md", find_home() / "README.md"}) {
    const std::string text = disk::read_file(file, limits::article_bytes);
    EXPECT_NE(text.find(count + " sentences"), std::string::npos) << file << ": " << count;
    EXPECT_NE(text.find(states), std::string::npos) << file << ": " << states;
  }
}

}  // namespace
}  // namespace boardwright::tests::prove_test
