// The web fonts of a site as drawing jobs.
#pragma once
#include <string>
#include <vector>

#include "builder/drawers.h"
#include "builder/sources.h"
#include "page/site_files.h"
#include "terminal/context.h"

namespace boardwright::builder {

/// A job for each font of the site below a folder, "" or "lotus-39/". `letters` are the characters
/// that the pages show; `shared` are the parts of all games.
std::vector<DrawingJob> font_jobs(const std::string& folder, const page::ShownLetters& letters,
                                  const Parts& shared, const Context& context);

}  // namespace boardwright::builder
