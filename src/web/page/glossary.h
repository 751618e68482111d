// The terms that the glossary explains, read from templates/pages/glossary.toml.
#pragma once
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "base/shape.h"
#include "page/html.h"

namespace boardwright::page {

using base::escaped, base::Report;

/// A term with its meaning, in plain text.
struct Term {
  std::string id, name;            ///< "alfil", "Alfil"
  std::vector<std::string> forms;  ///< spellings in texts, including the name
  std::string means;
  std::vector<std::string> see;  ///< ids of related terms
};

/// Terms, indexed by their forms.
class Glossary {
 public:
  Glossary() = default;
  explicit Glossary(std::vector<Term> terms);

  const std::vector<Term>& terms() const { return terms_; }

  /// The term with this exact form, or null.
  const Term* find(std::string_view form) const;
  const Term* of_id(std::string_view id) const;

  /// The number of words of the longest form.
  std::size_t longest() const { return longest_; }

 private:
  std::vector<Term> terms_;
  std::map<std::string, std::size_t, std::less<>> forms_;
  std::size_t longest_ = 0;
};

/// Reads the file; reports forms that occur twice and links to unknown terms.
Glossary read_glossary(const base::Files& files, const std::filesystem::path& file, Report& report);

/// The shape of the data file.
const base::Shape& glossary_shape();

/// Writes prose in which the first use of each term has its meaning as a tooltip, shown on hover
/// and focus.
class TermMarker {
 public:
  /// `link`: the address of the glossary, for example "../site/glossary.html"; empty if there is
  /// none.
  TermMarker(const Glossary& glossary, std::string link)
      : glossary_(&glossary), link_(std::move(link)) {}

  void write(Html& html, std::string_view words);

 private:
  void write_term(Html& html, const Term& term, std::string_view form);

  const Glossary* glossary_;
  std::string link_;
  std::set<const Term*> seen_;
};

}  // namespace boardwright::page
