// The server copes with slow and malformed requests, and with more streams than threads.
#include "preview/server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <thread>

#include "disk/disk.h"
#include "preview/bulletin.h"
#include "preview/request.h"
#include "support/rooms.h"

namespace boardwright::tests::server_test {
namespace {

using namespace boardwright::preview;
using State = ParsedRequest::State;

TEST(Requests, AreParsedOnceTheirHeadIsComplete) {
  EXPECT_EQ(read_request("").state, State::incomplete);
  EXPECT_EQ(read_request("GET / HTTP/1.1\r\nHost: a\r\n").state, State::incomplete);
  const ParsedRequest parsed =
      read_request("GET /a?b HTTP/1.1\r\nhost:  a \r\nX: y\r\nHOST: b\r\n\r\nGET /more");
  EXPECT_EQ(parsed.state, State::complete);
  EXPECT_EQ(parsed.request.method, "GET");
  EXPECT_EQ(parsed.request.target, "/a?b");
  EXPECT_EQ(parsed.request.hosts, (std::vector<std::string>{"a", "b"}));
  for (const char* wrong : {"GET /\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "G3T / HTTP/1.1\r\n\r\n",
                            "GET / HTTP/2\r\n\r\n", "GET / x HTTP/1.1\r\n\r\n", "\r\n\r\n",
                            "GET / HTTP/1.1\r\nnothing\r\n\r\n", "GET / HTTP/1.1\r\n: b\r\n\r\n"})
    EXPECT_EQ(read_request(wrong).state, State::malformed) << wrong;
}

TEST(Requests, AreBounded) {
  std::string text = "GET / HTTP/1.1\r\n";
  while (text.size() <= most_head_bytes) text += "A: b\r\n";
  EXPECT_EQ(read_request(text).state, State::too_long);
  EXPECT_EQ(read_request(text + "\r\n").state, State::too_long);
  EXPECT_EQ(read_request("GET /" + std::string(most_head_bytes, 'a')).state, State::too_long);
}

TEST(Requests, AnswersHaveAContentLength) {
  const std::string whole = print_answer({404, "text/plain", "abc"});
  EXPECT_TRUE(whole.starts_with("HTTP/1.1 404 Not Found\r\n"));
  EXPECT_TRUE(whole.ends_with("Content-Type: text/plain\r\nContent-Length: 3\r\n\r\nabc"));
  EXPECT_TRUE(print_answer({200, "text/plain", "abc"}, false).ends_with("Length: 3\r\n\r\n"));
  EXPECT_EQ(print_answer({204, "image/x-icon", ""}).find("Content-Length"), std::string::npos);
}

/// A server that answers every request with its target, and streams the versions of a bulletin.
class Serving : public testing::Test {
 protected:
  void TearDown() override {
    bulletin_.close();
    server_.stop();
  }

  disk::Descriptor connect() const {
    disk::Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(server_.port()));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{20, 0};
    ::setsockopt(socket.number(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    EXPECT_EQ(::connect(socket.number(), reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    return socket;
  }
  disk::Descriptor send_text(const std::string& text) const {
    disk::Descriptor socket = connect();
    EXPECT_EQ(::send(socket.number(), text.data(), text.size(), MSG_NOSIGNAL),
              static_cast<ssize_t>(text.size()));
    return socket;
  }
  /// Reads up to a text or the end of the connection.
  static std::string receive(const disk::Descriptor& socket, const std::string& until = {}) {
    std::string text;
    char bytes[4096];
    while (until.empty() || text.find(until) == std::string::npos) {
      const ssize_t got = ::recv(socket.number(), bytes, sizeof bytes, 0);
      if (got <= 0) break;
      text.append(bytes, static_cast<std::size_t>(got));
    }
    return text;
  }
  std::string get(const std::string& target) const {
    return receive(send_text("GET " + target + " HTTP/1.1\r\nHost: a\r\n\r\n"));
  }

  Bulletin bulletin_{"a"};
  Server server_{0,
                 {[](const Request& request) {
                    if (request.target == "/broken") throw std::runtime_error("broken");
                    return Answer{200, "text/plain", "at " + request.target};
                  },
                  [](const Request& request) {
                    return request.target == "/news" ? std::optional<std::string>("old")
                                                     : std::nullopt;
                  },
                  [this](const std::string& seen) {
                    return bulletin_.news(seen, std::chrono::milliseconds(50));
                  }}};
};

TEST_F(Serving, AnswersMalformedRequestsWithAnError) {
  EXPECT_TRUE(get("/x").ends_with("\r\n\r\nat /x"));
  EXPECT_NE(get("/broken").find("500 Internal"), std::string::npos);
  EXPECT_NE(receive(send_text("nonsense\r\n\r\n")).find("400 Bad Request"), std::string::npos);
  EXPECT_NE(receive(send_text("GET /" + std::string(20'000, 'a'))).find("431 Request"),
            std::string::npos);
  EXPECT_TRUE(receive(send_text("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nbody"))
                  .ends_with("at /x"));
  EXPECT_TRUE(
      receive(send_text("HEAD /x HTTP/1.1\r\nHost: a\r\n\r\n")).ends_with("Length: 5\r\n\r\n"));
}

TEST_F(Serving, ManySlowConnectionsDelayNoOther) {
  std::vector<disk::Descriptor> slow;
  for (int i = 0; i < 120; ++i) slow.push_back(send_text("GET /slow HTT"));
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_TRUE(get("/x").ends_with("at /x"));
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(4));
  EXPECT_EQ(receive(slow.front()), "") << "a request has a time limit";
}

TEST_F(Serving, ManyStreamsGetEventsAndDelayNoRequest) {
  std::vector<disk::Descriptor> streams;
  for (int i = 0; i < 120; ++i)
    streams.push_back(send_text("GET /news HTTP/1.1\r\nHost: a\r\n\r\n"));
  for (const auto& stream : streams) {
    const std::string text = receive(stream, "data: a-0\n\n");
    EXPECT_NE(text.find("Content-Type: text/event-stream\r\n"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("data: a-0\n\n")) << text;
  }
  EXPECT_TRUE(get("/x").ends_with("at /x"));
  bulletin_.publish("");
  for (const auto& stream : streams) EXPECT_EQ(receive(stream, "\n\n"), "data: a-1\n\n");
  bulletin_.close();
  for (const auto& stream : streams) EXPECT_EQ(receive(stream), "");
}

TEST_F(Serving, AClientThatReadsNothingBlocksNoOther) {
  const std::string request = "GET /" + std::string(10'000, 'a') + " HTTP/1.1\r\nHost: a\r\n\r\n";
  std::vector<disk::Descriptor> unread;
  for (int i = 0; i < 60; ++i) unread.push_back(send_text(request));
  EXPECT_TRUE(get("/x").ends_with("at /x"));
}

}  // namespace
}  // namespace boardwright::tests::server_test
