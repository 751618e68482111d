// `boardwright build`: proves games, draws their figures and writes their pages.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "base/files.h"
#include "base/hash.h"
#include "command/load.h"
#include "command/manifest.h"
#include "command/prove.h"
#include "document/page.h"
#include "render/format.h"
#include "scene/diagram.h"

namespace boardwright {
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

/// A PDF or PNG that has to be drawn.
struct Job {
  std::string path;
  std::uint64_t key = 0;
  std::function<std::string(Ink&)> draw;
  std::string bytes;
};

/// Reads and proves a game; nothing, and problems in the report, if it has no board.
std::optional<Work> prepare(const Context& context, const std::string& id, const PieceSet& pieces,
                            Report& report) {
  Work work;
  work.game = read_whole_game(context, id, report);
  if (!work.game) return std::nullopt;
  check_drawings(*work.game, pieces, report);
  work.proof = prove(*work.game, report, {MenAs::both, &pieces});
  work.style = load_style(context, work.game->style);
  return work;
}

/// Draws what has to be drawn, on several threads. Rethrows the first failure.
class Drawers {
 public:
  Drawers(std::vector<Job>& jobs, const Context& context) : jobs_(jobs), context_(context) {}

  void run(int threads) {
    if (jobs_.empty()) return;
    const std::size_t count =
        std::min<std::size_t>(static_cast<std::size_t>(threads), jobs_.size());
    {
      std::vector<std::jthread> others;
      for (std::size_t i = 1; i < count; ++i) others.emplace_back([this] { work(); });
      work();
    }
    if (context_.console.error_is_terminal() && shown_) context_.console.err("\r\x1b[K");
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  void work() {
    try {
      Ink ink(context_.fonts);
      for (std::size_t i = next_++; i < jobs_.size() && !failed_; i = next_++) {
        jobs_[i].bytes = jobs_[i].draw(ink);
        progress();
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      if (!failure_) failure_ = std::current_exception();
      failed_ = true;
    }
  }

  /// On a terminal, from the second second on.
  void progress() {
    const std::size_t done = ++done_;
    if (!context_.console.error_is_terminal() ||
        std::chrono::steady_clock::now() - start_ < std::chrono::seconds(1))
      return;
    const std::lock_guard lock(mutex_);
    shown_ = true;
    context_.console.err("\rdrawing " + std::to_string(done) + " of " +
                         std::to_string(jobs_.size()));
  }

  std::vector<Job>& jobs_;
  const Context& context_;
  std::atomic<std::size_t> next_{0}, done_{0};
  std::atomic<bool> failed_{false};
  std::mutex mutex_;
  std::exception_ptr failure_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// One run of the command.
class Build {
 public:
  Build(const BuildOptions& options, const Context& context)
      : options_(options),
        context_(context),
        manifest_(options.out),
        pieces_(load_pieces(context)) {}

  ExitCode run() {
    wanted_ = wanted_games(context_, options_.games);
    for (const std::string& id : game_ids(context_.templates))
      if (auto work = prepare(context_, id, pieces_, report_)) works_.push_back(std::move(*work));
    refuse(report_);
    if (const auto refused = refuse_unexplained()) return *refused;
    frame_ = read_frame(context_.templates / "pages", report_);
    refuse(report_);
    for (const Work& work : works_)
      if (is_wanted(*work.game)) make(work);
    make_index();
    refuse(report_);
    Drawers(jobs_, context_).run(threads());
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
    const Edition edition{game, work.proof.findings, work.proof.diagrams, work.style, frame_, ids};
    for (std::size_t i = 0; i < game.articles.size(); ++i)
      outputs_.push_back(
          {game.id + "/" + page_name(game.articles[i]),
           article_page(edition, game.articles[i], work.proof.documents[i], report_)});
  }

  void make_figure(const Work& work, const Diagram& diagram) {
    const std::string stem = work.game->id + "/figures/" + diagram.figure->id;
    std::string svg = render_svg(diagram.scene, work.style);
    RenderOptions options;
    options.author = work.game->by;
    const std::uint64_t key =
        content_hash(options.author, content_hash(svg, work.style.hash() ^ ink_hash()));
    for (const char* format : {"pdf", "png"}) {
      const std::string path = stem + "." + format;
      if (manifest_.holds(path, key)) {
        manifest_.keep_old(path);
        continue;
      }
      const bool pdf = std::string_view(format) == "pdf";
      jobs_.push_back({path,
                       key,
                       [&work, &diagram, options, pdf](Ink& ink) {
                         return with_place(diagram, [&] {
                           return pdf ? ink.pdf(diagram.scene, work.style, options)
                                      : ink.png(diagram.scene, work.style, options);
                         });
                       },
                       {}});
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
      entries.push_back({*work.game,
                         work.proof.findings,
                         work.style,
                         work.proof.diagrams.empty() ? nullptr : &cover(work),
                         {}});
    outputs_.push_back({"index.html", index_page(entries, frame_, report_)});
  }

  /// The picture of a game on the index page: the figure it names, or its first.
  static const Diagram& cover(const Work& work) {
    for (const Diagram& diagram : work.proof.diagrams)
      if (diagram.figure->id == work.game->cover) return diagram;
    return work.proof.diagrams.front();
  }

  int write() {
    for (const Output& output : outputs_)
      manifest_.keep(output.path, 0, content_hash(output.bytes));
    for (Job& job : jobs_) {
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
  std::vector<Job> jobs_;
  std::optional<std::uint64_t> ink_hash_;
};

}  // namespace

ExitCode build(const BuildOptions& options, Context& context) {
  return Build(options, context).run();
}

}  // namespace boardwright
