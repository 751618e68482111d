// The objects of a document as Cairo wrote it: read, changed, and written again.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/rooms.h"
#include "ink/flate.h"

namespace boardwright::ink {

struct PdfEntry;

/// A value of a PDF. Numbers, names and words have a text as it stands in a file, and strings have
/// their bytes.
struct PdfValue {
  enum class Kind : std::uint8_t { plain, string, reference, array, dictionary };

  Kind kind = Kind::plain;
  int number = 0;  ///< of the object to which a reference leads
  std::string text;
  std::vector<PdfEntry> entries;  ///< of an array, without keys; of a dictionary, each key once

  static PdfValue plain(std::string text);
  static PdfValue string(std::string bytes);
  static PdfValue reference(int number);
  static PdfValue array();
  static PdfValue dictionary();

  bool is_dictionary() const { return kind == Kind::dictionary; }

  /// What a dictionary has for a key; null: nothing, or this is no dictionary.
  const PdfValue* find(std::string_view key) const;
  PdfValue* find(std::string_view key);

  /// Puts a value into a dictionary, in place of what it had for the key, which outlives it.
  void set(std::string_view key, PdfValue value);

  /// Takes what a dictionary has for a key away.
  void erase(std::string_view key);

  /// Puts a value at the end of an array.
  void append(PdfValue value);
};

struct PdfEntry {
  std::string_view key;  ///< "/Type"
  PdfValue value;
};

/// All objects of one document.
class PdfObjects {
 public:
  /// Reads a document, which outlives this. Throws std::runtime_error if it is not of the form that
  /// Cairo gives to documents: each object by itself, and a table that tells where they begin.
  explicit PdfObjects(std::string_view document);
  PdfObjects(const PdfObjects&) = delete;
  PdfObjects& operator=(const PdfObjects&) = delete;

  PdfValue& object(int number);

  /// The object to which a reference leads; any other value is its own.
  PdfValue& resolved(PdfValue& value);

  PdfValue& root();

  /// What the document says of itself; null: nothing.
  PdfValue* information();

  /// The references to all pages. Throws std::runtime_error if they stand in more than one list.
  std::vector<PdfEntry>& pages();

  /// A new object, to which a reference is returned. References to values get invalid.
  PdfValue add(PdfValue value);

  /// Takes in all objects of another document, which was read and not changed and whose bytes
  /// outlive this, and returns the number of its root.
  int take_in(PdfObjects other);

  /// Calls `use(value)` for each object that was taken in last, or for all if none was.
  template <class Use>
  void each_taken_in(const Use& use) {
    for (std::size_t i = taken_in_; i < objects_.size(); ++i) use(objects_[i].value);
  }

  /// A new stream with these keys besides its length and, if it is to be packed, its filter.
  PdfValue add_stream(PdfValue dictionary, std::string_view bytes, bool packed = true);

  /// What a stream that Cairo packed holds, until the next call.
  std::string_view unpacked(int number);

  /// Gives a stream that Cairo packed other bytes.
  void pack(int number, std::string_view bytes);

  /// A hash of all streams that are not as Cairo wrote them.
  std::string hash_of_streams() const;

  /// The version in the first line of what is written: "1.7". As Cairo has it until it is set.
  void set_version(std::string_view version) { version_ = version; }

  /// A file with what can be reached from the root, numbered in the order in which it is named
  /// first, and an identity that depends on the contents alone.
  std::string written() const;

 private:
  struct Object {
    PdfValue value;
    bool has_stream = false;
    std::string_view stream;
  };

  void read_stream(Object& object);
  std::string words_of_information() const;

  std::string_view document_;
  std::vector<Object> objects_;  ///< by number
  std::deque<std::string> new_streams_;
  Flate flate_;
  std::string version_;
  PdfValue trailer_;
  std::size_t taken_in_ = 0;  ///< the first object of the document that was taken in last
};

}  // namespace boardwright::ink
