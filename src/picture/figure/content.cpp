// Names of arrow kinds, as used in roles and data.
#include "figure/content.h"

#include "base/text.h"

namespace boardwright::figure {
namespace {

constexpr base::Word<Arrow::Kind> arrow_names[] = {{"move", Arrow::Kind::move},
                                                   {"capture", Arrow::Kind::capture},
                                                   {"cannot", Arrow::Kind::cannot}};

}  // namespace

std::string arrow_name(Arrow::Kind kind) { return std::string(base::word_of(kind, arrow_names)); }

}  // namespace boardwright::figure
