// Streams of a PDF, packed and unpacked.
#pragma once
#include <libdeflate.h>

#include <string>
#include <string_view>

#include "ink/handle.h"

namespace boardwright::ink {

/// Keeps what packing needs from one stream to the next.
class Flate {
 public:
  Flate();

  std::string packed(std::string_view bytes);

  /// Until the next call. Throws std::runtime_error for what nobody packed.
  std::string_view unpacked(std::string_view bytes);

 private:
  Handle<libdeflate_compressor, &libdeflate_free_compressor> compressor_;
  Handle<libdeflate_decompressor, &libdeflate_free_decompressor> decompressor_;
  std::string memory_;
};

}  // namespace boardwright::ink
