#include "backends/child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <mutex>
#include <string_view>
#include <thread>

#include "backends/pieces.h"

namespace assay::backends {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kGrace{200};

/// PR_SET_PDEATHSIG fires when the *thread* that forked ends, so one thread that never ends forks
/// for all; that also keeps starts apart from each other.
class Starter {
 public:
  static Starter& instance() {
    static auto* starter = new Starter;  // lives as long as its thread: until the process ends
    return *starter;
  }

  pid_t run(const std::function<pid_t()>& start) {
    std::lock_guard one_at_a_time(callers_);
    std::unique_lock lock(mutex_);
    work_ = &start;
    changed_.notify_all();
    changed_.wait(lock, [&] { return work_ == nullptr; });
    return result_;
  }

 private:
  Starter() {
    std::thread([this] { serve(); }).detach();
  }

  [[noreturn]] void serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return work_ != nullptr; });
      result_ = (*work_)();
      work_ = nullptr;
      changed_.notify_all();
    }
  }

  std::mutex callers_, mutex_;
  std::condition_variable changed_;
  const std::function<pid_t()>* work_ = nullptr;
  pid_t result_ = -1;
};

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

/// A socket, so that writing can say MSG_NOSIGNAL.
std::optional<Pipe> make_input() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return std::nullopt;
  return Pipe{lifted(ends[0]), lifted(ends[1])};
}

void set_nonblocking(const Descriptor& d) { fcntl(d.get(), F_SETFL, fcntl(d.get(), F_GETFL) | O_NONBLOCK); }

std::string program_path(const std::string& program) {
  if (program.find('/') != std::string::npos) return program;
  const char* path = std::getenv("PATH");
  for (const auto folder : pieces(path ? path : "/usr/local/bin:/usr/bin:/bin", ':'))
    if (const auto candidate = fmt::format("{}/{}", folder, program); access(candidate.c_str(), X_OK) == 0)
      return candidate;
  return program;
}

std::vector<std::string> environment_with(const Command& command) {
  std::vector<std::string> out;
  const auto replaced = [&](std::string_view entry) {
    return std::any_of(command.environment.begin(), command.environment.end(),
                       [&](const auto& e) { return entry.substr(0, entry.find('=')) == e.first; });
  };
  for (char** e = environ; *e != nullptr; ++e)
    if (!replaced(*e)) out.emplace_back(*e);
  for (const auto& [name, value] : command.environment) out.push_back(name + "=" + value);
  return out;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
  std::vector<char*> out;
  for (auto& s : strings) out.push_back(s.data());
  out.push_back(nullptr);
  return out;
}

struct Setup {
  const char* program;
  char* const* arguments;
  char* const* environment;
  int input, output, errors;
  int failure;  ///< where errno goes if the program cannot be started
  pid_t parent;
};

/// Where memory gets short, the kernel should take the child and not the campaign.
void volunteer_for_memory_killer() {
  const int fd = ::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  [[maybe_unused]] auto written = write(fd, "500", 3);
  close(fd);
}

void default_signals() {
  sigset_t none;
  sigemptyset(&none);
  for (int s : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGUSR1, SIGUSR2}) signal(s, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

/// Runs between fork and exec: calls async-signal-safe functions only.
[[noreturn]] void become(const Setup& s) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != s.parent) _exit(127);
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  volunteer_for_memory_killer();
  default_signals();
  dup2(s.input, 0);
  dup2(s.output, 1);
  dup2(s.errors, 2);
  close_range(3, ~0U, CLOSE_RANGE_CLOEXEC);
  execve(s.program, s.arguments, s.environment);
  const int error = errno;
  [[maybe_unused]] auto written = write(s.failure, &error, sizeof error);
  _exit(127);
}

/// The new process, or the negated errno.
pid_t fork_and_become(const Setup& setup) {
  return Starter::instance().run([&] {
    const pid_t pid = fork();
    if (pid == 0) become(setup);
    return pid < 0 ? -errno : pid;
  });
}

/// 0 once the program has been started, otherwise the errno of why not.
int start_error(const Descriptor& failure) {
  int error = 0;
  ssize_t n;
  do n = read(failure.get(), &error, sizeof error);
  while (n < 0 && errno == EINTR);
  return n == sizeof error ? error : 0;
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
  auto input = make_input();
  auto output = make_pipe(), errors = make_pipe(), failure = make_pipe();
  if (!input || !output || !errors || !failure) return tl::unexpected(cannot_start(command, errno));
  const std::string program = program_path(command.arguments.front());
  auto arguments = command.arguments;
  auto environment = environment_with(command);
  const auto argument_pointers = pointers(arguments), environment_pointers = pointers(environment);
  const pid_t pid =
      fork_and_become({program.c_str(), argument_pointers.data(), environment_pointers.data(), input->read.get(),
                       output->write.get(), errors->write.get(), failure->write.get(), getpid()});
  if (pid < 0) return tl::unexpected(cannot_start(command, -pid));
  failure->write.close();
  std::unique_ptr<Child> child(
      new Child(pid, std::move(input->write), std::move(output->read), std::move(errors->read)));
  if (const int error = start_error(failure->read)) {
    child->end();
    return tl::unexpected(cannot_start(command, error));
  }
  return child;
}

Child::Child(pid_t pid, Descriptor input, Descriptor output, Descriptor errors)
    : pid_(pid), input_(std::move(input)), output_(std::move(output)), errors_(std::move(errors)) {
  setpgid(pid, pid);  // also here: whoever kills the group must find it
  for (const auto* d : {&input_, &output_, &errors_}) set_nonblocking(*d);
}

Child::~Child() {
  if (exit_) return;
  input_.close();
  wait(kGrace);
  end();
}

bool Child::has_exited() const {
  if (exit_) return true;
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid_;
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
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  int status = 0;
  rusage usage{};
  pid_t collected;
  do collected = wait4(pid_, &status, 0, &usage);
  while (collected < 0 && errno == EINTR);
  exit_ = Exit{WIFSIGNALED(status) ? WTERMSIG(status) : 0, WIFEXITED(status) ? WEXITSTATUS(status) : 0,
               seconds(usage.ru_utime) + seconds(usage.ru_stime)};
  return *exit_;
}

double Child::cpu_seconds() const {
  if (exit_) return exit_->cpu_seconds;
  clockid_t clock;
  timespec t{};
  if (clock_getcpuclockid(pid_, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_nsec) * 1e-9;
}

std::int64_t Child::resident_bytes() const {
  const std::string path = fmt::format("/proc/{}/statm", pid_);
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  char text[128] = {};
  if (!file || read(file.get(), text, sizeof text - 1) <= 0) return 0;
  long long total = 0, resident = 0;
  if (std::sscanf(text, "%lld %lld", &total, &resident) != 2) return 0;
  return resident * sysconf(_SC_PAGESIZE);
}

}  // namespace assay::backends
