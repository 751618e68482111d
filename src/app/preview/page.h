// Adds the reloading script and the problems to a page of the preview.
#pragma once
#include <string>
#include <string_view>

namespace boardwright::preview {

/// What is added to a page.
struct PreviewState {
  std::string host;      ///< the Host of the request: "localhost:8064"
  std::string version;   ///< of the build that is shown
  std::string problems;  ///< empty: none
};

/// Adds the script and a panel with the problems, and extends the page's Content-Security-Policy to
/// permit this script and its event stream, and nothing more.
std::string with_preview(std::string html, const PreviewState& state);

/// The page for a path without a file; it reloads when something is built.
std::string not_found_page(const PreviewState& state);

/// Reloads the page after a build and restores the reader's position.
extern const std::string_view script;

}  // namespace boardwright::preview
