// A folder in which tests run commands as an author does.
#pragma once
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "builder/installed.h"
#include "support/rooms.h"

namespace boardwright::test {

/// An empty folder for commands, removed in the destructor.
class Desk {
 public:
  /// `home`: where the program finds its data.
  explicit Desk(std::filesystem::path home = find_home()) : home_(std::move(home)) {
    std::string name =
        (std::filesystem::temp_directory_path() / "boardwright-desk-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no desk");
    folder_ = name;
  }
  ~Desk() { std::filesystem::remove_all(folder_); }
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  void write(const std::filesystem::path& name, const std::string& text, bool more) const {
    std::filesystem::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, more ? std::ios::app : std::ios::trunc) << text;
  }

  /// Runs a command in this folder. Returns its output and its errors.
  std::string type(const std::string& command) const {
    const std::filesystem::path unit = std::filesystem::read_symlink("/proc/self/exe");
    const std::filesystem::path program = unit.parent_path().parent_path();
    const std::string line = "cd '" + folder_.string() + "' && export HOME='" + folder_.string() +
                             "' BOARDWRIGHT_HOME='" + home_.string() + "'" + own_templates() +
                             " PATH='" + program.string() + "':\"$PATH\" && { " + command +
                             "; } 2>&1";
    FILE* const pipe = popen(line.c_str(), "r");
    std::string text;
    if (pipe == nullptr) return text;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    failed_ = pclose(pipe) != 0;
    return text;
  }
  const std::filesystem::path& folder() const { return folder_; }
  bool failed() const { return failed_; }

 private:
  /// The environment variable that adds the author's folder, if there is one.
  std::string own_templates() const {
    const auto own = folder_ / "templates/games";
    return std::filesystem::exists(own) ? " BOARDWRIGHT_PATH='" + own.parent_path().string() + "'"
                                        : std::string();
  }

  std::filesystem::path home_, folder_;
  mutable bool failed_ = false;
};

}  // namespace boardwright::test
