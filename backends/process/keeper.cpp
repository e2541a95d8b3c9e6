#include "backends/process/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backends/process/confinement.h"
#include "backends/process/descendants.h"
#include "backends/process/descriptor.h"

namespace assay::backends {
namespace {

/// What a keeper is to start.
struct Charge {
  Permissions permissions;
  std::string scratch;
  char** command;
};

std::string make_scratch_folder() {
  const char* given = std::getenv("TMPDIR");
  std::string path = std::string(given ? given : "/tmp") + "/assay-child-XXXXXX";
  return mkdtemp(path.data()) == nullptr ? "" : path;
}

/// The words come from Assay itself, which has read them before.
Charge read_charge(char** words) {
  std::vector<std::string> permissions;
  for (; std::string_view(*words) != kEndOfPermissions; ++words) permissions.emplace_back(*words);
  return {parse_permissions(permissions).value_or(Permissions()), make_scratch_folder(), words + 1};
}

/// Files that are made on the way end up in the scratch folder, or are not made.
void settle_in(const std::string& scratch) {
  for (const char* name : {"TMPDIR", "XDG_CACHE_HOME"}) setenv(name, scratch.c_str(), 1);
  setenv("PYTHONDONTWRITEBYTECODE", "1", 1);
}

/// Where memory gets short, the kernel should take the child and not the campaign.
void volunteer_for_memory_killer() {
  const Descriptor file(::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC));
  [[maybe_unused]] auto written = write(file.get(), "500", 3);
}

void default_signals() {
  sigset_t none;
  sigemptyset(&none);
  for (int s : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGUSR1, SIGUSR2}) signal(s, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// In the new process. `failure` receives errno where the program cannot be started.
[[noreturn]] void become(const Charge& charge, pid_t keeper, int failure) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != keeper) _exit(127);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  volunteer_for_memory_killer();
  default_signals();
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  settle_in(charge.scratch);
  confine(charge.permissions, charge.scratch);
  execvp(charge.command[0], charge.command);
  const int error = errno;
  [[maybe_unused]] auto written = write(failure, &error, sizeof error);
  _exit(127);
}

/// The pid of the child, or the negated errno.
int start(const Charge& charge) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  const Descriptor failure(ends[0]);
  Descriptor reported(ends[1]);
  const pid_t keeper = getpid(), child = fork();
  if (child == 0) become(charge, keeper, reported.get());
  reported.close();
  int error = child < 0 ? errno : 0;
  [[maybe_unused]] auto silent_where_it_started = read(failure.get(), &error, sizeof error);
  return error == 0 ? child : -error;
}

/// Readable when a child has died.
Descriptor watch_deaths() {
  sigset_t deaths;
  sigemptyset(&deaths);
  sigaddset(&deaths, SIGCHLD);
  sigprocmask(SIG_BLOCK, &deaths, nullptr);
  return Descriptor(signalfd(-1, &deaths, SFD_CLOEXEC | SFD_NONBLOCK));
}

/// Collects the dead; the status of the child if it is among them.
std::optional<int> collect(pid_t child) {
  std::optional<int> out;
  int status = 0;
  for (pid_t dead; (dead = waitpid(-1, &status, __WALL | WNOHANG)) > 0;)
    if (dead == child) out = status;
  return out;
}

/// The status of the child once it has ended; nothing if Assay hangs up before.
std::optional<int> wait_for(pid_t child, const Descriptor& deaths) {
  for (;;) {
    if (const auto status = collect(child)) return status;
    std::array<pollfd, 2> events{{{kLine, POLLIN, 0}, {deaths.get(), POLLIN, 0}}};
    poll(events.data(), events.size(), -1);
    signalfd_siginfo seen;
    while (read(deaths.get(), &seen, sizeof seen) > 0) {
    }
    if (events[0].revents != 0) return collect(child);
  }
}

/// Each round kills what has no parent left but this process; what the dead leave behind is for the next one.
void end_all() {
  while (waitpid(-1, nullptr, __WALL | WNOHANG) >= 0) {
    const auto left = children_of(getpid());
    for (const pid_t p : left) kill(p, SIGKILL);
    if (left.empty()) return;  // the kernel does not say which there are
    waitpid(-1, nullptr, __WALL);
  }
}

void say(int number) { send(kLine, &number, sizeof number, MSG_NOSIGNAL); }

}  // namespace

int keep(char** words) {
  const Charge charge = read_charge(words);
  unsetenv(kIsKeeper);
  fcntl(kLine, F_SETFD, FD_CLOEXEC);
  signal(SIGCHLD, SIG_DFL);  // who ignores it is told nothing of the dead
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const auto deaths = watch_deaths();
  const int child = start(charge);
  for (const int end_of_pipe : {0, 1, 2}) close(end_of_pipe);
  say(child);
  const auto status = child > 0 ? wait_for(child, deaths) : std::nullopt;
  if (child > 0) kill(-child, SIGKILL);
  end_all();
  std::error_code ignored;
  std::filesystem::remove_all(charge.scratch, ignored);
  say(status.value_or(SIGKILL));
  _exit(0);
}

}  // namespace assay::backends
