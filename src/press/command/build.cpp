// One build: proves games, draws their figures, writes their pages and prints boards, men and
// books.
#include "command/build.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <thread>

#include "base/errors.h"
#include "base/files.h"
#include "base/hash.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/differences.h"
#include "command/drawers.h"
#include "command/formats.h"
#include "command/load.h"
#include "command/manifest.h"
#include "command/page_links.h"
#include "command/prints.h"
#include "command/selection.h"
#include "command/site_fonts.h"
#include "command/work.h"
#include "diagram/man_drawing.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "document/page.h"
#include "document/page_ids.h"
#include "document/site_files.h"
#include "figure/words.h"
#include "ink/ink.h"
#include "render/svg.h"
#include "scene/library.h"

namespace boardwright::command {
namespace fs = std::filesystem;
namespace {

/// A file to be written, below the output folder.
struct Output {
  std::string path;
  std::string bytes;
  std::uint64_t key = 0;     ///< of all that it is made from
  std::string letters = {};  ///< of a page: what it shows
};

/// One run of the command.
class Build {
 public:
  Build(const BuildOptions& options, Context context, const Engine& engine, BuildAccount* account)
      : options_(options),
        context_(std::move(context)),
        engine_(engine),
        folder_(options.out),
        manifest_(folder_),
        games_(context_, options, manifest_, engine),
        account_(account) {}

  ExitCode run() {
    games_.read();
    works_ = games_.take_works();
    std::erase_if(works_, [&](const Work& work) {
      return games_.is_wanted(work.game->id) && !make_pages(work);
    });
    if (games_.is_empty()) return games_.code();
    for (const Work& work : works_)
      if (games_.is_wanted(work.game->id)) make_prints(work);
    for (const Work& work : works_) {
      if (games_.is_wanted(work.game->id)) make_figures(work);
      games_.records[work.game->id] = record_of(work);
      games_.records[work.game->id].partial = options_.drawn.has_value();
    }
    make_index();
    make_sites();
    draw_all(jobs_, threads(), context_, std::move(games_.ink));
    distrust_changed();
    const int written = write();
    if (account_ == nullptr)
      say(written);
    else
      *account_ = {written, pages()};
    return games_.code();
  }

 private:
  int threads() const {
    if (options_.jobs > 0) return options_.jobs;
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  }

  const Frame& frame() {
    if (!frame_) {
      frame_ = read_frame(folder_of(context_.shelves, "pages"), report_);
      refuse(report_);
    }
    return *frame_;
  }

  /// Whether a file has to be made; if not, what is known of it is kept.
  bool has_to_be_made(const Work& work, const std::string& path, std::uint64_t key,
                      unsigned kinds) {
    static const Parts none;
    return has_to_be_made(path, key, work.old != nullptr ? work.old->parts : none, work.parts,
                          kinds);
  }

  bool has_to_be_made(const std::string& path, std::uint64_t key, const Parts& before,
                      const Parts& now, unsigned kinds) {
    const Standing standing = manifest_.standing(path, key);
    if (standing == Standing::whole)
      manifest_.keep_old(path);
    else if (options_.why)
      reasons_[path] = reason(standing, before, now, kinds);
    return standing != Standing::whole;
  }

  void make_figures(const Work& work) {
    for (const Diagram& diagram : work.proof.diagrams)
      if (!keep_figure(work, diagram)) make_figure(work, diagram);
  }

  /// The pages of a game; false, and the game is left out, if they have problems.
  bool make_pages(const Work& work) {
    const Game& game = *work.game;
    const std::size_t before = outputs_.size();
    Report report;
    PageIds ids;
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      ids[page_name(game.articles[i])] = ids_of(game.articles[i], work.proof.documents[i]);
    std::uint64_t links = links_of(ids, work.proof.titles);
    for (const Article& article : game.articles)
      if (article.manual) links = content_hash(article.title, links);  // of its neighbours' bars
    for (std::size_t i = 0; i < game.articles.size(); ++i) {
      const std::string path = game.id + "/" + page_name(game.articles[i]);
      const std::uint64_t key = page_key(work, game.articles[i]) ^ links;
      if (!has_to_be_made(work, path, key, kind::pages)) continue;
      const Edition edition{game,
                            work.proof.findings,
                            work.proof.diagrams,
                            work.proof.seals,
                            work.style,
                            frame(),
                            ids,
                            is_inner_page(game.articles[i], i) ? std::vector<Download>()
                                                               : downloads({}, is_manual(game)),
                            picture_formats(),
                            !games_.is_own(game.id),
                            has_all_drawings(game, games_.pieces(game.id))};
      outputs_.push_back(
          {path, article_page(edition, game.articles[i], work.proof.documents[i], report), key});
    }
    show_warnings(report, context_.console);
    if (!report.has_errors()) return true;
    outputs_.resize(before);
    games_.leave_out(game.id, ExitCode::input);
    return false;
  }

  /// Of its own text, and of all else that is no text.
  std::uint64_t page_key(const Work& work, const Article& article) const {
    const auto file = article.text.lexically_relative(work.game->folder).generic_string();
    const auto own = work.parts.find(folder_of_parts(work.game->id) + file);
    const std::uint64_t text =
        own != work.parts.end() ? own->second : key_of(work.parts, kind::texts);
    const std::uint64_t place =
        content_hash(games_.is_own(work.game->id) ? "alone" : "below an index");
    return content_hash(article.id, key_of(work, kind::pages & ~kind::texts) ^ text ^ place);
  }

  void make_prints(const Work& work) {
    const PieceSet& set = games_.pieces(work.game->id);
    const auto basis = print_basis(*work.game, work.style, context_);
    for (const Print& print : prints_of(is_manual(*work.game)))
      add_job(work, work.game->id + "/" + std::string(print.file), key_of(work, print.made_from),
              print.made_from, [&work, &print, &set, basis](Ink& ink) {
                return print.make({*work.game, work.proof, work.style, set, basis.get()}, ink);
              });
  }

  /// Draws a file, unless the last build made it from the same.
  void add_job(const Work& work, const std::string& path, std::uint64_t key, unsigned kinds,
               std::function<std::string(Ink&)> draw) {
    if (has_to_be_made(work, path, key, kinds) &&
        (!options_.drawn || options_.drawn->contains(path)))
      jobs_.push_back({path, key, std::move(draw)});
  }

  static std::string figure_stem(const Work& work, const Diagram& diagram) {
    return work.game->id + "/figures/" + diagram.content.figure->id + ".";
  }

  /// Keeps all files of a figure if nothing that figures are made from has changed.
  bool keep_figure(const Work& work, const Diagram& diagram) {
    if (!work.same(kind::figures)) return false;
    std::vector<std::string> paths;
    for (const std::string& format : picture_formats())
      paths.push_back(figure_stem(work, diagram) + format);
    for (const std::string& path : paths)
      if (manifest_.standing(path) != Standing::whole) return false;
    for (const std::string& path : paths) manifest_.keep_old(path);
    return true;
  }

  void make_figure(const Work& work, const Diagram& diagram) {
    const std::string stem = figure_stem(work, diagram);
    std::string svg = render_svg(diagram.scene, work.style);
    RenderOptions options;
    options.author = work.game->by;
    const std::uint64_t engine = key_of(work.parts, kind::program | kind::drawing);
    const std::uint64_t key =
        content_hash(options.author, content_hash(svg, work.style.hash() ^ engine));
    for (const Format& format : formats()) {
      if (!format.picture || !format.ink) continue;
      add_job(work, stem + std::string(format.name), key, kind::figures,
              [&work, &diagram, options, &format](Ink& open) {
                LazyInk ink(open);
                return with_place(diagram.content, [&] {
                  return format.write({diagram.scene, work.style, options}, ink);
                });
              });
    }
    const std::uint64_t drawn = content_hash(svg);
    if (has_to_be_made(work, stem + "svg", drawn, kind::figures))
      outputs_.push_back({stem + "svg", std::move(svg), drawn});
  }

  /// The index page lists the games of which there are pages.
  void make_index() {
    Parts parts;
    for (const auto& [name, hash] : games_.shared())
      if (kind_of(name) == kind::program || kind_of(name) == kind::frames) parts[name] = hash;
    std::vector<IndexEntry> entries;
    for (const auto& [id, record] : games_.records) {
      parts["the entry of " + id] = hash_of(record.entry);
      entries.push_back(record.entry);
      entries.back().downloads = downloads(id + "/", record.entry.manual);
    }
    const std::uint64_t key = key_of(parts, kind::all);
    if (has_to_be_made("index.html", key, manifest_.index_parts(), parts,
                       kind::all & ~kind::drawing))
      outputs_.push_back({"index.html", index_page(entries, frame(), report_), key});
    refuse(report_);
    for (const auto& [name, hash] : games_.shared())
      if (kind_of(name) == kind::drawing) parts[name] = hash;  // of the fonts of the site
    manifest_.keep_index(std::move(parts));
  }

  /// What pages share: those of all games, and those of an author's game, whose folder he may take
  /// elsewhere.
  void make_sites() {
    auto letters = manifest_.letters();
    for (Output& output : outputs_)
      if (output.path.ends_with(".html"))
        letters[output.path] = output.letters = text_of(letters_of(output.bytes));
    std::map<std::string, ShownLetters> sites = {{"", {}}};
    for (const auto& [path, shown] : letters) {
      const std::string game = path.substr(0, path.find('/'));
      const bool alone = games_.is_own(game);
      if (!alone || games_.is_wanted(game))
        sites[alone ? game + "/" : ""].add(read_shown_letters(shown));
    }
    for (const auto& [folder, shown] : sites) make_site(folder, shown);
  }

  void make_site(const std::string& folder, const ShownLetters& letters) {
    const Parts& shared = games_.shared();
    Parts before = manifest_.index_parts();
    std::erase_if(before, [](const auto& part) { return kind_of(part.first) == kind::all; });
    const auto is_due = [&](const std::string& path, std::uint64_t key, unsigned kinds) {
      return has_to_be_made(path, key, before, shared, kinds);
    };
    const auto copy = [&](std::string_view name, std::string_view part, const auto& bytes) {
      const std::string path = folder + site_path("") + std::string(name);
      const auto known = shared.find(part);
      if (known != shared.end() && is_due(path, known->second, kind_of(part)))
        outputs_.push_back({path, bytes(), known->second});
    };
    copy(page_script, "pages/page.js", [&] { return frame().script; });
    copy("OFL.txt", "fonts/OFL.txt",
         [&] { return disk::read_file(context_.fonts / "OFL.txt", limits::data_file_bytes); });
    for (DrawingJob& job : font_jobs(folder, letters, shared, context_))
      if (is_due(job.path, job.key, kind::program | kind::drawing) &&
          (!options_.drawn || options_.drawn->contains(job.path)))
        jobs_.push_back(std::move(job));
  }

  /// What was made while its sources changed may be made of either: the next build makes it again.
  void distrust_changed() {
    if (outputs_.empty() && jobs_.empty()) return;
    const bool all = shared_parts(context_, engine_) != games_.shared();
    for (const Work& work : works_) {
      const std::string& id = work.game->id;
      if (games_.is_wanted(id) && !all && games_.parts_of(id) == work.parts) continue;
      games_.records[id].parts.clear();
      for (Output& output : outputs_)
        if (output.path.starts_with(id + "/")) output.key = 0;
      for (DrawingJob& job : jobs_)
        if (job.path.starts_with(id + "/")) job.key = 0;
    }
    const auto is_shared = [](const std::string& path) {
      return path == "index.html" || path.starts_with(site_path(""));
    };
    for (Output& output : outputs_)
      if (all && is_shared(output.path)) output.key = 0;
    for (DrawingJob& job : jobs_)
      if (all && is_shared(job.path)) job.key = 0;
  }

  int write() {
    for (DrawingJob& job : jobs_) outputs_.push_back({job.path, std::move(job.bytes), job.key});
    for (const Output& output : outputs_)
      manifest_.keep(output.path, output.key, content_hash(output.bytes), output.letters);
    for (const auto& [id, record] : games_.records) manifest_.keep_record(record);
    std::vector<std::string> unwanted = manifest_.dropped(std::string(site_folder));
    for (const std::string& id : options_.games.empty() ? manifest_.games() : games_.wanted())
      for (std::string& path : manifest_.dropped(id)) unwanted.push_back(std::move(path));
    outputs_.push_back({Manifest::file_name, manifest_.text()});
    std::vector<NewFile> files;
    for (const Output& output : outputs_) files.push_back({output.path, output.bytes});
    folder_.make();
    const disk::Descriptor lock = folder_.lock();
    if (lock.is_open()) sweep();
    return write_files(folder_, files, unwanted);
  }

  /// Clears away what a build that was killed has left.
  void sweep() const {
    constexpr std::array<std::string_view, 2> own = {"index.html", Manifest::file_name};
    folder_.sweep({}, own);  // others may have files there
    for (const std::string& folder : manifest_.folders()) folder_.sweep(folder);
  }

  std::vector<std::string> pages() const {
    std::vector<std::string> paths;
    for (const auto& [id, record] : games_.records)
      for (const IndexEntry::Page& page : record.entry.pages)
        if (games_.is_wanted(id)) paths.push_back(id + "/" + page.name);
    return paths;
  }

  void say(int written) const {
    std::string text;
    for (const auto& [path, why] : reasons_) text += printable(path) + ": " + printable(why) + "\n";
    for (const auto& [id, record] : games_.records)
      if (games_.is_wanted(id))
        text += context_.console.paint(Console::Colour::strong, id) + ": " +
                (record.entry.manual ? "" : in_words(counts_of(record.entry)) + "; ") +
                counted(record.figures, "figure", "figures") + ", " +
                counted(static_cast<int>(record.entry.pages.size()), "page", "pages") +
                (is_draft(record.entry) ? "; a draft" : "") + "\n";
    text +=
        written == 0 ? "nothing has changed in " : std::to_string(written) + " files written to ";
    context_.console.out(text + printable(options_.out.string()) + "\n");
  }

  const BuildOptions& options_;
  Context context_;
  const Engine engine_;
  disk::Folder folder_;
  Manifest manifest_;
  Selection games_;
  BuildAccount* account_;
  Report report_;
  std::optional<Frame> frame_;
  std::vector<Work> works_;
  std::vector<Output> outputs_;
  std::vector<DrawingJob> jobs_;
  std::map<std::string, std::string> reasons_;  ///< by file, why it is made anew
};

}  // namespace

ExitCode build(const BuildOptions& options, Context& context, const Engine& engine,
               BuildAccount* account) {
  return Build(options, context, engine, account).run();
}

}  // namespace boardwright::command
