// The values that documents are made of, as text: "/Name", "(words)", "[ 1 2 ]", "<< /Key 1 >>",
// and "12 0 R", which stands for an object.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::ink {

/// A key of a dictionary with its slash, and the text of its value.
struct PdfEntry {
  std::string_view key, value;
};

/// Reads values one after the other. All throw std::runtime_error at what is no value.
class PdfScanner {
 public:
  explicit PdfScanner(std::string_view text, std::size_t at = 0) : text_(text), at_(at) {}

  std::size_t at() const { return at_; }

  /// Passes white space and comments.
  void skip_space();

  /// Passes white space, and then `word` if it follows.
  bool take(std::string_view word);

  /// The text of the next value, which may be an array, a dictionary or a reference.
  std::string_view value();

  /// What follows "<<", up to ">>", which is passed too.
  std::vector<PdfEntry> entries();

 private:
  char peek() const;
  void skip_value();
  void skip_string();
  void skip_token();
  bool skip_reference();
  void skip_all(std::string_view close);

  std::string_view text_;
  std::size_t at_;
};

/// The entries of a dictionary, in its order.
std::vector<PdfEntry> entries_of(std::string_view dictionary);

/// The value of a key, without a slash, in a dictionary; empty if there is none.
std::string_view find_entry(std::string_view dictionary, std::string_view key);

/// The values in an array; what is no array counts as an array of itself.
std::vector<std::string_view> items_of(std::string_view array);

/// The number of the object for which a value stands; 0 if it is no reference.
int referred(std::string_view value);

/// "12 0 R".
std::string reference_to(int object);

}  // namespace boardwright::ink
