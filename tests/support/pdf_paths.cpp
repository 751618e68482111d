// Interprets the path operators of a content stream.
#include "support/pdf_paths.h"
#include "support/rooms.h"

#include <array>

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
  void handleObject(QPDFObjectHandle object) override {
    if (object.isNumber()) numbers_.push_back(object.getNumericValue());
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
      stack_.push_back(matrix_);
    } else if (name == "Q") {
      if (!stack_.empty()) matrix_ = stack_.back();
      if (!stack_.empty()) stack_.pop_back();
    } else if (name == "cm") {
      matrix_ = Matrix{number(0), number(1), number(2), number(3), number(4), number(5)} * matrix_;
    } else if (name == "m") {
      path_.push_back({{at(0)}, false, false});
    } else if (name == "l") {
      if (!path_.empty()) path_.back().points.push_back(at(0));
    } else if (name == "c" || name == "v" || name == "y") {
      curved_ = true;
    } else if (name == "h") {
      if (!path_.empty()) path_.back().closed = true;
    } else if (name == "re") {
      rectangle();
    } else if (name == "W" || name == "W*") {
      for (PdfPath& path : path_) path.clips = true;
    } else if (name == "n" || name == "f" || name == "F" || name == "f*" || name == "S" ||
               name == "s" || name == "B" || name == "B*" || name == "b" || name == "b*") {
      if (!curved_) paths.insert(paths.end(), path_.begin(), path_.end());
      path_.clear();
      curved_ = false;
    }
  }

  void rectangle() {
    const std::vector<double> operands = numbers_;
    PdfPath path{{}, true, false};
    for (const auto& [right, up] : {std::pair{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
      numbers_ = {operands.at(0) + right * operands.at(2), operands.at(1) + up * operands.at(3)};
      path.points.push_back(at(0));
    }
    path_.push_back(std::move(path));
  }

  Matrix matrix_{1, 0, 0, 1, 0, 0};
  std::vector<Matrix> stack_;
  std::vector<double> numbers_;
  std::vector<PdfPath> path_;
  bool curved_ = false;
};

}  // namespace

std::vector<PdfPath> paths_of(QPDFObjectHandle page) {
  Reader reader;
  page.parsePageContents(&reader);
  return std::move(reader.paths);
}

}  // namespace boardwright::test
