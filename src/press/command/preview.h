// The preview of games: rebuilds them when their files change, and notifies the open pages.
#pragma once
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include "command/build.h"
#include "command/context.h"
#include "serve/bulletin.h"
#include "serve/server.h"
#include "serve/watch.h"

namespace boardwright::command {

/// Builds games as drafts, without PDF and PNG, which are made when they are requested. One thread
/// watches and builds; many threads can send requests.
class Preview {
 public:
  /// A preview of the games that `games` names. If it names none: the author's own games, or all
  /// if there are none. Throws UsageError for an unknown game, and errors of the file watcher.
  Preview(std::vector<std::string> games, std::filesystem::path out, const Context& context,
          const Engine& engine);

  /// Builds, and rebuilds at each change, until stop(). `on_build` is called after each build, when
  /// the pages are notified, with a message.
  void run(const std::function<void(const std::string& message)>& on_build);
  void stop();

  /// The request handlers of a server at this port. The preview must outlive the server.
  serve::Handlers handlers(const std::atomic<int>& port);

  /// The first page, "chess/rules.html"; empty before the first build.
  std::string first_page() const;

 private:
  std::vector<serve::Watched> watched() const;
  std::string build_again(const std::set<std::string>& drawn);
  void make(const std::string& path);

  const std::vector<std::string> words_;
  const std::filesystem::path out_;
  const Context context_;
  const Engine engine_;
  serve::Bulletin bulletin_;
  serve::Watch watch_;
  mutable std::mutex building_;
  std::string shown_problems_;  ///< of the last build, as a terminal shows them
  std::string problems_, first_page_;
  int builds_ = 0;
};

}  // namespace boardwright::command
