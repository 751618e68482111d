// The public header of everything made with the engine: proofs, pages, PDF and PNG, prints, and the
// commands for them.
#pragma once
#include "audit/prove.h"
#include "boards/board_print.h"
#include "box/book_print.h"
#include "builder/formats.h"
#include "builder/load.h"
#include "commands/commands.h"
#include "counters/piece_print.h"
#include "disk/files.h"
#include "page/page.h"
#include "pdf/ink.h"
