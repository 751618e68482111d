// The objects of a document that Cairo wrote, to be changed and written anew.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "render/ink/pdf_syntax.h"

namespace boardwright::ink {

/// Objects by their numbers. Streams stay as they are, and are not looked into.
class PdfObjects {
 public:
  /// Throws std::runtime_error if the document is not as Cairo writes it. It must outlive this.
  explicit PdfObjects(std::string_view document);

  std::string_view document() const { return document_; }

  /// One more than the highest number of an object.
  std::size_t size() const { return places_.size(); }

  /// The object from which all others are found, and what the document says of itself.
  int root() const { return root_; }
  int info() const { return info_; }

  /// An object's value, as text.
  std::string_view value(int object) const { return this->object(object).value; }

  /// What an object is made of: its value, which is a dictionary if it has a stream.
  struct Object {
    std::string_view value;
    std::optional<std::string_view> stream;
  };
  Object object(int object) const;

  /// The value of a key, without a slash, in an object; empty if there is none.
  std::string_view get(int object, std::string_view key) const;

  void set(int object, std::string_view key, std::string_view value);
  void replace(int object, std::string value) { changed_[object] = std::move(value); }

 private:
  PdfScanner at(int object) const;

  std::string_view document_;
  std::vector<std::size_t> places_;  ///< of each object in the document
  int root_ = 0, info_ = 0;
  std::unordered_map<int, std::string> changed_;
};

/// The document with its objects in the order in which they are first referred to, from the root
/// on, keys in alphabetical order, and an identity that depends on its contents alone: the same
/// bytes as qpdf writes. What nothing refers to is left out.
std::string written(const PdfObjects& objects);

}  // namespace boardwright::ink
