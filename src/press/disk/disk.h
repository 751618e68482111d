// Opens and reads files of the disk.
#pragma once
#include <sys/types.h>

#include <cerrno>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "base/rooms.h"

namespace boardwright::disk {

/// The bytes of a file. Throws std::system_error, with the path in its text, if the file
/// cannot be read, and std::runtime_error if it is longer than `limit` bytes or a pipe or device.
std::string read_file(const std::filesystem::path& file, std::size_t limit);

/// The same, but of a longer file the first `limit` bytes and one more.
std::string read_start(const std::filesystem::path& file, std::size_t limit);

/// The same of what the command line names, which may also be a pipe: then it waits for its end.
std::string read_named(const std::filesystem::path& file, std::size_t limit);

/// Throws std::system_error with "cannot read 'FILE'", say.
[[noreturn]] void fail(const char* doing, const std::filesystem::path& file, int error = errno);

/// Calls a system function again for as long as signals interrupt it.
template <class Call>
auto uninterrupted(Call call) {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

/// An open file that closes itself.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept;
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  int number() const { return number_; }
  bool is_open() const { return number_ >= 0; }

  /// Closes the file. False if the system reports that bytes were lost.
  bool close();

 private:
  int number_ = -1;
};

/// Opens a file as the system's open() does, except that programs started later do not inherit it.
Descriptor open_file(const std::filesystem::path& file, int flags, mode_t mode = 0);

/// The bytes of an open file, of a longer one the first `limit` and one more. Throws as read_start()
/// does.
std::string read_regular(const Descriptor& from, const std::filesystem::path& file,
                         std::size_t limit);

/// Reads until the end, or until more than `limit` bytes have come.
std::string read_all(const Descriptor& from, const std::filesystem::path& file, std::size_t limit);

/// The same, of a file that promises a size, into memory that is made longer where it has to be.
std::string_view read_all(const Descriptor& from, const std::filesystem::path& file,
                          std::size_t limit, std::size_t promised, std::string& memory);

/// Appends the next bytes of a file, at most so many. False at its end.
bool read_some(const Descriptor& from, const std::filesystem::path& file, std::size_t most,
               std::string& bytes);

/// Writes bytes to a file. Throws as fail() does.
void write_all(const Descriptor& to, std::string_view bytes, const std::filesystem::path& file,
               const char* doing = "cannot write");

}  // namespace boardwright::disk
