#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "cli/command_test.h"

/// Back ends that hang, and that answer what the program does not say.
namespace assay::cli {
namespace {

// Hangs where its second argument says, in a reduction once only, and leaves a file when it begins to. Otherwise
// answers as its second argument says.
constexpr const char* kUnruly = R"py(
import os, sys, time
sys.path.insert(0, sys.argv[1])
from protocol import serve
mode = sys.argv[2]

ANSWERS = {
    "processes": lambda n: [[("f32", [], b"\0\0\0\0")]] * 500,
    "none": lambda n: [[] for _ in range(n)],
    "type": lambda n: [[("i32", [], b"\0\0\0\0")]] * n,
    "shape": lambda n: [[("f32", [2], b"\0" * 8)]] * n,
    "reduction": lambda n: [[] for _ in range(n)],
    "slow": lambda n: [[] for _ in range(n)],
}

def step(name):
    if mode == name:
        open("hangs", "w").close()
        time.sleep(3600)

class Backend:
    def hello(self):
        step("start")
        return {"name": "unruly", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        step("compile")
        if mode == "slow":
            time.sleep(0.5)
        if os.path.exists("failed") and not os.path.exists("hangs"):
            step("reduction")

    def run(self, inputs):
        step("run")
        open("failed", "w").close()
        return ANSWERS[mode](len(inputs))

serve(Backend)
)py";

class UnrulyBackend : public CommandTest {
 protected:
  void SetUp() override {
    CommandTest::SetUp();
    file("unruly.py", kUnruly);
    file("add.mlir",
         "func.func @main() -> tensor<f32> {\n  %0 = stablehlo.constant dense<1.0> : tensor<f32>\n"
         "  %1 = stablehlo.add %0, %0 : tensor<f32>\n  return %1 : tensor<f32>\n}\n");
  }

  static std::string backend(const std::string& mode) {
    return " --timeout 1h --start-timeout 1h --allow write=. --backend 'worker:python3 unruly.py " ASSAY_SOURCE_DIR
           "/backends/workers " +
           mode + "'";
  }

  pid_t start(const std::string& arguments) const {
    const pid_t child = fork();
    if (child != 0) return child;
    const std::string command = "cd " + folder_.string() + " && exec " ASSAY_BINARY " " + arguments + " >out 2>err";
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(127);
  }

  /// The wait status of what is interrupted as soon as its back end hangs.
  int interrupted(const std::string& arguments) const {
    std::filesystem::remove(path("hangs"));
    const pid_t child = start(arguments);
    for (int i = 0; i < 6000 && !std::filesystem::exists(path("hangs")); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    kill(child, SIGINT);
    int status = -1;
    for (int i = 0; i < 500 && waitpid(child, &status, WNOHANG) == 0; ++i)  // a busy machine has five seconds
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    if (status == -1) kill(child, SIGKILL), waitpid(child, nullptr, 0);
    return status;
  }
};

TEST_F(UnrulyBackend, ThatHangsDoesNotHoldUpAnInterrupt) {
  for (const char* verb : {"run add.mlir", "check add.mlir", "fuzz --time 1h --db a.db", "sweep tanh --type f32",
                           "profile --parts probes --db p.db"})
    for (const char* mode : {"start", "compile", "run"}) {
      const int status = interrupted(verb + backend(mode));
      EXPECT_TRUE(WIFEXITED(status)) << verb << " " << mode << " " << status;
      EXPECT_EQ(WEXITSTATUS(status), 130) << verb << " " << mode << " " << content("err");
    }
}

TEST_F(UnrulyBackend, ThatHangsInAReductionLeavesASummaryAndIsMetAgain) {
  const std::string fuzz = "fuzz --count 1 --jobs 1 --no-calibrate --db a.db";
  const int status = interrupted(fuzz + backend("reduction"));
  EXPECT_EQ(status, 130 << 8) << content("err");
  EXPECT_NE(content("out").find("database   a.db"), std::string::npos) << content("out");
  EXPECT_TRUE(assay("show list --db a.db").out.ends_with("\nno findings\n\n"));
  const Ran resumed = assay(fuzz + backend("reduction"));
  EXPECT_EQ(resumed.status, 1) << resumed.err;
  EXPECT_NE(assay("show list --db a.db").out.find("wrong-type"), std::string::npos);
}

// Six seconds are enough to meet a failure, and not to reduce it where each compilation takes half of one.
TEST_F(UnrulyBackend, ThatFailsWithoutTimeToReduceEndsInAFailure) {
  const Ran ran = assay("fuzz --time 8s --jobs 1 --db a.db" + backend("slow"));
  EXPECT_EQ(ran.status, 1) << ran.err;
  EXPECT_EQ(ran.out.find("No violation"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("left out   "), std::string::npos) << ran.out;
  EXPECT_NE(assay("show list --db a.db").out.find("wrong-type"), std::string::npos);
}

TEST_F(UnrulyBackend, ThatAnswersInAnotherFormHasNoAnswer) {
  const struct {
    const char* mode;
    const char* message;
  } kForms[] = {{"processes", "outputs of 500 processes, not of 1"},
                {"none", "0 outputs of process 0, not 1"},
                {"type", "output 0 of process 0 is tensor<i32> in 4 bytes, not tensor<f32>"},
                {"shape", "output 0 of process 0 is tensor<2xf32> in 8 bytes, not tensor<f32>"}};
  for (const auto& form : kForms) {
    const Ran ran = assay("run add.mlir" + backend(form.mode));
    EXPECT_EQ(ran.status, 1) << form.mode;
    EXPECT_EQ(ran.out, "") << form.mode;
    EXPECT_NE(ran.err.find(form.message), std::string::npos) << ran.err;
  }
}

TEST_F(UnrulyBackend, IsToldWhatCannotBeAllowed) {
  const Ran ran = assay("run add.mlir --backend oracle --allow fun");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("network, write=PATH and env=NAME"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace assay::cli
