// The preview serves one folder, only under its own name, and reveals nothing else.
#include "preview/answer.h"

#include <cstdlib>
#include <fstream>

#include "preview/bulletin.h"
#include "preview/page.h"
#include "preview/watch.h"
#include "support/rooms.h"

namespace boardwright::tests::answer_test {
namespace {

namespace fs = std::filesystem;
using namespace boardwright::preview;

/// A built folder, and a secret file next to it.
class Serve : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (fs::temp_directory_path() / "boardwright-serve-test-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    outside_ = name;
    site_ = {outside_ / "out", 8064, "a-1", {}};
    fs::create_directories(site_.folder / "chess/figures");
    write("out/index.html", "<html><head></head><body>index</body></html>");
    write("out/chess/rules.html", "<html><body>rules</body></html>");
    write("out/chess/a b.svg", "<svg/>");
    write("out/.boardwright", "memory");
    write("secret.txt", "secret");
    write("secret/index.html", "secret");
    fs::create_symlink("../secret.txt", site_.folder / "link.txt");
    fs::create_symlink("../secret", site_.folder / "linked");
  }
  void TearDown() override { fs::remove_all(outside_); }

  void write(const std::string& file, const std::string& text) const {
    fs::create_directories((outside_ / file).parent_path());
    std::ofstream(outside_ / file) << text;
  }

  Answer get(const std::string& target, const std::string& host = "127.0.0.1:8064",
             const std::string& method = "GET") const {
    return answer({method, target, {host}}, site_);
  }

  fs::path outside_;
  Site site_;
};

TEST_F(Serve, ServesTheFilesOfItsFolder) {
  EXPECT_NE(get("/").body.find("index"), std::string::npos);
  EXPECT_NE(get("/index.html?x=1").body.find("index"), std::string::npos);
  const Answer page = get("/chess/rules.html");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.type, "text/html; charset=utf-8");
  const Answer drawing = get("/chess/a%20b.svg");
  EXPECT_EQ(drawing.body, "<svg/>");
  EXPECT_EQ(drawing.type, "image/svg+xml");
  EXPECT_EQ(get("/chess/none.html").status, 404);
  EXPECT_EQ(get("/chess").status, 404);
  EXPECT_EQ(get("/" + std::string(300, 'a')).status, 404);
  EXPECT_EQ(get("/" + std::string(300, 'a') + "/b.html").status, 404);
}

TEST_F(Serve, AnswersTheFaviconRequestWithNoContent) {
  const Answer icon = get("/favicon.ico");
  EXPECT_EQ(icon.status, 204);
  EXPECT_EQ(icon.body, "");
  EXPECT_EQ(get("/favicon.ico", "evil.example").status, 403);
}

TEST_F(Serve, ServesNothingOutsideOfTheFolder) {
  for (const char* target : {"/../secret.txt",
                             "/chess/../../secret.txt",
                             "/..%2fsecret.txt",
                             "/%2e%2e/secret.txt",
                             "/%2E%2E%2Fsecret.txt",
                             "/.%2e/secret.txt",
                             "/chess/..%5c..%5csecret.txt",
                             "//secret.txt",
                             "/./index.html",
                             "/.boardwright",
                             "/%2eboardwright",
                             "/link.txt",
                             "/linked/index.html",
                             "/linked/",
                             "/chess/rules.html%00",
                             "/chess/rules.html%",
                             "/chess/rules.html%zz",
                             "secret.txt",
                             "",
                             "http://127.0.0.1:8064/index.html",
                             "/chess//rules.html",
                             "/chess/rules.html/"}) {
    const Answer found = get(target);
    EXPECT_EQ(found.status, 404) << target;
    EXPECT_EQ(found.body.find("secret"), std::string::npos) << target;
    EXPECT_EQ(found.body.find("memory"), std::string::npos) << target;
  }
}

TEST_F(Serve, RefusesOtherHosts) {
  EXPECT_EQ(get("/", "localhost:8064").status, 200);
  EXPECT_EQ(get("/", "LocalHost:8064").status, 200);
  for (const char* host : {"evil.example", "evil.example:8064", "127.0.0.1", "127.0.0.1:80",
                           "localhost.evil.example:8064", "127.0.0.1:8064.evil.example", "",
                           "127.0.0.1:80640", "[::1]:8064", "0.0.0.0:8064"}) {
    EXPECT_EQ(get("/", host).status, 403) << host;
    EXPECT_EQ(wanted_news({"GET", "/-/events", {host}}, 8064), std::nullopt) << host;
  }
  EXPECT_EQ(answer({"GET", "/", {}}, site_).status, 403);
  EXPECT_EQ(answer({"GET", "/", {"127.0.0.1:8064", "evil.example"}}, site_).status, 403);
  EXPECT_TRUE(is_for({"GET", "/", {"localhost"}}, 80));
}

TEST_F(Serve, RefusesOtherMethods) {
  EXPECT_EQ(get("/", "127.0.0.1:8064", "HEAD").status, 200);
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "CONNECT"})
    EXPECT_EQ(get("/", "127.0.0.1:8064", method).status, 405) << method;
}

TEST_F(Serve, TheEventStreamStartsAfterAVersion) {
  const std::vector<std::string> own = {"127.0.0.1:8064"};
  EXPECT_EQ(wanted_news({"GET", "/-/events?seen=a-7", own}, 8064), "a-7");
  EXPECT_EQ(wanted_news({"GET", "/-/events", own}, 8064), "");
  EXPECT_EQ(wanted_news({"POST", "/-/events", own}, 8064), std::nullopt);
  EXPECT_EQ(wanted_news({"GET", "/-/preview.js", own}, 8064), std::nullopt);
  EXPECT_NE(get("/-/preview.js").body.find("EventSource"), std::string::npos);
}

TEST_F(Serve, APageHasItsVersionAndAPermittedScript) {
  write("out/p.html",
        "<head><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\"></head>"
        "<body>x</body>");
  const std::string page = get("/p.html", "localhost:8064").body;
  EXPECT_NE(page.find("content=\"script-src http://localhost:8064/-/preview.js; connect-src "
                      "http://localhost:8064/-/events; default-src 'none'\""),
            std::string::npos)
      << page;
  EXPECT_NE(page.find("x<script src=\"/-/preview.js\" data-seen=\"a-1\"></script>\n</body>"),
            std::string::npos)
      << page;
}

TEST_F(Serve, ProblemsAreShownOverThePageAsOnTheTerminal) {
  site_.problems = "game.toml:4:25: error: unknown word '<b>&'\nx \"y\"\n  ^ did you mean 'b'?\n";
  for (const char* target : {"/", "/none.html"}) {
    const std::string page = get(target).body;
    EXPECT_NE(
        page.find("role=\"alert\" open><summary>Problems</summary><pre>game.toml:4:25: error: "
                  "unknown word &#39;&lt;b&gt;&amp;&#39;\nx &quot;y&quot;\n  ^ did you mean"),
        std::string::npos)
        << page;
  }
  site_.problems = "rules.md:3:1: warning: a number that nobody has checked\n";
  EXPECT_NE(get("/").body.find("role=\"alert\"><summary>Warnings"), std::string::npos);
  site_.problems.clear();
  EXPECT_EQ(get("/").body.find("role=\"alert\""), std::string::npos);
}

TEST(Bulletin, ReturnsNewerVersionsUntilClosed) {
  Bulletin bulletin("a");
  constexpr std::chrono::milliseconds none{0};
  EXPECT_EQ(bulletin.news("a-0", none), "");
  EXPECT_EQ(bulletin.news("b-3", none), "a-0") << "a version of another run is old";
  bulletin.publish("wrong");
  EXPECT_EQ(bulletin.news("a-0", none), "a-1");
  EXPECT_EQ(bulletin.latest().problems, "wrong");
  bulletin.close();
  EXPECT_EQ(bulletin.news("a-0", std::chrono::hours(1)), std::nullopt);
}

/// Watches a folder with one file. Waits long enough that a lost event would be noticed.
class Watching : public Serve {
 protected:
  void SetUp() override {
    Serve::SetUp();
    fs::remove(site_.folder / "link.txt");
    fs::remove(site_.folder / "linked");
    EXPECT_TRUE(watch_.look_at({{outside_ / "out"}, {outside_ / "none"}}));
    EXPECT_FALSE(watch_.look_at({{outside_ / "out"}}));
  }
  std::set<fs::path> changed() { return watch_.changed(std::chrono::seconds(60)).value(); }

  Watch watch_;
};

TEST_F(Watching, ReportsAWrittenFile) {
  write("out/chess/rules.html", "other");
  EXPECT_EQ(changed(), std::set{outside_ / "out/chess/rules.html"});
}

TEST_F(Watching, ReportsARenamedFile) {
  write("out/chess/.rules.html.swp", "other");
  fs::rename(outside_ / "out/chess/.rules.html.swp", outside_ / "out/chess/rules.html");
  EXPECT_EQ(changed(), std::set{outside_ / "out/chess/rules.html"});
}

TEST_F(Watching, ReportsAFolderCreatedLater) {
  write("out/later/deep/file.toml", "x");
  EXPECT_EQ(changed(), std::set{outside_ / "out/later"});
  EXPECT_TRUE(watch_.look_at({{outside_ / "out"}}));
  write("out/later/deep/file.toml", "y");
  EXPECT_EQ(changed(), std::set{outside_ / "out/later/deep/file.toml"});
}

TEST_F(Watching, ReportsTheTargetOfALink) {
  fs::create_symlink("../secret.txt", site_.folder / "link.txt");
  watch_.look_at({{outside_ / "out"}});
  write("secret.txt", "other");
  EXPECT_TRUE(changed().contains(outside_ / "out/link.txt/"));
}

TEST_F(Watching, IgnoresHiddenFilesAndBackupsAndStops) {
  write("out/.#rules.html", "x");
  write("out/rules.html~", "x");
  EXPECT_EQ(watch_.changed(std::chrono::milliseconds(0)), std::set<fs::path>());
  watch_.stop();
  EXPECT_EQ(watch_.changed(std::chrono::hours(1)), std::nullopt);
}

}  // namespace
}  // namespace boardwright::tests::answer_test
