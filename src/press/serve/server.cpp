// The module: answers requests by the handlers of the program, and streams the news.
#include "serve/server.h"

#include <httplib.h>
#include <sys/socket.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <thread>

namespace boardwright::serve {
namespace {

constexpr const char* here = "127.0.0.1";
constexpr std::size_t threads = 48;  // each open page has one

struct State {
  Handlers handlers;
  httplib::Server server;
  int port = 0;
  std::atomic<bool> done{false};
  std::thread listening = {};
};

Request request_of(const httplib::Request& from) {
  Request request{from.method, from.target, {}};
  const auto [first, last] = from.headers.equal_range("Host");
  for (auto host = first; host != last; ++host) request.hosts.push_back(host->second);
  return request;
}

/// A stream that ends when the program says so, or when nobody reads it any more.
void stream_news(const State& state, const std::string& seen, httplib::Response& to) {
  to.set_chunked_content_provider(
      "text/event-stream",
      [&state, seen = std::string(seen)](std::size_t, httplib::DataSink& sink) mutable {
        const auto news = state.handlers.news(seen);
        if (!news) {
          sink.done();
          return true;
        }
        if (news->empty()) return true;
        seen = *news;
        const std::string event = "data: " + seen + "\n\n";
        return sink.write(event.data(), event.size());
      });
}

/// Sends a body as it is: given whole, the library would take seconds to compress a long page for a
/// browser that is on the same machine.
void send(Answer answer, httplib::Response& to) {
  to.status = answer.status;
  const std::size_t size = answer.body.size();
  if (size == 0) return to.set_content({}, answer.type.c_str());
  const auto body = std::make_shared<const std::string>(std::move(answer.body));
  to.set_content_provider(size, answer.type.c_str(),
                          [body](std::size_t from, std::size_t count, httplib::DataSink& sink) {
                            return sink.write(body->data() + from, count);
                          });
}

void reply(const State& state, const httplib::Request& from, httplib::Response& to) {
  const Request request = request_of(from);
  to.set_header("Cache-Control", "no-store");
  to.set_header("X-Content-Type-Options", "nosniff");
  to.set_header("Cross-Origin-Resource-Policy", "same-origin");
  if (const auto seen = state.handlers.wanted(request)) return stream_news(state, *seen, to);
  send(state.handlers.answer(request), to);
}

void* open(int port, Handlers handlers) {
  auto state = std::make_unique<State>();
  state->handlers = std::move(handlers);
  httplib::Server& server = state->server;
  server.new_task_queue = [] { return new httplib::ThreadPool(threads); };
  server.set_socket_options([](socket_t socket) {  // and no other program shares the port
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  });
  server.set_tcp_nodelay(true);
  server.set_keep_alive_max_count(1);  // whoever keeps a connection would keep us from ending
  server.set_keep_alive_timeout(1);
  server.set_read_timeout(1);
  server.set_pre_routing_handler([&state = *state](const auto& from, auto& to) {
    reply(state, from, to);
    return httplib::Server::HandlerResponse::Handled;
  });
  server.set_exception_handler([](const auto&, auto& to, std::exception_ptr) {
    to.status = 500;
    to.set_content("The preview failed.\n", "text/plain; charset=utf-8");
  });
  if (port == 0)
    state->port = server.bind_to_any_port(here);
  else if (server.bind_to_port(here, port))
    state->port = port;
  if (state->port <= 0)
    throw std::runtime_error("cannot listen at port " + std::to_string(port) + " of " + here +
                             ": another program may have it; --port 0 takes a free one");
  state->listening = std::thread([&state = *state] {
    state.server.listen_after_bind();
    state.done = true;
  });
  return state.release();
}

int port(const void* state) { return static_cast<const State*>(state)->port; }

void stop(void* opened) {
  State& state = *static_cast<State*>(opened);
  if (!state.listening.joinable()) return;
  while (!state.done && !state.server.is_running())  // it has only just been asked to listen
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  state.server.stop();
  state.listening.join();
}

void close(void* state) {
  stop(state);
  delete static_cast<State*>(state);
}

constexpr Server::Vtable functions = {server_version, open, port, stop, close};

}  // namespace
}  // namespace boardwright::serve

__attribute__((visibility("default"))) const boardwright::serve::Server::Vtable*
boardwright_serve() {
  return &boardwright::serve::functions;
}
