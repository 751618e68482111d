// Runs golden cases. The folder of a case defines a command line and its expected output, which is
// compared byte for byte.
//
//     tests/golden/NAME/
//       about       one sentence on what the expected file shows
//       command     arguments of the program, quoted as in a shell
//       out.EXT     expected standard output (svg, txt, json, ...); without it, empty
//       error       expected standard error; without it, empty
//       status      expected exit code; without it, 0
//       stdin       standard input, if any
//       templates/  data of the case, which overrides the templates of the repository
//
// Each case runs in its own empty folder. The paths of that folder and of the repository are
// removed from the output of the program.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "disk/disk.h"
#include "disk/write_files.h"
#include "support/rooms.h"

namespace boardwright::tests {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_file = std::size_t{64} << 20;
constexpr std::string_view canary = "canary";  // expects a wrong drawing; is never updated
const fs::path repository = BOARDWRIGHT_SOURCE_DIR;

struct Options {
  bool update = false;
  fs::path program;
  std::vector<std::string> cases;
};

/// The outcome of a run of the program, or the outcome that a case expects.
struct Outcome {
  std::string out, error;
  int status = 0;
};

/// A case, as read from its folder.
struct Case {
  std::string name;
  fs::path folder;
  std::vector<std::string> arguments;
  fs::path out_file;  ///< out.EXT, or empty if there is none
  Outcome expected;
};

/// A temporary folder, removed on destruction.
class Scratch {
 public:
  Scratch() {
    std::string name = (fs::temp_directory_path() / "boardwright-golden-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make '" + name + "'");
    path_ = fs::canonical(name);
  }
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::string read_or_empty(const fs::path& file) {
  return fs::exists(file) ? read_file(file, longest_file) : std::string();
}

/// Splits a command line at white space, except inside quotation marks.
std::vector<std::string> shell_words(std::string_view line) {
  std::vector<std::string> found;
  bool in_word = false;
  char mark = 0;
  for (char c : line) {
    if (mark != 0 ? c == mark : c == '"' || c == '\'') {
      mark = mark != 0 ? '\0' : c;
      if (!in_word) found.emplace_back();
      in_word = true;
    } else if (mark == 0 && (c == ' ' || c == '\n' || c == '\t')) {
      in_word = false;
    } else {
      if (!in_word) found.emplace_back();
      in_word = true;
      found.back() += c;
    }
  }
  return found;
}

Case read_case(const std::string& name) {
  Case read{name, repository / "tests" / "golden" / name, {}, {}, {}};
  if (!fs::exists(read.folder / "command"))
    throw std::runtime_error("no golden case '" + name + "'");
  if (!fs::exists(read.folder / "about"))
    throw std::runtime_error("golden case '" + name + "' has no file 'about'");
  read.arguments = shell_words(read_file(read.folder / "command", longest_file));
  for (const auto& entry : fs::directory_iterator(read.folder))
    if (entry.path().stem() == "out") read.out_file = entry.path();
  if (!read.out_file.empty()) read.expected.out = read_file(read.out_file, longest_file);
  read.expected.error = read_or_empty(read.folder / "error");
  const std::string status = read_or_empty(read.folder / "status");
  read.expected.status = to_integer(trimmed(status)).value_or(0);
  return read;
}

/// Links everything below `from` into `to` except what already exists; an existing file also hides
/// a folder. The files of a game are copied, because links must not lead out of its folder.
void lay_under(const fs::path& from, const fs::path& to, bool in_game = false) {
  in_game = in_game || fs::exists(from / "game.toml");
  for (const auto& entry : fs::directory_iterator(from)) {
    const fs::path name = to / entry.path().filename();
    if (!fs::exists(name) && in_game)
      fs::copy(entry.path(), name, fs::copy_options::recursive);
    else if (!fs::exists(name))
      fs::create_symlink(entry.path(), name);
    else if (entry.is_directory() && fs::is_directory(name))
      lay_under(entry.path(), name, in_game);
  }
}

/// The folder with templates/ and fonts/ for a case.
fs::path home_of(const Case& tested, const fs::path& scratch) {
  if (!fs::exists(tested.folder / "templates")) return repository;
  const fs::path home = scratch / "home";
  fs::create_directories(home);
  fs::copy(tested.folder / "templates", home / "templates", fs::copy_options::recursive);
  lay_under(repository / "templates", home / "templates");
  fs::create_symlink(repository / "fonts", home / "fonts");
  return home;
}

/// In the child process: redirects the streams and executes the program.
[[noreturn]] void execute(const fs::path& program, const Case& tested, const fs::path& scratch,
                          const fs::path& home) {
  const fs::path input = tested.folder / "stdin";
  const int in = open(fs::exists(input) ? input.c_str() : "/dev/null", O_RDONLY);
  const int out = open((scratch / "out").c_str(), O_WRONLY | O_CREAT, 0600);
  const int error = open((scratch / "error").c_str(), O_WRONLY | O_CREAT, 0600);
  const fs::path work = scratch / "work";
  if (in < 0 || out < 0 || error < 0 || chdir(work.c_str()) != 0) _exit(126);
  dup2(in, 0);
  dup2(out, 1);
  dup2(error, 2);
  setenv("BOARDWRIGHT_HOME", home.c_str(), 1);

  std::vector<std::string> words = {program.string()};
  words.insert(words.end(), tested.arguments.begin(), tested.arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execv(program.c_str(), pointers.data());
  _exit(127);
}

void remove_all(std::string& text, const std::string& part) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at))
    text.erase(at, part.size());
}

Outcome run(const fs::path& program, const Case& tested) {
  const Scratch scratch;
  const fs::path home = home_of(tested, scratch.path());
  fs::create_directory(scratch.path() / "work");
  const pid_t child = fork();
  if (child < 0) throw std::runtime_error("cannot start a process");
  if (child == 0) execute(program, tested, scratch.path(), home);
  int status = 0;
  if (waitpid(child, &status, 0) != child) throw std::runtime_error("cannot wait for a process");

  Outcome got{read_file(scratch.path() / "out", longest_file),
              read_file(scratch.path() / "error", longest_file),
              WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
  for (const fs::path& folder : {home, scratch.path() / "work", repository})
    for (std::string* text : {&got.out, &got.error}) remove_all(*text, folder.string() + "/");
  return got;
}

/// Describes the first line in which two texts differ.
std::string first_difference(std::string_view expected, std::string_view got) {
  const auto old_lines = split(expected, '\n');
  const auto new_lines = split(got, '\n');
  std::size_t i = 0;
  while (i < old_lines.size() && i < new_lines.size() && old_lines[i] == new_lines[i]) ++i;
  const auto line = [i](const std::vector<std::string_view>& lines) {
    constexpr std::size_t most = 200;
    return i < lines.size() ? printable(lines[i].substr(0, most)) : std::string("(the end)");
  };
  return "  line " + std::to_string(i + 1) + "\n    expected " + line(old_lines) +
         "\n    got      " + line(new_lines) + "\n";
}

/// Writes a file, or removes it if it would be empty.
void keep(const fs::path& file, std::string_view bytes) {
  if (!bytes.empty())
    write_if_changed(file, bytes);
  else
    fs::remove(file);
}

/// The extension of a new expected file, guessed from its first bytes.
std::string ending_of(std::string_view bytes) {
  if (bytes.starts_with("<svg") || bytes.starts_with("<?xml")) return ".svg";
  if (bytes.starts_with("{") || bytes.starts_with("[")) return ".json";
  if (bytes.starts_with("%PDF")) return ".pdf";
  return bytes.starts_with("\x89PNG") ? ".png" : ".txt";
}

void update(const Case& tested, const Outcome& got) {
  fs::path out_file = tested.out_file;
  if (out_file.empty()) out_file = tested.folder / ("out" + ending_of(got.out));
  keep(out_file, got.out);
  keep(tested.folder / "error", got.error);
  keep(tested.folder / "status",
       got.status == 0 ? std::string() : std::to_string(got.status) + "\n");
}

/// Writes the actual and the expected output to output/failed/NAME and prints how to repeat the
/// case.
void show_failure(const Options& options, const Case& tested, const Outcome& got) {
  const Outcome& expected = tested.expected;
  const fs::path folder = repository / "output" / "failed" / tested.name;
  fs::create_directories(folder);
  const std::string ending =
      tested.out_file.empty() ? ending_of(got.out) : tested.out_file.extension().string();
  write_file_atomic(folder / ("expected" + ending), expected.out);
  write_file_atomic(folder / ("got" + ending), got.out);
  write_file_atomic(folder / "expected.error", expected.error);
  write_file_atomic(folder / "got.error", got.error);

  std::cout << tested.name << ": " << trimmed(read_file(tested.folder / "about", longest_file))
            << "\n";
  if (got.out != expected.out)
    std::cout << "standard output differs\n" << first_difference(expected.out, got.out);
  if (got.error != expected.error)
    std::cout << "standard error differs\n" << first_difference(expected.error, got.error);
  if (got.status != expected.status)
    std::cout << "exit code " << got.status << ", expected " << expected.status << "\n";
  std::cout << "see     " << folder.string() << "\nrepeat  " << options.program.string() << " "
            << joined(tested.arguments, " ") << "\naccept  "
            << (options.program.parent_path() / "tests" / "golden").string() << " --update "
            << tested.name << "\n";
}

/// Runs one case. Returns whether the outcome is as expected.
bool pass(const Options& options, const std::string& name) {
  const Case tested = read_case(name);
  const Outcome got = run(options.program, tested);
  const Outcome& expected = tested.expected;
  if (got.out == expected.out && got.error == expected.error && got.status == expected.status)
    return true;
  if (options.update && name != canary) {
    update(tested, got);
    std::cout << name << ": rewritten\n";
    return true;
  }
  show_failure(options, tested, got);
  return false;
}

std::vector<std::string> all_cases() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(repository / "tests" / "golden"))
    if (entry.path().filename() != canary && fs::exists(entry.path() / "command"))
      names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

Options read_options(int count, char** words) {
  Options options;
  // This program is in build/PRESET/tests, the tested program in build/PRESET.
  const fs::path self = fs::canonical("/proc/self/exe");
  options.program = self.parent_path().parent_path() / "boardwright";
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--update")
      options.update = true;
    else if (word == "--program" && i + 1 < count)
      options.program = fs::absolute(words[++i]);
    else if (word.starts_with("-"))
      throw std::runtime_error("usage: golden [--update] [--program FILE] [CASE...]");
    else
      options.cases.emplace_back(word);
  }
  if (options.cases.empty()) options.cases = all_cases();
  return options;
}

int run_all(int count, char** words) {
  const Options options = read_options(count, words);
  int failed = 0;
  for (const std::string& name : options.cases)
    if (!pass(options, name)) ++failed;
  if (options.cases.size() > 1)
    std::cout << options.cases.size() - static_cast<std::size_t>(failed) << " passed, " << failed
              << " failed\n";
  return failed == 0 ? 0 : 1;
}

}  // namespace
}  // namespace boardwright::tests

int main(int count, char** words) try {
  return boardwright::tests::run_all(count, words);
} catch (const std::exception& error) {
  std::cerr << "golden: " << error.what() << "\n";
  return 4;
}
