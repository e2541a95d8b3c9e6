#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "cli/command_test.h"

/// Programs that JAX spreads over devices (corpus/sharded), checked as a user does.
namespace assay::cli {
namespace {

class ShardedPrograms : public CommandTest {
 protected:
  static std::string named(const std::string& file) { return ASSAY_SOURCE_DIR "/corpus/sharded/" + file; }
  Ran check(const std::string& program, const std::string& text, const std::string& backend) {
    return assay("check " + named(program + "." + text + ".mlir") + " --inputs " + named(program + ".inputs") +
                 " --backend " + backend);
  }
};

TEST_F(ShardedPrograms, AreCheckedOnTheOracle) {
  for (const char* program : {"jit_matmul", "map_psum", "map_nested", "map_top_k", "pmap_psum"})
    for (const char* text : {"sdy", "gspmd"}) {
      const Ran ran = check(program, text, "oracle");
      EXPECT_EQ(ran.status, 0) << program << ran.out << ran.err;
      EXPECT_EQ(ran.out.find(" 0 checked"), std::string::npos) << ran.out;
    }
}

// A planted bug in what the shards are summed by is found in the manual region.
TEST_F(ShardedPrograms, ShowBugsOfTheirCollectives) {
  for (const char* text : {"sdy", "gspmd"}) {
    const Ran ran = check("map_psum", text, "mutant:all_reduce.means.1");
    EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("FAIL"), std::string::npos) << ran.out;
  }
}

TEST_F(ShardedPrograms, AreRunByTheOracle) {
  const Ran ran = assay("run " + named("map_psum.sdy.mlir") + " --inputs " + named("map_psum.inputs"));
  EXPECT_EQ(ran.status, 0) << ran.err;
  std::ifstream expected(named("map_psum.expected"));
  std::string line;
  std::getline(expected, line);
  EXPECT_EQ(ran.out, line + "\n");
}

TEST_F(ShardedPrograms, AreRunOnShards) {
  for (const char* program : {"jit_matmul", "jit_attention", "jit_convolution", "jit_gather", "jit_both_axes"})
    for (const char* text : {"sdy", "gspmd"}) {
      const Ran ran = check(program, text, "partitioned");
      EXPECT_EQ(ran.status, 0) << program << ran.out << ran.err;
      EXPECT_EQ(ran.out.find(" 0 checked"), std::string::npos) << ran.out;
    }
  const Ran manual = check("map_psum", "sdy", "partitioned");
  EXPECT_NE(manual.out.find("manual regions"), std::string::npos) << manual.out << manual.err;
}

// Shardy's partitioner reads no words of GSPMD: the shardings are said in its own.
TEST_F(ShardedPrograms, AreGivenToShardyInItsWords) {
  for (const char* text : {"sdy", "gspmd"}) {
    const Ran ran = check("jit_matmul", text, "pass:shardy");
    if (ran.status == 3) GTEST_SKIP() << "needs jaxlib: " << ran.err;
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_EQ(ran.out.find(" 0 checked"), std::string::npos) << ran.out;
  }
}

// A partitioner that is wrong is found out, where it gives wrong values and where devices differ.
TEST_F(ShardedPrograms, ShowBugsOfAPartitioner) {
  const std::pair<const char*, const char*> bugs[] = {{"take.first_device", "jit_attention"},
                                                      {"all_reduce.missing", "jit_cube"},
                                                      {"halo.one_short", "jit_convolution"}};
  for (const auto& [fault, program] : bugs) {
    const Ran ran = check(program, "sdy", std::string("partitioned:") + fault);
    EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("FAIL"), std::string::npos) << ran.out;
  }
  const Ran unknown = check("jit_matmul", "sdy", "partitioned:take");
  EXPECT_NE(unknown.err.find("no planted bug `take`"), std::string::npos) << unknown.err;
}

// The partitioners of XLA:CPU spread them over devices, and manual regions run there alone.
TEST_F(ShardedPrograms, AreSpreadByABackEndWithPartitioners) {
  const std::string python = python_of_tests();
  if (!std::filesystem::exists(python)) GTEST_SKIP() << "needs jaxlib: " << python;
  const std::string worker =
      "'worker:" + python + " " ASSAY_SOURCE_DIR "/backends/workers/xla_cpu.py' --contract xla-default";
  for (const char* text : {"sdy", "gspmd"}) {
    for (const char* program : {"jit_matmul", "map_psum"}) {
      const Ran ran = check(program, text, worker);
      EXPECT_NE(ran.out.find("PASS"), std::string::npos) << ran.out << ran.err;
      EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    }
    const Ran other = check("map_psum", text, worker + " --variant shardy,gspmd");
    EXPECT_EQ(other.out.find("SKIP"), std::string::npos) << "in the words of both: " << other.out << other.err;
    EXPECT_EQ(other.status, 0) << other.out << other.err;
    const Ran alone = check("map_psum", text, worker + " --variant unsharded");
    EXPECT_NE(alone.out.find("SKIP"), std::string::npos) << alone.out << alone.err;
    EXPECT_NE(alone.out.find("manual regions run on shards"), std::string::npos) << alone.out << alone.err;
  }
}

}  // namespace
}  // namespace assay::cli
