// Walks through an article, and finds the state of each mark and of each sentence.
#include "audit/accounts.h"

#include <algorithm>
#include <set>

#include "audit/captions.h"
#include "audit/claim_words.h"
#include "audit/number_sources.h"
#include "audit/offers.h"
#include "audit/reader.h"
#include "audit/subjects.h"
#include "audit/table_rows.h"
#include "base/text.h"
#include "text/markdown.h"
#include "text/numbers.h"

namespace boardwright::audit {

using text::Table;

SentenceCount& SentenceCount::operator+=(const SentenceCount& other) {
  proved += other.proved;
  cited += other.cited;
  open += other.open;
  return *this;
}

namespace {

/// Replaces parts of the prose that are not words.
constexpr char placeholder = '\x01';

/// The words of one paragraph, list item, table row, caption or remark, with their places.
struct Prose {
  std::string text;
  struct Spot {
    std::size_t begin;  ///< in the text
    int line, column;
  };
  std::vector<Spot> spots;
  struct Reference {
    std::size_t begin;  ///< of its placeholder
    const text::ClaimReference* claim;
    base::Place place;
  };
  std::vector<Reference> references;
  bool is_text = true;  ///< not a caption or a remark, whose open numbers are not reported
};

enum class MarkState { bound, cited, open };

/// A strict article may cite this many marks, or a tenth of its marks if that is more.
constexpr std::size_t cited_marks = 3;
constexpr std::size_t share_of_cited_marks = 10;

/// The sentences of a prose text: where each begins, and the end of the last.
std::vector<std::size_t> sentence_bounds(std::string_view text) {
  std::vector<std::size_t> bounds{0};
  for (std::size_t at = 0; at + 2 < text.size(); ++at) {
    if (text[at] != '.' && text[at] != '!' && text[at] != '?') continue;
    const bool initial = at > 0 && text[at] == '.' && text[at - 1] >= 'A' && text[at - 1] <= 'Z' &&
                         (at == 1 || !base::is_letter(text[at - 2]));
    std::size_t next = at + 1;
    while (next < text.size() && (text[next] == '"' || text[next] == ')')) ++next;
    if (initial || next + 1 >= text.size() || text[next] != ' ') continue;
    const char first = text[next + 1];
    if (first < 'a' || first > 'z') bounds.push_back(next + 1);
  }
  bounds.push_back(text.size());
  return bounds;
}

std::string with_dots(std::string_view text) {
  std::string shown;
  for (const char c : base::trimmed(text)) c == placeholder ? shown += "…" : shown += c;
  return shown;
}

/// Accounts for the marks of one article.
class Accountant {
 public:
  Accountant(const Game& game, const Article& article, const Document& text,
             const std::vector<Finding>& findings, Report& report,
             std::span<const figure::Content> contents)
      : game_(game),
        article_(article),
        text_(text),
        report_(report),
        contents_(contents),
        lexicon_(game),
        claim_words_(game, lexicon_),
        numbers_(game),
        offers_(game),
        reader_(game, lexicon_),
        subjects_(subjects_of(game, text)) {
    for (const Finding& finding : findings)
      if (finding.claim->document == article.id) found_[finding.claim->id] = &finding;
  }

  Account account() {
    account_for(text_.blocks);
    for (const game::Figure& figure : article_.figures) account_for_caption(figure);
    for (const game::Remark& remark : article_.remarks) {
      Report ignored;  // its problems are reported where it is shown
      section_ = remark.section;
      fixed_ = &remark.place;
      account_for(text::parse_note(remark.text, remark.place, ignored));
      fixed_ = nullptr;
    }
    check_share_of_citations();
    check_open_sentences();
    return std::move(account_);
  }

 private:
  void account_for(const text::Blocks& blocks) {
    for (const text::Block& block : blocks) {
      if (const auto* head = std::get_if<text::SectionHead>(&block.content)) section_ = head->id;
      if (const auto* paragraph = std::get_if<text::Paragraph>(&block.content))
        account_for(paragraph->content);
      if (const auto* list = std::get_if<text::ListBlock>(&block.content))
        for (const text::Blocks& item : list->items) account_for(item);
      if (const auto* quote = std::get_if<text::Quote>(&block.content)) account_for(quote->blocks);
      if (const auto* table = std::get_if<Table>(&block.content)) account_for(*table);
    }
  }

  void account_for(const text::Inlines& inlines) {
    Prose prose = prose_of(inlines, {});
    count_sentences(prose, states_of(prose, 0));
    check_beside_claims(prose);
  }

  Prose prose_of(const text::Inlines& inlines, const std::string& before) {
    Prose prose{before, {}, {}, fixed_ == nullptr};
    gather(inlines, prose);
    return prose;
  }

  void gather(const text::Inlines& inlines, Prose& prose) {
    for (const text::Inline& part : inlines) {
      if (const auto* words = std::get_if<text::Words>(&part.content)) {
        prose.spots.push_back({prose.text.size(), part.line, part.column});
        prose.text += words->text;
      } else if (const auto* claim = std::get_if<text::ClaimReference>(&part.content)) {
        prose.references.push_back({prose.text.size(), claim, place_of(part.line, part.column)});
        prose.text += placeholder;
      } else if (const auto* emphasis = std::get_if<text::Emphasis>(&part.content)) {
        gather(emphasis->content, prose);
      } else if (const auto* strong = std::get_if<text::Strong>(&part.content)) {
        gather(strong->content, prose);
      } else if (const auto* link = std::get_if<text::Link>(&part.content)) {
        gather(link->content, prose);
      } else if (!std::holds_alternative<text::PieceDrawing>(part.content)) {
        prose.text += std::holds_alternative<text::LineBreak>(part.content) ? ' ' : placeholder;
      }
    }
  }

  base::Place place_of(int line, int column) const {
    return fixed_ != nullptr ? *fixed_ : base::Place{text_.file, line, column};
  }

  /// A kind of mark and what it means.
  using NamedMark = std::pair<MarkKind, std::string>;

  /// A mark of a prose text, with its state.
  struct Found {
    std::size_t at;  ///< in the text
    MarkState state;
  };

  /// Finds the states of all marks from an offset on; the text before it is context.
  std::vector<Found> states_of(const Prose& prose, std::size_t from) {
    std::vector<Found> found;
    const std::vector<std::size_t> bounds = sentence_bounds(prose.text);
    const std::vector<bool> read = read_sentences(prose, from, bounds);
    const auto is_read = [&](std::size_t at) { return read[sentence_number(bounds, at)]; };
    for (const auto& [number, source, counts] : numbers_.numbers_of(prose.text, from)) {
      if (is_read(number.begin)) {
        if (source == NumberSource::none) found.push_back({number.begin, MarkState::bound});
        continue;
      }
      if (source == NumberSource::author) {
        found.push_back({number.begin, MarkState::cited});
        account_.cited += prose.is_text ? 1 : 0;
      }
      if (source != NumberSource::none) continue;
      found.push_back({number.begin, MarkState::open});
      add_open(prose, {number.begin, number.end, MarkKind::number, {}});
      if (prose.is_text) report_open(prose, number);
    }
    for (const Mark& mark : lexicon_.marks_in(prose.text)) {
      if (mark.begin < from) continue;
      if (is_read(mark.begin)) {
        found.push_back({mark.begin, MarkState::bound});
        continue;
      }
      if (mark.kind == MarkKind::piece &&
          !Lexicon::has_verb(sentence_at(prose.text, bounds, mark.begin)))
        continue;
      if (mark.kind == MarkKind::verb && (mark.means != "capture" || fixed_ != nullptr)) continue;
      const bool is_named =
          prose.references.empty() && named_by_row_.contains({mark.kind, mark.means});
      found.push_back({mark.begin, is_named ? MarkState::bound : MarkState::open});
      if (!is_named) add_open(prose, mark);
    }
    for (const Prose::Reference& reference : prose.references) check(prose, reference, found);
    marks_ += found.size();
    return found;
  }

  /// Which sentences match a pattern and are true. Reports those that match one and are false.
  /// Reads nothing if there is context before `from`, as in a table.
  std::vector<bool> read_sentences(const Prose& prose, std::size_t from,
                                   const std::vector<std::size_t>& bounds) {
    std::vector<bool> read(bounds.size() - 1);
    for (std::size_t i = 0; i + 1 < bounds.size() && from == 0; ++i) {
      std::string_view sentence =
          base::trimmed(std::string_view(prose.text).substr(bounds[i], bounds[i + 1] - bounds[i]));
      if (sentence.find(placeholder) != sentence.npos) continue;
      if (sentence.ends_with('.') || sentence.ends_with('!')) sentence.remove_suffix(1);
      const Reading reading = reader_.read(sentence, subject_before(prose.text, bounds[i]));
      read[i] = reading.result == Reading::Result::holds;
      if (reading.result == Reading::Result::differs)
        report_false(prose, bounds[i], sentence, reading);
    }
    return read;
  }

  /// The piece that "it" means at an offset: that of the section. Null if the section has none, or
  /// if the text before the offset names another piece.
  const moves::PieceType* subject_before(std::string_view text, std::size_t at) const {
    const auto subject = subjects_.find(section_);
    if (subject == subjects_.end() || subject->second == nullptr) return nullptr;
    for (const Mark& mark : lexicon_.marks_in(text.substr(0, at)))
      if (mark.kind == MarkKind::piece && mark.means != subject->second->id) return nullptr;
    return subject->second;
  }

  /// Reports an error if the article is strict, otherwise a warning.
  void report(const base::Place& place, const std::string& message, const std::string& hint = {}) {
    if (article_.strict)
      report_.error(place, message, hint);
    else
      report_.warning(place, message, hint);
  }

  void report_false(const Prose& prose, std::size_t at, std::string_view sentence,
                    const Reading& reading) {
    const std::string message = base::in_quotes(sentence) + " is not so";
    const std::string hint = "the engine finds: " + reading.found;
    report(place_of(prose, at), message, hint);
  }

  /// Checks ranks, files, directions and colours against the claims of their sentence.
  void check_beside_claims(const Prose& prose) {
    if (prose.references.empty()) return;
    const std::vector<std::size_t> bounds = sentence_bounds(prose.text);
    auto reference = prose.references.begin();
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
      StatedMarks stated;
      for (; reference != prose.references.end() && reference->begin < bounds[i + 1]; ++reference)
        for (const auto& [kind, marks] : lines_of(reference->claim->id))
          stated[kind].insert(marks.begin(), marks.end());
      if (stated.empty()) continue;
      const std::string_view sentence =
          std::string_view(prose.text).substr(bounds[i], bounds[i + 1] - bounds[i]);
      for (const Mark& mark : lexicon_.marks_in(sentence))
        if (ClaimWords::refute(stated, mark, sentence))
          report_beside(prose, bounds[i] + mark.begin,
                        std::string(sentence.substr(mark.begin, mark.end - mark.begin)));
    }
  }

  const StatedMarks& lines_of(const std::string& id) {
    const auto [row, is_new] = lines_.try_emplace(id);
    if (const auto found = found_.find(id); is_new && found != found_.end())
      row->second = claim_words_.lines_of(*found->second->claim);
    return row->second;
  }

  void report_beside(const Prose& prose, std::size_t at, const std::string& words) {
    const std::string message =
        "no claim of this sentence states " + base::in_quotes(words) + ", but others of its kind";
    constexpr const char* hint = "say it in another sentence if it is right";
    report(place_of(prose, at), message, hint);
  }

  /// Checks the author's words for the value of a claim.
  void check(const Prose& prose, const Prose::Reference& reference, std::vector<Found>& found) {
    const std::string& words = reference.claim->words;
    if (reference.claim->is_cited()) return check_citation(prose, reference, found);
    const std::vector<Mark> marks = lexicon_.marks_in(words);
    for (std::size_t i = 0; i < std::max<std::size_t>(marks.size(), 1); ++i)
      found.push_back({reference.begin, MarkState::bound});
    const auto row = found_.find(reference.claim->id);
    if (words.empty() || row == found_.end()) return;
    const Finding& finding = *row->second;
    if (!reference.claim->statement.empty() && !finding.agrees) return;  // reported elsewhere
    // The words state the documented value; that it differs is reported with the claim.
    if (!finding.problem.empty() &&
        text::words_match(words, finding.claim->documented, finding.claim))
      return;
    const Stated stated = claim_words_.stated_by(*finding.claim, finding.computed);
    const WordsVerdict verdict = claim_words_.verdict(finding, stated, marks, words);
    if (!verdict.problem.empty())
      report_.error(place_in(reference, verdict.at), verdict.problem, verdict.hint);
    for (const Mark& mark : verdict.open) {
      found.push_back({reference.begin, MarkState::open});
      account_.marks.push_back({mark.kind, place_in(reference, mark.begin),
                                words.substr(mark.begin, mark.end - mark.begin), words, section_,
                                reference.claim->id,
                                ClaimWords::hint(*finding.claim, stated.marks, mark)});
    }
  }

  /// The place of an offset in the words of a claim.
  base::Place place_in(const Prose::Reference& reference, std::size_t at) const {
    base::Place place = reference.place;
    if (at == 0 || place.column == 0 || fixed_ != nullptr) return place;
    const text::ClaimReference& claim = *reference.claim;
    constexpr int braces = 2, colon = 2;
    place.column +=
        braces + colon +
        static_cast<int>(base::length_utf8(claim.statement.empty() ? claim.id : claim.statement) +
                         base::length_utf8(claim.words.substr(0, at)));
    return place;
  }

  /// Enters a citation. Its marks are cited; one that claims can compute is reported.
  void check_citation(const Prose& prose, const Prose::Reference& reference,
                      std::vector<Found>& found) {
    const text::ClaimReference& cited = *reference.claim;
    const std::vector<Mark> marks = lexicon_.marks_in(cited.words);
    const std::size_t count = std::max<std::size_t>(marks.size(), 1);
    for (std::size_t i = 0; i < count; ++i) found.push_back({reference.begin, MarkState::cited});
    account_.cited += prose.is_text ? 1 : 0;
    account_.citations.push_back({cited.words, cited.source, section_});
    if (fixed_ == nullptr && !is_without_place(cited))
      places_of_citations_.emplace_back(count, reference.place);
    if (is_quoted(cited.words)) return;
    if (const std::string computed = computed_in(prose, reference, marks); !computed.empty())
      report_cited(reference, computed);
  }

  /// Whether cited words say what the source prints, right or wrong: in a remark, or if they
  /// contain a quotation.
  bool is_quoted(std::string_view words) const {
    return fixed_ != nullptr || std::ranges::count(words, '"') > 1 || words.find("“") != words.npos;
  }

  /// The part of cited words that claims can compute, or nothing.
  std::string computed_in(const Prose& prose, const Prose::Reference& reference,
                          const std::vector<Mark>& marks) const {
    const std::string& words = reference.claim->words;
    if (is_number(words) && counts_things(prose, reference)) return words;
    if (is_bare_number(words) && stands_among_computed(prose, reference)) return words;
    if (is_without_place(*reference.claim)) return {};
    const bool verb = has_present_verb(words);
    for (const Mark& mark : marks)
      if (is_computed(mark, words, verb)) return words.substr(mark.begin, mark.end - mark.begin);
    for (const auto& [number, source, counts] : numbers_.numbers_of(words, 0))
      if (counts && source == NumberSource::none && !words.starts_with('('))
        return words.substr(number.begin, number.end - number.begin);
    return {};
  }

  /// Whether a citation has the former syntax, without a place; only a number in it is checked.
  static bool is_without_place(const text::ClaimReference& cited) {
    return cited.speaker == text::ClaimReference::Speaker::source && cited.source.empty();
  }

  static bool is_bare_number(std::string_view words) {
    const auto numbers = text::numbers_in_words(words);
    return numbers.size() == 1 && numbers.front().begin == 0 && numbers.front().end == words.size();
  }

  /// Whether words have a verb of moving, capturing or blocking that is not a past form or a noun:
  /// "moved", "rider".
  static bool has_present_verb(std::string_view words) {
    return std::ranges::any_of(base::words(words), [](std::string_view word) {
      while (!word.empty() && !base::is_letter(word.back())) word.remove_suffix(1);
      const auto ends = [&](std::string_view ending) { return word.ends_with(ending); };
      return !ends("ed") && !ends("er") && !ends("ers") && Lexicon::has_verb(word);
    });
  }

  /// Whether a mark of cited words is one that claims compute. `verb`: see has_present_verb().
  static bool is_computed(const Mark& mark, std::string_view words, bool verb) {
    switch (mark.kind) {
      case MarkKind::cell:
      case MarkKind::line:
      case MarkKind::axis: return true;
      case MarkKind::piece: return verb;
      case MarkKind::ordinal:
        return words.substr(mark.end).starts_with(" rank") ||
               words.substr(mark.end).starts_with(" file");
      case MarkKind::number:
      case MarkKind::direction:
      case MarkKind::colour:
      case MarkKind::shape:
      case MarkKind::negation:
      case MarkKind::quantifier:
      case MarkKind::comparative:
      case MarkKind::verb:
      case MarkKind::outcome: break;
    }
    return false;
  }

  /// Reports the first citation beyond the limit of a strict article.
  void check_share_of_citations() {
    const std::size_t most = std::max(cited_marks, marks_ / share_of_cited_marks);
    std::size_t all = 0, before = 0;
    for (const auto& [count, place] : places_of_citations_) all += count;
    if (!article_.strict || all <= most) return;
    for (const auto& [count, place] : places_of_citations_)
      if ((before += count) > most)
        return report_.error(place,
                             std::to_string(all) + " of " + std::to_string(marks_) +
                                 " marks are cited, more than a tenth",
                             "state as claims what can be computed");
  }

  /// Reports that a strict article has more open sentences than it says, or fewer.
  void check_open_sentences() {
    const int open = account_.sentences.open;
    if (!article_.strict || open == article_.open) return;
    if (article_.open == 0)
      for (const OpenMark& mark : account_.marks)
        if (mark.kind != MarkKind::number || !mark.claim.empty()) report_open(mark);
    const std::string write = "write open = " + std::to_string(open);
    report_.error(
        article_.place,
        "open sentences of '" + article_.id + "': " + std::to_string(open) +
            ", but the article says " + std::to_string(article_.open),
        open < article_.open ? write : "verify --open lists them: prove or cite them, or " + write);
  }

  /// Reports an open mark of an article that should have none.
  void report_open(const OpenMark& mark) {
    const std::string kind(name_of(mark.kind));
    const std::string message =
        mark.claim.empty()
            ? "no claim states the " + kind + " '" + mark.text + "' in '" + mark.sentence + "'"
            : "claim '" + mark.claim + "' does not state the " + kind + " '" + mark.text +
                  "' in '" + mark.sentence + "'";
    report_.error(mark.place, message,
                  mark.hint.empty() ? "propose " + game_.id +
                                          " --open looks for a claim, or "
                                          "{{cited: … | PLACE}} where only the author can know"
                                    : mark.hint);
  }

  static bool is_number(std::string_view words) {
    return !words.starts_with('(') && text::numbers_in_words(words).size() == 1;
  }

  /// Whether a number in place of a reference would count pieces or cells, or parts of the board.
  bool counts_things(const Prose& prose, const Prose::Reference& reference) const {
    const std::string after = prose.text.substr(reference.begin + 1);
    if (after.starts_with(" of the board") || after.starts_with(" of them")) return true;
    const auto numbers = numbers_.numbers_of("2" + after, 0);
    return !numbers.empty() && numbers.front().counts;
  }

  /// Whether a number stands in a sentence with a claim, a cell, a line or an axis, or before a
  /// noun that only claims count. False for years and measures.
  bool stands_among_computed(const Prose& prose, const Prose::Reference& reference) const {
    constexpr std::string_view counted[] = {" files",     " ranks",  " degrees",
                                            " diagonals", " points", " directions"};
    const std::string after = prose.text.substr(reference.begin + 1);
    const auto is_author = [&](const std::string& text) {
      const auto numbers = numbers_.numbers_of(text, 0);
      return !numbers.empty() && numbers.front().source == NumberSource::author;
    };
    if (is_author(reference.claim->words) || is_author("2" + after)) return false;
    if (std::ranges::any_of(counted, [&](auto word) { return after.starts_with(word); }))
      return true;
    const std::vector<std::size_t> bounds = sentence_bounds(prose.text);
    const std::size_t number = sentence_number(bounds, reference.begin);
    const bool claims = std::ranges::any_of(prose.references, [&](const auto& other) {
      return !other.claim->is_cited() && sentence_number(bounds, other.begin) == number;
    });
    const auto marks = lexicon_.marks_in(sentence_at(prose.text, bounds, reference.begin));
    return claims || std::ranges::any_of(marks, [](const Mark& mark) {
             return mark.kind == MarkKind::cell || mark.kind == MarkKind::line ||
                    mark.kind == MarkKind::axis;
           });
  }

  /// Reports a citation of words that claims can compute.
  void report_cited(const Prose::Reference& reference, const std::string& words) {
    const std::string message = "'" + words + "' is cited, but can be computed";
    const std::string hint = is_number(words) ? "state it as a claim, or say it without a number"
                                              : "state it as a claim";
    report(reference.place, message, hint);
  }

  /// Reports numbers cited in columns of numbers that claims compute.
  void check_columns(const Table& table) {
    for (std::size_t i = 0; i < table.head.size(); ++i) {
      bool computed = false;
      for (const Table::Row& row : table.rows)
        if (const auto* claim = reference_in(row[i])) computed = computed || !claim->is_cited();
      for (const Table::Row& row : table.rows) {
        const auto* claim = computed ? reference_in(row[i]) : nullptr;
        if (claim == nullptr || !claim->is_cited() || !is_number(claim->words)) continue;
        const text::Inline& part = row[i].content.front();
        report_cited({0, claim, place_of(part.line, part.column)}, claim->words);
      }
    }
  }

  /// The reference that a cell consists of, or null.
  static const text::ClaimReference* reference_in(const Table::Cell& cell) {
    return cell.content.size() == 1
               ? std::get_if<text::ClaimReference>(&cell.content.front().content)
               : nullptr;
  }

  /// A row is a sentence. A cell is read after the head of its column: "Rank", "4".
  void account_for(const Table& table) {
    std::vector<std::set<NamedMark>> columns(table.head.size());
    for (const Table::Row& row : table.rows)
      for (std::size_t i = 0; i < row.size() && i < columns.size(); ++i)
        columns[i].merge(stated_in({&row[i], 1}));
    account_for_row(table.head, {}, columns);
    for (const Table::Row& row : table.rows) {
      row_ = text::plain_text(row.front().content);
      account_for_row(row, table.head, {row.size(), stated_in(row)});
      row_.clear();
    }
    check_columns(table);
    check_rows(table);
  }

  /// Reports rows whose claims or signs are those of another row.
  void check_rows(const Table& table) {
    std::vector<RowOfTable> rows;
    for (const Table::Row& row : table.rows) {
      rows.push_back({text::plain_text(row.front().content), {}});
      for (std::size_t i = 1; i < row.size(); ++i) {
        rows.back().other.push_back(text::plain_text(row[i].content));
        for (const Prose::Reference& reference : prose_of(row[i].content, {}).references)
          if (const auto found = found_.find(reference.claim->id); found != found_.end())
            rows.back().findings.push_back(found->second);
      }
    }
    for (const MixedRow& mixed : mixed_rows(rows, lexicon_, claim_words_))
      report_row(table.rows[mixed.row], mixed.problem);
    for (std::size_t i = 1; i < table.head.size(); ++i) {
      const std::string head = base::lower_case(text::plain_text(table.head[i].content));
      if (head != "letter" && head != "letters" && head != "sign" && head != "signs") continue;
      for (const MixedRow& mixed : mixed_signs(game_, rows, i - 1, lexicon_))
        report_row(table.rows[mixed.row], mixed.problem);
    }
  }

  void report_row(const Table::Row& row, const std::string& problem) {
    const auto& content = row.front().content;
    report(content.empty() ? base::Place{text_.file}
                           : place_of(content.front().line, content.front().column),
           problem);
  }

  /// `named`: for each cell, the marks that it may name because claims of its row or column state
  /// them.
  void account_for_row(const Table::Row& row, const Table::Row& heads,
                       const std::vector<std::set<NamedMark>>& named) {
    bool bound = false, cited = false, open = false;
    std::vector<Mark> row_marks;
    for (std::size_t i = 0; i < row.size(); ++i) {
      named_by_row_ = named[i];
      const std::string head = i < heads.size() ? text::plain_text(heads[i].content) : "";
      const std::string before = head.empty() ? "" : head + " ";
      const Prose prose = prose_of(row[i].content, before);
      for (const Found& each : states_of(prose, before.size())) {
        bound = bound || each.state == MarkState::bound;
        cited = cited || each.state == MarkState::cited;
        open = open || each.state == MarkState::open;
      }
      if (prose.references.empty()) {
        auto marks = lexicon_.marks_in(prose.text);
        std::erase_if(marks, [&](const Mark& mark) { return mark.begin < before.size(); });
        if (!marks.empty()) row_marks = std::move(marks);
      }
      for (const Prose::Reference& reference : prose.references) {
        check_row(reference, row_marks, "row");
        check_row(reference, lexicon_.marks_in(head), "column");
      }
    }
    named_by_row_.clear();
    count_sentence(bound, cited, open);
  }

  /// The kinds of marks by which rows and columns of tables are named.
  static constexpr MarkKind names_of_rows[] = {MarkKind::cell, MarkKind::line, MarkKind::axis,
                                               MarkKind::piece};

  /// What the claim of a reference states; nothing if it is unknown or has a problem.
  StatedMarks stated_by(const Prose::Reference& reference) {
    const auto found = found_.find(reference.claim->id);
    if (found == found_.end() || !found->second->problem.empty()) return {};
    return claim_words_.stated_by(*found->second->claim, found->second->computed).marks;
  }

  /// The cells, lines, axes, pieces and quantifiers that the claims of some cells state: the head
  /// of their row or column may name them.
  std::set<NamedMark> stated_in(std::span<const Table::Cell> row) {
    std::set<NamedMark> all;
    for (const auto& cell : row)
      for (const Prose::Reference& reference : prose_of(cell.content, {}).references) {
        const StatedMarks stated = stated_by(reference);
        for (const auto& [kind, marks] : stated)
          if (kind == MarkKind::quantifier ||
              std::ranges::find(names_of_rows, kind) != std::end(names_of_rows))
            for (const std::string& means : marks) all.emplace(kind, means);
      }
    return all;
  }

  /// Checks that a claim in a table is about its row or column (`what`): if both name cells, lines,
  /// axes or pieces, they have one in common.
  void check_row(const Prose::Reference& reference, const std::vector<Mark>& marks,
                 std::string_view what) {
    const StatedMarks stated = stated_by(reference);
    for (const MarkKind kind : names_of_rows) {
      const auto of_kind = stated.find(kind);
      std::set<std::string> named;
      for (const Mark& mark : marks)
        if (mark.kind == kind) named.insert(mark.means);
      if (of_kind == stated.end() || named.empty() ||
          std::ranges::any_of(named,
                              [&](const auto& each) { return of_kind->second.contains(each); }))
        continue;
      report_.error(reference.place, "claim '" + reference.claim->id + "' is not about " +
                                         *named.begin() + ", which its " + std::string(what) +
                                         " names");
    }
  }

  /// Checks the title of a figure against what the figure shows.
  void account_for_caption(const game::Figure& figure) {
    const auto content = std::ranges::find(contents_, &figure, &figure::Content::figure);
    const CaptionVerdict verdict = judge_caption(game_, lexicon_, numbers_, figure,
                                                 content == contents_.end() ? nullptr : &*content);
    fixed_ = &figure.place;
    section_ = figure.section;
    const Prose prose{figure.title, {}, {}, false};
    for (const Mark& mark : verdict.open) add_open(prose, mark);
    for (const std::string& words : verdict.wrong) report_caption(figure, words);
    marks_ += verdict.bound + verdict.open.size();
    count_sentence(verdict.bound > 0, false, !verdict.open.empty());
    fixed_ = nullptr;
  }

  void report_caption(const game::Figure& figure, const std::string& name) {
    report(figure.place, "the title names " + base::in_quotes(name) + ", which figure '" +
                             figure.id + "' does not show");
  }

  void count_sentences(const Prose& prose, const std::vector<Found>& found) {
    const std::vector<std::size_t> bounds = sentence_bounds(prose.text);
    for (std::size_t i = 0; i + 1 < bounds.size(); ++i) {
      bool states[3] = {};
      for (const Found& each : found)
        if (each.at >= bounds[i] && each.at < bounds[i + 1])
          states[static_cast<std::size_t>(each.state)] = true;
      count_sentence(states[0], states[1], states[2]);
    }
  }

  void count_sentence(bool bound, bool cited, bool open) {
    SentenceCount& count = account_.sentences;
    if (open)
      ++count.open;
    else if (cited)
      ++count.cited;
    else if (bound)
      ++count.proved;
  }

  /// The number of the sentence that contains an offset.
  static std::size_t sentence_number(const std::vector<std::size_t>& bounds, std::size_t at) {
    const auto next = std::ranges::upper_bound(bounds, at);
    const auto number = static_cast<std::size_t>(next - bounds.begin()) - 1;
    return std::min(number, bounds.size() - 2);
  }

  static std::string_view sentence_at(std::string_view text, const std::vector<std::size_t>& bounds,
                                      std::size_t at) {
    const std::size_t number = sentence_number(bounds, at);
    return text.substr(bounds[number], bounds[number + 1] - bounds[number]);
  }

  void add_open(const Prose& prose, const Mark& mark) {
    account_.marks.push_back(
        {mark.kind,
         place_of(prose, mark.begin),
         prose.text.substr(mark.begin, mark.end - mark.begin),
         with_dots(sentence_at(prose.text, sentence_bounds(prose.text), mark.begin)),
         section_,
         {},
         {},
         row_});
  }

  void report_open(const Prose& prose, const ProseNumber& number) {
    ++account_.open;
    const std::string words = prose.text.substr(number.begin, number.end - number.begin);
    const std::string message =
        "no claim proves '" + words + "' in '" + around(prose.text, number) + "'";
    const std::string offer = offers_.offer_for(prose.text, number);
    const std::string hint = "write " + (offer.empty() ? "{{CLAIM: " + words + "}}" : offer) +
                             ", or {{cited: " + words + " | PLACE}} where only the author can know";
    report(place_of(prose, number.begin), message, hint);
  }

  base::Place place_of(const Prose& prose, std::size_t at) const {
    if (fixed_ != nullptr) return *fixed_;
    base::Place place{text_.file, 0, 0};
    for (const Prose::Spot& spot : prose.spots) {
      if (spot.begin > at) break;
      const std::string_view before =
          std::string_view(prose.text).substr(spot.begin, at - spot.begin);
      place.line = spot.line;
      place.column =
          spot.column == 0 ? 0 : spot.column + static_cast<int>(base::length_utf8(before));
    }
    return place;
  }

  /// The number with up to three words on either side.
  static std::string around(std::string_view text, const ProseNumber& number) {
    constexpr int most = 3;
    std::size_t begin = number.begin, end = number.end;
    for (int words = 0; words < most && begin > 0; ++words) {
      const std::size_t blank = text.rfind(' ', begin >= 2 ? begin - 2 : 0);
      begin = blank == std::string_view::npos ? 0 : blank + 1;
    }
    for (int words = 0; words < most && end < text.size(); ++words) {
      const std::size_t blank = text.find(' ', end + 1);
      end = blank == std::string_view::npos ? text.size() : blank;
    }
    return with_dots(text.substr(begin, end - begin));
  }

  const Game& game_;
  const Article& article_;
  const Document& text_;
  Report& report_;
  std::span<const figure::Content> contents_;
  std::map<std::string_view, const Finding*> found_;
  std::map<std::string, StatedMarks> lines_;  ///< by claim
  Lexicon lexicon_;
  ClaimWords claim_words_;
  NumberSources numbers_;
  Offers offers_;
  Reader reader_;
  std::map<std::string, const moves::PieceType*> subjects_;  ///< by section
  const base::Place* fixed_ = nullptr;  ///< of the caption or remark that is being read
  std::string section_;                 ///< that is being read
  std::string row_;                     ///< of the table that is being read: its first cell
  std::size_t marks_ = 0;               ///< found so far
  std::vector<std::pair<std::size_t, base::Place>> places_of_citations_;  ///< with mark counts
  std::set<NamedMark> named_by_row_;  ///< stated by the claims of the row or column being read
  Account account_;
};

}  // namespace

Account account_of(const Game& game, const Article& article, const Document& text,
                   const std::vector<Finding>& findings, Report& report,
                   std::span<const figure::Content> contents) {
  if (article.reference) return {};  // all its numbers are computed from the rules
  return Accountant(game, article, text, findings, report, contents).account();
}

}  // namespace boardwright::audit
