// Writes the rules card of a game.
#include "page/card_page.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include "audit/assembly.h"
#include "audit/page_ids.h"
#include "base/text.h"
#include "english/book_phrases.h"
#include "english/game_summary.h"
#include "english/page_words.h"
#include "english/rulebook.h"
#include "game/pieces.h"
#include "page/address.h"
#include "page/facts.h"
#include "page/html.h"
#include "page/page_bar.h"
#include "page/page_figure.h"
#include "page/piece_drawing.h"
#include "page/site_files.h"
#include "render/svg.h"

namespace boardwright::page {

using english::RuleText;

namespace {

/// Cards above these lengths, in bytes of HTML, are set in small and in even smaller type.
constexpr std::size_t long_card = 4200, longest_card = 6200;

/// Writes text in which asterisks mark emphasis, as in Markdown.
void write_words(Html& html, std::string_view words) {
  bool emphasized = false;
  for (const std::string_view part : base::split(words, '*')) {
    if (emphasized)
      html.prose_element("em", {}, part);
    else
      html.prose(part);
    emphasized = !emphasized;
  }
}

void write_rule(Html& html, const RuleText& rule) {
  if (!rule.own.empty()) {
    for (const std::string_view line : base::split(rule.own, '\n'))
      if (!base::trimmed(line).empty()) html.element("p", {}, [&] { write_words(html, line); });
    return;
  }
  if (!rule.sentences.empty())
    html.element("p", {}, [&] { write_words(html, base::joined(rule.sentences, " ")); });
  if (!rule.items.empty())
    html.element("ul", {}, [&] {
      for (const std::string& item : rule.items)
        html.element("li", {}, [&] { write_words(html, item); });
    });
}

/// Writes rules under `head`; nothing if the first rule is empty.
void write_section(Html& html, std::string_view head, std::span<const RuleText> rules) {
  if (rules.front().sentences.empty() && rules.front().items.empty()) return;
  html.element("section", {}, [&] {
    html.prose_element("h2", {}, head);
    for (const RuleText& rule : rules) write_rule(html, rule);
  });
}

/// Writes a section for each title; a rule without an id continues the section before it.
void write_rules(Html& html, std::span<const RuleText> rules) {
  while (!rules.empty()) {
    const auto next = std::find_if(rules.begin() + 1, rules.end(),
                                   [](const RuleText& rule) { return !rule.id.empty(); });
    const auto count = static_cast<std::size_t>(next - rules.begin());
    write_section(html, rules.front().title, rules.first(count));
    rules = rules.subspan(count);
  }
}

void write_moves(Html& html, const Game& game, const english::Rulebook& rulebook,
                 PieceDrawings& drawings) {
  html.element("section", {{"class", "moves"}}, [&] {
    html.element("h2", {}, "Moves");
    for (const std::string& terms : rulebook.terms)
      html.element("p", {}, [&] { write_words(html, terms); });
    html.element("dl", {}, [&] {
      for (const moves::PieceTypeId id : game::explained_pieces(game)) {
        const PieceType& piece_type = game.piece_type(id);
        html.element("div", {}, [&] {
          html.element("dt", {}, [&] {
            drawings.write(html, piece_type);
            html.prose(english::name_with_letter(piece_type));
          });
          const english::RulebookMoves& moves = rulebook.entry_of(id);
          html.element("dd", {}, [&] {
            write_words(
                html, moves.like == nullptr ? moves.moves : english::moves_like(moves.like->name));
          });
        });
      }
    });
  });
}

/// Width and height of the picture of the board in a common unit, so that browsers reserve its
/// space.
std::pair<std::string, std::string> size_of_board(const Edition& edition) {
  const game::Figure* figure = audit::board_figure(edition.game);
  for (const Diagram& diagram : edition.diagrams)
    if (diagram.content.figure == figure) {
      const auto in_units = [](double sides) {
        return std::to_string(static_cast<long long>(std::ceil(100 * sides)));
      };
      return {in_units(diagram.scene.box.width()), in_units(diagram.scene.box.height())};
    }
  return {"1", "1"};
}

void write_set_up(Html& html, const Edition& edition, const english::Rulebook& rulebook) {
  const Game& game = edition.game;
  html.element("section", {{"class", "board"}}, [&] {
    const play::Position* start = game.find_position(game.start);
    html.element("h2", {}, start != nullptr ? "Set-up" : "The board");
    if (audit::board_figure(game) != nullptr) {
      const std::string words = english::picture_of_board(game.title, start != nullptr);
      const auto picture = [&](bool drawn) {
        const std::string file = drawn ? card_drawn_file : card_file;
        const auto [width, height] = size_of_board(edition);
        html.empty_element("img",
                           {{"src", file}, {"alt", words}, {"width", width}, {"height", height}});
      };
      if (edition.drawn) {
        write_choice_of_pieces(html, true);
        write_both_ways(html, picture);
      } else {
        picture(false);
      }
    }
    html.prose_element("p", {}, english::board_in_words(game));
    for (const std::vector<std::string>* words : {&rulebook.ground, &rulebook.places})
      if (!words->empty()) html.prose_element("p", {}, base::joined(*words, " "));
  });
}

}  // namespace

std::string card(const Edition& edition, Report& report) {
  const Game& game = edition.game;
  const english::Rulebook rulebook = english::rulebook_of(english::GameWords(game));
  PieceDrawings drawings(game, edition.drawn ? edition.piece_set : nullptr);
  Html html;
  html.prose_element("h1", {}, game.title);
  if (!game.by.empty())
    html.prose_element("p", {{"class", "credit"}}, "By " + game.by);
  else if (!game.origin.empty())
    html.prose_element("p", {{"class", "credit"}}, game.origin);
  html.element("div", {{"class", "sheet"}}, [&] {
    html.element("div", {}, [&] {
      write_set_up(html, edition, rulebook);
      if (!game.start.empty()) {
        RuleText ends = rulebook.ends;
        if (!rulebook.aim.empty()) ends.sentences.insert(ends.sentences.begin(), rulebook.aim);
        write_section(html, "Goal", std::span(&ends, 1));
      }
      if (!rulebook.differs.empty()) html.prose_element("p", {}, rulebook.differs);
    });
    html.element("div", {}, [&] {
      write_moves(html, game, rulebook, drawings);
      write_rules(html, rulebook.rules);
      write_section(html, rulebook.endgames.title, std::span(&rulebook.endgames, 1));
      write_section(html, rulebook.left_out.title, std::span(&rulebook.left_out, 1));
      const std::string page = audit::page_name(game.articles.front());
      html.element("p", {{"class", "more"}}, [&] {
        html.text(english::written_by_program + std::string(" "));
        html.element("a", {{"href", page}}, english::whole_of_it);
        html.text(".");
      });
    });
  });
  const std::size_t letters = html.raw().size() - drawings.bytes();
  render::append_drawings(html.raw(), drawings.used());
  const std::string main = html.take();
  const std::string title = game.title + ": rules card",
                    description = english::card_description(game.title);
  const std::vector<Slot> slots = {
      {"head", fill_head(edition.frame,
                         {title, description,
                          head_of(edition.base_url, {game.id + "/" + card_page, title, description,
                                                     game.id + "/" + share_picture}),
                          font_css(site_path(edition.below_index ? "../" : "")) +
                              edition.frame.css + edition.frame.card_css +
                              (drawings.used().empty() ? std::string()
                                                       : edition.style.page_css(".drawing"))},
                         report)},
      {"look",
       std::string(edition.drawn ? " drawn-first" : "") + (letters > longest_card ? " long longest"
                                                           : letters > long_card  ? " long"
                                                                                  : "")},
      {"bar", bar_of(edition, card_page)},
      {"main", main},
  };
  return fill_frame(edition.frame.card, slots, report);
}

}  // namespace boardwright::page
