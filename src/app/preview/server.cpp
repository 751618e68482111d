// One thread handles all connections; worker threads call the handlers.
#include "preview/server.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <list>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "disk/disk.h"
#include "preview/request.h"

namespace boardwright::preview {
namespace {

using Clock = std::chrono::steady_clock;
using disk::Descriptor;
using namespace std::chrono_literals;

constexpr std::size_t most_connections = 400;
constexpr int workers = 6;
constexpr auto head_timeout = 5s;    ///< the whole request head
constexpr auto write_timeout = 30s;  ///< each part of a response
constexpr auto close_timeout = 1s;

void set_nonblocking(int socket) {
  ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK);
}

}  // namespace

/// Owns the listening socket and all threads.
class Server::Listener {
  /// A connection to a client.
  struct Connection {
    enum class State { reading, answering, writing, streaming, closing };
    Descriptor socket;
    std::uint64_t id = 0;
    State state = State::reading;
    Clock::time_point deadline = {};  ///< not used while `answering` or `streaming`
    std::string in = {}, out = {}, seen = {};
    std::size_t sent = 0;
  };

  /// A queue between threads.
  template <class Item>
  class Mailbox {
   public:
    void put(Item item) {
      {
        const std::lock_guard lock(mutex_);
        items_.push_back(std::move(item));
      }
      available_.notify_one();
    }
    /// Waits for the next item; nothing once the queue is closed.
    std::optional<Item> wait() {
      std::unique_lock lock(mutex_);
      available_.wait(lock, [&] { return closed_ || !items_.empty(); });
      if (closed_) return std::nullopt;
      Item item = std::move(items_.front());
      items_.pop_front();
      return item;
    }
    std::deque<Item> take_all() {
      const std::lock_guard lock(mutex_);
      return std::exchange(items_, {});
    }
    void close() {
      {
        const std::lock_guard lock(mutex_);
        closed_ = true;
      }
      available_.notify_all();
    }

   private:
    std::mutex mutex_;
    std::condition_variable available_;
    std::deque<Item> items_;
    bool closed_ = false;
  };

  struct PendingRequest {
    std::uint64_t connection;
    Request request;
  };
  struct FinishedAnswer {
    std::uint64_t connection;
    std::string bytes;
  };

 public:
  Listener(int port, Handlers handlers) : handlers_(std::move(handlers)) {
    listen_at(port);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) disk::fail("cannot open", "a pipe");
    wake_reader_ = Descriptor(ends[0]);
    wake_writer_ = Descriptor(ends[1]);
    threads_.emplace_back([this] { run(); });
    threads_.emplace_back([this] { await_news(); });
    for (int i = 0; i < workers; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Listener() { stop(); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  int port() const { return port_; }

  void stop() {
    stopping_ = true;
    pending_.close();
    wake();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  void listen_at(int port) {
    socket_ = Descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    const int yes = 1;  // still, no other program can share the port
    ::setsockopt(socket_.number(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    auto* const at = reinterpret_cast<sockaddr*>(&address);
    socklen_t size = sizeof address;
    if (!socket_.is_open() || ::bind(socket_.number(), at, size) != 0 ||
        ::listen(socket_.number(), SOMAXCONN) != 0 ||
        ::getsockname(socket_.number(), at, &size) != 0)
      throw std::runtime_error("cannot listen on 127.0.0.1, port " + std::to_string(port) +
                               ": another program may be using it; --port 0 picks a free one");
    port_ = ntohs(address.sin_port);
  }

  void wake() const { static_cast<void>(!::write(wake_writer_.number(), "x", 1)); }

  // The threads that call handlers.

  void work() {
    while (auto pending = pending_.wait()) {
      const bool with_body = pending->request.method != "HEAD";
      std::string bytes;
      try {
        bytes = print_answer(handlers_.answer(pending->request), with_body);
      } catch (const std::exception&) {
        bytes =
            print_answer({500, "text/plain; charset=utf-8", "The preview failed.\n"}, with_body);
      }
      finished_.put({pending->connection, std::move(bytes)});
      wake();
    }
  }

  void await_news() {
    std::string seen;
    while (!stopping_) {
      const auto news = handlers_.news(seen);
      if (!news) break;
      if (news->empty()) continue;
      seen = *news;
      {
        const std::lock_guard lock(mutex_);
        version_ = seen;
      }
      wake();
    }
    news_ended_ = true;
    wake();
  }

  // The thread that handles connections.

  void run() {
    while (!stopping_) {
      std::vector<pollfd> polled = {{wake_reader_.number(), POLLIN, 0},
                                    {socket_.number(), POLLIN, 0}};
      for (const Connection& each : connections_)
        polled.push_back({each.socket.number(), events(each), 0});
      ::poll(polled.data(), polled.size(), poll_timeout());
      char bytes[64];
      while (::read(wake_reader_.number(), bytes, sizeof bytes) > 0) {
      }
      auto at = polled.begin() + 2;
      for (auto each = connections_.begin(); each != connections_.end(); ++at) {
        const auto next = std::next(each);
        const bool gone =
            (at->revents & (POLLHUP | POLLERR)) != 0 && each->state != Connection::State::reading;
        if (gone || (at->revents != 0 && !advance(*each))) connections_.erase(each);
        each = next;
      }
      take_answers();
      send_news();
      drop_expired();
      if ((polled[1].revents & POLLIN) != 0) accept_all();
    }
    connections_.clear();
  }

  static short events(const Connection& each) {
    switch (each.state) {
      case Connection::State::reading:
      case Connection::State::closing: return POLLIN;
      case Connection::State::answering: return 0;
      case Connection::State::writing: return POLLOUT;
      case Connection::State::streaming:
        return static_cast<short>(each.sent < each.out.size() ? POLLIN | POLLOUT : POLLIN);
    }
    return 0;
  }

  static bool has_deadline(const Connection& each) {
    return each.state != Connection::State::answering && each.state != Connection::State::streaming;
  }

  /// The poll timeout in milliseconds, up to the next deadline.
  int poll_timeout() const {
    auto least = std::chrono::milliseconds(1000);
    const auto now = Clock::now();
    for (const Connection& each : connections_)
      if (has_deadline(each))
        least = std::min(least, std::chrono::ceil<std::chrono::milliseconds>(each.deadline - now));
    return std::max(0, static_cast<int>(least.count()));
  }

  void accept_all() {
    for (;;) {
      if (connections_.size() >= most_connections) drop_one();
      Descriptor socket(::accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
      if (!socket.is_open()) {
        if (errno == EMFILE || errno == ENFILE) drop_one();  // retried in the next round
        return;
      }
      set_nonblocking(socket.number());
      const int yes = 1;
      ::setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
      Connection& connection = connections_.emplace_back();
      connection.socket = std::move(socket);
      connection.id = ++last_id_;
      connection.deadline = Clock::now() + head_timeout;
    }
  }

  /// Makes room: drops the oldest connection that is closing or has no complete request, otherwise
  /// a stream, which a browser reopens.
  void drop_one() {
    using State = Connection::State;
    for (const State state : {State::closing, State::reading, State::streaming, State::writing}) {
      const auto oldest = std::ranges::find(connections_, state, &Connection::state);
      if (oldest == connections_.end()) continue;
      connections_.erase(oldest);
      return;
    }
  }

  void drop_expired() {
    const auto now = Clock::now();
    connections_.remove_if(
        [&](const Connection& each) { return has_deadline(each) && each.deadline <= now; });
  }

  /// Reads or writes as much as possible. False: the connection has ended.
  bool advance(Connection& each) {
    if (each.state == Connection::State::writing) return write_some(each);
    if (each.state == Connection::State::streaming && each.sent < each.out.size() &&
        !write_some(each))
      return false;
    char bytes[4096];
    for (;;) {
      const ssize_t got = ::recv(each.socket.number(), bytes, sizeof bytes, 0);
      if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
      if (got == 0) return false;
      if (each.state != Connection::State::reading) continue;  // later input is ignored
      each.in.append(bytes, static_cast<std::size_t>(got));
      if (!handle_input(each)) return true;
    }
  }

  /// Handles a request once it is complete. False: stop reading for now.
  bool handle_input(Connection& each) {
    ParsedRequest parsed = read_request(each.in);
    switch (parsed.state) {
      case ParsedRequest::State::incomplete: return true;
      case ParsedRequest::State::malformed:
        reply(each, {400, plain, "This is not an HTTP request.\n"});
        return false;
      case ParsedRequest::State::too_long:
        reply(each, {431, plain, "This request is too long.\n"});
        return false;
      case ParsedRequest::State::complete: break;
    }
    each.in.clear();
    if (const auto seen = handlers_.wanted(parsed.request)) {
      each.state = Connection::State::streaming;
      each.seen = *seen;
      each.out = stream_head();
      return true;
    }
    each.state = Connection::State::answering;
    pending_.put({each.id, std::move(parsed.request)});
    return false;
  }

  static void reply(Connection& each, const Answer& answer) {
    each.out = print_answer(answer);
    each.state = Connection::State::writing;
    each.deadline = Clock::now() + write_timeout;
  }

  /// False: the connection has ended.
  static bool write_some(Connection& each) {
    while (each.sent < each.out.size()) {
      const ssize_t put = ::send(each.socket.number(), each.out.data() + each.sent,
                                 each.out.size() - each.sent, MSG_NOSIGNAL);
      if (put < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
      each.sent += static_cast<std::size_t>(put);
      each.deadline = Clock::now() + write_timeout;
    }
    each.out.clear();
    each.sent = 0;
    if (each.state != Connection::State::writing) return true;
    ::shutdown(each.socket.number(),
               SHUT_WR);  // unread input would reset the connection before the answer arrives
    each.state = Connection::State::closing;
    each.deadline = Clock::now() + close_timeout;
    return true;
  }

  void take_answers() {
    for (FinishedAnswer& finished : finished_.take_all())
      for (Connection& each : connections_)
        if (each.id == finished.connection) {
          each.out = std::move(finished.bytes);
          each.state = Connection::State::writing;
          each.deadline = Clock::now() + write_timeout;
        }
  }

  void send_news() {
    std::string version;
    {
      const std::lock_guard lock(mutex_);
      version = version_;
    }
    for (Connection& each : connections_) {
      if (each.state != Connection::State::streaming) continue;
      if (news_ended_) {
        each.state = Connection::State::writing;
        each.deadline = Clock::now() + close_timeout;
      } else if (!version.empty() && each.seen != version && each.out.size() < most_head_bytes) {
        each.seen = version;
        each.out += print_event(version);
      }
    }
  }

  static constexpr const char* plain = "text/plain; charset=utf-8";

  Handlers handlers_;
  int port_ = 0;
  Descriptor socket_, wake_reader_, wake_writer_;
  std::list<Connection> connections_;  ///< oldest first
  std::uint64_t last_id_ = 0;
  Mailbox<PendingRequest> pending_;
  Mailbox<FinishedAnswer> finished_;
  std::mutex mutex_;
  std::string version_;
  std::atomic<bool> stopping_{false}, news_ended_{false};
  std::vector<std::thread> threads_;
};

Server::Server(int port, Handlers handlers)
    : listener_(std::make_unique<Listener>(port, std::move(handlers))) {}

Server::~Server() = default;

int Server::port() const { return listener_->port(); }

void Server::stop() { listener_->stop(); }

}  // namespace boardwright::preview
