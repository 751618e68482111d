// `boardwright serve`: a preview in a browser that shows each change as soon as it is saved.
#include <unistd.h>

#include <csignal>
#include <future>

#include "commands/command.h"
#include "disk/disk.h"
#include "preview/preview.h"

namespace boardwright::commands {
namespace fs = std::filesystem;
namespace {

struct ServeOptions {
  std::vector<std::string> games;
  int port = 8064;
  fs::path out;  ///< empty: a temporary folder
};

/// The output folder of the preview. A temporary one, if no path is given, which is removed at the
/// end.
class PreviewFolder {
 public:
  explicit PreviewFolder(const fs::path& asked) : path_(asked), stays_(!asked.empty()) {
    if (stays_) return;
    std::string name = (fs::temp_directory_path() / "boardwright-serve-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) disk::fail("cannot make", name);
    path_ = name;
  }
  ~PreviewFolder() { clear(); }
  PreviewFolder(const PreviewFolder&) = delete;
  PreviewFolder& operator=(const PreviewFolder&) = delete;

  const fs::path& path() const { return path_; }

  void clear() const {
    std::error_code ignored;
    if (!stays_) fs::remove_all(path_, ignored);
  }

 private:
  fs::path path_;
  bool stays_;
};

/// Waits for Ctrl-C and SIGTERM. Blocks both in the threads that start during its lifetime.
class EndSignals {
 public:
  EndSignals() {
    ::sigemptyset(&wanted_);
    ::sigaddset(&wanted_, SIGINT);
    ::sigaddset(&wanted_, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &wanted_, &before_);
  }
  ~EndSignals() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

  void wait() const {
    int which = 0;
    while (::sigwait(&wanted_, &which) != 0) {
    }
  }

 private:
  sigset_t wanted_, before_;
};

ExitCode serve_games(const ServeOptions& options, Context& context) {
  const EndSignals signals;
  const PreviewFolder folder(options.out);
  preview::Preview preview(options.games, folder.path(), context, builder::running_engine());
  std::atomic<int> port = options.port;
  preview::Server server(options.port, preview.handlers(port));
  port = server.port();
  const std::string address = "http://127.0.0.1:" + std::to_string(port) + "/";
  context.console.out(address + "  (Ctrl-C ends the preview)\n");
  bool first = true;
  auto work = std::async(std::launch::async, [&] {
    try {
      preview.run([&](const std::string& message) {
        const std::string page = first ? preview.first_page() : std::string();
        context.console.out(message + (page.empty() ? "" : ": " + address + page) + "\n");
        first = false;
      });
    } catch (...) {
      ::kill(::getpid(), SIGTERM);
      throw;
    }
  });
  signals.wait();
  preview.stop();
  auto end = std::async(std::launch::async, [&] { server.stop(); });
  constexpr std::chrono::milliseconds patience{400};
  if (work.wait_for(patience) == std::future_status::ready &&
      end.wait_for(patience) == std::future_status::ready) {
    work.get();
    return ExitCode::fine;
  }
  folder.clear();  // a build is still running, and its result is not needed any more
  std::_Exit(static_cast<int>(ExitCode::fine));
}

std::vector<OptionRow> serve_rows(ServeOptions& options) {
  return {
      {"GAME", "games, or their folders; if not given, your own games, or all", &options.games},
      {"--port",
       "port on 127.0.0.1; 0: any free one",
       &options.port,
       {.shows_default = true, .bounds = Bounds{0, 65535}}},
      {"--out", "folder to build in; a temporary one if not given", &options.out},
  };
}

}  // namespace

extern const Command serve_command = {
    "serve",
    "Show games in a browser, and each change to them as soon as it is saved",
    "boardwright serve ./my-game",
    [] { return call_of(serve_rows, serve_games); },
};

}  // namespace boardwright::commands
