// Sandboxes the process with Landlock.
#include "disk/fence.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>
#include <system_error>

#include "disk/disk.h"

/// Exists in builds with coverage, which write their counts beside the object files at exit.
extern "C" void __gcov_init(void*) __attribute__((weak));

namespace boardwright::disk {
namespace fs = std::filesystem;
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    !defined(SYS_landlock_create_ruleset)
constexpr bool can_fence = false;  // sanitizers need more access to their own process
#else
constexpr bool can_fence = true;
#endif

/// The kernel's structures: the system's header can be old or missing.
struct Ruleset {
  std::uint64_t files = 0, network = 0;
};
struct [[gnu::packed]] Beneath {
  std::uint64_t allowed = 0;
  std::int32_t folder = -1;
};
constexpr std::uint64_t bit(int number) { return std::uint64_t{1} << number; }
constexpr std::uint64_t write_file = bit(1), remove_folder = bit(4), remove_file = bit(5),
                        make_folder = bit(7), make_file = bit(8), link_elsewhere = bit(13),
                        truncate = bit(14), connections = bit(0) | bit(1);
constexpr std::uint64_t make_others = bit(6) | bit(9) | bit(10) | bit(11) | bit(12);
constexpr unsigned ask_version = 1, rule_beneath = 1;

#ifdef SYS_landlock_create_ruleset
constexpr long create_call = SYS_landlock_create_ruleset, add_call = SYS_landlock_add_rule,
               restrict_call = SYS_landlock_restrict_self;
#else
constexpr long create_call = -1, add_call = -1, restrict_call = -1;
#endif

bool add_rule(const Descriptor& rules, const fs::path& folder, std::uint64_t allowed) {
  const Descriptor at = open_file(folder.empty() ? "." : folder, O_PATH | O_DIRECTORY);
  const Beneath rule{allowed, at.number()};
  return at.is_open() && ::syscall(add_call, rules.number(), rule_beneath, &rule, 0) == 0;
}

/// Restricts the process to writing below `folder` and removing folders below `above`.
void restrict_to(const fs::path& folder, const fs::path& above) {
  const long version = ::syscall(create_call, nullptr, 0, ask_version);
  if (version < 1) return;
  const std::uint64_t wanted = write_file | remove_folder | remove_file | make_folder | make_file |
                               (version >= 2 ? link_elsewhere : 0) | (version >= 3 ? truncate : 0);
  const Ruleset handled{wanted | make_others, version >= 4 ? connections : 0};
  const Descriptor rules(static_cast<int>(
      ::syscall(create_call, &handled, version >= 4 ? sizeof handled : sizeof handled.files, 0)));
  if (!rules.is_open() || !add_rule(rules, folder, wanted)) return;
  if (!above.empty() && !add_rule(rules, above, remove_folder)) return;
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
  static_cast<void>(::syscall(restrict_call, rules.number(), 0));
}

}  // namespace

Fence::Fence(const fs::path& folder) {
  if (!can_fence || &__gcov_init != nullptr) return;
  std::error_code failed;
  const fs::path full_path = fs::absolute(folder, failed).lexically_normal();
  if (failed) return;
  fs::path above = full_path;
  while (!fs::exists(above, failed) && !failed && above.has_relative_path())
    above = above.parent_path();
  if (above != full_path) {
    if (!fs::create_directories(full_path, failed) || failed)
      return;  // reported when it is written to
    made_ = full_path;
    above_ = above;
  }
  restrict_to(full_path, above_);
}

Fence::~Fence() {
  while (!made_.empty() && made_ != above_ && ::rmdir(made_.c_str()) == 0)
    made_ = made_.parent_path();
}

}  // namespace boardwright::disk
