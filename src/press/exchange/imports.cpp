// The table of formats from which games can be made, and how variants.ini is read as a whole.
#include "exchange/imports.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "exchange/diagram_text.h"
#include "exchange/engine_rules.h"
#include "exchange/game_of_variant.h"
#include "exchange/variant_keys.h"
#include "exchange/variant_of_game.h"

namespace boardwright::exchange {
namespace {

/// Variants built into the engine that shipped games are, under other names.
constexpr Word<std::string_view> built_in[] = {{"3check", "threecheck"}};

/// Ranks that a zone has whole go on to the engine's widest board: a variant that stands on another
/// may have more files.
void widen(Zone& zone, int files) {
  const Zone told = zone;
  for (const Square& square : told) {
    bool whole = square.file == 0;
    for (int file = 0; file < files; ++file) whole &= told.contains({square.rank, file});
    for (int file = files; whole && file < most_files; ++file) zone.insert({square.rank, file});
  }
}

void widen(Variant& variant) {
  for (auto* zones : {&variant.promotion, &variant.double_from, &variant.triple_from,
                      &variant.drop_zone, &variant.flag_zone})
    for (Zone& zone : *zones) widen(zone, variant.files);
  widen(variant.passing, variant.files);
}

/// Makes the games of one file, of which some stand on others.
class IniImporter {
 public:
  IniImporter(std::vector<IniSection> sections, std::string_view text, const std::string& file,
              const ImportHost& host)
      : sections_(std::move(sections)), text_(text), file_(file), host_(host) {}

  Imported make(const IniSection& section) {
    Imported made;
    made.name = section.name;
    made.report.keep_source(file_, std::string(text_));
    const IniEntry* start = section.find("startFen");
    made.place = section.place;
    made.start = start == nullptr ? section.place : start->value_place;
    const auto variant = variant_of_section(section, made.report);
    if (variant) refuse_unsaid(*variant, section, made.report);
    if (!variant || made.report.has_errors()) return made;
    const auto board = host_.board(variant->files, variant->ranks);
    if (!board) return made;
    made.made = sketch_of(*variant, *board, section, made.report);
    if (made.made) made.made->origin = "Made from [" + section.name + "] of a variants.ini.";
    return made;
  }

  const std::vector<IniSection>& sections() const { return sections_; }

 private:
  /// Reports the rules of what a section stands on that no game here has.
  static void refuse_unsaid(const Variant& variant, const IniSection& section, Report& report) {
    for (const auto& [key, value] : variant.unsaid)
      if (key != "nFoldValueAbsolute" || variant.repetition_value != 0)
        report.error(section.place,
                     "it stands on a variant of the engine with '" + key + " = " + value +
                         "', which is no rule that Boardwright has",
                     "to do without it, write '" + key + " = " + value_without(key) + "'");
  }

  std::optional<Variant> variant_of_section(const IniSection& section, Report& report) {
    if (depth_ >= static_cast<int>(sections_.size())) {
      report.error(section.place, "the variant '" + section.name + "' stands on itself");
      return std::nullopt;
    }
    ++depth_;
    auto variant = section.base.empty() ? plain_variant(8, 8) : base_of(section, report);
    --depth_;
    if (!variant) return std::nullopt;
    variant->name = section.name;
    lay_over(*variant, section, report);
    return variant;
  }

  std::optional<Variant> base_of(const IniSection& section, Report& report) {
    for (const IniSection& each : sections_)
      if (each.name == section.base && &each != &section) {
        Report own;
        auto base = variant_of_section(each, own);
        if (base && !own.has_errors()) return base;
        report.error(section.place, "it stands on '" + section.base + "', which cannot be told");
        return std::nullopt;
      }
    const std::string id(value_of(section.base, built_in).value_or(section.base));
    const auto game = host_.game(id);
    Report own;
    auto base = game ? variant_of(*game, own) : std::nullopt;
    if (base) widen(*base);
    if (base && is_built_in(section.base)) set_engine_rules(*base, id);
    if (!base)
      report.error(section.place,
                   "it stands on '" + section.base + "', which is no variant of the file" +
                       (game ? ", and whose game cannot be told so" : " and no shipped game"));
    return base;
  }

  std::vector<IniSection> sections_;
  std::string_view text_;
  const std::string& file_;
  const ImportHost& host_;
  int depth_ = 0;
};

std::vector<Imported> read_variants(std::string_view text, const std::string& file,
                                    std::span<const std::string> names, const ImportHost& host,
                                    Report& report) {
  report.keep_source(file, std::string(text));
  IniImporter importer(read_ini(text, file, report), text, file, host);
  std::vector<std::string_view> known;
  for (const IniSection& section : importer.sections()) known.push_back(section.name);
  for (const std::string& name : names)
    if (std::find(known.begin(), known.end(), name) == known.end())
      report.error({file}, "no variant '" + name + "'", [&] { return did_you_mean(name, known); });
  std::vector<Imported> made;
  for (const IniSection& section : importer.sections())
    if (names.empty() || std::find(names.begin(), names.end(), section.name) != names.end())
      made.push_back(importer.make(section));
  return made;
}

/// A line that is a section in brackets comes before any other rule.
bool is_ini(std::string_view text) {
  for (const std::string_view whole : split(text, '\n')) {
    const std::string_view line = trimmed(whole);
    if (line.empty() || line[0] == '#' || line[0] == ';') continue;
    return line[0] == '[' && line.back() == ']';
  }
  return false;
}

constexpr ImportFormat import_rows[] = {
    {"fairy-stockfish", "variants.ini of the engine Fairy-Stockfish", is_ini, read_variants},
    {"interactive-diagram", "the text of an Interactive Diagram of the Chess Variant Pages",
     is_diagram, read_diagram},
};

}  // namespace

void report_faults(Imported& made, std::string_view text, const Report& faults) {
  const auto lines = split(text, '\n');
  for (const Problem& fault : faults.problems()) {
    if (fault.severity != Problem::Severity::error) continue;
    const auto line = static_cast<std::size_t>(std::max(fault.place.line, 1)) - 1;
    const bool is_start = line < lines.size() && lines[line].starts_with("start ");
    made.report.error(is_start ? made.start : made.place, fault.message, fault.hint);
  }
}

std::span<const ImportFormat> import_formats() { return import_rows; }

}  // namespace boardwright::exchange
