// Packs and unpacks with libdeflate.
#include "ink/flate.h"

#include <algorithm>
#include <new>
#include <stdexcept>

namespace boardwright::ink {
namespace {

/// The next levels take twice as long for a twentieth less.
constexpr int stream_level = 1;
constexpr std::size_t most_bytes = std::size_t{1} << 30;  // of one stream

}  // namespace

Flate::Flate()
    : compressor_(libdeflate_alloc_compressor(stream_level)),
      decompressor_(libdeflate_alloc_decompressor()) {
  if (!compressor_ || !decompressor_) throw std::bad_alloc();
}

std::string Flate::packed(std::string_view bytes) {
  std::string out(libdeflate_zlib_compress_bound(compressor_.get(), bytes.size()), '\0');
  out.resize(libdeflate_zlib_compress(compressor_.get(), bytes.data(), bytes.size(), out.data(),
                                      out.size()));
  return out;
}

std::string_view Flate::unpacked(std::string_view bytes) {
  for (std::size_t room = std::max(memory_.size(), 8 * bytes.size() + 64); room <= most_bytes;
       room *= 4) {
    memory_.resize(std::max(memory_.size(), room));
    std::size_t size = 0;
    const auto result = libdeflate_zlib_decompress(decompressor_.get(), bytes.data(), bytes.size(),
                                                   memory_.data(), memory_.size(), &size);
    if (result == LIBDEFLATE_SUCCESS) return {memory_.data(), size};
    if (result != LIBDEFLATE_INSUFFICIENT_SPACE) break;
  }
  throw std::runtime_error("cannot draw: a stream cannot be unpacked");
}

}  // namespace boardwright::ink
