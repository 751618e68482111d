// What the preview is asked, and what it answers: one request, and the files of one folder.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"

namespace boardwright::serve {

/// A request as it came.
struct Request {
  std::string method, target;      ///< "GET", "/chess/rules.html?x"
  std::vector<std::string> hosts;  ///< of all headers Host
};

struct Answer {
  int status = 200;
  std::string type;  ///< of the body
  std::string body;
};

/// What can be asked for.
struct Site {
  std::filesystem::path folder;  ///< with what was built
  int port = 0;
  std::string version;   ///< of what is there now: a page asks for news since then
  std::string problems;  ///< as the terminal shows them, without colours
};

/// Where a page hears of news, and the script that listens there.
inline constexpr std::string_view events_path = "/-/events", script_path = "/-/preview.js";

/// Whether a request means this server and no other whose name was made to lead here.
bool is_for(const Request& request, int port);

/// The path below the folder that a target asks for, "chess/rules.html"; empty if no file can be
/// meant: one with "..", a hidden one, or what is no target at all.
std::string path_of(std::string_view target);

/// The version after which a request wants the news, "a7" of "/-/events?seen=a7"; nothing if it
/// asks for something else, or may not ask.
std::optional<std::string> wanted_news(const Request& request, int port);

/// The answer to a request. Nothing outside the folder is ever read, links are not followed, and
/// hidden files are not there. A page gets the script, and the problems over it.
Answer answer(const Request& request, const Site& site);

}  // namespace boardwright::serve
