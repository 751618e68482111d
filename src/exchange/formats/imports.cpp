// The table of import formats, and the import of variants.ini.
#include "formats/imports.h"

#include <algorithm>
#include <map>

#include "base/limits.h"
#include "base/text.h"
#include "english/page_words.h"
#include "fairy_stockfish/built_in.h"
#include "fairy_stockfish/engine_rules.h"
#include "fairy_stockfish/game_of_variant.h"
#include "fairy_stockfish/imported.h"
#include "fairy_stockfish/moving_ways.h"
#include "fairy_stockfish/variant_keys.h"
#include "fairy_stockfish/variant_of_game.h"
#include "interactive_diagram/diagram_text.h"

namespace boardwright::formats {

using base::Report;
using fairy_stockfish::Imported, fairy_stockfish::IniSection, fairy_stockfish::Variant;

namespace {

/// Built-in variants that are shipped games under other names.
constexpr base::Word<std::string_view> built_in[] = {{"3check", "threecheck"}};

/// Extends whole ranks of a zone to the engine's widest board: a variant that inherits the zone can
/// have more files.
void widen(fairy_stockfish::Zone& zone, int files) {
  const fairy_stockfish::Zone original = zone;
  for (const fairy_stockfish::Square& square : original) {
    bool whole = square.file == 0;
    for (int file = 0; file < files; ++file) whole &= original.contains({square.rank, file});
    for (int file = files; whole && file < fairy_stockfish::most_files; ++file)
      zone.insert({square.rank, file});
  }
}

void widen(Variant& variant) {
  for (auto* zones : {&variant.promotion, &variant.double_from, &variant.triple_from,
                      &variant.drop_zone, &variant.flag_zone})
    for (fairy_stockfish::Zone& zone : *zones) widen(zone, variant.files);
  widen(variant.en_passant, variant.files);
}

/// Whether a key is a rule that a game can do without, unlike its board, its start and its pieces.
bool is_rule(std::string_view key) {
  constexpr std::string_view needed[] = {"startFen", "maxRank", "maxFile"};
  return std::ranges::find(needed, key) == std::end(needed) && !key.starts_with("customPiece") &&
         std::ranges::none_of(fairy_stockfish::kind_names(),
                              [&](const auto& kind) { return kind.name == key; });
}

/// Imports the games of one file, which can inherit from each other.
class IniImporter {
 public:
  /// `sources` holds the text. Requires: it and the host outlive this.
  IniImporter(std::vector<IniSection> sections, const fairy_stockfish::ImportHost& host,
              const Report& sources)
      : sections_(std::move(sections)), own_(sections_.size()), host_(host), sources_(sources) {
    Report none;
    for (IniSection& section :
         fairy_stockfish::read_ini(fairy_stockfish::built_in_variants, "", none))
      sections_.push_back(std::move(section));
    readings_.resize(sections_.size());
    left_out_.resize(sections_.size());
    for (std::size_t i = 0; i < sections_.size(); ++i) {
      auto& named = by_name_[sections_[i].name];
      if (named.size() < 3) named.push_back(i);  // a section inherits from the first other one
    }
  }

  Imported make(std::size_t at) {
    if (!host_.partial) return make_whole(at);
    const std::vector<std::size_t> ancestors = ancestors_in_file(at);
    for (const std::size_t each : ancestors) drop_refused_of(each);
    Imported made = make_whole(at);
    while (!made.made && drop_refused(at, made.report)) made = make_whole(at);
    if (!made.made) return made;
    for (const std::size_t each : ancestors)
      std::ranges::copy(left_out_[each], std::back_inserter(made.made->left_out));
    std::ranges::copy(left_out_[at], std::back_inserter(made.made->left_out));
    return made;
  }

  /// The sections of the file.
  std::span<const IniSection> sections() const { return std::span(sections_).first(own_); }

 private:
  Imported make_whole(std::size_t at) {
    const IniSection& section = sections_[at];
    Imported made;
    made.name = section.name;
    made.report.share_sources(sources_);
    const fairy_stockfish::IniEntry* start = section.find("startFen");
    made.place = section.place;
    made.start = start == nullptr ? section.place : start->value_place;
    const auto variant = variant_of_section(at, made.report);
    if (variant) report_unsupported(*variant, section, made.report);
    if (!variant || made.report.has_errors()) return made;
    const auto board = host_.board(variant->files, variant->ranks);
    if (!board) return made;
    made.made = fairy_stockfish::import_variant(*variant, *board, section, made.report);
    if (!made.made) return made;
    made.check = [variant = *variant, section](const game::Game& game, Report& report) {
      check_differences(variant, section, game, report);
    };
    made.made->origin = "Made from [" + section.name + "] of a variants.ini.";
    add_sources(at, made);
    made.variant = *variant;
    return made;
  }

  /// The sections of the file from which one inherits, the first of them at the beginning.
  std::vector<std::size_t> ancestors_in_file(std::size_t at) const {
    std::vector<std::size_t> found;
    for (auto each = base_in_file(at);
         each && *each < own_ && found.size() < base::limits::variant_ancestors &&
         std::ranges::find(found, *each) == found.end();
         each = base_in_file(*each))
      found.push_back(*each);
    std::ranges::reverse(found);
    return found;
  }

  /// Drops what is refused from a section that others inherit from.
  void drop_refused_of(std::size_t at) {
    for (;;) {
      Report own;
      readings_[at] = {};
      const auto variant = variant_of_section(at, own);
      if (!own.has_errors() || !drop_refused(at, own)) return;
    }
  }

  /// Drops the keys of a section that a report refuses, and sets inherited ones that this program
  /// lacks to their neutral values. Returns whether anything changed.
  bool drop_refused(std::size_t at, const Report& report) {
    IniSection& section = sections_[at];
    const auto note = [&](const std::string& key, const std::string& value) {
      left_out_[at].push_back(english::not_played(base::in_quotes(key + " = " + value)));
    };
    bool dropped = false;
    for (const base::Problem& problem : report.problems())
      dropped |= std::erase_if(section.entries, [&](const fairy_stockfish::IniEntry& entry) {
                   const bool refused = problem.severity == base::Problem::Severity::error &&
                                        is_rule(entry.key) &&
                                        entry.key_place.line == problem.place.line;
                   if (refused) note(entry.key, entry.value);
                   return refused;
                 }) > 0;
    Report none;
    const auto variant = dropped ? std::nullopt : variant_of_section(at, none);
    for (const auto& [key, value] :
         variant ? variant->unsupported : std::map<std::string, std::string>()) {
      const std::string neutral = fairy_stockfish::neutral_value(key);
      if (neutral.empty()) continue;
      section.entries.push_back({key, neutral, section.place, section.place});
      note(key, value);
      dropped = true;
    }
    section.last.clear();
    for (std::size_t i = 0; i < section.entries.size(); ++i)
      section.last[section.entries[i].key] = i;
    return dropped;
  }

  /// Adds the keys of a section and of those that it inherits from. Requires: they are read.
  void add_sources(std::size_t at, Imported& made) const {
    for (std::optional<std::size_t> each = at; each && *each < own_; each = base_in_file(*each)) {
      const IniSection& section = sections_[*each];
      made.lineage.push_back(section.name);
      made.keys.insert(made.keys.end(), section.entries.begin(), section.entries.end());
    }
  }

  /// Reports rules for which the engine has one key while the pieces of the game differ.
  static void check_differences(const Variant& variant, const IniSection& section,
                                const game::Game& game, Report& report) {
    const play::PlayTables tables(game.board(), game.piece_types, game.rules, {});
    const auto place_of = [&](std::string_view key) {
      const fairy_stockfish::IniEntry* entry = section.find(key);
      return entry == nullptr ? section.place : entry->key_place;
    };
    if (const auto stuck =
            variant.no_stuck ? fairy_stockfish::find_stuck_move(game, tables) : std::nullopt)
      report.error(
          place_of("immobilityIllegal"),
          "'immobilityIllegal': " + *stuck +
              " here, where it can never move: only drops and promotions can be restricted so");
    if (fairy_stockfish::promotes_en_passant(variant))
      report.warning(
          section.place,
          "a piece that captures en passant in its zone of promotion is promoted here, but "
          "not there");
    if (variant.quiet > 0 && variant.drops)
      report.warning(section.place, "a drop resets the count of 'nMoveRule' there, but not here");
    if (variant.quiet > 0 && variant.pass_stuck)
      report.warning(
          section.place,
          "a pass can reset the counts of 'nMoveRule' and 'nFoldRule' there, but not here");
    const auto other = variant.quiet > 0
                           ? fairy_stockfish::find_reset_difference(variant, game, tables)
                           : std::nullopt;
    if (!other) return;
    for (const char* key : {"nMoveRuleTypes", "nMoveRuleTypesWhite", "nMoveRuleTypesBlack"})
      if (section.find(key) != nullptr)
        return report.error(place_of(key), "'" + std::string(key) + "': " + *other);
    report.warning(section.place, *other);
  }

  /// Reports unsupported rules of the variant that a section inherits from.
  static void report_unsupported(const Variant& variant, const IniSection& section,
                                 Report& report) {
    for (const auto& [key, value] : variant.unsupported)
      report.error(
          section.place,
          "it inherits from a variant of the engine with '" + key + " = " + value +
              "', which is not a rule that Boardwright supports",
          "to do without it, write '" + key + " = " + fairy_stockfish::neutral_value(key) + "'");
  }

  /// The result of reading a section, which is read once however many inherit from it.
  struct Reading {
    std::optional<Variant> variant;
    bool is_read = false;
  };

  /// The index of the section that another inherits from; nothing if it inherits from a shipped
  /// game or from nothing.
  std::optional<std::size_t> base_in_file(std::size_t at) const {
    const std::string& base = sections_[at].base;
    const auto named = by_name_.find(base);
    if (base.empty() || named == by_name_.end()) return std::nullopt;
    const bool fixed = fairy_stockfish::is_built_in(base);  // no file redefines it
    for (const std::size_t each : named->second)
      if (each != at && (each >= own_ || !fixed)) return each;
    return std::nullopt;
  }

  /// A section and then the sections it inherits from that are not read yet. Reports a cycle or a
  /// chain that is too long, and is then empty.
  std::vector<std::size_t> unread_chain(std::size_t at, Report& report) const {
    std::vector<std::size_t> chain = {at};
    const base::Place& place = sections_[at].place;
    const std::string& name = sections_[at].name;
    for (auto next = base_in_file(at); next && !readings_[*next].is_read;
         next = base_in_file(*next)) {
      if (std::ranges::find(chain, *next) != chain.end()) {
        report.error(place, "the variant '" + name + "' inherits from " +
                                (*next == at ? "itself" : "variants that inherit from themselves"));
        return {};
      }
      if (chain.size() == base::limits::variant_ancestors) {
        report.error(place, "the variant '" + name + "' inherits from more than " +
                                std::to_string(base::limits::variant_ancestors) + " others");
        return {};
      }
      chain.push_back(*next);
    }
    return chain;
  }

  /// The variant of a section, with all that it inherits. Nothing if it has errors.
  std::optional<Variant> variant_of_section(std::size_t at, Report& report) {
    auto chain = unread_chain(at, report);
    for (; !chain.empty(); chain.pop_back()) {
      const std::size_t each = chain.back();
      Report own;
      auto variant = read_section(each, each == at ? report : own);
      if (each == at) return variant;
      readings_[each] = {own.has_errors() ? std::nullopt : std::move(variant), true};
    }
    return std::nullopt;
  }

  /// Requires: the section that it inherits from is read.
  std::optional<Variant> read_section(std::size_t at, Report& report) {
    const IniSection& section = sections_[at];
    auto variant =
        section.base.empty() ? fairy_stockfish::plain_variant(8, 8) : base_of(at, report);
    if (!variant) return std::nullopt;
    variant->name = section.name;
    fairy_stockfish::apply_section(*variant, section, report);
    return variant;
  }

  std::optional<Variant> base_of(std::size_t at, Report& report) {
    const IniSection& section = sections_[at];
    if (const auto base = base_in_file(at)) {
      if (!readings_[*base].variant)
        report.error(section.place, "it inherits from '" + section.base + "', which has errors");
      return readings_[*base].variant;
    }
    if (const auto known = games_.find(section.base); known != games_.end()) return known->second;
    const std::string id(base::value_of(section.base, built_in).value_or(section.base));
    const auto game = host_.game(id);
    Report own;
    auto base = game ? fairy_stockfish::variant_of(*game, own) : std::nullopt;
    if (base) widen(*base);
    if (base && fairy_stockfish::is_built_in(section.base))
      fairy_stockfish::set_engine_rules(*base, id);
    if (!base)
      report.error(section.place, "it inherits from '" + section.base +
                                      "', which is not a variant of the file" +
                                      (game ? ", and its game cannot be expressed as a variant"
                                            : " and not a shipped game"));
    else
      games_.emplace(section.base, base);
    return base;
  }

  std::vector<IniSection> sections_;  ///< of the file, and then those that the engine has
  std::size_t own_;                   ///< the number of those of the file
  std::map<std::string_view, std::vector<std::size_t>> by_name_;
  std::vector<Reading> readings_;
  std::vector<std::vector<std::string>> left_out_;  ///< rules that were dropped, by section
  std::map<std::string, std::optional<Variant>>
      games_;  ///< shipped games as variants, by the name in the file
  const fairy_stockfish::ImportHost& host_;
  const Report& sources_;
};

std::vector<Imported> read_variants(std::string_view text, const std::string& file,
                                    std::span<const std::string> names,
                                    const fairy_stockfish::ImportHost& host, Report& report) {
  report.keep_source(file, std::string(text));
  IniImporter importer(fairy_stockfish::read_ini(text, file, report), host, report);
  std::vector<std::string_view> known;
  for (const IniSection& section : importer.sections()) known.push_back(section.name);
  for (const std::string& name : names)
    if (std::ranges::find(known, name) == known.end())
      report.error({file}, "no variant '" + name + "'",
                   [&] { return base::did_you_mean(name, known); });
  std::vector<Imported> made;
  for (std::size_t i = 0; i < importer.sections().size(); ++i)
    if (names.empty() || std::ranges::find(names, importer.sections()[i].name) != names.end()) {
      made.push_back(importer.make(i));
      if (!report.spend(made.back().report.steps(), made.back().place)) break;
    }
  return made;
}

/// Whether the first line that is not a comment is a section in brackets.
bool is_ini(std::string_view text) {
  for (const std::string_view whole : base::split(text, '\n')) {
    const std::string_view line = base::trimmed(whole);
    if (line.empty() || line[0] == '#' || line[0] == ';') continue;
    return line[0] == '[' && line.back() == ']';
  }
  return false;
}

constexpr ImportFormat import_rows[] = {
    {"fairy-stockfish", "variants.ini of the engine Fairy-Stockfish", is_ini, read_variants},
    {"interactive-diagram", "the text of an Interactive Diagram of the Chess Variant Pages",
     interactive_diagram::is_diagram, interactive_diagram::read_diagram},
};

}  // namespace

std::span<const ImportFormat> import_formats() { return import_rows; }

}  // namespace boardwright::formats
