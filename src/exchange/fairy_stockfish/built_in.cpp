// The built-in variants of the engine that files inherit from.
#include "fairy_stockfish/built_in.h"

namespace boardwright::fairy_stockfish {

const std::string_view built_in_variants = R"ini(
[gardner:chess]
maxRank = 5
maxFile = e
startFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1
promotionRegionWhite = *5
promotionRegionBlack = *1
doubleStep = false
castling = false

[shogi]
maxRank = 9
maxFile = i
king = k
shogiPawn = p
lance = l
shogiKnight = n
silver = s
gold = g
bishop = b
rook = r
dragonHorse = h
bers = d
startFen = lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1
promotionRegionWhite = *7 *8 *9
promotionRegionBlack = *1 *2 *3
promotionPieceTypes = -
promotedPieceType = p:g l:g n:g s:g b:h r:d
doubleStep = false
castling = false
pieceDrops = true
capturesToHand = true
dropNoDoubled = p
shogiPawnDropMateIllegal = true
immobilityIllegal = true
stalemateValue = loss
perpetualCheckIllegal = true
nFoldRule = 4
nMoveRule = 0

[gorogoro:shogi]
maxRank = 6
maxFile = e
lance = -
shogiKnight = -
startFen = sgkgs/5/1ppp1/1PPP1/5/SGKGS[] w - - 0 1
promotionRegionWhite = *5 *6
promotionRegionBlack = *1 *2

[nocheckatomic:chess]
king = -
commoner = k
castlingKingPiece = k
blastOnCapture = true
extinctionValue = loss
extinctionPieceTypes = k

[snailtrail]
maxRank = 7
maxFile = g
customPiece1 = p:mK
startFen = 6p/7/7/7/7/7/P6 w - - 0 1
castling = false
stalemateValue = loss
wallingRule = past

[flipello]
maxRank = 8
maxFile = h
immobile = p
startFen = 8/8/8/3pP3/3Pp3/8/8/8[PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPpppppppppppppppppppppppppppppppppppp] w - - 0 1
pieceDrops = true
castling = false
stalemateValue = loss
stalematePieceCount = true
passOnStalemate = true
enclosingDrop = reversi
enclosingDropStart = d4 e4 d5 e5
flipEnclosedPieces = reversi
materialCounting = unweighted
adjudicateFullBoard = true

[ataxx]
maxRank = 7
maxFile = g
customPiece1 = p:mDmNmA
startFen = P5p/7/7/7/7/7/p5P w - - 0 1
pieceDrops = true
freeDrops = true
castling = false
stalemateValue = loss
stalematePieceCount = true
passOnStalemate = true
enclosingDrop = ataxx
flipEnclosedPieces = ataxx
materialCounting = unweighted
adjudicateFullBoard = true
nMoveRule = 0
)ini";

}  // namespace boardwright::fairy_stockfish
