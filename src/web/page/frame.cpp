// Reads and fills page frames.
#include "page/frame.h"

#include <algorithm>

#include "base/files.h"
#include "base/hints.h"
#include "base/limits.h"
#include "base/text.h"
#include "page/site_files.h"

namespace boardwright::page {
namespace {

FrameFile read_one(const base::Files& files, const std::filesystem::path& file, Report& report) {
  return {file.string(),
          base::read_text(files, file, base::limits::data_file_bytes, report).value_or("")};
}

/// The maximum number of uses of a slot: the title, for example, is also in the head.
constexpr int most_uses = 8;

const std::filesystem::path live_folder = "live";

int lines_in(std::string_view text) { return static_cast<int>(std::ranges::count(text, '\n')); }

}  // namespace

Frame read_frame(const base::Files& files, const std::filesystem::path& folder, Report& report) {
  const auto read = [&](std::string_view name) { return read_one(files, folder / name, report); };
  const auto read_css = [&](std::string_view name) {
    std::string css = read(name).text;
    if (css.find("</") != std::string::npos)
      report.error({(folder / name).string()}, "'</' would end the style sheet");
    return css;
  };
  Frame frame;
  frame.head = read("head.html");
  frame.article = read("article.html");
  frame.index = read("index.html");
  frame.site = read("site.html");
  frame.card = read("card.html");
  frame.play = read("play.html");
  frame.css = read_css("page.css");
  frame.article_css = read_css("article.css");
  frame.site_css = read_css("site.css");
  frame.card_css = read_css("card.css");
  frame.live_css = read_css("live.css");
  frame.play_css = read_css("play.css");
  if (files.exists(folder / "draft.css")) frame.draft_css = read_css("draft.css");
  if (files.exists(folder / page_script))
    frame.scripts.emplace(page_script, shortened(read(page_script).text));
  for (const auto& file : files.list(folder / live_folder, ".js")) {
    const std::string name = file.filename().string(), text = read_one(files, file, report).text;
    frame.scripts[live_script(name)] += name == engine_script ? text : shortened(text);
  }
  frame.glossary = read_glossary(files, folder / "glossary.toml", report);
  if (files.exists(folder / "families.toml"))
    frame.families = read_families(files, folder / "families.toml", report);
  for (const std::string_view name : shared_files) frame.shared.emplace_back(name, read(name).text);
  return frame;
}

std::string fill_frame(const FrameFile& frame, std::span<const Slot> slots, Report& report) {
  const std::string_view text = frame.text;
  std::vector<std::string_view> names;
  for (const Slot& slot : slots) names.push_back(slot.name);
  std::vector<int> used(slots.size(), 0);
  std::string page;
  std::size_t at = 0;
  int line = 1;
  for (;;) {
    const std::size_t open = text.find("{{", at);
    const std::size_t close = open == std::string_view::npos ? open : text.find("}}", open);
    if (close == std::string_view::npos) break;
    page += text.substr(at, open - at);
    line += lines_in(text.substr(at, open - at));
    const std::string_view name = text.substr(open + 2, close - open - 2);
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
      report.error({frame.name, line}, "unknown slot '" + std::string(name) + "'",
                   [&] { return base::meant_or_all(name, names); });
    else {
      const auto i = static_cast<std::size_t>(found - names.begin());
      if (++used[i] <= most_uses)
        page += slots[i].html;
      else
        report.error({frame.name, line}, "slot '" + std::string(name) + "' is used more than " +
                                             std::to_string(most_uses) + " times");
    }
    line += lines_in(name);
    at = close + 2;
  }
  page += text.substr(at);
  line += lines_in(text.substr(at)) - (text.ends_with('\n') ? 1 : 0);
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (used[i] == 0)
      report.error({frame.name, line},
                   "the frame has no slot '" + std::string(slots[i].name) + "'");
  return page;
}

std::string fill_head(const Frame& frame, const HeadParts& parts, Report& report) {
  const std::vector<Slot> slots = {{"title", escaped(parts.title)},
                                   {"description", escaped(parts.description)},
                                   {"address", parts.address},
                                   {"style", parts.style}};
  return fill_frame(frame.head, slots, report);
}

}  // namespace boardwright::page
