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
  bool curved = false, stroked = false;
  double pen = 0;  ///< the width of its line, in millimetres
};

/// All outlines, in order. A curve has many points.
std::vector<PdfPath> outlines_of(QPDFObjectHandle page);

/// Outlines of straight lines, in order; those with curves are left out.
std::vector<PdfPath> paths_of(QPDFObjectHandle page);

}  // namespace boardwright::test
