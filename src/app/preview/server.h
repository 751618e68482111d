// The HTTP server of the preview, for this machine only.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "preview/answer.h"

namespace boardwright::preview {

/// Callbacks of the server; several threads call them at once.
struct Handlers {
  std::function<Answer(const Request&)> answer;
  /// The version after which a request asks for events; nothing if it asks for something else.
  std::function<std::optional<std::string>(const Request&)> wanted;
  /// A version newer than `seen`: empty if there is none yet, nothing once the stream must end.
  /// Waits for less than a second.
  std::function<std::optional<std::string>(const std::string& seen)> news;
};

/// Answers requests from this machine on its own threads until it is destroyed.
class Server {
 public:
  /// Listens on 127.0.0.1 only; port 0 picks a free one. Throws std::runtime_error if it cannot.
  Server(int port, Handlers handlers);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;

  /// Accepts no more requests and waits for the current ones. Requires: `news` ends.
  void stop();

 private:
  class Listener;
  std::unique_ptr<Listener> listener_;
};

}  // namespace boardwright::preview
