// Adds script and problems to pages.
#include "preview/page.h"

#include "base/text.h"
#include "preview/answer.h"

namespace boardwright::preview {
namespace {

constexpr std::string_view panel_style = R"(<style>
#boardwright-problems { position: fixed; inset: auto 0 0; z-index: 9; margin: 0; max-height: 60vh; overflow: auto; background: #fff1ef; color: #4a0d06; border-top: 4px solid #b3001b; font: 14px/1.45 ui-monospace, "Noto Sans Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace; }
#boardwright-problems summary { position: sticky; top: 0; left: 0; padding: 0.5rem 1rem; background: inherit; font-weight: 700; cursor: pointer; }
#boardwright-problems pre { margin: 0; padding: 0 1rem 1rem; background: none; font: inherit; tab-size: 8; white-space: pre; width: max-content; min-width: 100%; }
@media (max-width: 40rem) { #boardwright-problems pre { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; } }
@media (prefers-color-scheme: dark) { #boardwright-problems { background: #35110d; color: #ffe3de; border-color: #ff8f86; } }
@media print { #boardwright-problems { display: none; } }
</style>
)";

/// Whether there are errors, and not only warnings.
bool is_urgent(std::string_view problems) {
  return problems.starts_with("error: ") || problems.find("error: ") != std::string_view::npos;
}

/// A panel with the problems as on the terminal, which can be collapsed.
std::string panel(const std::string& problems) {
  if (problems.empty()) return {};
  const bool urgent = is_urgent(problems);
  return std::string(panel_style) + "<details id=\"boardwright-problems\" role=\"alert\"" +
         (urgent ? " open" : "") + "><summary>" + (urgent ? "Problems" : "Warnings") +
         "</summary><pre>" + base::escaped(problems) + "</pre></details>\n";
}

void permit_script(std::string& html, const std::string& host) {
  constexpr std::string_view policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"";
  const std::size_t at = html.find(policy);
  if (at == std::string::npos) return;
  const auto at_host = [&](std::string_view path) { return "http://" + host + std::string(path); };
  // If the policy has script-src 'self', it permits our script. Of two script-src rules, only the
  // first is applied.
  const std::size_t end = html.find('"', at + policy.size());
  const bool permitted =
      std::string_view(html).substr(0, end).find("script-src 'self'", at) != std::string_view::npos;
  html.insert(at + policy.size(),
              (permitted ? std::string() : "script-src " + at_host(script_path) + "; ") +
                  "connect-src " + at_host(events_path) + "; ");
}

}  // namespace

const std::string_view script = R"((() => {
  'use strict';
  const seen = document.currentScript.dataset.seen;
  const key = 'boardwright ' + location.pathname;
  const panel = document.getElementById('boardwright-problems');
  const folds = () => [...document.querySelectorAll('details:not(#boardwright-problems)')];
  const places = () => [...document.querySelectorAll('main [id]')]
      .filter(place => place.getClientRects().length > 0);

  // Keeps the place of the reader, relative to the last element with an id above the upper edge.
  const keep = () => {
    let at = null;
    for (const place of places()) {
      const top = place.getBoundingClientRect().top;
      if (top <= 1) at = {id: place.id, top};
    }
    sessionStorage.setItem(key, JSON.stringify({
      at, y: scrollY,
      folds: folds().map(fold => fold.open),
      men: document.querySelector('input[name=men]:checked')?.id,
      folded: panel && !panel.open ? panel.textContent : null}));
  };

  const restore = () => {
    const kept = JSON.parse(sessionStorage.getItem(key));
    if (!kept) return;
    sessionStorage.removeItem(key);
    history.scrollRestoration = 'manual';
    const now = folds();
    if (now.length === kept.folds.length)
      now.forEach((fold, number) => { fold.open = kept.folds[number]; });
    const men = kept.men && document.getElementById(kept.men);
    if (men) men.checked = true;
    if (panel && panel.textContent === kept.folded) panel.open = false;
    const place = kept.at && document.getElementById(kept.at.id);
    const y = place ? scrollY + place.getBoundingClientRect().top - kept.at.top : kept.y;
    scrollTo({top: y, behavior: 'instant'});
  };

  let stream = null;
  const listen = () => {
    stream?.close();
    stream = null;
    if (document.hidden) return;
    stream = new EventSource('/-/events?seen=' + seen);
    stream.onmessage = () => { stream.close(); keep(); location.reload(); };
  };
  document.addEventListener('visibilitychange', listen);
  restore();
  addEventListener('load', listen);
})();
)";

std::string with_preview(std::string html, const PreviewState& state) {
  permit_script(html, state.host);
  const std::string added = panel(state.problems) + "<script src=\"" + std::string(script_path) +
                            "\" data-seen=\"" + base::escaped(state.version) + "\"></script>\n";
  const std::size_t end = html.rfind("</body>");
  html.insert(end == std::string::npos ? html.size() : end, added);
  return html;
}

std::string not_found_page(const PreviewState& state) {
  return with_preview(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<title>Nothing here yet</title>\n</head>\n<body>\n<h1>Nothing here yet</h1>\n"
      "<p>As soon as something is built here, it appears. <a href=\"/\">All games</a></p>\n"
      "</body>\n</html>\n",
      state);
}

}  // namespace boardwright::preview
