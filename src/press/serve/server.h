// The server of the preview: it answers this machine alone.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "serve/answer.h"

namespace boardwright::serve {

/// What a server asks; several threads ask at once.
struct Handlers {
  std::function<Answer(const Request&)> answer;
  /// The version after which a request wants the news; nothing if it asks for something else.
  std::function<std::optional<std::string>(const Request&)> wanted;
  /// What is newer than this version: empty if nothing is yet, nothing once the stream is to end.
  /// Waits for less than a second.
  std::function<std::optional<std::string>(const std::string& seen)> news;
};

/// Answers requests from this machine, on threads of its own, until it is destroyed.
class Server {
 public:
  /// Listens at 127.0.0.1 and nowhere else; port 0 is any that is free. Throws std::runtime_error
  /// if it cannot.
  Server(int port, Handlers handlers);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;

  /// Takes no further requests, and waits for those it has. Their `news` must end.
  void stop();

 private:
  class Listener;
  std::unique_ptr<Listener> listener_;
};

}  // namespace boardwright::serve
