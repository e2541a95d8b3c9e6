#include <dirent.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cctype>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <thread>

#include "backends/misbehaving_child_test.h"
#include "backends/process/environment.h"
#include "backends/process/heap_checks.h"
#include "backends/protocol/framed_backend.h"

namespace assay::backends {
namespace {

using std::chrono::milliseconds;

constexpr std::int64_t kLimit = 256 << 20;

Command child(const std::string& how = "well behaved") { return {{"/proc/self/exe", kMisbehave, how}, {}}; }

Limits limits(int timeout_ms = 2000) {
  Limits out;
  out.timeout = milliseconds(timeout_ms);
  out.resident_bytes = kLimit;
  return out;
}

Source text(const std::string& what) { return {nullptr, what, {}}; }

ProcessTensors one_tensor() {
  return {{{spec::Type::tensor({2}, spec::ElementType::i8), {std::byte{1}, std::byte{2}}}}};
}

std::size_t open_descriptors() {
  std::size_t n = 0;
  DIR* folder = opendir("/proc/self/fd");
  while (readdir(folder) != nullptr) ++n;
  closedir(folder);
  return n;
}

struct Case {
  const char* misdeed;
  OutcomeKind expected;
  const char* message;      ///< part of it
  const char* signature;    ///< all of it
  int timeout_ms = 60'000;  ///< for a machine so busy that the misdeed itself takes long; less where it is to pass
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.misdeed; }

const Case kCases[] = {
    {"segv", OutcomeKind::kCrashed, "signal 11 (SEGV)", "signal 11 (SEGV)"},
    {"abort", OutcomeKind::kCrashed, "signal 6 (ABRT)",
     "array.h:412 Check failed: a.rank() == b.rank() | xla::Array<>::Reshape | xla::cpu::Compile"},
    {"exit", OutcomeKind::kCrashed, "exit code 7", "exit code 7"},
    {"hang", OutcomeKind::kTimedOut, "no answer within 3 s", "", 300},
    {"spin", OutcomeKind::kTimedOut, "no answer within 0.3 s of CPU time", "", 300},
    {"spin in another process", OutcomeKind::kTimedOut, "no answer within 0.3 s of CPU time", "", 300},
    {"hang ignoring signals", OutcomeKind::kTimedOut, "no answer", "", 300},
    {"flood", OutcomeKind::kOutOfMemory, "more than 256 MiB", ""},
    {"garbage", OutcomeKind::kGarbage, "header", ""},
    {"short garbage", OutcomeKind::kGarbage, "no JSON object", ""},
    {"unknown status", OutcomeKind::kGarbage, "'perhaps'", ""},
    {"huge frame", OutcomeKind::kGarbage, "more than", ""},
    {"close stdout", OutcomeKind::kGarbage, "closed its output", ""},
    {"exit in mid-frame", OutcomeKind::kCrashed, "exit code 0", "exit code 0"},
    {"grandchild", OutcomeKind::kCrashed, "exit code 3", "exit code 3"},
    {"unsupported death", OutcomeKind::kUnsupported, "Unsupported op", "LLVM ERROR: Unsupported op: stablehlo.fft"},
};

class Misbehaving : public testing::TestWithParam<Case> {};

TEST_P(Misbehaving, InCompileIsItsOutcomeAndTheNextProgramWorks) {
  FramedBackend backend(child(), limits(GetParam().timeout_ms));
  const auto out = backend.compile(text(std::string("compile ") + GetParam().misdeed), {});
  EXPECT_EQ(to_string(out.kind), to_string(GetParam().expected)) << out.message;
  EXPECT_NE(out.message.find(GetParam().message), std::string::npos) << out.message;
  EXPECT_EQ(out.signature, GetParam().signature);
  ASSERT_TRUE(backend.compile(text("harmless"), {}).ok());
  const auto ran = backend.run(one_tensor());
  ASSERT_TRUE(ran.ok()) << ran.message;
  EXPECT_EQ(ran.outputs, one_tensor());
}

TEST_P(Misbehaving, InRunIsItsOutcomeAgainAndAgain) {
  FramedBackend backend(child(), limits(GetParam().timeout_ms));
  ASSERT_TRUE(backend.compile(text(std::string("run ") + GetParam().misdeed), {}).ok());
  for (int i = 0; i < 2; ++i) {
    const auto out = backend.run(one_tensor());
    EXPECT_EQ(to_string(out.kind), to_string(GetParam().expected)) << out.message;
    EXPECT_EQ(out.signature, GetParam().signature);
  }
}

TEST_P(Misbehaving, AtTheStartMakesItUnavailable) {
  auto patience = limits();
  patience.start = milliseconds(300);
  Session session(child(std::string("hello ") + GetParam().misdeed), patience);
  const auto out = session.start();
  EXPECT_EQ(to_string(out.kind), to_string(OutcomeKind::kUnavailable));
  EXPECT_NE(out.message.find("cannot start"), std::string::npos) << out.message;
}

INSTANTIATE_TEST_SUITE_P(Child, Misbehaving, testing::ValuesIn(kCases), [](const auto& info) {
  std::string name = info.param.misdeed;
  std::erase_if(name, [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); });
  return name;
});

TEST(Child, ThatDamagesItsHeapDiesInTheProgramThatDoesIt) {
  auto command = child();
  command.environment = heap_checks();
  if (command.environment.empty())
    GTEST_SKIP() << "needs checks of the heap: those of libc_malloc_debug.so, which sanitizers replace";
  FramedBackend backend(command, limits());
  EXPECT_TRUE(backend.compile(text("run damage"), {}).ok());
  const auto outcome = backend.run(one_tensor());
  EXPECT_EQ(outcome.kind, OutcomeKind::kCrashed);
  EXPECT_EQ(outcome.signature, kDamagesHeap) << outcome.message;
}

TEST(Child, MayPrintMegabytesToStderr) {
  FramedBackend backend(child(), limits(10'000));
  EXPECT_TRUE(backend.compile(text("compile chatter"), {}).ok());
  EXPECT_TRUE(backend.run(one_tensor()).ok());
}

TEST(Child, DyingUnaskedCostsNothing) {
  FramedBackend backend(child(), limits());
  ASSERT_TRUE(backend.compile(text("later exit"), {}).ok());
  std::this_thread::sleep_for(milliseconds(100));
  ASSERT_TRUE(backend.compile(text("harmless"), {}).ok());
  EXPECT_TRUE(backend.run(one_tensor()).ok());
}

TEST(Child, SpeakingUnaskedIsReplaced) {
  FramedBackend backend(child(), limits());
  ASSERT_TRUE(backend.compile(text("later garbage"), {}).ok());
  std::this_thread::sleep_for(milliseconds(100));
  EXPECT_TRUE(backend.compile(text("harmless"), {}).ok());
}

TEST(Child, TakesLargeTensorsBothWays) {
  FramedBackend backend(child(), limits());
  ASSERT_TRUE(backend.compile(text("harmless"), {}).ok());
  const auto type = spec::Type::tensor({5'000'000}, spec::ElementType::i8);
  const ProcessTensors inputs = {{{type, std::vector<std::byte>(5'000'000, std::byte{7})}}};
  const auto out = backend.run(inputs);
  ASSERT_TRUE(out.ok()) << out.message;
  EXPECT_EQ(out.outputs, inputs);
}

TEST(Child, RunsNothingThatDidNotCompile) {
  FramedBackend backend(child(), limits());
  EXPECT_EQ(backend.run(one_tensor()).kind, OutcomeKind::kFailed);
  EXPECT_EQ(backend.compile(text("compile exit"), {}).kind, OutcomeKind::kCrashed);
  EXPECT_EQ(backend.run(one_tensor()).kind, OutcomeKind::kFailed);
}

TEST(Child, ThatDoesNotExistIsUnavailable) {
  FramedBackend backend({{"/nonexistent/program"}, {}}, limits());
  const auto out = backend.compile(text("harmless"), {});
  EXPECT_EQ(out.kind, OutcomeKind::kUnavailable);
  EXPECT_NE(out.message.find("No such file"), std::string::npos) << out.message;
}

TEST(Child, CountsItsTimeEvenAfterItsDeath) {
  FramedBackend backend(child(), limits(400));
  const auto spun = backend.compile(text("compile spin"), {});
  EXPECT_EQ(spun.kind, OutcomeKind::kTimedOut);
  EXPECT_GT(spun.cpu_seconds, 0.05);
  EXPECT_LT(spun.cpu_seconds, 2);
  EXPECT_GE(backend.cpu_seconds(), spun.cpu_seconds);
}

// A machine that is busy with other things keeps a child from its work: so it is here by sleeping most of its time.
TEST(Child, HasItsLimitOfCpuTimeAndMoreOfWallTime) {
  FramedBackend backend(child(), limits(400));
  EXPECT_TRUE(backend.compile(text("compile slowly"), {}).ok());
  const auto spun = backend.compile(text("compile spin"), {});
  EXPECT_EQ(spun.kind, OutcomeKind::kTimedOut);
  EXPECT_LT(spun.seconds, 3.9) << "who computes is not waited for as long as who sleeps";
}

// ---- a child that puts a process in its own place ----------------------------------------------

/// A worker that loads once and works in processes that die: the programs are the names of what it is to do.
constexpr const char* kMortal = R"(import os, sys
sys.path.insert(0, WORKERS)
import protocol
loads = 0

def load():
    global loads
    loads += 1

def half_a_frame(fd, header, blobs):
    os.write(fd, b'\x40\0\0\0{"status":')
    os.abort()

class Mortal:
    def hello(self):
        return {"name": "mortal", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        print("compiles", text, file=sys.stderr, flush=True)
        if text == "abort":
            os.abort()
        if text == "exit":
            os._exit(7)
        if text == "half a frame":
            protocol._send = half_a_frame
        if text == "who":
            raise protocol.Refusal("failed", f"{loads} {os.getppid()} {os.getpid()}")

    def run(self, inputs):
        if os.environ.get("ASSAY_TIMEOUT_SECONDS") == "dies":
            os.abort()
        return inputs

protocol.serve(Mortal, load)
)";

Command mortal() {
  std::string script = kMortal;
  const std::string place = "WORKERS";
  script.replace(script.find(place), place.size(), "'" + worker_folder().value_or("").string() + "'");
  const std::string path = testing::TempDir() + "mortal.py";
  std::ofstream(path) << script;
  return {{"python3", path}, {}};
}

/// How often it has loaded, who starts its processes, and which works.
std::array<std::string, 3> who(FramedBackend& backend) {
  std::istringstream words(backend.compile(text("who"), {}).message);
  std::array<std::string, 3> out;
  for (auto& word : out) words >> word;
  return out;
}

TEST(ChildThatForks, DiesAsOthersDoAndLoadsOnce) {
  FramedBackend backend(mortal(), limits(60'000));
  const auto first = who(backend);
  EXPECT_EQ(first[0], "1");
  auto out = backend.compile(text("abort"), {});
  EXPECT_EQ(out.kind, OutcomeKind::kCrashed);
  EXPECT_EQ(out.message, "died with signal 6 (ABRT)\ncompiles abort\n");
  EXPECT_EQ(out.signature, "signal 6 (ABRT)");
  const auto second = who(backend);
  EXPECT_EQ(second[1], first[1]) << "the process that loaded is another";
  EXPECT_NE(second[2], first[2]) << "what died works on";
  out = backend.compile(text("exit"), {});
  EXPECT_EQ(out.message, "died with exit code 7\ncompiles exit\n");
  EXPECT_GT(backend.cpu_seconds(), 0);
}

TEST(ChildThatForks, KnowsNothingOfWhatTheDeadCompiled) {
  FramedBackend backend(mortal(), limits(60'000));
  ASSERT_TRUE(backend.compile(text("fine"), {}).ok());
  ASSERT_TRUE(backend.run(one_tensor()).ok());
  const auto before = backend.session().starts();
  backend.restart(1);
  const auto again = backend.run(one_tensor());
  EXPECT_TRUE(again.ok()) << again.message;
  EXPECT_EQ(backend.session().starts(), before + 1);
}

TEST(ChildThatForks, IsFreshWithoutLoadingAgain) {
  FramedBackend backend(mortal(), limits(60'000));
  const auto first = who(backend);
  backend.restart(1);
  const auto second = who(backend);
  EXPECT_EQ(second[1], first[1]);
  EXPECT_NE(second[2], first[2]);
}

TEST(ChildThatForks, DiesWholeInTheMiddleOfAFrame) {
  FramedBackend backend(mortal(), limits(60'000));
  const auto first = who(backend);
  const auto out = backend.compile(text("half a frame"), {});
  EXPECT_EQ(out.kind, OutcomeKind::kCrashed);
  EXPECT_NE(out.message.find("signal 6 (ABRT)"), std::string::npos) << out.message;
  EXPECT_NE(who(backend)[1], first[1]);
}

TEST(ChildThatForks, RunsNothingTwiceThatDies) {
  auto command = mortal();
  command.environment.emplace_back("ASSAY_TIMEOUT_SECONDS", "dies");
  FramedBackend backend(command, limits(60'000));
  ASSERT_TRUE(backend.compile(text("fine"), {}).ok());
  const auto before = backend.session().starts();
  EXPECT_EQ(backend.run(one_tensor()).kind, OutcomeKind::kCrashed);
  EXPECT_EQ(backend.session().starts(), before);
}

TEST(Child, LeavesNoDescriptorsAndNoZombies) {
  {
    FramedBackend first(child(), limits());
    first.compile(text("harmless"), {});
  }
  const auto before = open_descriptors();
  for (const char* what : {"harmless", "compile exit", "compile abort", "compile garbage", "compile grandchild"}) {
    FramedBackend backend(child(), limits());
    backend.compile(text(what), {});
  }
  EXPECT_EQ(open_descriptors(), before);
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

bool is_alive(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/stat");
  std::string id, name, state;
  return status >> id >> name >> state && state != "Z";
}

bool ends_soon(pid_t pid) {
  for (int i = 0; i < 300 && is_alive(pid); ++i) std::this_thread::sleep_for(milliseconds(10));
  return !is_alive(pid);
}

/// The number behind a word.
pid_t pid_after(const std::string& word, const std::string& log) {
  const auto at = log.find(word + " ");
  return at == std::string::npos ? 0 : std::atoi(log.c_str() + at + word.size());
}

TEST(Child, TakesAlongWhatMadeASessionOfItsOwn) {
  for (const char* misdeed : {"compile detach and exit", "compile detach and hang"}) {
    FramedBackend backend(child(), limits(1000));
    const auto out = backend.compile(text(misdeed), {});
    const pid_t detached = pid_after("detached", out.message);
    ASSERT_GT(detached, 0) << out.message;
    EXPECT_FALSE(is_alive(detached)) << misdeed;
  }
}

TEST(Child, TakesAlongWhatItLeavesInOrder) {
  pid_t detached = 0;
  {
    auto alone = Child::start(child("hello detach and exit"));
    ASSERT_TRUE(alone);
    (*alone)->wait(milliseconds(60'000));
    std::array<char, 256> log{};
    ASSERT_GT(read((*alone)->errors(), log.data(), log.size() - 1), 0);
    detached = pid_after("detached", log.data());
    EXPECT_EQ((*alone)->end().text(), "exit code 3");
  }
  ASSERT_GT(detached, 0);
  EXPECT_FALSE(is_alive(detached));
}

TEST(Child, HasTheMemoryOfAllThatItStarted) {
  FramedBackend backend(child(), limits(60'000));
  const auto out = backend.compile(text("compile detached flood"), {});
  EXPECT_EQ(to_string(out.kind), "out of memory") << out.message;
  EXPECT_FALSE(is_alive(pid_after("detached", out.message)));
}

TEST(Child, HasSharedMemoryOnce) {
  FramedBackend backend(child(), limits(60'000));
  const auto out = backend.compile(text("compile share"), {});
  EXPECT_EQ(to_string(out.kind), "ok") << out.message;
}

/// All that a process of this binary prints until it has printed two lines.
std::string two_lines_of(int descriptor) {
  std::string out;
  std::array<char, 256> chunk;
  while (std::ranges::count(out, '\n') < 2) {
    const ssize_t n = read(descriptor, chunk.data(), chunk.size());
    if (n <= 0) return out;
    out.append(chunk.data(), static_cast<std::size_t>(n));
  }
  return out;
}

TEST(Child, DiesWithItsHostAndTakesAlongWhatItStarted) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t host = fork();
  if (host == 0) {
    dup2(ends[1], STDOUT_FILENO);
    execl("/proc/self/exe", "host", kMisbehave, "host", nullptr);
    _exit(127);
  }
  const std::string log = two_lines_of(ends[0]);
  const pid_t child = pid_after("child", log), detached = pid_after("detached", log);
  ASSERT_GT(child, 0) << log;
  ASSERT_GT(detached, 0) << log;
  EXPECT_TRUE(is_alive(child) && is_alive(detached));
  kill(host, SIGKILL);  // it alone, and nothing in it can take leave
  waitpid(host, nullptr, 0);
  EXPECT_TRUE(ends_soon(child));
  EXPECT_TRUE(ends_soon(detached));
  for (const int end : ends) close(end);
}

TEST(Child, OutlivesTheThreadThatStartedIt) {
  FramedBackend backend(child(), limits());
  std::thread([&] { ASSERT_TRUE(backend.compile(text("harmless"), {}).ok()); }).join();
  std::this_thread::sleep_for(milliseconds(50));
  const auto starts = backend.session().starts();
  EXPECT_TRUE(backend.run(one_tensor()).ok());
  EXPECT_EQ(backend.session().starts(), starts);
}

TEST(Child, ManyAtOnceDoNotDisturbEachOther) {
  std::vector<std::thread> threads;
  std::atomic<int> good = 0;
  for (int t = 0; t < 8; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < 4; ++i) {
        FramedBackend backend(child(), limits(20'000));
        const bool crash = (t + i) % 2 == 0;
        const auto out = backend.compile(text(crash ? "compile exit" : "harmless"), {});
        good += crash ? out.kind == OutcomeKind::kCrashed : backend.run(one_tensor()).ok();
      }
    });
  }
  for (auto& t : threads) t.join();
  EXPECT_EQ(good, 32);
}

}  // namespace
}  // namespace assay::backends
