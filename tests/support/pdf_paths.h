// The outlines that a page of a PDF draws, read from its content.
#pragma once
#include <string>
#include <vector>

#include "geometry/plane.h"
#include "ink/qpdf.h"
#include "support/rooms.h"

namespace boardwright::test {

/// One outline, in millimetres from the lower left corner of the media box.
struct PdfPath {
  std::vector<Vec> points;
  bool closed = false;
  bool clips = false;  ///< it bounds what is drawn after it
};

/// Straight outlines in their order; those with curves are left out.
std::vector<PdfPath> paths_of(QPDFObjectHandle page);

}  // namespace boardwright::test
