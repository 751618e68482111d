// One thread has all connections; some more ask the handlers of the program.
#include "serve/server.h"

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
#include <optional>
#include <stdexcept>
#include <thread>
#include <utility>
#include <vector>

#include "disk/disk.h"
#include "serve/request.h"

namespace boardwright::serve {
namespace {

using Clock = std::chrono::steady_clock;
using disk::Descriptor;
using namespace std::chrono_literals;

constexpr std::size_t most_connections = 400;
constexpr int workers = 6;
constexpr auto head_within = 5s;      ///< a request has to be told
constexpr auto progress_within = 30s;  ///< some of an answer has to be taken
constexpr auto goodbye_within = 1s;

void do_not_wait(int socket) { ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) | O_NONBLOCK); }

}  // namespace

/// Has the socket at which it listens, and all threads.
class Server::Listener {
  /// One that is told a request, and takes an answer or the news.
  struct Connection {
    enum class State { reading, answering, writing, streaming, closing };
    Descriptor socket;
    std::uint64_t id = 0;
    State state = State::reading;
    Clock::time_point until = {};  ///< of `answering` and `streaming`: not used
    std::string in = {}, out = {}, seen = {};
    std::size_t sent = 0;
  };

  /// What threads hand over to one another.
  template <class Thing>
  class Mailbox {
   public:
    void put(Thing thing) {
      {
        const std::lock_guard lock(mutex_);
        things_.push_back(std::move(thing));
      }
      there_.notify_one();
    }
    /// Waits for the next; nothing once it is closed.
    std::optional<Thing> wait() {
      std::unique_lock lock(mutex_);
      there_.wait(lock, [&] { return closed_ || !things_.empty(); });
      if (closed_) return std::nullopt;
      Thing thing = std::move(things_.front());
      things_.pop_front();
      return thing;
    }
    std::deque<Thing> take_all() {
      const std::lock_guard lock(mutex_);
      return std::exchange(things_, {});
    }
    void close() {
      {
        const std::lock_guard lock(mutex_);
        closed_ = true;
      }
      there_.notify_all();
    }

   private:
    std::mutex mutex_;
    std::condition_variable there_;
    std::deque<Thing> things_;
    bool closed_ = false;
  };

  struct Asked {
    std::uint64_t connection;
    Request request;
  };
  struct Answered {
    std::uint64_t connection;
    std::string bytes;
  };

 public:
  Listener(int port, Handlers handlers) : handlers_(std::move(handlers)) {
    listen_at(port);
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) disk::fail("cannot open", "a pipe");
    woken_ = Descriptor(ends[0]);
    wake_ = Descriptor(ends[1]);
    threads_.emplace_back([this] { run(); });
    threads_.emplace_back([this] { hear_news(); });
    for (int i = 0; i < workers; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Listener() { stop(); }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;

  int port() const { return port_; }

  void stop() {
    stopping_ = true;
    asked_.close();
    wake();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
  }

 private:
  void listen_at(int port) {
    socket_ = Descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    const int yes = 1;  // and no other program shares the port
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
      throw std::runtime_error("cannot listen at port " + std::to_string(port) +
                               " of 127.0.0.1: another program may have it; --port 0 takes a free "
                               "one");
    port_ = ntohs(address.sin_port);
  }

  void wake() const { static_cast<void>(!::write(wake_.number(), "x", 1)); }

  // The threads that ask.

  void work() {
    while (auto asked = asked_.wait()) {
      const bool whole = asked->request.method != "HEAD";
      std::string bytes;
      try {
        bytes = print_answer(handlers_.answer(asked->request), whole);
      } catch (const std::exception&) {
        bytes = print_answer({500, "text/plain; charset=utf-8", "The preview failed.\n"}, whole);
      }
      answered_.put({asked->connection, std::move(bytes)});
      wake();
    }
  }

  void hear_news() {
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
    news_end_ = true;
    wake();
  }

  // The thread that has the connections.

  void run() {
    while (!stopping_) {
      std::vector<pollfd> polled = {{woken_.number(), POLLIN, 0}, {socket_.number(), POLLIN, 0}};
      for (const Connection& each : all_) polled.push_back({each.socket.number(), events(each), 0});
      ::poll(polled.data(), polled.size(), patience());
      char bytes[64];
      while (::read(woken_.number(), bytes, sizeof bytes) > 0) {
      }
      auto at = polled.begin() + 2;
      for (auto each = all_.begin(); each != all_.end(); ++at) {
        const auto next = std::next(each);
        const bool gone = (at->revents & (POLLHUP | POLLERR)) != 0 &&
                          each->state != Connection::State::reading;
        if (gone || (at->revents != 0 && !go_on(*each))) all_.erase(each);
        each = next;
      }
      take_answers();
      send_news();
      drop_late();
      if ((polled[1].revents & POLLIN) != 0) accept_all();
    }
    all_.clear();
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

  static bool waits(const Connection& each) {
    return each.state != Connection::State::answering && each.state != Connection::State::streaming;
  }

  /// How long nothing has to be done if nothing comes, in milliseconds.
  int patience() const {
    auto least = std::chrono::milliseconds(1000);
    const auto now = Clock::now();
    for (const Connection& each : all_)
      if (waits(each))
        least = std::min(least, std::chrono::ceil<std::chrono::milliseconds>(each.until - now));
    return std::max(0, static_cast<int>(least.count()));
  }

  void accept_all() {
    for (;;) {
      if (all_.size() >= most_connections) drop_one();
      Descriptor socket(::accept4(socket_.number(), nullptr, nullptr, SOCK_CLOEXEC));
      if (!socket.is_open()) {
        if (errno == EMFILE || errno == ENFILE) drop_one();  // and the next round takes it
        return;
      }
      do_not_wait(socket.number());
      const int yes = 1;
      ::setsockopt(socket.number(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
      Connection& made = all_.emplace_back();
      made.socket = std::move(socket);
      made.id = ++last_id_;
      made.until = Clock::now() + head_within;
    }
  }

  /// Makes room: who has said nothing whole for longest goes first, then a stream, which a browser
  /// opens again.
  void drop_one() {
    using State = Connection::State;
    for (const State state : {State::closing, State::reading, State::streaming, State::writing}) {
      const auto oldest = std::find_if(all_.begin(), all_.end(),
                                       [&](const Connection& each) { return each.state == state; });
      if (oldest == all_.end()) continue;
      all_.erase(oldest);
      return;
    }
  }

  void drop_late() {
    const auto now = Clock::now();
    all_.remove_if([&](const Connection& each) { return waits(each) && each.until <= now; });
  }

  /// Reads or writes as much as there is. False: the connection has ended.
  bool go_on(Connection& each) {
    if (each.state == Connection::State::writing) return write_some(each);
    if (each.state == Connection::State::streaming && each.sent < each.out.size() && !write_some(each))
      return false;
    char bytes[4096];
    for (;;) {
      const ssize_t got = ::recv(each.socket.number(), bytes, sizeof bytes, 0);
      if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
      if (got == 0) return false;
      if (each.state != Connection::State::reading) continue;  // whatever else it says
      each.in.append(bytes, static_cast<std::size_t>(got));
      if (!understand(each)) return true;
    }
  }

  /// Takes a request as soon as it is whole. False: no more is read now.
  bool understand(Connection& each) {
    Heard heard = read_request(each.in);
    switch (heard.state) {
      case Heard::State::unfinished: return true;
      case Heard::State::wrong: reply(each, {400, plain, "This is no request.\n"}); return false;
      case Heard::State::too_long:
        reply(each, {431, plain, "This request is too long.\n"});
        return false;
      case Heard::State::whole: break;
    }
    each.in.clear();
    if (const auto seen = handlers_.wanted(heard.request)) {
      each.state = Connection::State::streaming;
      each.seen = *seen;
      each.out = stream_head();
      return true;
    }
    each.state = Connection::State::answering;
    asked_.put({each.id, std::move(heard.request)});
    return false;
  }

  static void reply(Connection& each, const Answer& answer) {
    each.out = print_answer(answer);
    each.state = Connection::State::writing;
    each.until = Clock::now() + progress_within;
  }

  /// False: the connection has ended.
  static bool write_some(Connection& each) {
    while (each.sent < each.out.size()) {
      const ssize_t put = ::send(each.socket.number(), each.out.data() + each.sent,
                                 each.out.size() - each.sent, MSG_NOSIGNAL);
      if (put < 0) return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
      each.sent += static_cast<std::size_t>(put);
      each.until = Clock::now() + progress_within;
    }
    each.out.clear();
    each.sent = 0;
    if (each.state != Connection::State::writing) return true;
    ::shutdown(each.socket.number(), SHUT_WR);  // what it still sends would undo the answer
    each.state = Connection::State::closing;
    each.until = Clock::now() + goodbye_within;
    return true;
  }

  void take_answers() {
    for (Answered& answered : answered_.take_all())
      for (Connection& each : all_)
        if (each.id == answered.connection) {
          each.out = std::move(answered.bytes);
          each.state = Connection::State::writing;
          each.until = Clock::now() + progress_within;
        }
  }

  void send_news() {
    std::string version;
    {
      const std::lock_guard lock(mutex_);
      version = version_;
    }
    for (Connection& each : all_) {
      if (each.state != Connection::State::streaming) continue;
      if (news_end_) {
        each.state = Connection::State::writing;
        each.until = Clock::now() + goodbye_within;
      } else if (!version.empty() && each.seen != version && each.out.size() < most_head_bytes) {
        each.seen = version;
        each.out += print_event(version);
      }
    }
  }

  static constexpr const char* plain = "text/plain; charset=utf-8";

  Handlers handlers_;
  int port_ = 0;
  Descriptor socket_, woken_, wake_;
  std::list<Connection> all_;  ///< the oldest first
  std::uint64_t last_id_ = 0;
  Mailbox<Asked> asked_;
  Mailbox<Answered> answered_;
  std::mutex mutex_;
  std::string version_;
  std::atomic<bool> stopping_{false}, news_end_{false};
  std::vector<std::thread> threads_;
};

Server::Server(int port, Handlers handlers)
    : listener_(std::make_unique<Listener>(port, std::move(handlers))) {}

Server::~Server() = default;

int Server::port() const { return listener_->port(); }

void Server::stop() { listener_->stop(); }

}  // namespace boardwright::serve
