// The preview of games: rebuilds them when their files change, and notifies the open pages.
#pragma once
#include <atomic>
#include <mutex>
#include <string>
#include <vector>

#include "builder/build.h"
#include "preview/bulletin.h"
#include "preview/server.h"
#include "preview/watch.h"
#include "terminal/context.h"

namespace boardwright::preview {

/// Builds games as drafts, without PDF and PNG, which are made when they are requested. One thread
/// watches and builds; many threads can send requests.
class Preview {
 public:
  /// A preview of the games that `games` names. If it names none: the author's own games, or all
  /// if there are none. Throws UsageError for an unknown game, and errors of the file watcher.
  Preview(std::vector<std::string> games, std::filesystem::path out,
          const terminal::Context& context, const builder::Engine& engine);

  /// Builds, and rebuilds at each change, until stop(). `on_build` is called after each build, when
  /// the pages are notified, with a message.
  void run(const std::function<void(const std::string& message)>& on_build);
  void stop();

  /// The request handlers of a server at this port. The preview must outlive the server.
  preview::Handlers handlers(const std::atomic<int>& port);

  /// The first page, "chess/rules.html"; empty before the first build.
  std::string first_page() const;

 private:
  std::vector<preview::Watched> watched() const;
  std::string build_again(const std::set<std::string>& drawn);
  void make(const std::string& path);

  const std::vector<std::string> words_;
  const std::filesystem::path out_;
  const terminal::Context context_;
  const builder::Engine engine_;
  preview::Bulletin bulletin_;
  preview::Watch watch_;
  mutable std::mutex building_;
  std::string shown_problems_;  ///< of the last build, as a terminal shows them
  std::string problems_, first_page_;
  int builds_ = 0;
};

}  // namespace boardwright::preview
