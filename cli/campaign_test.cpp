#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <sstream>
#include <thread>

#include "cli/command_test.h"

/// A campaign as a user runs it: the same bytes whatever happens in between.
namespace assay::cli {
namespace {

class CampaignTest : public CommandTest {
 protected:
  // A planted bug that shows at once, so that there is something to lose.
  static constexpr const char* kCampaign = "fuzz --backend mutant:primitive.add.5 --seed 5 ";

  std::string findings(const std::string& db) const { return assay("show list --json --db " + db).out; }

  /// The report without the name of its database, which it prints to be found again.
  std::string report(const std::string& db) const {
    EXPECT_EQ(assay("report --db " + db + " -o " + db + ".html").status, 0);
    std::string text = content(db + ".html");
    for (std::size_t at; (at = text.find(path(db))) != std::string::npos;) text.erase(at, path(db).size());
    return text;
  }

  /// Goes on with a campaign until there is a finding.
  bool finds(const std::string& command) const {
    for (int count = 200; count <= 12'800; count *= 2)
      if (assay(command + " --count " + std::to_string(count)).status == 1) return true;
    return false;
  }

  /// Starts the program and sends it a signal after a while; its wait status.
  int run_and_signal(const std::string& arguments, int signal, std::chrono::milliseconds after) const {
    const pid_t child = fork();
    if (child == 0) {
      const std::string command =
          "cd " + folder_.string() + " && exec " ASSAY_BINARY " " + arguments + " >out 2>err </dev/null";
      execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      _exit(127);
    }
    std::this_thread::sleep_for(after);
    kill(child, signal);
    int status = 0;
    waitpid(child, &status, 0);
    return status;
  }
};

TEST_F(CampaignTest, ThreadsDoNotChangeAByte) {
  const Ran one = assay(std::string(kCampaign) + "--count 300 --jobs 1 --db one.db");
  const Ran three = assay(std::string(kCampaign) + "--count 300 --jobs 3 --db three.db");
  EXPECT_EQ(one.status, 1) << one.err;
  EXPECT_EQ(three.status, 1) << three.err;
  EXPECT_NE(findings("one.db"), "");
  EXPECT_EQ(findings("one.db"), findings("three.db"));
  EXPECT_EQ(report("one.db"), report("three.db"));
}

TEST_F(CampaignTest, KilledAndResumedIsAsIfNothingHadHappened) {
  const std::string command = std::string(kCampaign) + "--count 600 --jobs 2 --db ";
  const Ran whole = assay(command + "whole.db");
  EXPECT_EQ(whole.status, 1) << whole.err;
  for (int kills = 0; kills < 3; ++kills)
    run_and_signal(command + "killed.db", SIGKILL, std::chrono::milliseconds(300 + 400 * kills));
  const Ran resumed = assay(command + "killed.db");
  EXPECT_EQ(resumed.status, 1) << resumed.err;
  EXPECT_EQ(findings("killed.db"), findings("whole.db"));
  EXPECT_EQ(report("killed.db"), report("whole.db"));
}

// A lock of a process that died is nobody's.
TEST_F(CampaignTest, OneProcessWritesACampaign) {
  const std::string command = std::string(kCampaign) + "--jobs 1 --db a.db ";
  const pid_t other = fork();
  if (other == 0) {
    const std::string line =
        "cd " + folder_.string() + " && exec " ASSAY_BINARY " " + command + "--time 1h >out 2>err </dev/null";
    execl("/bin/sh", "sh", "-c", line.c_str(), nullptr);
    _exit(127);
  }
  for (int k = 0; k < 200 && !std::filesystem::exists(path("a.db-1.lock")); ++k)
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  const Ran second = assay(command + "--count 100000");
  EXPECT_EQ(second.status, 3) << second.out;
  EXPECT_NE(second.err.find("is being run by process " + std::to_string(other) + " on "), std::string::npos)
      << second.err;
  EXPECT_EQ(assay("fuzz --backend oracle --count 5 --db a.db").status, 0);  // another campaign of the same database
  kill(other, SIGKILL);
  waitpid(other, nullptr, 0);
  const Ran resumed = assay(command + "--time 1s");
  EXPECT_LE(resumed.status, 1) << resumed.err;
  EXPECT_FALSE(std::filesystem::exists(path("a.db-1.lock")));
}

TEST_F(CampaignTest, AnInterruptKeepsWhatThereIs) {
  const int status =
      run_and_signal(std::string(kCampaign) + "--time 1h --jobs 1 --db a.db", SIGINT, std::chrono::seconds(4));
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 130);
  EXPECT_NE(findings("a.db"), "");
}

TEST_F(CampaignTest, AFindingCanBeShownAndExported) {
  ASSERT_EQ(assay(std::string(kCampaign) + "--count 200 --db a.db").status, 1);
  const Ran shown = assay("show 1 --db a.db");
  EXPECT_EQ(shown.status, 0) << shown.err;
  for (const char* part : {"program\n", "expected\n", "reproduce\n", "<- outside"})
    EXPECT_NE(shown.out.find(part), std::string::npos) << part << shown.out;
  EXPECT_EQ(assay("show 1 --json --db a.db").out.front(), '{');
  EXPECT_EQ(assay("export 1 --format lit -o . --db a.db").out, "./finding-1.mlir\n");
  const Ran check = assay("check finding-1.mlir");
  EXPECT_EQ(check.status, 0) << check.out;
  EXPECT_EQ(assay("export 1 --format bundle -o bundle --db a.db").status, 0);
  const Ran again = assay("check bundle/program.mlir --inputs bundle/inputs.txt --backend mutant:primitive.add.5");
  EXPECT_EQ(again.status, 1) << again.out;
  EXPECT_EQ(again.out.rfind("FAIL bundle/program.mlir: ", 0), 0u) << again.out;
}

/// What stands below `reproduce`.
std::string reproduce_line(const std::string& shown) {
  const std::size_t at = shown.find("\nreproduce\n  ") + 13;
  return shown.substr(at, shown.find('\n', at) - at);
}

// On one process, and on a grid with inputs of each process.
TEST_F(CampaignTest, AFindingIsReproducedByItsPrintedLineInAnyFolder) {
  std::filesystem::create_directories(folder_ / "it's here");
  for (const std::string mutant : {"primitive.add.5", "all_gather.means.1"}) {
    const std::string db = "\"it's here/" + mutant + ".db\"";
    EXPECT_TRUE(finds("fuzz --backend mutant:" + mutant + " --seed 5 --timeout 20s --db " + db)) << mutant;
    const std::string shown = assay("show 1 --db " + db).out;
    EXPECT_EQ(shown.find("\ngrid ") != std::string::npos, mutant.starts_with("all_gather")) << shown;
    const std::string line = reproduce_line(shown);
    EXPECT_NE(line.find("--variant default --contract stablehlo --timeout 20000ms"), std::string::npos) << line;
    const Ran again = shell(line, "elsewhere/" + mutant);
    EXPECT_EQ(again.status, 1) << line << again.err;
    EXPECT_NE(again.out.find("FAIL finding-1/program.mlir: "), std::string::npos) << again.out;
    const std::string readme = content("elsewhere/" + mutant + "/finding-1/README.md");
    const std::size_t check = readme.find("    assay check program.mlir");
    ASSERT_NE(check, std::string::npos) << readme;
    EXPECT_EQ(
        shell(readme.substr(check, readme.find('\n', check) - check), "elsewhere/" + mutant + "/finding-1").status, 1);
  }
}

TEST_F(CampaignTest, GenIsTheSameEveryTime) {
  const Ran first = assay("gen --seed 7 --count 20");
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(first.out, assay("gen --seed 7 --count 20").out);
  EXPECT_NE(first.out, assay("gen --seed 8 --count 20").out);
  file("programs.mlir", first.out);
  EXPECT_EQ(assay("verify programs.mlir").status, 0);
}

TEST_F(CampaignTest, GeneratedProgramsAreVerified) {
  for (const char* jobs : {"1", "3"}) {
    const Ran ran = assay(std::string("gen --seed 7 --count 300 --verify --jobs ") + jobs);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out, "300 programs, 0 invalid\n");
  }
}

}  // namespace
}  // namespace assay::cli
