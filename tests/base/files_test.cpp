// Files are read whole, listed in order, and replaced atomically.
#include "disk/files.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <system_error>
#include <thread>
#include <vector>

#include "disk/disk.h"
#include "disk/write_files.h"
#include "support/rooms.h"

namespace boardwright::tests::files_test {
namespace {

namespace fs = std::filesystem;

/// A temporary folder for each test.
class Files : public ::testing::Test {
 protected:
  Files() {
    std::string name = (fs::temp_directory_path() / "boardwright-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    folder = name;
  }
  ~Files() override {
    std::error_code ignored;
    fs::permissions(folder, fs::perms::owner_all, ignored);
    fs::remove_all(folder, ignored);
  }

  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder))
      found.push_back(entry.path().filename().string());
    return found;
  }

  fs::path folder;
};

void put(const fs::path& file, std::string_view bytes) {
  std::ofstream(file, std::ios::binary) << bytes;
}

std::string get(const fs::path& file) { return read_file(file, 1 << 20); }

/// The text of the exception that a function throws.
template <class Function>
std::string thrown_by(Function function) {
  try {
    function();
  } catch (const std::exception& error) {
    return error.what();
  }
  return "nothing";
}

TEST_F(Files, ReadFileThrowsBeyondTheLimit) {
  put(folder / "a", "12345");
  EXPECT_EQ(read_file(folder / "a", 5), "12345");
  EXPECT_THROW(read_file(folder / "a", 4), std::runtime_error);
  EXPECT_EQ(thrown_by([&] { read_file(folder / "a", 4); }),
            "cannot read '" + (folder / "a").string() + "': the file is longer than 4 bytes");
}

TEST_F(Files, ReadErrorsNameTheFile) {
  EXPECT_EQ(thrown_by([&] { get(folder / "none"); }),
            "cannot read '" + (folder / "none").string() + "': No such file or directory");
  EXPECT_EQ(thrown_by([&] { get(folder); }),
            "cannot read '" + folder.string() + "': Is a directory");
}

TEST_F(Files, FilesOfUnknownSizeAreReadToTheirEnd) {
  const std::string limits = get("/proc/self/limits");
  EXPECT_NE(limits.find("Max open files"), std::string::npos);
  EXPECT_TRUE(limits.ends_with('\n'));
}

// Opening a pipe would wait for a writer.
TEST_F(Files, PipesAndDevicesAreNotRead) {
  const fs::path pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(thrown_by([&] { get(pipe); }),
            "cannot read '" + pipe.string() + "': it is a pipe or a device, not a file");
  EXPECT_NE(thrown_by([] { get("/dev/zero"); }).find("a device"), std::string::npos);
}

TEST_F(Files, HiddenFilesAreNotListed) {
  put(folder / "a.toml", "");
  fs::create_symlink("someone@somewhere.123", folder / ".#a.toml");
  fs::create_directory(folder / ".git");
  EXPECT_EQ(files_in(folder), std::vector<fs::path>{folder / "a.toml"});
  EXPECT_EQ(files_in(folder, ".toml"), std::vector<fs::path>{folder / "a.toml"});
}

TEST_F(Files, ReadTextChecksTheText) {
  Report report;
  put(folder / "a", "text");
  EXPECT_EQ(read_text(files_on_disk(), folder / "a", 20, report), "text");
  put(folder / "b", "longer");
  EXPECT_EQ(read_text(files_on_disk(), folder / "b", "its name", 5, report), std::nullopt);
  EXPECT_EQ(describe(report), "its name: error: the file is longer than 5 bytes\n");
  EXPECT_THROW(read_text(files_on_disk(), folder / "none", 20, report), std::system_error);
}

TEST_F(Files, FileExistsFollowsLinksAndExcludesFolders) {
  put(folder / "a", "x");
  fs::create_symlink("a", folder / "link");
  fs::create_symlink("none", folder / "dangling");
  EXPECT_TRUE(file_exists(folder / "a"));
  EXPECT_TRUE(file_exists(folder / "link"));
  EXPECT_FALSE(file_exists(folder / "dangling"));
  EXPECT_FALSE(file_exists(folder));
  EXPECT_FALSE(file_exists(folder / "a" / "b"));
}

TEST_F(Files, FilesInIsSorted) {
  for (const char* name : {"c.toml", "a.txt", "b.toml"}) put(folder / name, "");
  fs::create_directory(folder / "b");
  using Paths = std::vector<fs::path>;
  EXPECT_EQ(files_in(folder),
            (Paths{folder / "a.txt", folder / "b", folder / "b.toml", folder / "c.toml"}));
  EXPECT_EQ(files_in(folder, ".toml"), (Paths{folder / "b.toml", folder / "c.toml"}));
  EXPECT_EQ(files_in(folder / "none"), Paths());
  EXPECT_EQ(files_in(folder / "a.txt"), Paths());
}

TEST_F(Files, FilesInThrowsForAnUnreadableFolder) {
  fs::create_symlink("circle", folder / "circle");
  EXPECT_EQ(
      thrown_by([&] { files_in(folder / "circle"); }),
      "cannot read '" + (folder / "circle").string() + "': Too many levels of symbolic links");
}

TEST_F(Files, ReplacingLeavesNoTemporaryFile) {
  const fs::path file = folder / "a";
  put(file, "old and longer");
  write_file_atomic(file, "new");
  EXPECT_EQ(get(file), "new");
  write_file_atomic(folder / "empty", "");
  EXPECT_EQ(get(folder / "empty"), "");
  EXPECT_EQ(names().size(), 2u);
}

TEST_F(Files, NewFilesRespectTheUmask) {
  const mode_t before = umask(027);
  write_file_atomic(folder / "a", "x");
  umask(before);
  struct stat status = {};
  ASSERT_EQ(stat((folder / "a").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0640u);
}

TEST_F(Files, ReplacedFilesKeepTheirPermissions) {
  put(folder / "a", "old");
  for (const mode_t mode : {0600u, 0755u, 0666u}) {
    ASSERT_EQ(chmod((folder / "a").c_str(), mode), 0);
    write_file_atomic(folder / "a", "new " + std::to_string(mode));
    struct stat status = {};
    ASSERT_EQ(stat((folder / "a").c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777, mode);
  }
}

// Like /dev/stdout that a shell redirects with >>.
TEST_F(Files, OpenFilesAreAppendedTo) {
  put(folder / "a", "head ");
  const Descriptor opened = open_file(folder / "a", O_WRONLY | O_APPEND);
  const std::string number = std::to_string(opened.number());
  write_file_atomic("/proc/self/fd/" + number, "middle ");
  write_file_atomic("/dev/fd/" + number, "end");
  EXPECT_EQ(get(folder / "a"), "head middle end");
}

TEST_F(Files, WritingFollowsSymbolicLinks) {
  put(folder / "real", "old");
  fs::create_symlink("real", folder / "link");
  fs::create_symlink("link", folder / "far");
  write_file_atomic(folder / "far", "new");
  EXPECT_TRUE(fs::is_symlink(folder / "far"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(get(folder / "real"), "new");

  fs::create_symlink("later", folder / "dangling");
  write_file_atomic(folder / "dangling", "made");
  EXPECT_EQ(get(folder / "later"), "made");

  fs::create_symlink("circle", folder / "circle");
  EXPECT_THROW(write_file_atomic(folder / "circle", "x"), std::system_error);
}

TEST_F(Files, DevicesAreWrittenDirectly) {
  // A link, so that a bug cannot replace the system's device.
  fs::create_symlink("/dev/null", folder / "null");
  write_file_atomic(folder / "null", "x");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_NE(thrown_by([] { write_file_atomic("/dev/full", "x"); }).find("No space left"),
            std::string::npos);
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(Files, PipesAreWrittenDirectly) {
  const fs::path pipe = folder / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] {
    std::ifstream in(pipe);
    received.assign(std::istreambuf_iterator<char>(in), {});
  });
  write_file_atomic(pipe, "through");
  reader.join();
  EXPECT_EQ(received, "through");
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(Files, WriteErrorsNameTheFileAndLeaveNoTemporaryFile) {
  EXPECT_EQ(thrown_by([&] { write_file_atomic(folder / "no" / "a", "x"); }),
            "cannot write '" + (folder / "no" / "a").string() + "': No such file or directory");
  fs::create_directory(folder / "sub");
  EXPECT_EQ(thrown_by([&] { write_file_atomic(folder / "sub", "x"); }),
            "cannot write '" + (folder / "sub").string() + "': Is a directory");
  EXPECT_EQ(names(), std::vector<std::string>{"sub"});
}

TEST_F(Files, FailedWriteKeepsTheOldBytes) {
  put(folder / "a", "old");
  rlimit before = {};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 100;
  setrlimit(RLIMIT_FSIZE, &small);
  const std::string message =
      thrown_by([&] { write_file_atomic(folder / "a", std::string(1000, 'x')); });
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_NE(message.find("File too large"), std::string::npos) << message;
  EXPECT_EQ(get(folder / "a"), "old");
  EXPECT_EQ(names(), std::vector<std::string>{"a"});
}

TEST_F(Files, NamesOf255BytesAreWritten) {
  const fs::path file = folder / std::string(255, 'n');
  write_file_atomic(file, "x");
  EXPECT_EQ(get(file), "x");
}

TEST_F(Files, WriteIfChangedKeepsAnUnchangedFile) {
  const fs::path file = folder / "a";
  EXPECT_TRUE(write_if_changed(file, "one"));
  const auto before = fs::last_write_time(file);
  struct stat first = {}, second = {};
  stat(file.c_str(), &first);
  EXPECT_FALSE(write_if_changed(file, "one"));
  stat(file.c_str(), &second);
  EXPECT_EQ(fs::last_write_time(file), before);
  EXPECT_EQ(first.st_ino, second.st_ino);
  EXPECT_TRUE(write_if_changed(file, "two"));
  EXPECT_EQ(get(file), "two");
}

TEST_F(Files, WriteFilesCreatesFoldersAndWritesOnlyChanges) {
  std::vector<std::string> bytes;
  for (int i = 0; i < 300; ++i) bytes.push_back("file " + std::to_string(i));
  std::vector<NewFile> files;
  for (std::size_t i = 0; i < bytes.size(); ++i)
    files.push_back({fs::path(std::to_string(i % 3)) / std::to_string(i), bytes[i]});
  Folder into(folder);
  EXPECT_EQ(write_files(into, files), 300);
  for (const NewFile& file : files) EXPECT_EQ(get(folder / file.path), file.bytes);
  EXPECT_EQ(std::distance(fs::directory_iterator(folder / "0"), {}), 100);

  EXPECT_EQ(write_files(into, files), 0);
  files[7].bytes = "changed";
  EXPECT_EQ(write_files(into, files), 1);
  EXPECT_EQ(get(folder / files[7].path), "changed");
}

TEST_F(Files, WriteFilesStaysBelowItsFolder) {
  fs::create_directories(folder / "out/dir");
  fs::create_directory(folder / "mine");
  put(folder / "mine/a", "mine");
  fs::create_directory_symlink(folder / "mine", folder / "out/link");
  fs::create_symlink(folder / "mine/a", folder / "out/a");
  Folder into(folder / "out");
  const std::vector<std::string> unwanted = {
      "link/a", "../mine/a", "dir/../../mine/a", (folder / "mine/a").string(), "dir", "none/b"};
  const std::vector<NewFile> good = {{"a", "new"}};
  EXPECT_EQ(write_files(into, good, unwanted), 1);
  EXPECT_EQ(get(folder / "mine/a"), "mine");
  EXPECT_FALSE(fs::is_symlink(folder / "out/a"));
  EXPECT_TRUE(fs::is_directory(folder / "out/dir"));
  for (const char* path : {"link/a", "../mine/a"}) {
    const std::vector<NewFile> bad = {{path, "new"}};
    EXPECT_THROW(write_files(into, bad), std::system_error) << path;
    EXPECT_EQ(into.read(path, 10), std::nullopt) << path;
  }
  EXPECT_EQ(get(folder / "mine/a"), "mine");
}

TEST_F(Files, FolderReaderReadsOnlyRegularFilesBelow) {
  const std::string longest(100000, 'x');
  Folder into(folder);
  const std::vector<NewFile> files = {{"a/b", longest}, {"a/c", "short"}, {"d", ""}, {"e/f", "e"}};
  write_files(into, files);
  fs::create_symlink(folder / "a/c", folder / "a/link");
  FolderReader reader(into);
  EXPECT_EQ(reader.read("a/b", 200000), longest);
  EXPECT_EQ(reader.read("a/c", 200000), "short");
  EXPECT_EQ(reader.read("a/b", 9), longest.substr(0, 10));
  EXPECT_EQ(reader.read("d", 9), "");
  EXPECT_EQ(reader.read("a", 9), std::nullopt);
  EXPECT_EQ(reader.read("a/link", 9), std::nullopt);
  EXPECT_EQ(reader.read("a/none", 9), std::nullopt);
  EXPECT_EQ(reader.read("none/a", 9), std::nullopt);
  EXPECT_EQ(reader.read("a/../d", 9), std::nullopt);
  EXPECT_EQ(reader.read("e/f", 9), "e");
}

TEST_F(Files, DeletingRemovesEmptyFolders) {
  Folder into(folder);
  const std::vector<NewFile> files = {{"a/b/c", "x"}, {"a/d", "x"}, {"e/f/g", "x"}};
  write_files(into, files);
  const std::vector<std::string> unwanted = {"a/b/c", "e/f/g"};
  EXPECT_EQ(write_files(into, {}, unwanted), 0);
  EXPECT_FALSE(fs::exists(folder / "a/b") || fs::exists(folder / "e"));
  EXPECT_TRUE(fs::exists(folder / "a/d"));
}

// The second file cannot be written, so the first does not appear and nothing is deleted.
TEST_F(Files, WriteFilesChangesNothingIfOneWriteFails) {
  put(folder / "old", "old");
  put(folder / "file", "no folder");
  Folder into(folder);
  const std::vector<NewFile> files = {{"a", "x"}, {"file/b", "x"}};
  const std::vector<std::string> unwanted = {"old"};
  EXPECT_THROW(write_files(into, files, unwanted), std::system_error);
  std::vector<std::string> left = names();
  std::sort(left.begin(), left.end());
  EXPECT_EQ(left, (std::vector<std::string>{"file", "old"}));
}

TEST_F(Files, SweepDeletesOnlyTemporaryFiles) {
  for (const char* name : {".a.toml.0a9z3k", ".b.000000", ".b.00000", ".b.0000000", ".b.A00000",
                           "b.000000", "..000000", ".000000"})
    put(folder / name, "x");
  const std::vector<std::string> only_b = {"b"};
  const auto left = [&] {
    std::vector<std::string> found = names();
    std::sort(found.begin(), found.end());
    return found;
  };
  const Folder into(folder);
  into.sweep({}, only_b);
  EXPECT_EQ(left(), (std::vector<std::string>{"..000000", ".000000", ".a.toml.0a9z3k", ".b.00000",
                                              ".b.0000000", ".b.A00000", "b.000000"}));
  into.sweep({});
  EXPECT_EQ(left(), (std::vector<std::string>{"..000000", ".000000", ".b.00000", ".b.0000000",
                                              ".b.A00000", "b.000000"}));
}

TEST_F(Files, AFolderIsReplacedAsAWhole) {
  fs::create_directories(folder / "game/deep");
  put(folder / "game/kept", "kept");
  put(folder / "game/page", "old");
  put(folder / "game/deep/figure", "old");
  put(folder / "game/gone", "old");
  fs::create_symlink("page", folder / "game/link");
  fs::permissions(folder / "game/page", fs::perms(0600));
  fs::permissions(folder / "game", fs::perms(0711));
  const Descriptor before = open_file(folder / "game", O_RDONLY | O_DIRECTORY);
  Folder into(folder);
  const std::vector<NewFile> files = {
      {"game/page", "new"}, {"game/deep/figure", "new"}, {"game/more/leaf", "new"}, {"list", "x"}};
  const std::vector<std::string> unwanted = {"game/gone"};
  EXPECT_EQ(write_files(into, files, unwanted), 4);
  EXPECT_EQ(read_file(folder / "game/kept", 9), "kept");
  EXPECT_EQ(read_file(folder / "game/page", 9), "new");
  EXPECT_EQ(read_file(folder / "game/deep/figure", 9), "new");
  EXPECT_EQ(read_file(folder / "game/more/leaf", 9), "new");
  EXPECT_FALSE(fs::exists(folder / "game/gone"));
  EXPECT_EQ(fs::read_symlink(folder / "game/link"), "page");
  EXPECT_EQ(fs::status(folder / "game/page").permissions(), fs::perms(0600));
  EXPECT_EQ(fs::status(folder / "game").permissions(), fs::perms(0711));
  EXPECT_EQ(names().size(), 2U) << "nothing is left beside it";
  EXPECT_EQ(names_in(before), std::vector<std::string>())
      << "the old folder was emptied, not changed";
}

TEST_F(Files, AFolderThatLosesAllItsFilesDisappears) {
  fs::create_directories(folder / "game");
  put(folder / "game/a", "x");
  put(folder / "game/b", "x");
  Folder into(folder);
  const std::vector<std::string> unwanted = {"game/a", "game/b"};
  write_files(into, {}, unwanted);
  EXPECT_TRUE(names().empty());
}

TEST_F(Files, SweepDeletesFoldersOfKilledWriters) {
  fs::create_directories(folder / ".game.0a1b2c/deep");
  put(folder / ".game.0a1b2c/deep/page", "x");
  put(folder / "page", "x");
  fs::create_symlink(folder / "page", folder / ".game.0a1b2c/link");
  fs::create_directories(folder / ".other.0a1b2c");
  const std::vector<std::string> only = {"game"};
  Folder(folder).sweep({}, only);
  std::vector<std::string> left = names();
  std::sort(left.begin(), left.end());
  EXPECT_EQ(left, (std::vector<std::string>{".other.0a1b2c", "page"}));
}

TEST_F(Files, ConcurrentWritesAreAtomic) {
  const fs::path file = folder / "a";
  const std::vector<std::string> texts = {std::string(50'000, 'a'), std::string(70'000, 'b')};
  write_file_atomic(file, texts[0]);
  std::vector<std::thread> writers;
  for (const std::string& text : texts)
    writers.emplace_back([&] {
      for (int i = 0; i < 20; ++i) write_file_atomic(file, text);
    });
  for (int i = 0; i < 200; ++i) {
    const std::string seen = get(file);
    ASSERT_TRUE(seen == texts[0] || seen == texts[1]);
  }
  for (std::thread& writer : writers) writer.join();
  EXPECT_EQ(names(), std::vector<std::string>{"a"});
}

}  // namespace
}  // namespace boardwright::tests::files_test
