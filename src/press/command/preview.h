// The preview of games: builds them again when their files change, and tells the pages.
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

/// Builds games as drafts, without what only the drawing module draws: that is made when somebody
/// asks for it. Watching and building is the work of one thread, asking that of many.
class Preview {
 public:
  /// Of the games of these words, or if there are none an author's own, or all. Throws UsageError
  /// for an unknown one, and what keeps it from watching.
  Preview(std::vector<std::string> games, std::filesystem::path out, const Context& context,
          const Engine& engine);

  /// Builds, and builds again at each change, until stop(). `told` hears of each build after the
  /// pages have.
  void run(const std::function<void(const std::string& words)>& told);
  void stop();

  /// For a server at this port, which may ask as long as the preview lives.
  serve::Handlers handlers(const std::atomic<int>& port);

  /// The first page, "chess/rules.html", once there is one; before that nothing.
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
