// Makes what the pages of a site load.
#include "command/shared_build.h"

#include <map>

#include "base/files.h"
#include "base/limits.h"
#include "command/site_fonts.h"
#include "disk/disk.h"
#include "document/site_files.h"

namespace boardwright::command {
namespace {

/// The name of a script that pages load, of the part that holds it; empty if it holds none.
std::string script_of(std::string_view part) {
  constexpr std::string_view live = "pages/live/";
  if (part.ends_with(".js") && part.starts_with(live)) return std::string(part.substr(live.size()));
  const bool is_page = part == "pages/" + std::string(document::page_script);
  return is_page ? std::string(document::page_script) : "";
}

}  // namespace

std::vector<DrawingJob> make_shared(const SharedBasis& basis, Manifest& manifest, Outputs& outputs,
                                    const std::function<const Frame&()>& frame) {
  std::map<std::string, ShownLetters> sites = {{"", {}}};
  for (const auto& [path, shown] : manifest.letters()) {
    const std::string game = path.substr(0, path.find('/'));
    const bool alone = basis.stands_alone(game);
    if (!alone || basis.is_wanted(game))
      sites[alone ? game + "/" : ""].add(document::read_shown_letters(shown));
  }
  static const Parts none;
  const auto is_due = [&](const std::string& path, std::uint64_t key) {
    return outputs.has_to_be_made(path, key, none, basis.shared,
                                  kind::program | kind::drawing | kind::frames);
  };
  const auto kept = [&](std::uint64_t key) { return basis.changing ? 0 : key; };
  const std::uint64_t fonts = key_of(basis.shared, kind::drawing);
  std::vector<DrawingJob> jobs;
  for (const auto& [folder, letters] : sites) {
    const std::string below = folder + document::site_path("");
    for (const auto& [part, hash] : basis.shared) {
      const std::string name = script_of(part);
      if (!name.empty() && is_due(below + name, hash))
        outputs.add_kept({below + name, frame().scripts.at(name), kept(hash)});
    }
    const std::string licence = below + "OFL.txt";
    if (const auto source = basis.context.fonts / "OFL.txt";
        file_exists(source) && is_due(licence, fonts))
      outputs.add_kept({licence, disk::read_file(source, limits::data_file_bytes), kept(fonts)});
    for (DrawingJob& job : font_jobs(folder, letters, basis.shared, basis.context)) {
      if (!is_due(job.path, job.key) || (basis.drawn && !basis.drawn->contains(job.path))) continue;
      job.key = kept(job.key);
      jobs.push_back(std::move(job));
    }
  }
  return jobs;
}

}  // namespace boardwright::command
