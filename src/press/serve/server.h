// The server of the preview, in a module of its own: its library takes longer to open than an SVG
// takes to be drawn.
#pragma once
#include <functional>
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
  /// if it cannot, or if the module is missing.
  Server(int port, Handlers handlers);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;

  /// Takes no further requests, and waits for those it has. Their `news` must end.
  void stop();

  struct Vtable;

 private:
  const Vtable* module_;
  void* state_;
};

/// The functions of the module.
struct Server::Vtable {
  int version;  ///< of this struct and of the types in its functions
  void* (*open)(int port, Handlers);
  int (*port)(const void* state);
  void (*stop)(void* state);
  void (*close)(void* state);
};

inline constexpr int server_version = 1;
inline constexpr const char* server_file = "boardwright-serve.so";

}  // namespace boardwright::serve

/// The module's only entry. A program that links the module's objects needs no file.
extern "C" const boardwright::serve::Server::Vtable* boardwright_serve();
