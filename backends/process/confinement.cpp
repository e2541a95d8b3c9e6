#include "backends/process/confinement.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

#include "backends/process/descriptor.h"

namespace assay::backends {
namespace {

/// Landlock, as <linux/landlock.h> has it; headers are often older than the kernel.
namespace landlock {

constexpr long kCreateRuleset = 444, kAddRule = 445, kRestrictSelf = 446;
constexpr std::uint32_t kAskVersion = 1, kPathBeneath = 1;

struct Ruleset {
  std::uint64_t files = 0, network = 0, scoped = 0;
};
struct [[gnu::packed]] PathBeneath {
  std::uint64_t allowed;
  std::int32_t parent;
};

constexpr std::uint64_t kWriteFile = 1 << 1, kTruncate = 1 << 14;
/// Since which version the kernel knows a right: remove and make what there is, move between folders, truncate.
struct Right {
  int since;
  std::uint64_t bits;
};
constexpr std::array kWriting = {Right{1, kWriteFile | 0x1FF0}, Right{2, 1 << 13}, Right{3, kTruncate}};
constexpr std::uint64_t kRightsOfFiles = kWriteFile | kTruncate;

/// Processes outside get no signals, and no connections by abstract sockets.
constexpr int kScopedSince = 6;
constexpr std::uint64_t kScopes = 3;

/// 0 where the kernel has none.
int version() { return std::max(0, static_cast<int>(syscall(kCreateRuleset, nullptr, 0, kAskVersion))); }

std::uint64_t writing(int version) {
  std::uint64_t out = 0;
  for (const Right& right : kWriting)
    if (right.since <= version) out |= right.bits;
  return out;
}

void allow(int ruleset, const std::string& path, std::uint64_t rights) {
  const Descriptor at(::open(path.c_str(), O_PATH | O_CLOEXEC));
  struct stat status {};
  if (!at || fstat(at.get(), &status) != 0) return;  // what is not there cannot be written
  const PathBeneath rule{S_ISDIR(status.st_mode) ? rights : rights & kRightsOfFiles, at.get()};
  syscall(kAddRule, ruleset, kPathBeneath, &rule, 0);
}

/// From here on this process writes nothing but these.
void restrict_writing(const std::vector<std::string>& paths) {
  const int known = version();
  const bool scopes = known >= kScopedSince;
  const Ruleset handled{writing(known), 0, scopes ? kScopes : 0};
  const std::size_t size = scopes ? sizeof handled : sizeof handled.files;
  const Descriptor ruleset(static_cast<int>(syscall(kCreateRuleset, &handled, size, 0)));
  if (!ruleset) return;
  for (const auto& path : paths) allow(ruleset.get(), path, handled.files);
  syscall(kRestrictSelf, ruleset.get(), 0);
}

}  // namespace landlock

/// A filter of system calls that refuses sockets.
namespace sockets {

#if defined(__x86_64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t kArchitecture = 0;
#endif

/// From here up stand calls of another convention of x86, by which the numbers below could be got round.
constexpr std::uint32_t kOtherConvention = 0x40000000;
constexpr std::uint32_t kRefuse = SECCOMP_RET_ERRNO | EACCES;

constexpr sock_filter load(std::size_t offset) {
  return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<std::uint32_t>(offset));
}
constexpr sock_filter skip_if(std::uint16_t how, std::uint32_t value, std::uint8_t yes, std::uint8_t no) {
  return BPF_JUMP(static_cast<std::uint16_t>(BPF_JMP | how | BPF_K), value, yes, no);
}
constexpr sock_filter answer(std::uint32_t what) { return BPF_STMT(BPF_RET | BPF_K, what); }

/// socketpair stays: nothing outside is at its other end.
constexpr std::array kProgram = {load(offsetof(seccomp_data, arch)),
                                 skip_if(BPF_JEQ, kArchitecture, 0, 4),
                                 load(offsetof(seccomp_data, nr)),
                                 skip_if(BPF_JGE, kOtherConvention, 2, 0),
                                 skip_if(BPF_JEQ, SYS_socket, 1, 0),
                                 skip_if(BPF_JEQ, SYS_io_uring_setup, 0, 1),
                                 answer(kRefuse),
                                 answer(SECCOMP_RET_ALLOW)};

bool can_be_refused() {
  const std::uint32_t action = SECCOMP_RET_ERRNO;
  return kArchitecture != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

void refuse() {
  auto program = kProgram;
  const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
  if (can_be_refused()) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}

}  // namespace sockets

/// What every program may write: they throw it away, or it is about themselves.
constexpr const char* kHarmless[] = {"/dev/null", "/dev/zero", "/dev/full", "/proc/self"};

/// A name, or with a star the beginning of names.
constexpr std::string_view kNeeded[] = {
    "PATH",       "HOME",    "USER",     "LOGNAME", "LANG",    "LC_*",        "TZ",     "TMPDIR", "LD_LIBRARY_PATH",
    "LD_PRELOAD", "GLIBC_*", "MALLOC_*", "ASSAY_*", "PYTHON*", "VIRTUAL_ENV", "XLA_*",  "TF_*",   "JAX_*",
    "PJRT_*",     "IREE_*",  "MLIR_*",   "OMP_*",   "MKL_*",   "OPENBLAS_*",  "ASAN_*", "LSAN_*", "TSAN_*",
    "UBSAN_*"};

bool matches(std::string_view pattern, std::string_view name) {
  return pattern.ends_with('*') ? name.starts_with(pattern.substr(0, pattern.size() - 1)) : name == pattern;
}

}  // namespace

void confine(const Permissions& permissions, const std::string& scratch_folder) {
  if (permissions.all) return;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);  // the kernel wants it of those who have no privileges
  std::vector<std::string> writable(std::begin(kHarmless), std::end(kHarmless));
  writable.push_back(scratch_folder);
  writable.insert(writable.end(), permissions.writable.begin(), permissions.writable.end());
  landlock::restrict_writing(writable);
  if (!permissions.network) sockets::refuse();
}

bool passes(std::string_view name, const Permissions& permissions) {
  return permissions.all || std::ranges::any_of(kNeeded, [&](auto pattern) { return matches(pattern, name); }) ||
         std::ranges::find(permissions.environment, name) != permissions.environment.end();
}

std::vector<Measure> measures() {
  const int version = landlock::version();
  const bool adopts = access("/proc/thread-self/children", R_OK) == 0;
  const bool has_sockets = !sockets::can_be_refused();
  return {
      {"no writes outside a scratch folder", version > 0,
       version > 0 ? fmt::format("Landlock, version {}", version)
                   : "this kernel has no Landlock, or it is switched off"},
      {"no signals to processes outside", version >= landlock::kScopedSince,
       fmt::format("Landlock from version {} on", landlock::kScopedSince)},
      {"no network", !has_sockets, has_sockets ? "this kernel has no seccomp filters" : "seccomp refuses sockets"},
      {"no environment but what back ends need", true, "see --allow env=NAME"},
      {"nothing outlives a back end", adopts,
       adopts ? "a keeper adopts what it started, and counts the memory of it"
              : "/proc has no list of children: only the process itself and its group are ended and counted"},
  };
}

}  // namespace assay::backends
