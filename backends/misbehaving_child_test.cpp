#include "backends/misbehaving_child_test.h"

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <thread>
#include <vector>

#include "backends/child.h"
#include "backends/last_words.h"
#include "backends/protocol.h"

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

/// A host of its own: starts a child that hangs, says its pid and waits.
int be_a_host() {
  auto child = Child::start({{"/proc/self/exe", kMisbehave, "hello hang"}, {}});
  const pid_t pid = child ? (*child)->pid() : -1;
  say({reinterpret_cast<const char*>(&pid), sizeof pid});
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
    reply.greeting = {"misbehaving", "1", 0, false, ""};
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
