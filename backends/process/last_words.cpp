#include "backends/process/last_words.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace assay::backends {
namespace {

constexpr int kDeepestStack = 64;
constexpr std::array kFatal = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
alignas(16) std::array<std::byte, 1 << 16> stack_of_handler;

void print(std::string_view text) { [[maybe_unused]] auto written = write(STDERR_FILENO, text.data(), text.size()); }

void print_hex(std::uintptr_t n) {
  char digits[2 * sizeof n];
  std::size_t at = sizeof digits;
  do digits[--at] = "0123456789abcdef"[n % 16];
  while ((n /= 16) != 0);
  print({digits + at, sizeof digits - at});
}

std::string_view file_name(const char* path) {
  const char* slash = std::strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/// Code that was generated in memory belongs to no file.
void print_frame(void* address) {
  Dl_info info{};
  print("    @ ");
  if (dladdr(address, &info) != 0 && info.dli_fname != nullptr) {
    print(file_name(info.dli_fname));
    print("+0x");
    print_hex(reinterpret_cast<std::uintptr_t>(address) - reinterpret_cast<std::uintptr_t>(info.dli_fbase));
  } else {
    print("(generated code)");
  }
  print("\n");
}

volatile std::sig_atomic_t cause_of_death;

void take_effect(int) {
  signal(cause_of_death, SIG_DFL);
  raise(cause_of_death);
}

/// The unwinder allocates where code was generated at run time, and waits for ever if the signal
/// came from within the allocator.
void wait_at_most(suseconds_t microseconds) {
  signal(SIGALRM, take_effect);
  const itimerval time{.it_interval = {}, .it_value = {.tv_sec = 0, .tv_usec = microseconds}};
  setitimer(ITIMER_REAL, &time, nullptr);
}

constexpr suseconds_t kPatience = 300'000;

void die(int signal_number) {
  cause_of_death = signal_number;
  wait_at_most(kPatience);
  std::array<void*, kDeepestStack> frames;
  const int n = backtrace(frames.data(), kDeepestStack);
  print("assay: fatal signal, stack:\n");
  for (int i = 2; i < n; ++i) print_frame(frames[static_cast<std::size_t>(i)]);  // 0 and 1: the handler
  take_effect(SIGALRM);
}

}  // namespace

void print_last_words() {
  void* warm_up[1];
  backtrace(warm_up, 1);  // loads the unwinder now; within a handler that might deadlock
  const stack_t alternative{.ss_sp = stack_of_handler.data(), .ss_flags = 0, .ss_size = stack_of_handler.size()};
  sigaltstack(&alternative, nullptr);
  struct sigaction action {};
  action.sa_handler = die;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (const int s : kFatal) sigaction(s, &action, nullptr);
}

}  // namespace assay::backends
