// The outlines that a page of a PDF draws, from its content stream.
#pragma once
#include <string>
#include <vector>

#include "geometry/plane.h"
#include "pdf/qpdf.h"
#include "support/rooms.h"

namespace boardwright::test {

/// An outline, in millimetres from the lower left corner of the media box.
struct PdfPath {
  std::vector<Vec> points;
  bool closed = false;
  bool clips = false;  ///< a clipping path for what is drawn after it
};

/// Outlines of straight lines, in order; those with curves are left out.
std::vector<PdfPath> paths_of(QPDFObjectHandle page);

}  // namespace boardwright::test
