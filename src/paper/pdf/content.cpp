// Reads a content stream operator by operator; only colours and marks are changed.
#include "pdf/content.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "base/text.h"

namespace boardwright::pdf {

using base::decimal;

namespace {

constexpr double most_tinge =
    20.5 / 255;  ///< the largest difference between components of a colour that is almost grey

/// The class of each byte of a content stream. Most are digits and need one lookup.
enum : std::uint8_t { is_other = 0, is_a_blank = 1, is_a_sign = 2 };
constexpr std::array<std::uint8_t, 256> kinds = [] {
  std::array<std::uint8_t, 256> all{};
  for (const char c : {' ', '\n', '\r', '\t'}) all[static_cast<unsigned char>(c)] = is_a_blank;
  for (const char c : {'(', ')', '<', '>', '[', ']', '/'})
    all[static_cast<unsigned char>(c)] = is_a_sign;
  return all;
}();

constexpr bool is_blank(char c) { return kinds[static_cast<unsigned char>(c)] == is_a_blank; }
constexpr bool ends_word(char c) { return kinds[static_cast<unsigned char>(c)] != is_other; }

/// Whether strokes and fills overprint what lies below them.
struct Overprint {
  bool stroke = false, fill = false;
  friend bool operator==(const Overprint&, const Overprint&) = default;
};

class ContentWriter {
 public:
  ContentWriter(std::string& out, std::string_view content, ContentOf holder,
                ColourOperatorCache& colours)
      : out_(out), content_(content), holder_(holder), colours_(colours) {}

  void write() {
    while (next_operator()) handle_operator(content_.substr(word_, at_ - word_));
    copy_to(content_.size());
    close_artifact();
  }

 private:
  /// What `q` saves and `Q` restores.
  struct State {
    const ColourOperators* fill = nullptr;  ///< null: not set yet
    const ColourOperators* line = nullptr;
    std::string_view written_fill;  ///< the fill operator that is in effect in the output
    Overprint overprint;
  };

  [[noreturn]] static void fail() {
    throw std::runtime_error("cannot draw: Cairo writes pages in an unknown form");
  }

  void skip_blanks() {
    while (at_ < content_.size() && is_blank(content_[at_])) ++at_;
  }

  void skip_string() {
    int open = 0;
    do {
      if (at_ >= content_.size()) fail();
      const char c = content_[at_++];
      if (c == '\\') ++at_;
      if (c == '(') ++open;
      if (c == ')') --open;
    } while (open > 0);
  }

  /// Advances past the next operator and its operands; false at the end.
  bool next_operator() {
    skip_blanks();
    operands_ = at_;
    for (; at_ < content_.size(); skip_blanks()) {
      const char c = content_[at_];
      if (c == '(') {
        skip_string();
      } else if (c == '<' || c == '>' || c == '[' || c == ']') {
        ++at_;
      } else {
        word_ = at_++;
        while (at_ < content_.size() && !ends_word(content_[at_])) ++at_;
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (letter && !in_digits()) return true;
      }
    }
    return false;
  }

  /// Whether the word is in a string of hexadecimal digits.
  bool in_digits() const { return word_ > 0 && content_[word_ - 1] == '<'; }

  void handle_operator(std::string_view word) {
    if (word == "l" || word == "c") return;  // the most frequent operators
    if (word == "rg" || word == "RG") return set_colour(word == "rg");
    if (word == "m" || word == "re") return begin_path();
    if (word == "BT") return begin_text();
    if (word == "ET") return end_text();
    if (word == "BDC" || word == "BMC") return begin_marked();
    if (word == "EMC") return end_marked();
    if (word == "q") {
      close_artifact();
      return states_.push_back(states_.back());
    }
    if (word == "Do") return begin_form();
    if (word == "Q") {
      close_artifact();
      states_.pop_back();
      if (states_.empty()) fail();
      return;
    }
    // Cairo writes none of these for our drawings; they would contain colours that are not
    // replaced.
    if (word == "sh" || word == "BI" || word == "scn" || word == "SCN") fail();
  }

  /// Copies the input that is not copied yet, up to an offset.
  void copy_to(std::size_t end) {
    out_.append(content_, copied_, end - copied_);
    copied_ = end;
  }

  /// Records a colour. A fill colour is written once it is known whether an area or text uses it.
  void set_colour(bool fill) {
    copy_to(operands_);
    std::string_view rgb = content_.substr(operands_, word_ - operands_);
    while (!rgb.empty() && is_blank(rgb.back())) rgb.remove_suffix(1);
    const ColourOperators& operators = colours_.operators_for(rgb);
    copied_ = at_;
    if (fill) {
      states_.back().fill = &operators;
      if (in_text_) write_fill();
    } else {
      states_.back().line = &operators;
      out_ += operators.line;
    }
    set_overprint();
  }

  /// Requires: everything before the operator is copied.
  void write_fill() {
    State& state = states_.back();
    if (state.fill == nullptr) return;
    const std::string& wanted = in_text_ ? state.fill->text : state.fill->area;
    if (wanted == state.written_fill) return;
    state.written_fill = wanted;
    if (!out_.empty() && !is_blank(out_.back())) out_ += ' ';
    (out_ += wanted) += '\n';
  }

  /// Black text and black lines overprint; areas do not, since what lies below would show through.
  void set_overprint() {
    State& state = states_.back();
    const auto overprints = [](const ColourOperators* used) { return used && used->overprints; };
    const Overprint wanted{overprints(state.line), in_text_ && overprints(state.fill)};
    if (wanted != state.overprint) write_overprint(wanted);
  }

  void write_overprint(const Overprint& wanted) {
    states_.back().overprint = wanted;
    ((out_ += ' ') += overprint_states[wanted.stroke ? 1 : 0][wanted.fill ? 1 : 0]) += " gs\n";
  }

  void begin_path() {
    mark();
    const State& state = states_.back();
    if (state.fill == nullptr || state.written_fill == state.fill->area) return;
    copy_to(operands_);
    write_fill();
  }

  /// A form sets its colours itself, and expects that nothing overprints.
  void begin_form() {
    if (holder_ == ContentOf::form) fail();
    mark();
    if (states_.back().overprint == Overprint{}) return;
    copy_to(operands_);
    write_overprint({});
  }

  /// Drawing outside of a structure element starts an artifact. What a form contains is marked
  /// where the form is shown.
  void mark() {
    if (marked_ > 0 || artifact_ || holder_ == ContentOf::form) return;
    copy_to(operands_);
    out_ += "/Artifact BMC\n";
    artifact_ = true;
  }

  void close_artifact() {
    if (!artifact_) return;
    if (copied_ < operands_) copy_to(operands_);
    if (!out_.empty() && !is_blank(out_.back())) out_ += '\n';
    out_ += "EMC\n";
    artifact_ = false;
  }

  void begin_text() {
    mark();
    copy_to(at_);
    out_ += '\n';
    in_text_ = true;
    write_fill();
    set_overprint();
  }

  void end_text() {
    copy_to(at_);
    in_text_ = false;
    set_overprint();
  }

  void begin_marked() {
    close_artifact();
    ++marked_;
  }

  void end_marked() {
    if (--marked_ < 0) fail();
  }

  std::string& out_;
  std::string_view content_;
  ContentOf holder_;
  ColourOperatorCache& colours_;
  std::size_t at_ = 0;        ///< the next byte to read
  std::size_t operands_ = 0;  ///< where the operands of the operator begin
  std::size_t word_ = 0;      ///< where the operator begins
  std::size_t copied_ = 0;    ///< the input before this offset is copied
  std::vector<State> states_{1};
  int marked_ = 0;  ///< the number of marked-content sequences that are open
  bool artifact_ = false, in_text_ = false;
};

}  // namespace

const ColourOperators& ColourOperatorCache::operators_for(std::string_view rgb) {
  if (const auto found = known_.find(rgb); found != known_.end()) return found->second;
  std::string text(rgb);
  Colour colour;
  char* at = text.data();
  for (double* const part : {&colour.red, &colour.green, &colour.blue})
    *part = std::strtod(at, &at);
  return known_.emplace(std::move(text), compute_(colour)).first->second;
}

bool is_almost_grey(const Colour& colour) {
  const auto [low, high] = std::minmax({colour.red, colour.green, colour.blue});
  return high - low <= most_tinge;
}

double grey_of(const Colour& colour) {
  return 0.3 * colour.red + 0.59 * colour.green + 0.11 * colour.blue;
}

ColourOperators screen_operators(const Colour& colour) {
  ColourOperators operators;
  const std::string grey = decimal(grey_of(colour), 4);
  operators.text = grey + " g";
  operators.line = grey + " G";
  operators.area = operators.text;
  if (colour.red == colour.green && colour.green == colour.blue) return operators;
  const std::string parts =
      decimal(colour.red, 6) + " " + decimal(colour.green, 6) + " " + decimal(colour.blue, 6);
  operators.area = parts + " rg";
  if (is_almost_grey(colour)) return operators;
  operators.text = operators.area;
  operators.line = parts + " RG";
  return operators;
}

void append_content(std::string& out, std::string_view content, ContentOf holder,
                    ColourOperatorCache& colours) {
  ContentWriter(out, content, holder, colours).write();
}

}  // namespace boardwright::pdf
