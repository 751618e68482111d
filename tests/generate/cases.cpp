// What the games ask of RapidCheck: a failure grows smaller block by block and line by line.
#include "generate/cases.h"

#include <rapidcheck.h>

#include <sstream>

#include "generate/draft.h"

namespace boardwright::generate {
namespace {

rc::Gen<GameText> any_game() {
  const rc::Gen<std::uint64_t> seed([](const rc::Random& random, int) {
    rc::Random own = random;
    return rc::shrinkable::just(own.next());
  });
  return rc::gen::shrink(rc::gen::map(seed, made_game), [](const GameText& game) {
    return rc::seq::map(rc::seq::fromContainer(parts_of(game)),
                        [game](const Part& part) { return without(game, part); });
  });
}

}  // namespace

std::string counterexample(int games, int share, const Law& law) {
  const auto property = [&] {
    const std::string broken = law(*any_game());
    if (!broken.empty()) RC_FAIL(broken);
  };
  rc::detail::TestParams params = rc::detail::configuration().testParams;
  params.seed += static_cast<std::uint64_t>(share);
  params.maxSuccess = games;
  const auto result = rc::detail::checkTestable(property, rc::detail::TestMetadata(), params);
  if (result.template is<rc::detail::SuccessResult>()) return {};
  std::ostringstream shown;
  rc::detail::printResultMessage(result, shown);
  return shown.str();
}

}  // namespace boardwright::generate
