// One build: proves games, draws figures, writes pages, and prints boards, pieces and books.
#include "builder/build.h"

#include <algorithm>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <system_error>

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
#include "page/checked.h"
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

constexpr const char* index_file = "index.html";  ///< the last page that appears

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
    join_parts();
    games_.choose();
    do
      while (read_some()) make_some();
    while (asks_again());
    if (games_.is_empty()) return games_.code();
    invalidate_all_if_shared_parts_changed();
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
    write_rest();
    if (summary_ == nullptr)
      print_summary();
    else
      *summary_ = {written_, pages()};
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

  /// A folder in which a part of the library was built.
  struct BuiltPart {
    explicit BuiltPart(const std::filesystem::path& path) : folder(path), made(folder) {}
    disk::Folder folder;
    Manifest made;
  };

  /// Takes over the games of all parts. Nothing is written unless all are as they were built.
  void join_parts() {
    std::list<BuiltPart> parts;
    std::map<std::string, std::string> homes;  // the folder of each game
    for (const std::filesystem::path& path : options_.join) {
      const BuiltPart& part = parts.emplace_back(path);
      if (part.made.games().empty())
        throw base::UsageError("no build in " + base::in_quotes(path.string()),
                               "join the folders that builds with --part have written");
      for (const std::string& id : part.made.games()) {
        const auto [home, is_new] = homes.emplace(id, path.string());
        if (!is_new)
          throw base::UsageError(base::in_quotes(id) + " is in " + base::in_quotes(home->second) +
                                     " and in " + base::in_quotes(path.string()),
                                 "join parts of one library");
        for (const std::string& file : part.made.files_below(id))
          if (part.made.state_of(file) != FileState::intact)
            throw base::UsageError(
                base::in_quotes((path / file).string()) + " is not what was built",
                "build this part again");
      }
    }
    for (const BuiltPart& part : parts)
      for (const std::string& id : part.made.games()) join(part, id);
  }

  void join(const BuiltPart& part, const std::string& id) {
    constexpr std::size_t longest = std::size_t{1} << 30;
    std::vector<Output> files;
    for (const std::string& path : part.made.files_below(id))
      files.push_back({path, part.folder.read(path, longest).value_or("")});
    written_ += write(files, manifest_.adopt(part.made, id));
  }

  /// Reads the next games, and starts their prints, as books take longest.
  bool read_some() {
    works_.clear();
    for (Work& work : games_.read_some()) {
      GameRecord& record = games_.records[work.game->id] = record_of(work);
      record.partial = options_.drawn.has_value();
      record.entry.own = games_.is_own(work.game->id);
      works_.push_back(std::move(work));
      if (games_.is_wanted(works_.back().game->id)) make_prints(works_.back());
    }
    return !works_.empty();
  }

  /// Makes and writes the files of the games that were read.
  void make_some() {
    std::vector<Neighbours> beside;  // found first, since a game that is left out loses its record
    for (const ReadingOrder order = reading_order(); const Work& work : works_)
      beside.push_back(order.beside(work.game->id));
    for (auto neighbours = beside.begin(); const Work& work : works_) {
      const Neighbours& each = *neighbours++;
      if (!games_.is_wanted(work.game->id)) continue;
      if (make_pages(work, each)) {
        make_figures(work);
        make_listing(work);
      } else {
        drawers_.drop(work.game->id);
      }
    }
    std::vector<DrawingJob> drawn = drawers_.finish();
    for (const Work& work : works_)
      if (games_.is_wanted(work.game->id) && games_.parts_of(work.game->id) != work.parts)
        invalidate(work.game->id, drawn);
    outputs_.remember();
    take(std::move(drawn));
    write_some();
  }

  /// Adds the games whose pages lead to pages that are there no more, or not to new ones.
  bool asks_again() {
    const ReadingOrder order = reading_order();
    std::vector<std::string> changed;
    for (const std::string& id : games_.wanted())
      if (const auto record = games_.records.find(id);
          record != games_.records.end() && !games_.is_left_out(id) &&
          record->second.neighbours_hash != order.beside(id).hash())
        changed.push_back(id);
    games_.add(changed);
    return !changed.empty();
  }

  void make_figures(const Work& work) {
    for (const Diagram& diagram : work.proof.diagrams)
      if (!keep_figure(work, diagram)) make_figure(work, diagram);
  }

  /// Makes the pages of a game. If they have errors, leaves the game out and returns false.
  bool make_pages(const Work& work, const Neighbours& neighbours) {
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
    games_.records[game.id].neighbours_hash = neighbours.hash();
    Parts then = work.old != nullptr ? work.old->parts : Parts(), now = work.parts;
    if (work.old != nullptr) then["the pages beside it"] = work.old->neighbours_hash;
    now["the pages beside it"] = neighbours.hash();
    for (std::size_t i = 0; i < game.articles.size(); ++i) {
      const std::string path = game.id + "/" + audit::page_name(game.articles[i]);
      const bool at_end = i == 0 || i + 1 == game.articles.size();
      const std::uint64_t key =
          page_key(work, game.articles[i]) ^ links ^
          (at_end ? neighbours.hash() : content_hash(neighbours.on_workbench));
      const std::string apart = page::has_many_statements(game.articles[i], work.proof.findings)
                                    ? game.id + "/" + audit::statements_page(game.articles[i])
                                    : std::string();
      const bool makes_page = outputs_.has_to_be_made(path, key, then, now, kind::pages),
                 makes_statements =
                     !apart.empty() && outputs_.has_to_be_made(apart, key, then, now, kind::pages);
      if (!makes_page && !makes_statements) continue;
      Edition edition = edition_of(work, ids);
      if (!is_inner_page(game.articles[i], i)) edition.downloads = downloads({}, is_manual(game));
      edition.formats = picture_formats();
      edition.drawn = diagram::has_all_drawings(game, games_.drawings_of(game, work.style));
      edition.before = neighbours.before;
      edition.after = neighbours.after;
      edition.on_workbench = neighbours.on_workbench;
      page::ArticlePages pages =
          page::article_pages(edition, game.articles[i], work.proof.documents[i], report);
      if (makes_page) outputs_.add({path, std::move(pages.article), key});
      if (makes_statements) outputs_.add({apart, std::move(pages.statements), key});
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

  ReadingOrder reading_order() const {
    return {games_.records, games_.elsewhere(),
            [this](const std::string& id) { return !is_standalone(id); }};
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

  /// Keeps all files of a figure if no part of figures has changed. Returns whether they are kept.
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

  /// Clears the keys of the files of a game whose sources changed during the build, so that the
  /// next build makes them again.
  void invalidate(const std::string& id, std::vector<DrawingJob>& drawn) {
    games_.records[id].parts.clear();
    for (Output& output : outputs_.files())
      if (output.path.starts_with(id + "/")) output.key = 0;
    for (DrawingJob& job : drawn)
      if (job.path.starts_with(id + "/")) job.key = 0;
  }

  /// The same for all games that were made, if the parts that they share changed.
  void invalidate_all_if_shared_parts_changed() {
    changing_ =
        !made_.empty() && shared_parts(context_, engine_, options_.base_url) != games_.shared();
    if (!changing_) return;
    for (const std::string& id : made_) {
      games_.records[id].parts.clear();
      manifest_.outdate(id);
    }
  }

  /// Writes the files of the games that were read, and deletes those that they have no more, unless
  /// these games are the last: then all is written at the end. If the build is killed later, the
  /// next one goes on from here.
  void write_some() {
    for (const Work& work : works_) {
      const std::string& id = work.game->id;
      if (!games_.is_wanted(id) || games_.is_left_out(id)) continue;
      made_.insert(id);
      unwritten_.push_back(id);
      manifest_.keep_record(games_.records[id]);
    }
    if (!games_.are_due()) return;
    std::vector<std::string> unwanted;
    for (const std::string& id : std::exchange(unwritten_, {}))
      for (std::string& path : manifest_.dropped(id)) unwanted.push_back(std::move(path));
    const std::vector<Output> outputs = outputs_.take();
    if (outputs.empty() && unwanted.empty()) return;
    written_ += write(outputs, unwanted);
    unrecorded_ += outputs.size();
    constexpr std::size_t share = 4;  // so that manifests are a small part of what is written
    if (unrecorded_ < manifest_.count() / share) return;
    const Output so_far{Manifest::file_name, manifest_.text_so_far()};
    write({&so_far, 1});
    unrecorded_ = 0;
  }

  /// Writes the files that are not of single games, the manifest last, and deletes what no game
  /// has.
  void write_rest() {
    for (const auto& [id, record] : games_.records) manifest_.keep_record(record);
    std::vector<std::string> unwanted = manifest_.dropped(std::string(page::site_folder));
    const auto add = [&](const std::string& folder) {
      for (std::string& path : manifest_.dropped(folder)) unwanted.push_back(std::move(path));
    };
    for (const std::string& id : games_.wanted()) add(id);
    if (options_.games.empty())
      for (const std::string& id : manifest_.games()) add(id);
    add(workbench_folder);
    for (std::string& path : manifest_.dropped_of_site()) unwanted.push_back(std::move(path));
    std::vector<Output> outputs = outputs_.take();
    std::stable_partition(outputs.begin(), outputs.end(),
                          [](const Output& file) { return file.path != index_file; });
    outputs.push_back({Manifest::file_name, manifest_.text()});
    written_ += write(outputs, unwanted);
    write_marks();
  }

  /// Writes which files need not be read the next time. Without that they are read: problems are
  /// not reported.
  void write_marks() {
    const std::string text = manifest_.text_of_marks();
    if (text.empty()) return;
    try {
      const Output marks{Manifest::marks_name, text};
      write({&marks, 1});
    } catch (const std::system_error&) {
      return;
    }
  }

  /// Writes files, the last one last, and deletes others. Returns how many have changed.
  int write(std::span<const Output> outputs, std::span<const std::string> unwanted = {}) {
    std::set<std::string> folders;
    if (!lock_) {
      folder_.make();
      lock_ = folder_.lock();
      folders = manifest_.folders();
      folders.emplace();
    }
    std::vector<disk::NewFile> files;
    for (const Output& output : outputs) {
      files.push_back({output.path, output.bytes});
      folders.insert(files.back().path.parent_path());
    }
    if (lock_->is_open()) sweep(folders);
    return disk::write_files(folder_, files, unwanted);
  }

  /// Removes the temporary files of builds that were killed from folders that it has not seen yet.
  void sweep(const std::set<std::string>& folders) {
    std::vector<std::string> own = {index_file, Manifest::file_name,
                                    Manifest::marks_name};  // others' files can be there
    for (const std::string& folder : folders) own.push_back(folder.substr(0, folder.find('/')));
    own.insert(own.end(), games_.wanted().begin(), games_.wanted().end());
    std::vector<std::string> unseen;
    std::ranges::set_difference(folders, swept_, std::back_inserter(unseen));
    swept_.insert(unseen.begin(), unseen.end());
    const Shares shares(unseen.size(), options_.threads() - 1,
                        [this, &unseen, &own](std::size_t i, std::size_t end) {
                          for (; i < end; ++i)
                            if (unseen[i].empty())
                              folder_.sweep({}, own);
                            else
                              folder_.sweep(unseen[i]);
                        });
  }

  std::vector<std::string> pages() const {
    std::vector<std::string> paths;
    for (const auto& [id, record] : games_.records)
      for (const IndexEntry::Page& page : record.entry.pages)
        if (games_.is_wanted(id)) paths.push_back(id + "/" + page.name);
    return paths;
  }

  void print_summary() const {
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
        written_ == 0 ? "nothing has changed in " : std::to_string(written_) + " files written to ";
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
  std::list<Work> works_;  ///< drawing jobs refer to them
  std::set<std::string> made_;
  std::vector<std::string> unwritten_;  ///< games made since files were written
  Outputs outputs_;
  std::optional<disk::Descriptor> lock_;  ///< of the output folder, once anything is written
  std::set<std::string> swept_;           ///< folders without files of killed builds
  std::size_t unrecorded_ = 0;            ///< files written since the manifest was
  int written_ = 0;
  bool changing_ = false;  ///< shared parts changed during the build
  Drawers drawers_;        ///< the last member, as its threads use the others
};

}  // namespace

int BuildOptions::threads() const { return threads_for(jobs); }

ExitCode build(const BuildOptions& options, Context& context, const Engine& engine,
               BuildSummary* summary) {
  return Build(options, context, engine, summary).run();
}

}  // namespace boardwright::builder
