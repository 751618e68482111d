// A page as the preview sends it: with a script that reloads it, and the problems over it.
#pragma once
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::serve {

/// What a page is sent with.
struct Dress {
  std::string host;      ///< that the page was asked from: "localhost:8064"
  std::string version;   ///< of what is shown
  std::string problems;  ///< empty: none
};

/// Adds the script and the problems, and lets the page's Content-Security-Policy permit this script
/// and its one stream of events, and nothing else.
std::string dressed(std::string html, const Dress& dress);

/// The page that stands where there is none, until there is.
std::string nothing_here(const Dress& dress);

/// Reloads the page at news, and shows it where its reader was.
extern const std::string_view script;

}  // namespace boardwright::serve
