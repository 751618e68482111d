// The web fonts of a site as drawing jobs.
#pragma once
#include <string>
#include <vector>

#include "command/context.h"
#include "command/drawers.h"
#include "command/sources.h"
#include "document/site_files.h"

namespace boardwright::command {

/// A job for each font of the site below a folder, "" or "lotus-39/". `letters` are the characters
/// that the pages show; `shared` are the parts of all games.
std::vector<DrawingJob> font_jobs(const std::string& folder, const ShownLetters& letters,
                                  const Parts& shared, const Context& context);

}  // namespace boardwright::command
