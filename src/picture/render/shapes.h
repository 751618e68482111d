// Shapes that the drawings of a web page share.
#pragma once
#include <map>
#include <string>
#include <string_view>

#include "render/xml_buffer.h"
#include "scene/scene.h"

namespace boardwright::render {

/// The class of a shape with several parts; the style sheet must reach what is inside.
inline constexpr std::string_view shape_class = "shape";

/// What several drawings of a web page show, or one shows several times: outlines, such as those of
/// the cells of a board, and groups of parts, such as those of a piece. Each is written once; an
/// element that shows it keeps its own id, class, title and data, and refers to it.
class Shapes {
 public:
  /// Counts the outlines of a drawing. Only those counted more than once are shared.
  void note(const scene::Scene& scene);

  /// The id of a path's outline, whose paint is that of the element that refers to it; empty if it
  /// is not shared.
  std::string_view find(const scene::Path& path);

  /// The id of a group of parts, with this markup.
  std::string_view add(std::string_view markup);

  /// The markup of all shapes that drawings refer to.
  std::string_view markup() const { return written_; }

 private:
  struct Outline {
    int count = 0;
    std::string id = {};
  };

  void note(const scene::Group& group);
  std::string_view outline_of(const scene::Path& path);
  std::string next_id();

  XmlBuffer buffer_;
  std::map<std::string, Outline, std::less<>> outlines_;
  std::map<std::string, std::string, std::less<>> groups_;
  std::string written_;
  std::size_t ids_ = 0;
};

/// Whether a group consists of two or more parts without ids, titles and data, so that it can be
/// shared.
bool is_shape(const scene::Group& group);

/// The place of a group: where its first part begins; of a circle the centre, so that both its ends
/// are rounded alike and it stays round.
geometry::Vec place_of(const scene::Group& group);

/// The part of a group, moved from a place to the origin.
scene::Node moved_from(const scene::Node& part, geometry::Vec place);

}  // namespace boardwright::render
