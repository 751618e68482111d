// Interprets the path operators of a content stream, including its forms.
#include "support/pdf_paths.h"
#include "support/rooms.h"

#include <array>
#include <cctype>
#include <cmath>
#include <tuple>

namespace boardwright::test {
namespace {

using Matrix = std::array<double, 6>;

Matrix operator*(const Matrix& a, const Matrix& b) {  // first a, then b
  return {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
          a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
          a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
}

class Reader : public QPDFObjectHandle::ParserCallbacks {
 public:
  Reader(QPDFObjectHandle resources, Matrix matrix) : resources_(resources), matrix_(matrix) {}

  void handleObject(QPDFObjectHandle object) override {
    if (object.isNumber()) numbers_.push_back(object.getNumericValue());
    if (object.isName()) name_ = object.getName();
    if (!object.isOperator()) return;
    run(object.getOperatorValue());
    numbers_.clear();
  }
  void handleEOF() override {}

  std::vector<PdfPath> paths;

 private:
  double number(std::size_t i) const { return i < numbers_.size() ? numbers_[i] : 0; }

  Vec at(std::size_t i) const {
    constexpr double mm = 25.4 / 72;
    const double x = number(i), y = number(i + 1);
    return {mm * (matrix_[0] * x + matrix_[2] * y + matrix_[4]),
            mm * (matrix_[1] * x + matrix_[3] * y + matrix_[5])};
  }

  void run(const std::string& name) {
    if (name == "q") {
      stack_.emplace_back(matrix_, pen_);
    } else if (name == "Q") {
      if (stack_.empty()) return;
      std::tie(matrix_, pen_) = stack_.back();
      stack_.pop_back();
    } else if (name == "w") {
      pen_ = number(0);
    } else if (name == "cm") {
      matrix_ = Matrix{number(0), number(1), number(2), number(3), number(4), number(5)} * matrix_;
    } else if (name == "m") {
      path_.push_back({{at(0)}});
    } else if (name == "l") {
      if (!path_.empty()) path_.back().points.push_back(at(0));
    } else if (name == "c" || name == "v" || name == "y") {
      if (!path_.empty()) add_curve(name);
      curved_ = true;
    } else if (name == "h") {
      if (!path_.empty()) path_.back().closed = true;
    } else if (name == "re") {
      rectangle();
    } else if (name == "W" || name == "W*") {
      for (PdfPath& path : path_) path.clips = true;
    } else if (name == "n" || name == "f" || name == "F" || name == "f*" || name == "S" ||
               name == "s" || name == "B" || name == "B*" || name == "b" || name == "b*") {
      finish(name);
    } else if (name == "Do") {
      form(resources_.getKey("/XObject").getKey(name_));
    }
  }

  /// Adds points of a Bézier curve, close to each other.
  void add_curve(const std::string& name) {
    std::vector<Vec>& points = path_.back().points;
    const Vec from = points.back(), to = at(name == "c" ? 4 : 2);
    const Vec one = name == "v" ? from : at(0), two = name == "y" ? to : at(name == "v" ? 0 : 2);
    constexpr int steps = 64;
    for (int i = 1; i <= steps; ++i) {
      const double t = static_cast<double>(i) / steps, rest = 1 - t;
      points.push_back(rest * rest * rest * from + 3 * rest * rest * t * one +
                       3 * rest * t * t * two + t * t * t * to);
    }
  }

  /// Ends the outlines that an operator paints.
  void finish(const std::string& name) {
    constexpr double mm = 25.4 / 72;
    for (PdfPath& path : path_) {
      path.curved = curved_;
      path.stroked = std::tolower(name.front()) == 's' || std::tolower(name.front()) == 'b';
      path.pen = mm * pen_ * std::sqrt(std::abs(matrix_[0] * matrix_[3] - matrix_[1] * matrix_[2]));
      paths.push_back(std::move(path));
    }
    path_.clear();
    curved_ = false;
  }

  /// Cairo gives forms no matrix of their own.
  void form(QPDFObjectHandle object) {
    Reader inner(object.getDict().getKey("/Resources"), matrix_);
    inner.pen_ = pen_;
    QPDFObjectHandle::parseContentStream(object, &inner);
    paths.insert(paths.end(), inner.paths.begin(), inner.paths.end());
  }

  void rectangle() {
    const std::vector<double> operands = numbers_;
    PdfPath path{{}, true};
    for (const auto& [right, up] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
      numbers_ = {operands.at(0) + right * operands.at(2), operands.at(1) + up * operands.at(3)};
      path.points.push_back(at(0));
    }
    path_.push_back(std::move(path));
  }

  QPDFObjectHandle resources_;
  Matrix matrix_;
  std::string name_;
  double pen_ = 1;
  std::vector<std::pair<Matrix, double>> stack_;
  std::vector<double> numbers_;
  std::vector<PdfPath> path_;
  bool curved_ = false;
};

}  // namespace

std::vector<PdfPath> outlines_of(QPDFObjectHandle page) {
  Reader reader(page.getKey("/Resources"), {1, 0, 0, 1, 0, 0});
  page.parsePageContents(&reader);
  return std::move(reader.paths);
}

std::vector<PdfPath> paths_of(QPDFObjectHandle page) {
  std::vector<PdfPath> paths = outlines_of(std::move(page));
  std::erase_if(paths, [](const PdfPath& path) { return path.curved; });
  return paths;
}

}  // namespace boardwright::test
