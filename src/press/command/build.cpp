// `boardwright build`: proves games, draws their figures, writes their pages and prints boards, men
// and books.
#include <algorithm>
#include <optional>
#include <thread>

#include "base/errors.h"
#include "base/hash.h"
#include "command/commands.h"
#include "command/differences.h"
#include "command/drawers.h"
#include "command/formats.h"
#include "command/load.h"
#include "command/manifest.h"
#include "command/prints.h"
#include "diagram/diagram.h"
#include "disk/write_files.h"
#include "document/page.h"
#include "document/prove.h"
#include "ink/ink.h"
#include "render/svg.h"
#include "scene/library.h"

namespace boardwright::command {
namespace fs = std::filesystem;
namespace {

/// A game with everything that its pages show.
struct Work {
  std::unique_ptr<Game> game;
  Proof proof;
  Style style;
};

/// A file to be written, below the output folder.
struct Output {
  std::string path;
  std::string bytes;
};

/// Reads and proves a game; nothing, and problems in the report, if it has no board.
std::optional<Work> prepare(const Context& context, const std::string& id, const PieceSet& pieces,
                            Report& report) {
  Work work;
  work.game = read_whole_game(context.templates, id, report);
  if (!work.game) return std::nullopt;
  check_drawings(*work.game, pieces, report);
  work.style = load_style(context.templates, work.game->style);
  const MenAs men = shows_drawn_men(work.style) ? MenAs::both : MenAs::letters;
  work.proof = prove(*work.game, report, {men, &pieces});
  return work;
}

/// One run of the command.
class Build {
 public:
  Build(const BuildOptions& options, const Context& context)
      : options_(options),
        context_(context),
        manifest_(options.out),
        pieces_(load_pieces(context.templates)) {}

  ExitCode run() {
    wanted_ = wanted_games(context_, options_.games);
    for (const std::string& id : game_ids(context_.templates))
      if (auto work = prepare(context_, id, pieces_, report_)) works_.push_back(std::move(*work));
    refuse(report_);
    if (const auto refused = refuse_unexplained()) return *refused;
    frame_ = read_frame(folder_of(context_.templates, "pages"), report_);
    refuse(report_);
    for (const Work& work : works_)
      if (is_wanted(*work.game)) make_prints(work);
    for (const Work& work : works_)
      if (is_wanted(*work.game)) make(work);
    make_index();
    refuse(report_);
    show_warnings(report_, context_.console);
    draw_all(jobs_, threads(), context_);
    const int written = write();
    say(written);
    return ExitCode::fine;
  }

 private:
  bool is_wanted(const Game& game) const {
    return std::find(wanted_.begin(), wanted_.end(), game.id) != wanted_.end();
  }

  int threads() const {
    if (options_.jobs > 0) return options_.jobs;
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  }

  /// Nothing is published while a claim differs and no erratum tells why.
  std::optional<ExitCode> refuse_unexplained() const {
    std::string text;
    for (const Work& work : works_)
      if (is_wanted(*work.game) && counts_of(work.proof.findings).unexplained > 0)
        text += work.game->id + ": " + in_words(counts_of(work.proof.findings)) + "\n" +
                differences_of(work.proof.findings, Show::unexplained, context_.console);
    if (text.empty()) return std::nullopt;
    context_.console.err(text);
    return ExitCode::claim_differs;
  }

  void make(const Work& work) {
    const Game& game = *work.game;
    for (const Diagram& diagram : work.proof.diagrams) make_figure(work, diagram);
    PageIds ids;
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      ids[page_name(game.articles[i])] = ids_of(game.articles[i], work.proof.documents[i]);
    const Edition edition{game, work.proof.findings, work.proof.diagrams, work.style, frame_,
                          ids,  downloads({}),       picture_formats()};
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      outputs_.push_back(
          {game.id + "/" + page_name(game.articles[i]),
           article_page(edition, game.articles[i], work.proof.documents[i], report_)});
  }

  /// Links to what is printed, from a page in the folder before which `path` stands.
  static std::vector<Download> downloads(const std::string& path) {
    std::vector<Download> links;
    for (const Print& print : prints())
      links.push_back({std::string(print.title), path + std::string(print.file)});
    return links;
  }

  void make_prints(const Work& work) {
    const std::uint64_t key = print_key(context_, work.game->id) ^ ink_hash();
    const auto basis = print_basis(*work.game, work.style, context_);
    for (const Print& print : prints())
      add_job(work.game->id + "/" + std::string(print.file), key,
              [this, &work, &print, basis](Ink& ink) {
                return print.make({*work.game, work.proof, work.style, pieces_, basis.get()}, ink);
              });
  }

  /// Draws a file, unless the last build made it from the same.
  void add_job(const std::string& path, std::uint64_t key, std::function<std::string(Ink&)> draw) {
    if (manifest_.holds(path, key))
      manifest_.keep_old(path);
    else
      jobs_.push_back({path, key, std::move(draw)});
  }

  void make_figure(const Work& work, const Diagram& diagram) {
    const std::string stem = work.game->id + "/figures/" + diagram.content.figure->id;
    std::string svg = render_svg(diagram.scene, work.style);
    RenderOptions options;
    options.author = work.game->by;
    const std::uint64_t key =
        content_hash(options.author, content_hash(svg, work.style.hash() ^ ink_hash()));
    for (const Format& format : formats()) {
      if (!format.picture || !format.ink) continue;
      add_job(stem + "." + std::string(format.name), key,
              [&work, &diagram, options, &format](Ink& open) {
                LazyInk ink(open);
                return with_place(diagram.content, [&] {
                  return format.write({diagram.scene, work.style, options}, ink);
                });
              });
    }
    outputs_.push_back({stem + ".svg", std::move(svg)});
  }

  /// A hash of the code and the fonts that draw.
  std::uint64_t ink_hash() {
    if (!ink_hash_) ink_hash_ = ink_fingerprint(context_.fonts);
    return *ink_hash_;
  }

  void make_index() {
    std::vector<IndexEntry> entries;
    for (const Work& work : works_)
      entries.push_back({*work.game, work.proof.findings, work.style,
                         work.proof.diagrams.empty() ? nullptr : &cover(work),
                         downloads(work.game->id + "/")});
    outputs_.push_back({"index.html", index_page(entries, frame_, report_)});
  }

  /// The picture of a game on the index page: the figure it names, or its first.
  static const Diagram& cover(const Work& work) {
    for (const Diagram& diagram : work.proof.diagrams)
      if (diagram.content.figure->id == work.game->cover) return diagram;
    return work.proof.diagrams.front();
  }

  int write() {
    for (const Output& output : outputs_)
      manifest_.keep(output.path, 0, content_hash(output.bytes));
    for (DrawingJob& job : jobs_) {
      manifest_.keep(job.path, job.key, content_hash(job.bytes));
      outputs_.push_back({job.path, std::move(job.bytes)});
    }
    for (const std::string& id : wanted_)
      for (const std::string& path : manifest_.dropped(id)) fs::remove(options_.out / path);
    manifest_.keep_others(wanted_);
    outputs_.push_back({Manifest::file_name, manifest_.text()});
    std::vector<NewFile> files;
    for (const Output& output : outputs_)
      files.push_back({options_.out / output.path, output.bytes});
    return write_files(files);
  }

  void say(int written) const {
    std::string text;
    for (const Work& work : works_)
      if (is_wanted(*work.game))
        text += context_.console.paint(Console::Colour::strong, work.game->id) + ": " +
                in_words(counts_of(work.proof.findings)) + "; " +
                std::to_string(work.proof.diagrams.size()) + " figures, " +
                std::to_string(work.game->articles.size()) + " pages\n";
    text +=
        written == 0 ? "nothing has changed in " : std::to_string(written) + " files written to ";
    context_.console.out(text + options_.out.string() + "\n");
  }

  const BuildOptions& options_;
  const Context& context_;
  Manifest manifest_;
  PieceSet pieces_;  ///< outlives the diagrams
  Report report_;
  Frame frame_;
  std::vector<std::string> wanted_;
  std::vector<Work> works_;
  std::vector<Output> outputs_;
  std::vector<DrawingJob> jobs_;
  std::optional<std::uint64_t> ink_hash_;
};

}  // namespace

ExitCode build(const BuildOptions& options, Context& context) {
  return Build(options, context).run();
}

}  // namespace boardwright::command
