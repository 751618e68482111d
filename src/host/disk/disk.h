// Opens, reads and writes files.
#pragma once
#include <sys/types.h>

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace boardwright::disk {

/// The bytes of a file. Throws std::system_error, with the path in its text, if the file
/// cannot be read, and std::runtime_error if it is longer than `limit` bytes or a pipe or device.
std::string read_file(const std::filesystem::path& file, std::size_t limit);

/// Like read_file(), but of a longer file it returns the first `limit` + 1 bytes.
std::string read_start(const std::filesystem::path& file, std::size_t limit);

/// Like read_start(), for a file named on the command line, which can also be a pipe: then it reads
/// to the end of the pipe.
std::string read_named(const std::filesystem::path& file, std::size_t limit);

/// Throws std::system_error with a text such as "cannot read 'FILE'", where `doing` is "cannot
/// read".
[[noreturn]] void fail(const char* doing, const std::filesystem::path& file, int error = errno);

/// Repeats a system call while signals interrupt it (EINTR).
template <class Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

/// An owning file descriptor.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }

  /// Closes the file. Returns false if the system reports lost data.
  bool close();

 private:
  int number_ = -1;
};

/// Opens a file with the system's open() and O_CLOEXEC.
Descriptor open_file(const std::filesystem::path& file, int flags, mode_t mode = 0);

/// The bytes of an open file; of a longer one the first `limit` + 1. Throws like read_start().
std::string read_regular(const Descriptor& from, const std::filesystem::path& file,
                         std::size_t limit);

/// Reads until the end, or until more than `limit` bytes are read.
std::string read_all(const Descriptor& from, const std::filesystem::path& file, std::size_t limit);

/// Overload for a file with a known size. Reads into `memory`, which grows if necessary, and
/// returns a view of it.
std::string_view read_all(const Descriptor& from, const std::filesystem::path& file,
                          std::size_t limit, std::size_t promised, std::string& memory);

/// Appends the next bytes of a file, at most `most`. Returns false at its end.
bool read_some(const Descriptor& from, const std::filesystem::path& file, std::size_t most,
               std::string& bytes);

/// Writes all bytes to a file. Throws like fail().
void write_all(const Descriptor& to, std::string_view bytes, const std::filesystem::path& file,
               const char* doing = "cannot write");

}  // namespace boardwright::disk
