#include "support/stl.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <stdexcept>

namespace boardwright::test {
namespace {

using Edge = std::array<StlPoint, 2>;

}  // namespace

std::vector<StlFace> faces_of(const std::string& stl) {
  std::uint32_t count = 0;
  if (stl.size() < 84) throw std::runtime_error("a file of solids without a head");
  std::memcpy(&count, stl.data() + 80, 4);
  if (stl.size() != 84 + 50 * std::size_t{count})
    throw std::runtime_error("a file of solids of another length");
  if (stl.starts_with("solid")) throw std::runtime_error("some take it for text");
  std::vector<StlFace> faces(count);
  for (std::size_t i = 0; i < count; ++i)
    std::memcpy(faces[i].data(), stl.data() + 84 + 50 * i + 12, 36);
  return faces;
}

int open_edges(const std::vector<StlFace>& faces) {
  std::vector<Edge> along, back;
  for (const StlFace& face : faces)
    for (std::size_t i = 0; i < 3; ++i) {
      along.push_back({face[i], face[(i + 1) % 3]});
      back.push_back({face[(i + 1) % 3], face[i]});
    }
  std::sort(along.begin(), along.end());
  std::sort(back.begin(), back.end());
  int open = 0;
  for (std::size_t i = 0; i < along.size(); ++i) {
    const bool twice = i > 0 && along[i] == along[i - 1];
    open += twice || !std::binary_search(back.begin(), back.end(), along[i]);
  }
  return open;
}

double volume_of(const std::vector<StlFace>& faces) {
  double sum = 0;
  for (const auto& [a, b, c] : faces)
    sum += double{a[0]} * (double{b[1]} * c[2] - double{b[2]} * c[1]) +
           double{a[1]} * (double{b[2]} * c[0] - double{b[0]} * c[2]) +
           double{a[2]} * (double{b[0]} * c[1] - double{b[1]} * c[0]);
  return sum / 6;
}

StlPoint size_of(const std::vector<StlFace>& faces) {
  StlPoint low{1e9F, 1e9F, 1e9F}, high{-1e9F, -1e9F, -1e9F};
  for (const StlFace& face : faces)
    for (const StlPoint& at : face)
      for (std::size_t i = 0; i < 3; ++i) {
        low[i] = std::min(low[i], at[i]);
        high[i] = std::max(high[i], at[i]);
      }
  return {high[0] - low[0], high[1] - low[1], high[2] - low[2]};
}

}  // namespace boardwright::test
