// Parses path data command by command.
#include "scene/path_data.h"

#include <cmath>
#include <string>

#include "base/text.h"

namespace boardwright::scene {
namespace {

constexpr double largest = 1000;  // upper bound of coordinates
constexpr int decimals = 2;

/// A problem at an offset of the text.
struct PathProblem {
  std::size_t at;
  std::string message, hint;
};

/// Reads up to the first problem and ignores the rest.
class PathReader {
 public:
  explicit PathReader(std::string_view text) : text_(text) {}

  std::vector<Stroke> read() {
    skip();
    if (at_ == text_.size()) refuse({0, "the outline is empty", "begin with M and a point"});
    while (at_ < text_.size()) read_command();
    if (strokes_.size() < 2) refuse({0, "the outline is a single point", "continue with L or C"});
    return std::move(strokes_);
  }

  const std::optional<PathProblem>& problem() const { return problem_; }

 private:
  void refuse(PathProblem problem) {
    if (!problem_) problem_ = std::move(problem);
    at_ = text_.size();
  }

  void skip() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == ','))
      ++at_;
  }

  void read_command() {
    const char letter = text_[at_];
    if (strokes_.empty() && letter != 'M')
      return refuse({at_, "an outline begins with M", "write M and the first point"});
    const std::size_t begin = at_++;
    switch (letter) {
      case 'M': start_ = point(); return follow({Stroke::Kind::move, start_}, [&] { line(); });
      case 'L': line(); return repeat([&] { line(); });
      case 'C': curve(); return repeat([&] { curve(); });
      case 'Q': bend(); return repeat([&] { bend(); });
      case 'Z': return close();
      default: break;
    }
    at_ = begin;
    refuse({begin, "'" + character() + "' is not a path data command", hint_for(letter)});
  }

  static std::string hint_for(char letter) {
    if (letter == 'A' || letter == 'a') return "arcs are not supported: write them as C";
    if (letter >= 'a' && letter <= 'z') return "all points are absolute: use capital letters";
    return "use M, L, C, Q and Z";
  }

  /// The whole UTF-8 character at the current position.
  std::string character() const {
    std::size_t end = at_ + 1;
    while (end < text_.size() && (static_cast<unsigned char>(text_[end]) & 0xC0u) == 0x80u) ++end;
    return std::string(text_.substr(at_, end - at_));
  }

  void close() {
    strokes_.push_back({Stroke::Kind::close});
    current_ = start_;
    skip();
    if (at_ < text_.size() && starts_number())
      refuse({at_, "a number after Z", "begin a new outline with M"});
  }

  void line() { put({Stroke::Kind::line, point()}); }

  void curve() {
    const Vec first = point(), second = point(), to = point();
    put({Stroke::Kind::curve, to, 0, first, second});
  }

  /// Converts a quadratic curve: the arms of the cubic curve reach two thirds of the way to the
  /// single control point.
  void bend() {
    const Vec from = current_, control = point(), to = point();
    const double arm = 2.0 / 3;
    put({Stroke::Kind::curve, to, 0, from + arm * (control - from), to + arm * (control - to)});
  }

  void put(const Stroke& stroke) {
    strokes_.push_back(stroke);
    current_ = stroke.to;
  }

  template <class Next>
  void follow(const Stroke& stroke, Next next) {
    put(stroke);
    repeat(next);
  }

  template <class Next>
  void repeat(Next next) {
    for (skip(); at_ < text_.size() && starts_number(); skip()) next();
  }

  bool starts_number() const {
    const char c = text_[at_];
    return (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '+';
  }

  Vec point() {
    const double x = number();
    return {x, number()};
  }

  double number() {
    skip();
    const std::string_view digits = base::leading_number(text_.substr(at_));
    const auto value = base::to_real(digits);
    if (!value || !(std::abs(*value) <= largest)) {
      const std::string found = at_ == text_.size() ? "the end" : "'" + character() + "'";
      refuse({at_, "a number is expected, not " + found,
              "a point is two numbers, C takes three points, Q two"});
      return 0;
    }
    if (const auto dot = digits.find('.');
        dot != digits.npos && digits.size() > dot + 1 + decimals) {
      refuse({at_, "'" + std::string(digits) + "' has too many decimals",
              "write at most two decimals"});
      return 0;
    }
    at_ += digits.size();
    return *value;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  Vec start_, current_;
  std::vector<Stroke> strokes_;
  std::optional<PathProblem> problem_;
};

}  // namespace

std::optional<std::vector<Stroke>> parse_path_data(std::string_view text, const Place& begin,
                                                   base::Report& report) {
  PathReader reader(text);
  std::vector<Stroke> strokes = reader.read();
  const std::optional<PathProblem>& problem = reader.problem();
  if (!problem) return strokes;
  Place place = begin;
  const bool one_line = text.substr(0, problem->at).find('\n') == std::string_view::npos;
  if (place.column > 0 && one_line) place.column += static_cast<int>(problem->at);
  report.error(place, problem->message, problem->hint);
  return std::nullopt;
}

Vec farthest_point(const std::vector<Stroke>& strokes) {
  constexpr int parts = 16;
  Vec farthest, from;
  const auto consider = [&](Vec point) {
    if (std::hypot(point.x, point.y) > std::hypot(farthest.x, farthest.y)) farthest = point;
  };
  for (const Stroke& stroke : strokes) {
    if (stroke.kind == Stroke::Kind::close) continue;
    for (int i = 1; stroke.kind == Stroke::Kind::curve && i < parts; ++i) {
      const double t = static_cast<double>(i) / parts, s = 1 - t;
      consider(s * s * s * from + 3 * s * s * t * stroke.first + 3 * s * t * t * stroke.second +
               t * t * t * stroke.to);
    }
    consider(stroke.to);
    from = stroke.to;
  }
  return farthest;
}

}  // namespace boardwright::scene
