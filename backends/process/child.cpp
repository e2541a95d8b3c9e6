#include "backends/process/child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <thread>

#include "backends/process/confinement.h"
#include "backends/process/descendants.h"
#include "backends/process/keeper.h"

namespace assay::backends {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kGrace{200};
/// How long a keeper may take to end what is below it, in milliseconds.
constexpr int kLongestEnd = 10'000;

/// Above stdin, stdout and stderr, whatever of these our own process was started without.
Descriptor lifted(int fd) {
  if (fd < 0 || fd > 2) return Descriptor(fd);
  const int higher = fcntl(fd, F_DUPFD_CLOEXEC, 3);
  ::close(fd);
  return Descriptor(higher);
}

struct Pipe {
  Descriptor read, write;
};

std::optional<Pipe> make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
  return Pipe{lifted(ends[0]), lifted(ends[1])};
}

/// Both ways, and writing can say MSG_NOSIGNAL.
std::optional<Pipe> make_socket() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
  return Pipe{lifted(ends[0]), lifted(ends[1])};
}

void set_nonblocking(const Descriptor& d) { fcntl(d.get(), F_SETFL, fcntl(d.get(), F_GETFL) | O_NONBLOCK); }

std::string_view name_of(std::string_view entry) { return entry.substr(0, entry.find('=')); }

std::vector<std::string> environment_with(const Command& command) {
  std::vector<std::string> out;
  const auto replaced = [&](std::string_view entry) {
    return std::any_of(command.environment.begin(), command.environment.end(),
                       [&](const auto& e) { return name_of(entry) == e.first; });
  };
  for (char** e = environ; *e != nullptr; ++e)
    if (!replaced(*e) && passes(name_of(*e), command.permissions)) out.emplace_back(*e);
  for (const auto& [name, value] : command.environment) out.push_back(name + "=" + value);
  out.push_back(std::string(kIsKeeper) + "=1");
  return out;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
  std::vector<char*> out;
  for (auto& s : strings) out.push_back(s.data());
  out.push_back(nullptr);
  return out;
}

/// What posix_spawn wants to be told.
class SpawnPlan {
 public:
  SpawnPlan() {
    posix_spawn_file_actions_init(&actions_);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
  }
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;

  void pass(const Descriptor& ours, int as) { posix_spawn_file_actions_adddup2(&actions_, ours.get(), as); }

  /// The new process, or the negated errno. It has the descriptors that were passed and no others.
  pid_t run(std::vector<std::string> arguments, std::vector<std::string> environment) {
    posix_spawn_file_actions_addclosefrom_np(&actions_, kLine + 1);
    pid_t pid = -1;
    const int error = posix_spawn(&pid, "/proc/self/exe", &actions_, &attributes_, pointers(arguments).data(),
                                  pointers(environment).data());
    return error == 0 ? pid : -error;
  }

 private:
  posix_spawn_file_actions_t actions_;
  posix_spawnattr_t attributes_;
};

std::vector<std::string> keeper_of(const Command& command) {
  std::vector<std::string> out = {"assay", kKeepVerb};
  for (auto& word : words_of(command.permissions)) out.push_back(std::move(word));
  out.emplace_back(kEndOfPermissions);
  out.insert(out.end(), command.arguments.begin(), command.arguments.end());
  return out;
}

/// What the keeper says next; nothing if it has ended, or says nothing in time.
std::optional<int> hear(const Descriptor& line, int patience_ms) {
  pollfd event{line.get(), POLLIN, 0};
  int ready;
  do ready = poll(&event, 1, patience_ms);
  while (ready < 0 && errno == EINTR);
  int number = 0;
  const bool is_whole = ready > 0 && recv(line.get(), &number, sizeof number, MSG_WAITALL) == sizeof number;
  return is_whole ? std::optional(number) : std::nullopt;
}

double seconds(const timeval& t) { return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6; }

Error cannot_start(const Command& command, int error) {
  char buffer[128];
  return {fmt::format("cannot start {}: {}", command.arguments.front(), strerror_r(error, buffer, sizeof buffer)), "",
          ErrorKind::kEnvironment};
}

}  // namespace

std::string Exit::text() const {
  if (signal == 0) return fmt::format("exit code {}", code);
  const char* name = sigabbrev_np(signal);
  return fmt::format("signal {} ({})", signal, name ? name : "unknown");
}

Result<std::unique_ptr<Child>> Child::start(const Command& command) {
  if (std::getenv(kIsKeeper) != nullptr)
    return fail("this binary cannot start back ends: its main does not call child_main", "", ErrorKind::kEnvironment);
  auto input = make_socket(), line = make_socket();
  auto output = make_pipe(), errors = make_pipe();
  if (!input || !line || !output || !errors) return tl::unexpected(cannot_start(command, errno));
  SpawnPlan plan;
  plan.pass(input->read, STDIN_FILENO);
  plan.pass(output->write, STDOUT_FILENO);
  plan.pass(errors->write, STDERR_FILENO);
  plan.pass(line->read, kLine);
  const pid_t keeper = plan.run(keeper_of(command), environment_with(command));
  if (keeper < 0) return tl::unexpected(cannot_start(command, -keeper));
  for (auto* theirs : {&input->read, &output->write, &errors->write, &line->read}) theirs->close();
  std::unique_ptr<Child> child(new Child(keeper, std::move(line->write), std::move(input->write),
                                         std::move(output->read), std::move(errors->read)));
  child->pid_ = hear(child->line_, -1).value_or(-ECHILD);
  if (child->pid_ < 0) return tl::unexpected(cannot_start(command, -child->pid_));
  return child;
}

Child::Child(pid_t keeper, Descriptor line, Descriptor input, Descriptor output, Descriptor errors)
    : keeper_(keeper), line_(std::move(line)), input_(std::move(input)), output_(std::move(output)),
      errors_(std::move(errors)) {
  for (const auto* d : {&input_, &output_, &errors_}) set_nonblocking(*d);
}

Child::~Child() {
  if (exit_) return;
  input_.close();
  if (pid_ > 0) wait(kGrace);
  end();
}

bool Child::has_exited() const {
  if (exit_) return true;
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(keeper_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == keeper_;
}

bool Child::wait(milliseconds patience) const {
  const auto until = std::chrono::steady_clock::now() + patience;
  while (!has_exited()) {
    if (std::chrono::steady_clock::now() >= until) return false;
    std::this_thread::sleep_for(milliseconds(1));
  }
  return true;
}

Exit Child::end() {
  if (exit_) return *exit_;
  shutdown(line_.get(), SHUT_WR);
  kill(keeper_, SIGCONT);  // its child may have stopped it
  const auto told = hear(line_, kLongestEnd);
  if (!told) end_by_force();
  int status = 0;
  rusage usage{};
  pid_t collected;
  do collected = wait4(keeper_, &status, 0, &usage);
  while (collected < 0 && errno == EINTR);
  status = told.value_or(status);
  exit_ = Exit{WIFSIGNALED(status) ? WTERMSIG(status) : 0, WIFEXITED(status) ? WEXITSTATUS(status) : 0,
               seconds(usage.ru_utime) + seconds(usage.ru_stime)};
  return *exit_;
}

/// Where the keeper does not do its work.
void Child::end_by_force() const {
  if (pid_ > 0) kill(-pid_, SIGKILL);
  kill(keeper_, SIGKILL);
}

double Child::cpu_seconds() const { return exit_ ? exit_->cpu_seconds : cpu_seconds_of(pid_); }

double Child::cpu_seconds_of_all() const { return exit_ ? exit_->cpu_seconds : cpu_seconds_below(keeper_); }

bool Child::exceeds(std::int64_t bytes) const { return !exit_ && exceed(descendants_of(keeper_), bytes); }

}  // namespace assay::backends
