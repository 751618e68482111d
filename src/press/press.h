// The public header of the press: proofs, pages, PDF and PNG, prints, and the commands for all of
// them.
#pragma once
#include "command/commands.h"
#include "command/formats.h"
#include "command/load.h"
#include "disk/files.h"
#include "document/page.h"
#include "document/prove.h"
#include "ink/ink.h"
#include "print/board_print.h"
#include "print/book_print.h"
#include "print/piece_print.h"
