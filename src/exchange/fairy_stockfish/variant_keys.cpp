// The keys of variants.ini, the engine's names of pieces, and the default values.
#include "fairy_stockfish/variant_keys.h"

#include <algorithm>

namespace boardwright::fairy_stockfish {
namespace {

using V = Variant;

constexpr VariantKey key_rows[] = {
    {"maxRank", Form::number, &V::ranks},
    {"maxFile", Form::number, &V::files},  // or a letter

    // Deprecated keys.
    {"promotionRank", Form::last_ranks, &V::promotion},
    {"doubleStepRank", Form::single_rank, &V::double_from},
    {"whiteFlag", Form::zone, &V::flag_zone, Whose::white},
    {"blackFlag", Form::zone, &V::flag_zone, Whose::black},
    {"castlingRookPiece", Form::letters, &V::castling_rooks},
    {"kingType", Form::letters, &V::king_type},
    {"shogiDoubledPawn", Form::no_doubled, &V::one_a_file},

    {"startFen", Form::text, &V::start},
    {"promotionRegionWhite", Form::zone, &V::promotion, Whose::white},
    {"promotionRegionBlack", Form::zone, &V::promotion, Whose::black},
    {"pawnTypes", Form::letters, &V::pawns, Whose::both, {}, false},
    {"pawnTypes", Form::letters, &V::passers, Whose::both, {}, false},
    {"pawnTypes", Form::letters, &V::resets, Whose::both, {}, false},
    {"promotionPawnTypes", Form::letters, &V::pawns},
    {"promotionPawnTypesWhite", Form::letters, &V::pawns, Whose::white},
    {"promotionPawnTypesBlack", Form::letters, &V::pawns, Whose::black},
    {"promotionPieceTypes", Form::letters, &V::becomes},
    {"promotionPieceTypesWhite", Form::letters, &V::becomes, Whose::white},
    {"promotionPieceTypesBlack", Form::letters, &V::becomes, Whose::black},
    {"promotionLimit", Form::counts, &V::at_most},
    {"promotedPieceType", Form::pairs, &V::promoted},
    {"piecePromotionOnCapture", Form::flag, &V::only_by_capture},
    {"mandatoryPawnPromotion", Form::flag, &V::pawns_must},
    {"mandatoryPiecePromotion", Form::flag, &V::pieces_must},
    {"doubleStep", Form::flag, &V::double_step},
    {"doubleStepRegionWhite", Form::zone, &V::double_from, Whose::white},
    {"doubleStepRegionBlack", Form::zone, &V::double_from, Whose::black},
    {"tripleStepRegionWhite", Form::zone, &V::triple_from, Whose::white},
    {"tripleStepRegionBlack", Form::zone, &V::triple_from, Whose::black},
    {"enPassantRegion", Form::any_zone, &V::en_passant},
    {"enPassantTypes", Form::letters, &V::passers},
    {"enPassantTypesWhite", Form::letters, &V::passers, Whose::white},
    {"enPassantTypesBlack", Form::letters, &V::passers, Whose::black},
    {"castling", Form::flag, &V::castling},
    {"castlingDroppedPiece", Form::flag, &V::castling_dropped},
    {"castlingKingsideFile", Form::file, &V::king_side},
    {"castlingQueensideFile", Form::file, &V::queen_side},
    {"castlingRank", Form::rank, &V::castling_rank},
    {"castlingKingFile", Form::file, &V::king_file},
    {"castlingKingPiece", Form::letters, &V::castling_king},
    {"castlingRookKingsideFile", Form::file, &V::rook_king_side},
    {"castlingRookQueensideFile", Form::file, &V::rook_queen_side},
    {"castlingRookPieces", Form::letters, &V::castling_rooks},
    {"pieceDrops", Form::flag, &V::drops},
    {"mustDrop", Form::flag, &V::must_drop},
    {"dropLoop", Form::flag, &V::keeps},
    {"capturesToHand", Form::flag, &V::to_hand},
    {"firstRankPawnDrops", Form::flag, &V::first_rank_pawns},
    {"promotionZonePawnDrops", Form::flag, &V::promotion_zone_pawns},
    {"dropOppositeColoredBishop", Form::flag, &V::opposite_bishops},
    {"whiteDropRegion", Form::zone, &V::drop_zone, Whose::white},
    {"blackDropRegion", Form::zone, &V::drop_zone, Whose::black},
    {"dropRegionWhite", Form::zone, &V::drop_zone, Whose::white},
    {"dropRegionBlack", Form::zone, &V::drop_zone, Whose::black},
    {"dropNoDoubled", Form::letters, &V::one_a_file},
    {"dropNoDoubledCount", Form::number, &V::a_file},
    {"shogiPawnDropMateIllegal", Form::flag, &V::no_pawn_mate},
    {"immobilityIllegal", Form::flag, &V::no_stuck},
    {"gating", Form::flag, &V::gating},
    {"seirawanGating", Form::flag, &V::gating_pieces},
    {"checking", Form::flag, &V::checks},
    {"dropChecks", Form::flag, &V::drop_checks},
    {"mustCapture", Form::flag, &V::must_capture},
    {"pass", Form::flag, &V::pass},
    {"flyingGeneral", Form::flag, &V::facing_illegal},
    {"soldierPromotionRank", Form::rank, &V::soldier_rank},
    {"blastOnCapture", Form::flag, &V::blast},
    {"wallingRule", Form::word, &V::walling, Whose::both, "none past"},
    {"enclosingDrop", Form::word, &V::enclosing, Whose::both, "none reversi ataxx top"},
    {"enclosingDropStart", Form::any_zone, &V::enclosing_start},
    {"flipEnclosedPieces", Form::word, &V::flipping, Whose::both, "none reversi ataxx quadwrangle"},
    {"freeDrops", Form::flag, &V::free_drops},  // of built-in variants, which files inherit
    {"passOnStalemate", Form::flag, &V::pass_stuck},
    {"stalemateValue", Form::result, &V::stalemate},
    {"checkmateValue", Form::result, &V::mate},
    {"extinctionValue", Form::result, &V::extinction},
    {"extinctionClaim", Form::flag, &V::extinction_reply},
    {"extinctionPseudoRoyal", Form::flag, &V::extinction_royal},
    {"extinctionPieceTypes", Form::letters, &V::extinct},
    {"extinctionPieceCount", Form::number, &V::extinct_left},
    {"extinctionOpponentPieceCount", Form::number, &V::extinct_against},
    {"flagPiece", Form::letters, &V::flag},
    {"flagPieceWhite", Form::letters, &V::flag, Whose::white},
    {"flagPieceBlack", Form::letters, &V::flag, Whose::black},
    {"flagRegion", Form::zone, &V::flag_zone, Whose::both, {}, false},
    {"flagRegionWhite", Form::zone, &V::flag_zone, Whose::white},
    {"flagRegionBlack", Form::zone, &V::flag_zone, Whose::black},
    {"flagMove", Form::flag, &V::flag_reply},
    {"flagPieceSafe", Form::flag, &V::flag_safe},
    {"flagPieceCount", Form::number, &V::flag_count},
    {"flagPieceBlockedWin", Form::flag, &V::flag_blocked},
    {"connectN", Form::number, &V::connect},
    {"connectNxN", Form::number, &V::connect_block},
    {"collinearN", Form::number, &V::collinear},
    {"connectPieceTypes", Form::letters, &V::connectors},
    {"connectHorizontal", Form::flag, &V::connect_horizontal},
    {"connectVertical", Form::flag, &V::connect_vertical},
    {"connectDiagonal", Form::flag, &V::connect_diagonal},
    {"connectValue", Form::result, &V::connect_value},
    {"materialCounting", Form::word, &V::material, Whose::both,
     "none blackdrawodds whitedrawodds unweighted"},
    {"adjudicateFullBoard", Form::flag, &V::full_ends},
    {"stalematePieceCount", Form::flag, &V::stuck_counts},
    {"countingRule", Form::word, &V::counting, Whose::both, "none makruk asean"},
    {"chasingRule", Form::word, &V::chasing, Whose::both, "none axf"},
    {"checkCounting", Form::flag, &V::counts_checks},
    {"perpetualCheckIllegal", Form::flag, &V::perpetual_loses},
    {"nMoveRule", Form::number, &V::quiet},
    {"nMoveRuleTypes", Form::letters, &V::resets},
    {"nMoveRuleTypesWhite", Form::letters, &V::resets, Whose::white},
    {"nMoveRuleTypesBlack", Form::letters, &V::resets, Whose::black},
    {"nFoldRule", Form::number, &V::repetition},
    {"nFoldValue", Form::result, &V::repetition_value},
    {"nFoldValueAbsolute", Form::flag, &V::repetition_for_white},

    // Keys that do not affect the rules.
    {"variantTemplate"},
    {"pieceToCharTable"},
    {"pocketSize"},
    {"pieceValueMg"},
    {"pieceValueEg"},
    {"nnueAlias"},
    {"endgameEval"},

    // Keys that this program does not support, with the value that has no effect.
    {"chess960", Form::nothing, {}, Whose::both, "false"},
    {"twoBoards", Form::nothing, {}, Whose::both, "false"},
    {"sittuyinPromotion", Form::nothing, {}, Whose::both, "false"},
    {"pieceDemotion", Form::nothing, {}, Whose::both, "false"},
    {"blastImmuneTypes", Form::nothing, {}, Whose::both, "-"},
    {"mutuallyImmuneTypes", Form::nothing, {}, Whose::both, "-"},
    {"petrifyOnCapture", Form::nothing, {}, Whose::both, "false"},
    {"petrifyOnCaptureTypes", Form::nothing, {}, Whose::both, "-"},
    {"petrifyBlastPieces", Form::nothing, {}, Whose::both, "false"},
    {"firstRankDoubleSteps", Form::nothing, {}, Whose::both, "false"},
    {"doubleStepRankMin", Form::nothing, {}, Whose::both, "2"},
    {"mustDropType", Form::nothing, {}, Whose::both, "*"},
    {"dropOnTop", Form::nothing, {}, Whose::both, "false"},
    {"sittuyinRookDrop", Form::nothing, {}, Whose::both, "false"},
    {"dropPromoted", Form::nothing, {}, Whose::both, "false"},
    {"arrowGating", Form::nothing, {}, Whose::both, "false"},
    {"duckGating", Form::nothing, {}, Whose::both, "false"},
    {"staticGating", Form::nothing, {}, Whose::both, "false"},
    {"staticGatingRegion", Form::nothing, {}, Whose::both, "-"},
    {"pastGating", Form::nothing, {}, Whose::both, "false"},
    {"wallingRegion", Form::nothing, {}, Whose::both, "-"},
    {"wallingRegionWhite", Form::nothing, {}, Whose::both, "-"},
    {"wallingRegionBlack", Form::nothing, {}, Whose::both, "-"},
    {"cambodianMoves", Form::nothing, {}, Whose::both, "false"},
    {"diagonalLines", Form::nothing, {}, Whose::both, "-"},
    {"castlingKingPieceWhite", Form::nothing, {}, Whose::both, "-"},
    {"castlingKingPieceBlack", Form::nothing, {}, Whose::both, "-"},
    {"castlingRookPiecesWhite", Form::nothing, {}, Whose::both, "-"},
    {"castlingRookPiecesBlack", Form::nothing, {}, Whose::both, "-"},
    {"enPassantRegionWhite", Form::nothing, {}, Whose::both, "-"},
    {"enPassantRegionBlack", Form::nothing, {}, Whose::both, "-"},
    {"wallOrMove", Form::nothing, {}, Whose::both, "false"},
    {"kingPass", Form::nothing, {}, Whose::both, "false"},
    {"passWhite", Form::nothing, {}, Whose::both, "false"},
    {"passBlack", Form::nothing, {}, Whose::both, "false"},
    {"passOnStalemateWhite", Form::nothing, {}, Whose::both, "false"},
    {"passOnStalemateBlack", Form::nothing, {}, Whose::both, "false"},
    {"kingPassOnStalemate", Form::nothing, {}, Whose::both, "false"},
    {"makpongRule", Form::nothing, {}, Whose::both, "false"},
    {"oppositeCastling", Form::nothing, {}, Whose::both, "false"},
    {"moveRepetitionIllegal", Form::nothing, {}, Whose::both, "false"},
    {"shatarMateRule", Form::nothing, {}, Whose::both, "false"},
    {"bikjangRule", Form::nothing, {}, Whose::both, "false"},
    {"dupleCheck", Form::nothing, {}, Whose::both, "false"},
    {"castlingWins", Form::nothing, {}, Whose::both, "-"},
    {"connectRegion1White", Form::nothing, {}, Whose::both, "-"},
    {"connectRegion2White", Form::nothing, {}, Whose::both, "-"},
    {"connectRegion1Black", Form::nothing, {}, Whose::both, "-"},
    {"connectRegion2Black", Form::nothing, {}, Whose::both, "-"},
};

constexpr KindName kind_rows[] = {
    {"pawn", "fmWfcF"},
    {"knight", "N"},
    {"bishop", "B"},
    {"rook", "R"},
    {"queen", "Q"},
    {"fers", "F", "ferz"},
    {"alfil", "A"},
    {"fersAlfil", "FA", "elephant"},
    {"silver", "FfW"},
    {"aiwok", "RNF"},
    {"bers", "RF", "dragon"},
    {"archbishop", "BN"},
    {"chancellor", "RN", "marshal"},
    {"amazon", "QN"},
    {"knibis", "mNcB"},
    {"biskni", "mBcN"},
    {"kniroo", "mNcR"},
    {"rookni", "mRcN"},
    {"shogiPawn", "fW", "shogi-pawn"},
    {"lance", "fR"},
    {"shogiKnight", "ffN", "shogi-knight"},
    {"gold", "WfF"},
    {"dragonHorse", "BW", "dragon-horse"},
    {"clobber", "cW"},
    {"breakthrough", "fmWfF", "runner"},
    {"immobile", ""},
    {"cannon", "mRcpR"},
    {"janggiCannon", "", "janggi-cannon", "hop orthogonal hurdle not ID sparing ID"},
    {"soldier", "fsW"},
    {"horse", "nN"},
    {"elephant", "nA", "xiangqi-elephant"},
    {"janggiElephant", "nZ", "janggi-elephant"},
    {"banner", "RcpRnN"},
    {"wazir", "W"},
    {"commoner", "K", "man"},
    {"centaur", "KN"},
    {"king", "K"},
};

constexpr std::string_view built_in_names[] = {
    "3check",       "5check",        "ai-wok",       "almost",         "amazon",
    "amazons",      "antichess",     "armageddon",   "asean",          "ataxx",
    "atomar",       "atomic",        "berolina",     "breakthrough",   "bughouse",
    "cambodian",    "capablanca",    "capahouse",    "caparandom",     "centaur",
    "chancellor",   "chaturanga",    "checkshogi",   "chess",          "chessgi",
    "chigorin",     "clobber",       "clobber10",    "codrus",         "coregal",
    "courier",      "crazyhouse",    "dobutsu",      "dragon",         "duck",
    "embassy",      "euroshogi",     "extinction",   "fairy",          "fischerandom",
    "flipello",     "flipello10",    "flipersi",     "fox-and-hounds", "gardner",
    "georgian",     "giveaway",      "gorogoro",     "gothic",         "grand",
    "grasshopper",  "gustav3",       "hoppelpoppel", "horde",          "isolation",
    "isolation7x7", "janggi",        "janggicasual", "janggimodern",   "janggitraditional",
    "janus",        "jesonmor",      "joust",        "judkins",        "karouk",
    "kinglet",      "kingofthehill", "knightmate",   "koedem",         "kyotoshogi",
    "legan",        "loop",          "losalamos",    "losers",         "makpong",
    "makruk",       "manchu",        "micro",        "mini",           "minishogi",
    "minixiangqi",  "misere",        "modern",       "newzealand",     "nightrider",
    "nocastle",     "nocheckatomic", "normal",       "okisakishogi",   "omicron",
    "opulent",      "paradigm",      "pawnback",     "pawnsideways",   "perfect",
    "petrified",    "placement",     "pocketknight", "raazuvaa",       "racingkings",
    "seirawan",     "shako",         "shatar",       "shatranj",       "shogi",
    "shoshogi",     "shouse",        "sittuyin",     "snailtrail",     "sortofalmost",
    "spartan",      "suicide",       "supply",       "tencubed",       "threekings",
    "torishogi",    "torpedo",       "troitzky",     "wolf",           "xiangqi",
    "yarishogi",
};

}  // namespace

bool is_built_in(std::string_view name) {
  return std::ranges::find(built_in_names, name) != std::end(built_in_names);
}

std::string neutral_value(std::string_view key) {
  const auto row = std::ranges::find(key_rows, key, &VariantKey::key);
  return row == std::end(key_rows) ? std::string()
                                   : std::string(row->only.substr(0, row->only.find(' ')));
}

std::span<const VariantKey> variant_keys() { return key_rows; }

std::span<const KindName> kind_names() { return kind_rows; }

Variant plain_variant(int files, int ranks) {
  Variant variant;
  variant.files = files;
  variant.ranks = ranks;
  for (int file = 0; file < most_files; ++file) {
    variant.promotion[0].insert({7, file});
    variant.promotion[1].insert({0, file});
    variant.double_from[0].insert({1, file});
    variant.double_from[1].insert({6, file});
    for (Zone& zone : variant.drop_zone)
      for (int rank = 0; rank < most_ranks; ++rank) zone.insert({rank, file});
  }
  for (Letters& each : variant.becomes) each = {'n', 'b', 'r', 'q'};
  return variant;
}

void set_usual_pieces(Variant& variant) {
  const auto letters = [&](std::initializer_list<const char*> names) {
    Letters found;
    for (const char* name : names)
      if (const char letter = variant.letter_of(name); letter != 0) found.insert(letter);
    return found;
  };
  variant.pawns.fill(letters({"pawn"}));
  variant.passers = variant.resets = variant.pawns;
  for (Letters& each : variant.becomes) each.clear();
  variant.castling_rooks = letters({"rook"});
}

}  // namespace boardwright::fairy_stockfish
