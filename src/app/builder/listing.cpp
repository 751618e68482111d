// Makes the files of a game for the index, for pages of pieces and for interactive figures.
#include "builder/listing.h"

#include <algorithm>
#include <set>

#include "audit/assembly.h"
#include "builder/page_links.h"
#include "diagram/piece_drawing.h"
#include "disk/beneath.h"
#include "disk/files.h"
#include "english/game_summary.h"
#include "page/card_page.h"
#include "page/facts.h"
#include "page/live_data.h"
#include "page/page_about.h"
#include "page/play_page.h"
#include "page/site_files.h"
#include "render/svg.h"
#include "site/index_page.h"

namespace boardwright::builder {
namespace fs = std::filesystem;
namespace {

/// Copies a file of the game into a folder of its pages.
void copy(const Work& work, const fs::path& file, const std::string& to, Outputs& outputs) {
  constexpr std::size_t longest = std::size_t{64} << 20;
  const std::string& id = work.game->id;
  const auto part = work.parts.find(folder_of_parts(id) + file.generic_string());
  const std::uint64_t key = part == work.parts.end() ? 0 : part->second;
  const std::string path = id + "/" + to + file.generic_string();
  if (outputs.has_to_be_made(work, path, key, kind::data | kind::texts))
    outputs.add({path, disk::read_beneath(work.game->folder / file, longest), key});
}

Scene drawn_scene(const Work& work, const Diagram& diagram, const PieceSet& drawings) {
  return diagram::lay_out(*work.game, diagram.content, {diagram::PiecesAs::drawn, &drawings}).scene;
}

/// The figures on pages of pieces, with drawn pieces if the game has all drawings.
void draw_piece_types(const Work& work, const PieceSet& drawings, bool drawn, Outputs& outputs) {
  const std::uint64_t key = key_of(work, kind::board | kind::looks);
  std::set<std::string> made;
  for (const moves::PieceType* piece_type : english::listed_pieces(*work.game)) {
    const Diagram* diagram = audit::figure_of_piece(*work.game, work.proof, *piece_type);
    if (diagram == nullptr) continue;
    const std::string path =
        work.game->id + "/" + page::drawn_folder + "/" + diagram->content.figure->id + ".svg";
    if (made.insert(path).second &&
        outputs.has_to_be_made(work, path, key, kind::board | kind::looks))
      outputs.add(
          {path,
           render::render_themed_svg(
               drawn && diagram->both ? drawn_scene(work, *diagram, drawings) : diagram->scene,
               work.style),
           key});
  }
}

/// The board on the card of rules: one with letters, by which the card names its pieces, and one
/// with drawings.
void draw_card(const Work& work, const PieceSet& drawings, bool drawn, Outputs& outputs) {
  const game::Figure* figure =
      page::has_card(*work.game) ? audit::board_figure(*work.game) : nullptr;
  if (figure == nullptr) return;
  const std::uint64_t key = key_of(work, kind::board | kind::looks);
  const auto draw = [&](const char* file, const auto& scene) {
    const std::string path = work.game->id + "/" + file;
    if (outputs.has_to_be_made(work, path, key, kind::board | kind::looks))
      outputs.add({path, render::render_themed_svg(scene(), work.style), key});
  };
  for (const Diagram& diagram : work.proof.diagrams) {
    if (diagram.content.figure != figure) continue;
    draw(page::card_file, [&] { return diagram.scene; });
    if (drawn) draw(page::card_drawn_file, [&] { return drawn_scene(work, diagram, drawings); });
  }
}

void make_live(const Work& work, const PieceSet& drawings, Outputs& outputs) {
  const Game& game = *work.game;
  const bool is_played = page::has_play(game);
  if (is_manual(game) || (work.proof.diagrams.empty() && !is_played)) return;
  const std::string path = game.id + "/" + std::string(page::live_game);
  const std::uint64_t key = key_of(work, kind::board | kind::looks);
  if (!outputs.has_to_be_made(work, path, key, kind::board | kind::looks)) return;
  base::Report report;  // the page of play reports the same
  const game::Figure figure = page::start_figure(game);
  const auto start = is_played ? page::draw_start(game, figure, {}, report) : std::nullopt;
  const std::string data =
      page::live_data(game, work.proof.diagrams, start ? &*start : nullptr, drawings);
  outputs.add({path, "boardwright.game(" + data + ");\n", key});
}

}  // namespace

std::string facts_file(const std::string& game) { return game + "/.facts"; }

Scene cover_scene(const Work& work, const PieceSet& drawings) {
  const Diagram& cover = *cover_of(work);
  const auto& pieces = cover.content.pieces;
  const bool drawn =
      cover.both && std::ranges::all_of(pieces, [&](const auto& piece) {
        return piece.piece_type != nullptr && drawings.find(piece.piece_type->drawing) != nullptr;
      });
  return drawn ? drawn_scene(work, cover, drawings) : cover.scene;
}

void list_game(const Work& work, const PieceSet& drawings, Outputs& outputs) {
  const Game& game = *work.game;
  const bool drawn = diagram::has_all_drawings(game, drawings);
  const std::uint64_t all = key_of(work, kind::pages & ~kind::frames);
  if (outputs.has_to_be_made(work, facts_file(game.id), all, kind::pages & ~kind::frames))
    outputs.add({facts_file(game.id), page::text_of(page::facts_of(game, work.proof)), all});
  for (const fs::path& file : page::source_files(game))
    copy(work, file, std::string(page::source_folder) + "/", outputs);
  for (const char* ending : {".png", ".json"})
    for (const fs::path& file : disk::files_in(game.folder, ending))
      copy(work, file.filename(), {}, outputs);
  make_live(work, drawings, outputs);
  draw_piece_types(work, drawings, drawn, outputs);
  draw_card(work, drawings, drawn, outputs);
  if (cover_of(work) == nullptr) return;
  const std::uint64_t key = key_of(work, kind::board | kind::looks);
  const std::string cover = game.id + "/" + site::cover_file;
  if (outputs.has_to_be_made(work, cover, key, kind::board | kind::looks))
    outputs.add({cover, render::render_themed_svg(cover_scene(work, drawings), work.style), key});
}

}  // namespace boardwright::builder
