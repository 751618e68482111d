// Opens, reads and writes files.
#include "disk/disk.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "base/checked_text.h"
#include "base/text.h"

namespace boardwright::disk {

namespace fs = std::filesystem;

void fail(const char* doing, const fs::path& file, int error) {
  throw std::system_error(error, std::generic_category(),
                          std::string(doing) + " '" + base::printable(file.string()) + "'");
}

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(number_, other.number_);
  return *this;
}

Descriptor::~Descriptor() { close(); }

bool Descriptor::close() {
  return number_ < 0 || ::close(std::exchange(number_, -1)) == 0 || errno == EINTR;
}

Descriptor open_file(const fs::path& file, int flags, mode_t mode) {
  return Descriptor(uninterrupted([&] { return ::open(file.c_str(), flags | O_CLOEXEC, mode); }));
}

std::string read_all(const Descriptor& from, const fs::path& file, std::size_t limit) {
  struct stat status = {};
  if (::fstat(from.number(), &status) != 0) fail("cannot read", file);
  if (S_ISDIR(status.st_mode)) fail("cannot read", file, EISDIR);
  std::string bytes;
  bytes.resize(read_all(from, file, limit,
                        static_cast<std::size_t>(std::max<off_t>(status.st_size, 0)), bytes)
                   .size());
  return bytes;
}

std::string_view read_all(const Descriptor& from, const fs::path& file, std::size_t limit,
                          std::size_t promised, std::string& memory) {
  const std::size_t room = std::min(promised, limit) + 1;
  if (memory.size() < room) memory.resize(room);
  std::size_t filled = 0;
  while (filled <= limit) {
    if (filled == memory.size()) memory.resize(std::min(2 * filled + 4096, limit + 1));
    const std::size_t most = std::min(memory.size(), limit + 1) - filled;
    const ssize_t received =
        uninterrupted([&] { return ::read(from.number(), memory.data() + filled, most); });
    if (received < 0) fail("cannot read", file);
    filled += static_cast<std::size_t>(received);
    // At least one byte more than promised was requested, so this is the end of the file.
    if (received == 0 || filled == promised) break;
  }
  return std::string_view(memory).substr(0, filled);
}

bool read_some(const Descriptor& from, const fs::path& file, std::size_t most, std::string& bytes) {
  const std::size_t before = bytes.size();
  bytes.resize(before + most);
  const ssize_t received =
      uninterrupted([&] { return ::read(from.number(), bytes.data() + before, most); });
  if (received < 0) fail("cannot read", file);
  bytes.resize(before + static_cast<std::size_t>(received));
  return received > 0;
}

std::string read_start(const fs::path& file, std::size_t limit) {
  // Without O_NONBLOCK, opening a pipe would wait for a writer.
  const Descriptor from = open_file(file, O_RDONLY | O_NONBLOCK);
  if (!from.is_open()) fail("cannot read", file);
  return read_regular(from, file, limit);
}

std::string read_regular(const Descriptor& from, const fs::path& file, std::size_t limit) {
  struct stat status = {};
  if (::fstat(from.number(), &status) == 0 && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
    throw std::runtime_error("cannot read '" + base::printable(file.string()) +
                             "': it is a pipe or a device, not a file");
  return read_all(from, file, limit);
}

std::string read_named(const fs::path& file, std::size_t limit) {
  const Descriptor from = open_file(file, O_RDONLY | O_NOCTTY);
  if (!from.is_open()) fail("cannot read", file);
  return read_all(from, file, limit);
}

std::string read_file(const fs::path& file, std::size_t limit) {
  std::string bytes = read_start(file, limit);
  if (bytes.size() > limit)
    throw std::runtime_error("cannot read '" + base::printable(file.string()) +
                             "': " + base::too_long(limit));
  return bytes;
}

void write_all(const Descriptor& to, std::string_view bytes, const fs::path& file,
               const char* doing) {
  while (!bytes.empty()) {
    const ssize_t written =
        uninterrupted([&] { return ::write(to.number(), bytes.data(), bytes.size()); });
    if (written < 0) fail(doing, file);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace boardwright::disk
