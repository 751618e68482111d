// Interprets the text operators of a content stream, including its forms.
#include "support/pdf_words.h"

#include <array>
#include <cmath>
#include <vector>

#include "pdf/qpdf.h"

namespace boardwright::test {
namespace {

using Numbers = std::array<double, 6>;

Numbers joined_ways(const Numbers& a, const Numbers& b) {  // first a, then b
  return {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
          a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
          a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
}

class WordReader : public QPDFObjectHandle::ParserCallbacks {
 public:
  WordReader(std::map<double, int>& sizes, int page, QPDFObjectHandle resources, Numbers matrix)
      : sizes_(sizes), page_(page), resources_(resources), matrix_(matrix) {}

  void handleObject(QPDFObjectHandle object) override {
    if (object.isNumber()) numbers_.push_back(object.getNumericValue());
    if (object.isName()) name_ = object.getName();
    if (!object.isOperator()) return;
    run(object.getOperatorValue());
    numbers_.clear();
  }
  void handleEOF() override {}

 private:
  struct State {
    Numbers matrix;
    double size;
  };

  Numbers matrix_operands() const {
    Numbers numbers{};
    for (std::size_t i = 0; i < 6 && i < numbers_.size(); ++i)
      numbers[i] = numbers_[numbers_.size() - std::min<std::size_t>(6, numbers_.size()) + i];
    return numbers;
  }

  void run(const std::string& name) {
    if (name == "q") {
      stack_.push_back({matrix_, size_});
    } else if (name == "Q" && !stack_.empty()) {
      matrix_ = stack_.back().matrix;
      size_ = stack_.back().size;
      stack_.pop_back();
    } else if (name == "cm") {
      matrix_ = joined_ways(matrix_operands(), matrix_);
    } else if (name == "BT") {
      text_ = {1, 0, 0, 1, 0, 0};
    } else if (name == "Tm") {
      text_ = matrix_operands();
    } else if (name == "Tf") {
      size_ = numbers_.empty() ? 0 : numbers_.back();
    } else if (name == "Tj" || name == "TJ") {
      const Numbers way = joined_ways(text_, matrix_);
      sizes_.emplace(size_ * std::hypot(way[2], way[3]), page_);
    } else if (name == "Do") {
      form(resources_.getKey("/XObject").getKey(name_));
    }
  }

  void form(QPDFObjectHandle object) {
    if (!object.isStream() || object.getDict().getKey("/Subtype").getName() != "/Form") return;
    Numbers matrix{1, 0, 0, 1, 0, 0};
    if (QPDFObjectHandle own = object.getDict().getKey("/Matrix"); own.isArray())
      for (int i = 0; i < 6; ++i)
        matrix[static_cast<std::size_t>(i)] = own.getArrayItem(i).getNumericValue();
    QPDFObjectHandle resources = object.getDict().getKey("/Resources");
    WordReader inner(sizes_, page_, resources.isDictionary() ? resources : resources_,
                     joined_ways(matrix, matrix_));
    QPDFObjectHandle::parseContentStream(object, &inner);
  }

  std::map<double, int>& sizes_;
  const int page_;
  QPDFObjectHandle resources_;
  Numbers matrix_, text_{1, 0, 0, 1, 0, 0};
  double size_ = 0;
  std::string name_;
  std::vector<double> numbers_;
  std::vector<State> stack_;
};

}  // namespace

std::map<double, int> word_sizes(QPDF& pdf) {
  std::map<double, int> sizes;
  int number = 0;
  for (QPDFObjectHandle page : pdf.getAllPages()) {
    WordReader reader(sizes, ++number, page.getKey("/Resources"), {1, 0, 0, 1, 0, 0});
    page.parsePageContents(&reader);
  }
  return sizes;
}

}  // namespace boardwright::test
