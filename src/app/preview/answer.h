// Requests to the preview and its answers, from the files of one folder.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::preview {

/// A parsed HTTP request.
struct Request {
  std::string method, target;      ///< "GET", "/chess/rules.html?x"
  std::vector<std::string> hosts;  ///< the values of all Host headers
};

struct Answer {
  int status = 200;
  std::string type;  ///< media type of the body
  std::string body;
};

/// The state that is served.
struct Site {
  std::filesystem::path folder;  ///< the built files
  int port = 0;
  std::string version;   ///< of the current build; a page asks for events after it
  std::string problems;  ///< as on the terminal, without colours
};

/// Paths of the event stream and of the script that reads it.
inline constexpr std::string_view events_path = "/-/events", script_path = "/-/preview.js";

/// Whether the Host header names this server. Refuses other names, against DNS rebinding.
bool is_for(const Request& request, int port);

/// The path below the folder for a request target, "chess/rules.html". Empty if it cannot be a
/// file: a malformed target, one with "..", or a hidden file.
std::string path_of(std::string_view target);

/// The version after which a request asks for events: "a7" of "/-/events?seen=a7". Nothing if it is
/// not such a request or not permitted.
std::optional<std::string> wanted_news(const Request& request, int port);

/// The answer to a request. No file outside the folder is read, symbolic links are not followed,
/// and hidden files do not exist. Pages get the script and a panel with the problems.
Answer answer(const Request& request, const Site& site);

}  // namespace boardwright::preview
