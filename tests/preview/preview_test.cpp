// The preview with a real HTTP client: pages, events after a change, problems, prints, and the end.
#include <fcntl.h>
#include <httplib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "builder/load.h"
#include "disk/disk.h"
#include "disk/files.h"
#include "preview/preview.h"
#include "support/rooms.h"
#include "support/small_game.h"

namespace boardwright::tests::preview_test {
namespace {

namespace fs = std::filesystem;

httplib::Client client_at(int port) {
  httplib::Client client("127.0.0.1", port);
  client.set_read_timeout(60);
  return client;
}

/// Waits for the next event after a version.
std::string next_event(int port, const std::string& seen) {
  std::string event;
  client_at(port).Get("/-/events?seen=" + seen, [&](const char* bytes, std::size_t count) {
    event.append(bytes, count);
    return event.find("\n\n") == std::string::npos;
  });
  return event;
}

std::string version_of(const std::string& page) {
  const std::string mark = "data-seen=\"";
  const std::size_t at = page.find(mark);
  return at == std::string::npos
             ? ""
             : page.substr(at + mark.size(), page.find('"', at + mark.size()) - at - mark.size());
}

/// An author's game and a preview of it.
class Preview : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-preview-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
    test::write_small_game(folder_ / "duel");
    context_.search_path = on_disk(find_home() / "templates");
    context_.fonts = find_home() / "fonts";
  }

  void TearDown() override {
    if (preview_) {
      preview_->stop();
      work_.join();
      server_.reset();
    }
    fs::remove_all(folder_);
  }

  void start() {
    preview_ =
        std::make_unique<preview::Preview>(std::vector<std::string>{(folder_ / "duel").string()},
                                           folder_ / "out", context_, running_engine());
    server_ = std::make_unique<preview::Server>(0, preview_->handlers(port_));
    port_ = server_->port();
    testing::internal::CaptureStderr();
    work_ = std::thread([&] { preview_->run([](const std::string&) {}); });
    const std::string version = version_of(get("/")->body);
    if (version.ends_with("-0")) next_event(port_, version);
  }

  httplib::Result get(const std::string& target, const httplib::Headers& headers = {}) const {
    return client_at(port_).Get(target, headers);
  }

  void replace(const std::string& file, const std::string& old, const std::string& fresh) const {
    std::string text = read_file(folder_ / "duel" / file, std::size_t{1} << 20);
    ASSERT_NE(text.find(old), std::string::npos);
    text.replace(text.find(old), old.size(), fresh);
    std::ofstream(folder_ / "duel" / ".new") << text;  // as editors save
    fs::rename(folder_ / "duel" / ".new", folder_ / "duel" / file);
  }

  /// The page after the next event.
  std::string after_news(const std::string& version) const {
    EXPECT_NE(next_event(port_, version), "");
    return get("/duel/rules.html")->body;
  }

  fs::path folder_;
  Context context_;
  std::atomic<int> port_{0};
  std::unique_ptr<preview::Preview> preview_;
  std::unique_ptr<preview::Server> server_;
  std::thread work_;
};

TEST_F(Preview, ReloadsPagesAfterEachChange) {
  start();
  const std::string first = get("/duel/rules.html")->body;
  EXPECT_EQ(preview_->first_page(), "duel/rules.html");
  EXPECT_EQ(first.find("Wholly new words"), std::string::npos);
  replace("rules.md", "\n## ", "\nWholly new words.\n\n## ");
  const std::string second = after_news(version_of(first));
  EXPECT_NE(second.find("Wholly new words"), std::string::npos);
  EXPECT_NE(version_of(second), version_of(first));

  // A claim that differs makes the game a draft; the page shows the terminal's messages.
  replace("claims.toml", test::right_count, test::wrong_count);
  const std::string draft = after_news(version_of(second));
  EXPECT_NE(draft.find("draft: 1 claim differs"), std::string::npos);
  EXPECT_NE(draft.find("write count = 9"), std::string::npos);

  // An error keeps the last page; it is shown over it with file, line and column.
  replace("game.toml", "title", "tittle");
  const std::string broken = after_news(version_of(draft));
  EXPECT_NE(broken.find("duel/game.toml:"), std::string::npos);
  EXPECT_NE(broken.find("Wholly new words"), std::string::npos);
  replace("game.toml", "tittle", "title");
  replace("claims.toml", test::wrong_count, test::right_count);
  std::string whole = after_news(version_of(broken));
  while (whole.find("role=\"alert\"") != std::string::npos) whole = after_news(version_of(whole));
  EXPECT_EQ(whole.find("draft"), std::string::npos);
  const std::string printed = testing::internal::GetCapturedStderr();
  EXPECT_NE(printed.find("write count = 9"), std::string::npos) << printed;

  // Built files have only the script of published pages, and prints are made on request.
  const std::string written = read_file(folder_ / "out/duel/rules.html", std::size_t{1} << 24);
  EXPECT_NE(written.find("<script src=\"site_files/page.js\" defer>"), std::string::npos);
  EXPECT_EQ(written.find("<script"), written.rfind("<script"));
  EXPECT_FALSE(fs::exists(folder_ / "out/duel/board-a4.pdf"));
  const auto print = get("/duel/board-a4.pdf");
  EXPECT_EQ(print->status, 200);
  EXPECT_TRUE(print->body.starts_with("%PDF-"));
  EXPECT_FALSE(fs::exists(folder_ / "out/duel/site_files/serif.woff2"));
  const auto font = get("/duel/site_files/serif.woff2");
  EXPECT_EQ(font->status, 200);
  EXPECT_TRUE(font->body.starts_with("wOF2"));
  EXPECT_FALSE(fs::exists(folder_ / "out/duel/book.pdf"));

  // Other names, methods and places.
  EXPECT_EQ(get("/", {{"Host", "evil.example"}})->status, 403);
  EXPECT_EQ(client_at(port_).Post("/", "x", "text/plain")->status, 405);
  httplib::Client raw = client_at(port_);
  raw.set_url_encode(false);
  for (const char* target :
       {"/../duel/game.toml", "/%2e%2e/duel/game.toml", "/..%2fduel/game.toml"})
    EXPECT_EQ(raw.Get(target)->status, 404) << target;
  EXPECT_EQ(get("/")->get_header_value("Cache-Control"), "no-store");
}

TEST_F(Preview, PrintsEachProblemOnceUntilItIsFixed) {
  start();
  const auto version = [&] { return version_of(get("/duel/rules.html")->body); };
  const auto save = [&](const std::string& file, const std::string& old, const std::string& fresh) {
    const std::string before = version();
    replace(file, old, fresh);
    after_news(before);
  };
  save("claims.toml", test::right_count, test::wrong_count);
  save("rules.md", "\n## ", "\nFirst words.\n\n## ");
  save("rules.md", "First words", "Second words");
  const std::string first = testing::internal::GetCapturedStderr();
  EXPECT_NE(first.find("write count = 9"), std::string::npos) << first;
  EXPECT_EQ(first.find("write count = 9"), first.rfind("write count = 9")) << first;
  testing::internal::CaptureStderr();
  save("rules.md", "Second words", "Third words");
  EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
  testing::internal::CaptureStderr();
  save("claims.toml", test::wrong_count, test::right_count);
  save("claims.toml", test::right_count, test::wrong_count);
  const std::string again = testing::internal::GetCapturedStderr();
  EXPECT_NE(again.find("write count = 9"), std::string::npos) << "it has come back: " << again;
}

TEST_F(Preview, ShowsWhatIsOpenInAStrictArticle) {
  replace("game.toml", "[[article]]\n", "[[article]]\nstrict = true\n");
  replace("rules.md", "{{cells}} cells.", "{{cells}} cells. Nobody goes backward.");
  start();
  const std::string page = get("/duel/rules.html")->body;
  EXPECT_NE(page.find("open direction &#39;backward&#39;"), std::string::npos) << page;
  EXPECT_NE(testing::internal::GetCapturedStderr().find("open direction 'backward'"),
            std::string::npos);
}

TEST_F(Preview, SendsPagesUncompressed) {
  start();
  httplib::Client browser = client_at(port_);
  browser.set_decompress(false);
  const auto page = browser.Get("/duel/rules.html", {{"Accept-Encoding", "gzip, deflate, br"}});
  EXPECT_EQ(page->get_header_value("Content-Encoding"), "");
  EXPECT_EQ(page->get_header_value("Content-Length"), std::to_string(page->body.size()));
  EXPECT_TRUE(page->body.ends_with("</html>\n"));
  const auto head = browser.Head("/duel/rules.html");
  EXPECT_EQ(head->get_header_value("Content-Length"), page->get_header_value("Content-Length"));
  const auto icon = browser.Get("/favicon.ico");
  EXPECT_EQ(icon->status, 204);
  testing::internal::GetCapturedStderr();
}

TEST_F(Preview, EndsWithAnOpenStreamAndLeavesNoFiles) {
  for (const int signal : {SIGINT, SIGTERM}) {
    int ends[2];
    ASSERT_EQ(::pipe2(ends, O_CLOEXEC), 0);
    const std::string program =
        fs::read_symlink("/proc/self/exe").parent_path().parent_path() / "boardwright";
    const std::string game = (folder_ / "duel").string(), home = find_home().string();
    const std::string temporary = "TMPDIR=" + folder_.string();
    const pid_t child = ::fork();
    if (child == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::execl("/usr/bin/env", "env", temporary.c_str(), ("BOARDWRIGHT_HOME=" + home).c_str(),
              program.c_str(), "serve", game.c_str(), "--port", "0", nullptr);
      ::_exit(127);
    }
    ::close(ends[1]);
    std::string said;
    char byte = 0;
    while (::read(ends[0], &byte, 1) == 1 && byte != '\n') said += byte;
    ASSERT_TRUE(said.starts_with("http://127.0.0.1:")) << said;
    const int port = std::stoi(said.substr(17));
    const std::string version = version_of(client_at(port).Get("/")->body);
    if (version.ends_with("-0")) next_event(port, version);
    const std::string now = version_of(client_at(port).Get("/")->body);
    std::thread listener([&] { next_event(port, now); });  // ends together with the program
    ::kill(child, signal);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    listener.join();
    ::close(ends[0]);
    for (const auto& left : fs::directory_iterator(folder_))
      EXPECT_EQ(left.path().filename(), "duel");
  }
}

}  // namespace
}  // namespace boardwright::tests::preview_test
