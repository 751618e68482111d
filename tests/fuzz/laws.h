// Shared by all fuzz targets: checks of laws, and a small game that is read once.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/checked_text.h"
#include "base/limits.h"
#include "disk/files.h"
#include "figure/build_content.h"
#include "game/plays.h"
#include "support/rooms.h"
#include "verify/claims.h"

namespace boardwright::fuzz {

using namespace rooms;
using Words = std::vector<std::string>;

/// Aborts, like a sanitizer, if a law does not hold.
inline void must(bool holds, const char* law) {
  if (holds) return;
  std::fprintf(stderr, "a law does not hold: %s\n", law);
  std::abort();
}

/// tests/fuzz/templates, which has the small game.
inline std::filesystem::path own_templates() {
  return BOARDWRIGHT_SOURCE_DIR "/tests/fuzz/templates";
}

/// The small game, read once.
struct Small {
  std::unique_ptr<Game> game;
  std::vector<Content> contents;
  verify::SectionTitles titles;

  Small() {
    Report report;
    game = read_game(on_disk(own_templates()), "small", Extent::all, report);
    GameLogics plays(*game);
    Budget budget;
    for (const Figure* figure : game->figures())
      if (auto content = build_content(*game, *figure, plays, budget, report))
        contents.push_back(std::move(*content));
    titles["index"]["1"] = "Pieces";
    must(!report.has_errors(), "the small game has no errors");
  }
};

inline Small& small() {
  static Small read;
  return read;
}

/// The text if it passes the input checks (length and UTF-8), or nothing.
inline std::optional<std::string> admitted(std::string_view bytes, Report& report,
                                           std::size_t limit = limits::data_file_bytes) {
  return checked_text(std::string(bytes), "fuzz", limit, report);
}

/// The steps of all shown reports, and the bytes of their messages.
struct Shown {
  std::int64_t steps = 0, words = 0;
};
inline Shown& shown_so_far() {
  static Shown all;
  return all;
}

/// Formats a report and adds it to shown_so_far(). Law: messages are UTF-8.
inline void show(const Report& report) {
  const std::string words = describe(report);
  must(!invalid_utf8(words), "messages are UTF-8");
  shown_so_far().steps += report.steps();
  shown_so_far().words += static_cast<std::int64_t>(words.size());
}

/// A temporary folder of this process, for readers that need files.
inline const std::filesystem::path& own_folder() {
  struct Folder {
    std::filesystem::path path = std::filesystem::temp_directory_path() / "boardwright-fuzz-XXXXXX";
    Folder() {
      std::string name = path.string();
      must(mkdtemp(name.data()) != nullptr, "there is a folder for files");
      path = name;
    }
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
  };
  static const Folder made;
  return made.path;
}

}  // namespace boardwright::fuzz
