// One build: proves games, draws figures, writes pages, and prints boards, pieces and books.
#include "builder/build.h"

#include <algorithm>
#include <array>
#include <list>
#include <memory>

#include "audit/page_ids.h"
#include "base/errors.h"
#include "base/hash.h"
#include "base/text.h"
#include "builder/drawers.h"
#include "builder/formats.h"
#include "builder/listing.h"
#include "builder/load.h"
#include "builder/manifest.h"
#include "builder/outputs.h"
#include "builder/page_links.h"
#include "builder/prints.h"
#include "builder/resources.h"
#include "builder/selection.h"
#include "builder/shared_build.h"
#include "builder/shares.h"
#include "builder/site_build.h"
#include "builder/work.h"
#include "builder/workbench_build.h"
#include "diagram/piece_drawing.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "figure/words.h"
#include "page/address.h"
#include "page/card_page.h"
#include "page/facts.h"
#include "page/page.h"
#include "page/page_figure.h"
#include "page/play_page.h"
#include "page/site_files.h"
#include "pdf/ink.h"
#include "render/svg.h"

namespace boardwright::builder {

using base::content_hash;
using page::Edition;

namespace {

/// One run of the command.
class Build {
 public:
  Build(const BuildOptions& options, Context context, const Engine& engine, BuildSummary* summary)
      : options_(options),
        context_(std::move(context)),
        engine_(engine),
        folder_(options.out),
        manifest_(folder_),
        games_(context_, options, manifest_, engine, [this] { drawers_.expect_books(); }),
        summary_(summary),
        outputs_(manifest_, options.why),
        drawers_(context_, options.threads()) {}

  ExitCode run() {
    games_.read();
    take_works();
    games_.keep_unchanged();
    take_works();
    while (!make_all_pages()) {
    }
    if (games_.is_empty()) return games_.code();
    for (const Work& work : works_) {
      if (!games_.is_wanted(work.game->id)) continue;
      make_figures(work);
      make_listing(work);
    }
    std::vector<DrawingJob> drawn = drawers_.finish();
    invalidate_changed_inputs(drawn);
    outputs_.remember();
    take(std::move(drawn));
    const auto frames = [this]() -> const page::Frame& { return frame(); };
    make_site({games_.records, games_.shared(), options_.base_url, folder_, changing_}, manifest_,
              outputs_, frames);
    const auto standalone = [this](const std::string& id) { return is_standalone(id); };
    const auto wanted = [this](const std::string& id) { return games_.is_wanted(id); };
    const SharedBasis basis{games_.shared(), context_,       standalone,
                            wanted,          options_.drawn, changing_};
    for (DrawingJob& job : make_shared(basis, manifest_, outputs_, frames))
      drawers_.add(std::move(job));
    make_workbench({games_.shared(), context_, games_.records,
                    [this](const std::string& id) { return !games_.is_own(id); },
                    games_.is_wanted(manual_id), changing_},
                   manifest_, outputs_);
    take(drawers_.finish());
    const int written = write();
    if (summary_ == nullptr)
      print_summary(written);
    else
      *summary_ = {written, pages()};
    return games_.code();
  }

 private:
  const page::Frame& frame() {
    if (!frame_) {
      frame_ = page::read_frame(context_.search_path.files(),
                                folder_of(context_.search_path, "pages"), report_);
      refuse(report_);
    }
    return *frame_;
  }

  void make_figures(const Work& work) {
    for (const Diagram& diagram : work.proof.diagrams)
      if (!keep_figure(work, diagram)) make_figure(work, diagram);
  }

  /// Takes over the games that have been read. Starts their prints, as books take longest.
  void take_works() {
    for (Work& work : games_.take_works()) {
      GameRecord& record = games_.records[work.game->id] = record_of(work);
      record.partial = options_.drawn.has_value();
      record.entry.own = games_.is_own(work.game->id);
      works_.push_back(std::move(work));
      if (games_.is_wanted(works_.back().game->id)) make_prints(works_.back());
    }
  }

  /// Takes over games that were kept, but have other previous or next links now.
  void take_neighbours() {
    const auto in = [this](const std::string& id) { return !is_standalone(id); };
    const auto is_made = [this](const std::string& id) { return games_.is_wanted(id); };
    std::vector<std::string> changed = update_neighbours(games_.records, in, is_made);
    for (const Work& work : works_) std::erase(changed, work.game->id);
    games_.read_again(changed);
    take_works();
    update_neighbours(games_.records, in, is_made);
  }

  /// Makes the pages of all games. False if games had to be left out: others can link to them, so
  /// all pages have to be made again.
  bool make_all_pages() {
    take_neighbours();
    const std::size_t before = left_out_.size();
    for (auto work = works_.begin(); work != works_.end();) {
      const auto next = std::next(work);
      if (games_.is_wanted(work->game->id) && !make_pages(*work)) {
        drawers_.drop(work->game->id);
        left_out_.splice(left_out_.end(), works_, work);
      }
      work = next;
    }
    const bool all = left_out_.size() == before;
    if (!all) outputs_.files().clear();
    return all;
  }

  /// Makes the pages of a game. If they have errors, leaves the game out and returns false.
  bool make_pages(const Work& work) {
    const Game& game = *work.game;
    const std::size_t before = outputs_.files().size();
    Report report;
    page::PageIds ids;
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      ids[audit::page_name(game.articles[i])] =
          audit::ids_of(game.articles[i], work.proof.documents[i]);
    std::uint64_t links = links_of(ids, work.proof.titles);
    for (const game::Article& article : game.articles)
      if (article.manual)
        links = content_hash(article.title, links);  // in the bars of its other pages
    const Neighbours neighbours = neighbours_in_index(game.id);
    Parts then = work.old != nullptr ? work.old->parts : Parts(), now = work.parts;
    if (work.old != nullptr) then["the pages beside it"] = work.old->neighbours_hash;
    now["the pages beside it"] = neighbours.hash();
    for (std::size_t i = 0; i < game.articles.size(); ++i) {
      const std::string path = game.id + "/" + audit::page_name(game.articles[i]);
      const bool at_end = i == 0 || i + 1 == game.articles.size();
      const std::uint64_t key =
          page_key(work, game.articles[i]) ^ links ^ (at_end ? neighbours.hash() : 0);
      if (!outputs_.has_to_be_made(path, key, then, now, kind::pages)) continue;
      Edition edition = edition_of(work, ids);
      if (!is_inner_page(game.articles[i], i)) edition.downloads = downloads({}, is_manual(game));
      edition.formats = picture_formats();
      edition.drawn = diagram::has_all_drawings(game, games_.drawings_of(game, work.style));
      edition.before = neighbours.before;
      edition.after = neighbours.after;
      outputs_.add({path,
                    page::article_page(edition, game.articles[i], work.proof.documents[i], report),
                    key});
    }
    show_warnings(report, context_.console);
    if (!report.has_errors()) return true;
    outputs_.files().resize(before);
    games_.leave_out(game.id, ExitCode::input);
    return false;
  }

  /// The edition from which all pages of a game are made.
  Edition edition_of(const Work& work, const page::PageIds& ids) {
    Edition edition{
        *work.game, work.proof.findings, work.proof.diagrams, work.proof.seals, work.style, frame(),
        ids};
    edition.below_index = !is_standalone(work.game->id);
    edition.shipped = !games_.is_own(work.game->id);
    edition.base_url = options_.base_url;
    if (scene::shows_drawn_pieces(work.style))
      edition.piece_set = &games_.drawings_of(*work.game, work.style);
    return edition;
  }

  Neighbours neighbours_in_index(const std::string& id) const {
    return neighbours_of(games_.records, id,
                         [this](const std::string& other) { return !is_standalone(other); });
  }

  void take(std::vector<DrawingJob> drawn) {
    for (DrawingJob& job : drawn) outputs_.add_kept({job.path, std::move(job.bytes), job.key});
  }

  /// Whether the output folder of a game can be moved elsewhere: it is an author's, and the site
  /// has no address.
  bool is_standalone(const std::string& id) const {
    return games_.is_own(id) && options_.base_url.empty();
  }

  /// Makes the files of a game for the index, the card of its rules, and the page where it is
  /// played.
  void make_listing(const Work& work) {
    const PieceSet& set = games_.drawings_of(*work.game, work.style);
    list_game(work, set, outputs_);
    if (page::has_card(*work.game)) make_beside(work, page::card_page, page::card);
    if (page::has_play(*work.game)) make_beside(work, page::play_file, page::play_page);
    if (cover_of(work) != nullptr && !options_.base_url.empty())
      add_job(work, work.game->id + "/" + page::share_picture, key_of(work, kind::figures),
              kind::figures, [&work, &set](Ink& ink) { return cover_png(work, set, ink); });
  }

  /// Makes a page of a game that is none of its articles.
  void make_beside(const Work& work, const char* file,
                   std::string (*make)(const Edition&, Report&)) {
    const Game& game = *work.game;
    const std::string path = game.id + "/" + file;
    const unsigned kinds = kind::board | kind::frames | kind::looks;
    const std::uint64_t key = key_of(work, kinds) ^ place_key(game);
    if (!outputs_.has_to_be_made(work, path, key, kinds)) return;
    Report report;
    const page::PageIds none;
    Edition edition = edition_of(work, none);
    edition.drawn = diagram::has_all_drawings(game, games_.drawings_of(game, work.style));
    outputs_.add({path, make(edition, report), key});
    refuse(report);
  }

  /// A key of the place of the pages of a game, on which their links depend.
  std::uint64_t place_key(const Game& game) const {
    return content_hash(is_standalone(game.id) ? "alone" : "below an index");
  }

  /// A key of the text of an article and of all parts other than texts.
  std::uint64_t page_key(const Work& work, const game::Article& article) const {
    return content_hash(article.id, key_of(work, kind::pages & ~kind::texts) ^
                                        text_key(work, article) ^ place_key(*work.game));
  }

  void make_prints(const Work& work) {
    const PieceSet& set = games_.drawings_of(*work.game, work.style);
    const auto basis = print_basis(*work.game, work.style, context_);
    for (const Print& print : prints_of(is_manual(*work.game)))
      add_job(work, work.game->id + "/" + std::string(print.file), key_of(work, print.made_from),
              print.made_from, [&work, &print, &set, basis](Ink& ink) {
                return print.make({*work.game, work.proof, work.style, set, basis.get()}, ink);
              });
  }

  /// Adds a job for a file, unless the last build made it with the same key.
  void add_job(const Work& work, const std::string& path, std::uint64_t key, unsigned kinds,
               std::function<std::string(Ink&)> draw) {
    if (outputs_.has_to_be_made(work, path, key, kinds) &&
        (!options_.drawn || options_.drawn->contains(path)))
      drawers_.add({path, key, std::move(draw)});
  }

  static std::string figure_path(const Work& work, const Diagram& diagram, std::string_view format,
                                 bool drawn) {
    return work.game->id + "/" + page::figure_file(diagram.content.figure->id, format, drawn);
  }

  /// Keeps all files of a figure if no part of figures has changed.
  bool keep_figure(const Work& work, const Diagram& diagram) {
    if (!work.same(kind::figures)) return false;
    std::vector<std::string> paths;
    for (const std::string& format : picture_formats()) {
      paths.push_back(figure_path(work, diagram, format, false));
      if (diagram.both) paths.push_back(figure_path(work, diagram, format, true));
    }
    return outputs_.keep(paths);
  }

  void make_figure(const Work& work, const Diagram& diagram) {
    make_figure(work, diagram, std::make_shared<Scene>(diagram.scene), false);
    if (!diagram.both) return;
    const PieceSet& set = games_.drawings_of(*work.game, work.style);
    Diagram drawn = diagram::lay_out(*work.game, diagram.content, {diagram::PiecesAs::drawn, &set});
    make_figure(work, diagram, std::make_shared<Scene>(std::move(drawn.scene)), true);
  }

  /// Makes all files of a figure with its pieces as letters, or as drawings.
  void make_figure(const Work& work, const Diagram& diagram,
                   const std::shared_ptr<const Scene>& scene, bool drawn) {
    std::string svg = render::render_svg(*scene, work.style);
    pdf::RenderOptions options;
    options.author = work.game->by;
    const std::uint64_t engine = key_of(work.parts, kind::program | kind::drawing);
    const std::uint64_t key =
        content_hash(options.author, content_hash(svg, work.style.hash() ^ engine));
    for (const Format& format : formats()) {
      if (!format.picture || !format.ink) continue;
      add_job(work, figure_path(work, diagram, format.name, drawn), key, kind::figures,
              [&work, &diagram, scene, options, &format](Ink& open) {
                LazyInk ink(open);
                return with_place(diagram.content, [&] {
                  return format.write({*scene, work.style, options}, ink);
                });
              });
    }
    const std::uint64_t shown = content_hash(svg);
    const std::string path = figure_path(work, diagram, "svg", drawn);
    if (outputs_.has_to_be_made(work, path, shown, kind::figures))
      outputs_.add({path, std::move(svg), shown});
  }

  /// Clears the keys of files if their sources changed during the build, so that the next build
  /// makes them again.
  void invalidate_changed_inputs(std::vector<DrawingJob>& drawn) {
    if (outputs_.files().empty() && drawn.empty()) return;
    const bool all = changing_ =
        shared_parts(context_, engine_, options_.base_url) != games_.shared();
    for (const Work& work : works_) {
      const std::string& id = work.game->id;
      if (games_.is_wanted(id) && !all && games_.parts_of(id) == work.parts) continue;
      games_.records[id].parts.clear();
      for (Output& output : outputs_.files())
        if (output.path.starts_with(id + "/")) output.key = 0;
      for (DrawingJob& job : drawn)
        if (job.path.starts_with(id + "/")) job.key = 0;
    }
  }

  int write() {
    for (const auto& [id, record] : games_.records) manifest_.keep_record(record);
    std::vector<std::string> unwanted = manifest_.dropped(std::string(page::site_folder));
    std::vector<std::string> made = options_.games.empty() ? manifest_.games() : games_.wanted();
    made.emplace_back(workbench_folder);
    for (const std::string& id : made)
      for (std::string& path : manifest_.dropped(id)) unwanted.push_back(std::move(path));
    for (std::string& path : manifest_.dropped_of_site()) unwanted.push_back(std::move(path));
    outputs_.add({Manifest::file_name, manifest_.text()});
    std::vector<disk::NewFile> files;
    for (const Output& output : outputs_.files()) files.push_back({output.path, output.bytes});
    folder_.make();
    const disk::Descriptor lock = folder_.lock();
    if (lock.is_open()) sweep();
    return disk::write_files(folder_, files, unwanted);
  }

  /// Removes the temporary files of builds that were killed.
  void sweep() const {
    constexpr std::array<std::string_view, 2> own = {"index.html", Manifest::file_name};
    folder_.sweep({}, own);  // other programs can have files in this folder
    const std::set<std::string> below = manifest_.folders();
    const std::vector<std::string> folders(below.begin(), below.end());
    const Shares shares(folders.size(), options_.threads() - 1,
                        [this, &folders](std::size_t i, std::size_t end) {
                          for (; i < end; ++i) folder_.sweep(folders[i]);
                        });
  }

  std::vector<std::string> pages() const {
    std::vector<std::string> paths;
    for (const auto& [id, record] : games_.records)
      for (const IndexEntry::Page& page : record.entry.pages)
        if (games_.is_wanted(id)) paths.push_back(id + "/" + page.name);
    return paths;
  }

  void print_summary(int written) const {
    std::string text;
    for (const auto& [path, why] : outputs_.reasons())
      text += base::printable(path) + ": " + base::printable(why) + "\n";
    for (const auto& [id, record] : games_.records)
      if (games_.is_wanted(id))
        text += context_.console.paint(terminal::Console::Colour::strong, id) + ": " +
                (record.entry.manual ? "" : game::in_words(counts_of(record.entry)) + "; ") +
                figure::counted(record.figures, "figure", "figures") + ", " +
                figure::counted(static_cast<int>(record.entry.pages.size()), "page", "pages") +
                (is_draft(record.entry) ? "; a draft" : "") + "\n";
    text +=
        written == 0 ? "nothing has changed in " : std::to_string(written) + " files written to ";
    context_.console.out(text + base::printable(options_.out.string()) + "\n");
  }

  const BuildOptions& options_;
  Context context_;
  const Engine engine_;
  disk::Folder folder_;
  Manifest manifest_;
  Selection games_;
  BuildSummary* summary_;
  Report report_;
  std::optional<page::Frame> frame_;
  std::list<Work> works_, left_out_;  ///< drawing jobs refer to both
  Outputs outputs_;
  bool changing_ = false;  ///< shared parts changed during the build
  Drawers drawers_;        ///< the last member, as its threads use the others
};

}  // namespace

int BuildOptions::threads() const {
  if (jobs > 0) return jobs;
  return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

ExitCode build(const BuildOptions& options, Context& context, const Engine& engine,
               BuildSummary* summary) {
  return Build(options, context, engine, summary).run();
}

}  // namespace boardwright::builder
