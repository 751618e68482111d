// Packs and unpacks games.
#include "live/packed_game.h"

#include "live/fields.h"

namespace boardwright::live {

std::string packed(const game::Game& game) {
  Packer packer;
  packer(game);
  return packer.bytes();
}

std::unique_ptr<game::Game> unpacked(std::string_view bytes) {
  auto game = std::make_unique<game::Game>();
  Unpacker unpacker(bytes);
  unpacker(*game);
  for (const auto& board : game->boards) board->number_lines();
  return unpacker.is_whole() && !game->boards.empty() ? std::move(game) : nullptr;
}

}  // namespace boardwright::live
