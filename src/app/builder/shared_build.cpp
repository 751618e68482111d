// Makes the fonts and scripts that the pages of a site load.
#include "builder/shared_build.h"

#include <map>

#include "base/hash.h"
#include "base/limits.h"
#include "builder/site_fonts.h"
#include "disk/disk.h"
#include "page/site_files.h"

namespace boardwright::builder {
namespace {

/// The file that the script in a part goes into, "page.js"; empty if the part is not a script of
/// pages.
std::string script_of(std::string_view part) {
  constexpr std::string_view live = "pages/live/";
  if (part.ends_with(".js") && part.starts_with(live))
    return page::live_script(part.substr(live.size()));
  const bool is_page = part == "pages/" + std::string(page::page_script);
  return is_page ? std::string(page::page_script) : "";
}

}  // namespace

std::vector<DrawingJob> make_shared(const SharedBasis& basis, Manifest& manifest, Outputs& outputs,
                                    const std::function<const page::Frame&()>& frame) {
  std::map<std::string, page::ShownLetters> sites = {{"", {}}};
  for (const auto& [path, shown] : manifest.letters()) {
    const std::string game = path.substr(0, path.find('/'));
    const bool standalone = basis.is_standalone(game);
    if (!standalone || basis.is_wanted(game))
      sites[standalone ? game + "/" : ""].add(page::read_shown_letters(shown));
  }
  Parts before = manifest.index_parts();
  std::erase_if(before, [](const auto& part) { return kind_of(part.first) == kind::all; });
  const auto is_due = [&](const std::string& path, std::uint64_t key, unsigned kinds) {
    return outputs.has_to_be_made(path, key, before, basis.shared, kinds);
  };
  const auto kept = [&](std::uint64_t key) { return basis.changing ? 0 : key; };
  const auto make = [&](const std::string& path, std::uint64_t key, unsigned kinds,
                        const auto& bytes) {
    if (is_due(path, key, kinds)) outputs.add_kept({path, bytes(), kept(key)});
  };
  const unsigned script_kinds = kind::program | kind::frames;
  std::map<std::string, std::uint64_t> scripts;  // keys by file name
  for (const auto& [part, hash] : basis.shared)
    if (const std::string name = script_of(part); !name.empty()) {
      std::uint64_t& key = scripts.emplace(name, key_of(basis.shared, kind::program)).first->second;
      key = base::content_hash(std::to_string(hash), key);
    }
  std::vector<DrawingJob> jobs;
  for (const auto& [folder, letters] : sites) {
    const std::string below = folder + page::site_path("");
    for (const auto& [name, key] : scripts)
      make(below + name, key, script_kinds,
           [&frame, &script = name] { return frame().scripts.at(script); });
    if (const auto known = basis.shared.find("fonts/OFL.txt"); known != basis.shared.end())
      make(below + "OFL.txt", known->second, kind_of(known->first), [&] {
        return disk::read_file(basis.context.fonts / "OFL.txt", base::limits::data_file_bytes);
      });
    for (DrawingJob& job : font_jobs(folder, letters, basis.shared, basis.context)) {
      if (!is_due(job.path, job.key, kind::program | kind::drawing) ||
          (basis.drawn && !basis.drawn->contains(job.path)))
        continue;
      job.key = kept(job.key);
      jobs.push_back(std::move(job));
    }
  }
  return jobs;
}

}  // namespace boardwright::builder
