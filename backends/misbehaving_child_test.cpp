#include "backends/misbehaving_child_test.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <thread>
#include <vector>

#include "backends/process/child.h"
#include "backends/process/last_words.h"
#include "backends/protocol/protocol.h"

namespace assay::backends {
namespace {

void say(std::string_view text) { [[maybe_unused]] auto n = write(STDOUT_FILENO, text.data(), text.size()); }
void complain(std::string_view text) { [[maybe_unused]] auto n = write(STDERR_FILENO, text.data(), text.size()); }

/// A frame with this header and nothing after it.
std::string framed(const std::string& header) {
  const auto length = static_cast<std::uint32_t>(header.size());
  return std::string(reinterpret_cast<const char*>(&length), sizeof length) + header;
}

void sleep_for_ever() {
  for (;;) std::this_thread::sleep_for(std::chrono::seconds(1));
}

/// A descendant that neither its process group nor its parents lead to, and its pid in the log.
void detach(const std::function<void()>& deed) {
  if (fork() == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    complain("detached " + std::to_string(getpid()) + "\n");
    deed();
  }
  wait(nullptr);
}

void sleep_a_little() { std::this_thread::sleep_for(std::chrono::milliseconds(300)); }

/// Four descendants that have in common what would be too much for each to have for itself.
void share_memory() {
  std::vector<char> shared(160 << 20, 1);
  for (int i = 0; i < 4; ++i)
    if (fork() == 0) sleep_for_ever();
  sleep_a_little();
}

bool can_create(const std::string& path) { return ::open(path.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600) >= 0; }

/// Tries what a back end has no need of and what every one needs, and says how far it came.
void reach_out() {
  const auto tell = [](const char* what, bool is_done) {
    complain(std::string(what) + (is_done ? ": done\n" : ": refused\n"));
  };
  const std::string scratch = getenv("TMPDIR");
  tell("internet", socket(AF_INET, SOCK_STREAM, 0) >= 0);
  tell("local socket", socket(AF_UNIX, SOCK_STREAM, 0) >= 0);
  tell("file outside", can_create(getenv(kOutside)));
  tell("secret", getenv(kSecret) != nullptr);
  tell("signal", kill(getppid(), 0) == 0);
  tell("scratch", can_create(scratch + "/file"));
  tell("null", can_create("/dev/null"));
  tell("path", getenv("PATH") != nullptr);
  complain("scratch folder " + scratch + "\n");
  _exit(4);
}

void flood_memory() {
  for (std::vector<char*> kept;;) {
    constexpr std::size_t kChunk = 8 << 20;
    kept.push_back(static_cast<char*>(std::malloc(kChunk)));
    std::memset(kept.back(), 1, kChunk);
  }
}

/// One byte too many, as code that was generated for a wrong size writes it.
void damage_heap() {
  print_last_words();
  constexpr std::size_t kSize = 24;
  volatile char* block = static_cast<char*>(std::malloc(kSize));
  volatile std::size_t end = kSize;
  block[end] = 1;
  std::free(const_cast<char*>(block));
}

/// A descendant that holds all pipes open after its parent is gone.
void leave_a_grandchild() {
  if (fork() == 0) sleep_for_ever();
  _exit(3);
}

const std::map<std::string, std::function<void()>, std::less<>>& misdeeds() {
  static const std::map<std::string, std::function<void()>, std::less<>> all = {
      {"segv", [] { raise(SIGSEGV); }},
      {"abort",
       [] {
         complain(
             "F0000 00:00:1712345678.123456    4711 array.h:412] Check failed: a.rank() == "
             "b.rank() (2 vs. 3) bad\n"
             "*** Check failure stack trace: ***\n"
             "    @     0x7f3c2a1b4d10  absl::lts_20250127::log_internal::LogMessage::SendToLog()\n"
             "    @     0x7f3c2a1b4c55  xla::Array<>::Reshape()\n"
             "    @     0x5581deadbeef  xla::cpu::Compile()\n");
         abort();
       }},
      {"exit", [] { _exit(7); }},
      {"hang", sleep_for_ever},
      {"spin",
       [] {
         for (volatile bool on = true; on;) {
         }
       }},
      {"spin in another process",
       [] {
         if (fork() != 0) sleep_for_ever();
         for (volatile bool on = true; on;) {
         }
       }},
      // Ends by itself, after more than twice the limit of its test and a fifth of that in CPU time.
      {"slowly",
       [] {
         for (int k = 0; k < 50; ++k) {
           usleep(18'000);
           for (const clock_t end = clock() + CLOCKS_PER_SEC / 500; clock() < end;) {
           }
         }
       }},
      {"hang ignoring signals",
       [] {
         signal(SIGTERM, SIG_IGN);
         signal(SIGINT, SIG_IGN);
         sleep_for_ever();
       }},
      {"damage", damage_heap},
      {"flood", flood_memory},
      {"garbage",
       [] {
         say("Hello, I am a library that prints to stdout\n");
         sleep_for_ever();
       }},
      {"short garbage",
       [] {
         say(framed("{}}"));
         sleep_for_ever();
       }},
      {"unknown status",
       [] {
         say(framed(R"({"status":"perhaps"})"));
         sleep_for_ever();
       }},
      {"huge frame",
       [] {
         say(framed(R"({"status":"ok","blobs":[1000000000000]})"));
         sleep_for_ever();
       }},
      {"close stdout",
       [] {
         close(STDOUT_FILENO);
         sleep_for_ever();
       }},
      {"exit in mid-frame",
       [] {
         say(framed(R"({"status":"ok"})").substr(0, 9));
         _exit(0);
       }},
      {"chatter",
       [] {
         const std::string line(1023, 'x');
         for (int i = 0; i < 8 * 1024; ++i) complain(line + "\n");
         complain("the last line\n");
       }},
      {"grandchild", leave_a_grandchild},
      {"detach and exit", [] { detach(sleep_for_ever), sleep_a_little(), _exit(3); }},
      {"detach and hang", [] { detach(sleep_for_ever), sleep_for_ever(); }},
      {"detached flood", [] { detach(flood_memory), sleep_for_ever(); }},
      {"share", share_memory},
      {"reach out", reach_out},
      {"unsupported death",
       [] {
         complain("LLVM ERROR: Unsupported op: stablehlo.fft\n");
         abort();
       }},
  };
  return all;
}

void do_if_told(std::string_view told, std::string_view when) {
  if (!told.starts_with(when)) return;
  const auto deed = misdeeds().find(told.substr(when.size()));
  if (deed != misdeeds().end()) deed->second();
}

std::optional<Request> next_request(FrameReader& reader) {
  std::array<std::byte, 4096> chunk;
  while (!reader.complete().value()) {
    const ssize_t n = read(STDIN_FILENO, chunk.data(), chunk.size());
    if (n <= 0) return std::nullopt;
    reader.append(std::span(chunk).first(static_cast<std::size_t>(n)));
  }
  return decode_request(reader.take()).value();
}

/// A host of its own: starts a child that detaches a process and hangs, shows their pids and waits.
int be_a_host() {
  auto child = Child::start({{"/proc/self/exe", kMisbehave, "hello detach and hang"}, {}});
  if (!child) return 1;
  say("child " + std::to_string((*child)->pid()) + "\n");
  fcntl((*child)->errors(), F_SETFL, 0);
  std::array<char, 64> log;
  const ssize_t n = read((*child)->errors(), log.data(), log.size());
  say({log.data(), static_cast<std::size_t>(std::max<ssize_t>(n, 0))});
  sleep_for_ever();
  return 0;
}

}  // namespace

int misbehave(const std::string& how) {
  if (how == "host") return be_a_host();
  do_if_told(how, "hello ");
  FrameReader reader;
  std::string text;
  while (auto request = next_request(reader)) {
    if (request->operation == Operation::kBye) return 0;
    Reply reply;
    reply.greeting = {"misbehaving", "1", 0, false, "", {}};
    if (request->operation == Operation::kCompile) text = request->text;
    if (request->operation == Operation::kCompile) do_if_told(text, "compile ");
    if (request->operation == Operation::kRun) do_if_told(text, "run ");
    if (request->operation == Operation::kRun) reply.outputs = request->inputs;
    say(encode(reply));
    do_if_told(text, "later ");
  }
  return 0;
}

}  // namespace assay::backends
