// Makes minizip write into memory.
#include "pdf/archive.h"

#include <zip.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace boardwright::pdf {
namespace {

/// A seekable output file for minizip.
struct MemoryFile {
  std::string bytes;
  std::size_t at = 0;
};

MemoryFile& memory(voidpf file) { return *static_cast<MemoryFile*>(file); }

voidpf open_memory(voidpf file, const void*, int) { return file; }

uLong write_memory(voidpf, voidpf file, const void* from, uLong size) {
  MemoryFile& to = memory(file);
  to.bytes.resize(std::max(to.bytes.size(), to.at + size));
  std::memcpy(to.bytes.data() + to.at, from, size);
  to.at += size;
  return size;
}

ZPOS64_T position_in_memory(voidpf, voidpf file) { return memory(file).at; }

long seek_in_memory(voidpf, voidpf file, ZPOS64_T offset, int origin) {
  MemoryFile& in = memory(file);
  const std::size_t base = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? in.at : in.bytes.size();
  in.at = base + offset;
  return 0;
}

uLong read_memory(voidpf, voidpf, void*, uLong) { return 0; }
int close_memory(voidpf, voidpf) { return 0; }
int error_in_memory(voidpf, voidpf) { return 0; }

void check(int result) {
  if (result != ZIP_OK) throw std::runtime_error("cannot write a ZIP");
}

/// 1 January 2000, the date that documents also carry.
zip_fileinfo fixed_date() {
  zip_fileinfo info{};
  info.tmz_date.tm_mday = 1;
  info.tmz_date.tm_year = 2000;
  return info;
}

}  // namespace

std::string to_zip(const std::vector<ArchiveFile>& files) {
  MemoryFile out;
  zlib_filefunc64_def functions{open_memory,    read_memory,  write_memory,    position_in_memory,
                                seek_in_memory, close_memory, error_in_memory, &out};
  const zipFile zip = zipOpen2_64("kit", APPEND_STATUS_CREATE, nullptr, &functions);
  if (zip == nullptr) throw std::runtime_error("cannot write a ZIP");
  const zip_fileinfo info = fixed_date();
  for (const ArchiveFile& file : files) {
    constexpr int level = 6;
    check(zipOpenNewFileInZip(zip, file.path.c_str(), &info, nullptr, 0, nullptr, 0, nullptr,
                              Z_DEFLATED, level));
    check(zipWriteInFileInZip(zip, file.bytes.data(), static_cast<unsigned>(file.bytes.size())));
    check(zipCloseFileInZip(zip));
  }
  check(zipClose(zip, nullptr));
  return std::move(out.bytes);
}

}  // namespace boardwright::pdf
