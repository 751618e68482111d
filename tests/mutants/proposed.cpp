// Takes the claims out of the shipped strict articles, lets the program propose claims for what is
// open then, and counts the sentences that these close.
//
//     proposed [--list] [GAME...]    --list: the sentences that stay open, and what is proposed
//
// Exits with 1 if a proposal is refused in the text, or if fewer sentences of an article are closed
// than `proposed.txt` says.
#include <fstream>
#include <iostream>
#include <map>

#include "audit/bindings.h"
#include "audit/prove.h"
#include "base/limits.h"
#include "builder/installed.h"
#include "disk/disk.h"
#include "disk/files.h"

namespace boardwright::test {
namespace {

/// A game with another text in place of an article's.
struct Reading {
  base::Report report;
  std::unique_ptr<game::Game> game;
  audit::Proof proof;
};

Reading reading_of(const std::string& id, const std::filesystem::path& path,
                   const std::string& text) {
  base::Files files = disk::files_on_disk();
  files.read = [read = files.read, path, text](const base::Files::Path& file,
                                               const std::string& name, std::size_t limit,
                                               base::Report& report) {
    return file == path ? std::optional(text) : read(file, name, limit, report);
  };
  Reading reading;
  reading.game =
      audit::read_whole_game({builder::find_home() / "templates", files}, id, reading.report);
  reading.proof = audit::prove(*reading.game, reading.report);
  return reading;
}

/// What a claim in braces prints: its words, or the value that was computed.
std::string printed(const std::string& inside, const std::vector<game::Finding>& findings,
                    const std::string& article) {
  const std::size_t sign = inside.find(" = ");
  const std::size_t colon = inside.find(": ", sign == inside.npos ? 0 : sign);
  if (colon != inside.npos) return inside.substr(colon + 2);
  if (sign != inside.npos) return inside.substr(sign + 3);
  for (const game::Finding& finding : findings)
    if (finding.claim->id == inside && finding.claim->document == article)
      return game::shown(finding.computed);
  return {};
}

/// The text without its claims; citations stay.
std::string without_claims(const std::string& text, const std::vector<game::Finding>& findings,
                           const std::string& article) {
  std::string bare;
  std::size_t at = 0;
  for (std::size_t open = text.find("{{"); open != text.npos; open = text.find("{{", at)) {
    const std::size_t close = text.find("}}", open);
    const std::string inside = text.substr(open + 2, close - open - 2);
    const bool stays = inside == "contents" || inside == "pieces" || inside.starts_with("cited:") ||
                       inside.starts_with("ours:");
    bare += text.substr(at, open - at) +
            (stays ? "{{" + inside + "}}" : printed(inside, findings, article));
    at = close + 2;
  }
  return bare + text.substr(at);
}

struct Score {
  int open = 0, helped = 0, closed = 0;
};

Score score_of(const std::string& id, std::size_t number, bool list, bool& fine) {
  base::Report report;
  const auto whole =
      audit::read_whole_game(disk::on_disk(builder::find_home() / "templates"), id, report);
  const audit::Proof proof = audit::prove(*whole, report);
  const game::Article& article = whole->articles[number];
  const std::string text = disk::read_file(article.text, base::limits::article_bytes);
  const std::string bare = without_claims(text, proof.findings, article.id);
  Reading before = reading_of(id, article.text, bare);
  const auto bound =
      audit::propose_bindings(*before.game, before.game->articles[number],
                              before.proof.documents[number], before.proof.accounts[number], {});
  const std::string written = audit::with_bindings(bare, bound);
  const Reading after = reading_of(id, article.text, written);
  Score score{before.proof.accounts[number].sentences.open, 0, 0};
  for (const audit::BoundSentence& sentence : bound)
    score.helped += sentence.bindings.empty() ? 0 : 1;
  score.closed = score.open - after.proof.accounts[number].sentences.open;
  if (list) {
    for (const audit::BoundSentence& sentence : bound) {
      std::cout << sentence.marks.front().sentence << "\n";
      for (const audit::Binding& binding : sentence.bindings)
        std::cout << "    " << audit::in_text(binding) << "\n";
    }
    std::cout << "\n--- open after\n";
    for (const audit::OpenMark& mark : after.proof.accounts[number].marks)
      std::cout << mark.text << " in: " << mark.sentence << "\n";
  }
  for (const base::Problem& problem : after.report.problems()) {
    const bool counted =
        problem.message.starts_with("no claim ") || problem.message.starts_with("open sentences");
    if (counted || problem.severity != base::Problem::Severity::error) continue;
    std::cout << problem.place.line << ": " << problem.message << "\n";
    fine = false;
  }
  return score;
}

int run(std::vector<std::string> games) {
  const bool list = std::erase(games, "--list") > 0;
  std::map<std::string, int> floors;
  std::ifstream file(builder::find_home() / "tests/mutants/proposed.txt");
  for (std::string name; file >> name;) file >> floors[name];
  if (games.empty())
    games = {"lotus-39", "immortal-star-masters", "chess", "chess99", "gilman-river"};
  bool fine = true;
  Score all;
  for (const std::string& id : games) {
    base::Report report;
    const auto game =
        audit::read_whole_game(disk::on_disk(builder::find_home() / "templates"), id, report);
    for (std::size_t i = 0; i < game->articles.size(); ++i) {
      if (!game->articles[i].strict) continue;
      const Score score = score_of(id, i, list, fine);
      const std::string name = id + "/" + game->articles[i].id;
      std::cout << name << ": of " << score.open << " open sentences " << score.helped
                << " have a proposal, " << score.closed << " are closed by it\n";
      fine = fine && score.closed >= floors[name];
      all.open += score.open;
      all.helped += score.helped;
      all.closed += score.closed;
    }
  }
  std::cout << "of " << all.open << " open sentences " << all.helped << " have a proposal, "
            << all.closed << " are closed by it\n";
  return fine ? 0 : 1;
}

}  // namespace
}  // namespace boardwright::test

int main(int count, char** arguments) {
  return boardwright::test::run({arguments + 1, arguments + count});
}
