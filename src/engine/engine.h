// The engine in one header: boards, rules, positions and the games that data files tell.
#pragma once
#include "base/data.h"
#include "base/files.h"
#include "base/report.h"
#include "game/game.h"
#include "play/fen.h"
#include "play/play.h"
#include "play/ply_text.h"
#include "play/position.h"
#include "rules/betza.h"
#include "rules/board.h"
#include "rules/notation.h"
#include "rules/reach.h"
