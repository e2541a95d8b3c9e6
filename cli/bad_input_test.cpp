#include <sys/stat.h>

#include "cli/command_test.h"

/// Whatever a user hands in gets a message that names the place, and the right exit code; nothing
/// found before is lost.
namespace assay::cli {
namespace {

using testing::Values;

constexpr const char* kAdd =
    "func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %0 = stablehlo.add %a, %b : tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n"
    "}\n";
constexpr const char* kInputs = "dense<[1.0, 2.0]> : tensor<2xf32>\ndense<[3.0, 4.0]> : tensor<2xf32>\n";

std::string returning(const std::string& type) {
  return "func.func @main(%a: " + type + ") -> " + type + " {\n  return %a : " + type + "\n}\n";
}

struct BadProgram {
  const char* name;
  std::string text;
  std::string place;    ///< expected at the start of the message
  std::string message;  ///< part of it
  friend std::ostream& operator<<(std::ostream& out, const BadProgram& bad) { return out << bad.name; }
};

class BadPrograms : public CommandTest, public testing::WithParamInterface<BadProgram> {};

TEST_P(BadPrograms, AreRefusedWithTheirPlace) {
  const BadProgram& bad = GetParam();
  file("bad.mlir", bad.text);
  const Ran verify = assay("verify bad.mlir");
  EXPECT_EQ(verify.status, 1);
  EXPECT_EQ(verify.out.rfind("bad.mlir:" + bad.place, 0), 0u) << verify.out.substr(0, 500);
  EXPECT_NE(verify.out.find(bad.message), std::string::npos) << verify.out.substr(0, 500);
  const Ran run = assay("run bad.mlir");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("bad.mlir:" + bad.place), std::string::npos) << run.err.substr(0, 500);
  const Ran check = assay("check bad.mlir");
  const bool needs_more = check.out.rfind("SKIP bad.mlir: " + bad.place, 0) == 0 &&
                          check.out.find("not supported yet: op") != std::string::npos;
  EXPECT_EQ(check.status, bad.place.empty() ? 2 : 1);  // what is no text was not read at all
  EXPECT_EQ(needs_more, std::string_view(bad.name).rfind("unknown_", 0) == 0);
  const std::string outcome = needs_more ? "SKIP" : "ERROR";
  EXPECT_EQ(check.out.rfind(outcome + " bad.mlir: " + bad.place, 0), 0u) << check.out.substr(0, 500);
}

INSTANTIATE_TEST_SUITE_P(
    All, BadPrograms,
    Values(BadProgram{"prose", "This is no program.\n", "1:1", ""},
           BadProgram{"binary",
                      std::string("\x7f"
                                  "ELF\0\1\2\xff\xfe",
                                  9),
                      "", "this is a binary file"},
           BadProgram{"truncated", std::string(kAdd).substr(0, 80), "2:", ""},
           BadProgram{"truncated_type", "func.func @main(%a: tensor<2x", "1:", ""},
           BadProgram{"parentheses", std::string(10'000'000, '('), "1:", ""},
           BadProgram{"braces", "module " + std::string(5'000'000, '{'), "1:", ""},
           BadProgram{"brackets", "func.func @main() {\n  %0 = stablehlo.constant dense<" + std::string(1'000'000, '['),
                      "2:", ""},
           BadProgram{"tuples",
                      [] {
                        std::string text = "func.func @main(%a: ";
                        for (int i = 0; i < 300'000; ++i) text += "tuple<";
                        return text;
                      }(),
                      "1:", ""},
           BadProgram{"negative_size", returning("tensor<-2xf32>"), "1:", ""},
           BadProgram{"overflowing_type", returning("tensor<4294967296x4294967296x4294967296xf32>"), "1:", ""},
           BadProgram{"unknown_op",
                      "func.func @main(%a: tensor<f32>) {\n  %0 = stablehlo.frobnicate %a : tensor<f32>\n  return\n}\n",
                      "2:", "frobnicate"},
           BadProgram{
               "misspelt_op",
               "func.func @main(%a: tensor<f32>) {\n  %0 = stablehlo.mutliply %a, %a : tensor<f32>\n  return\n}\n",
               "2:", "unknown op 'stablehlo.mutliply'; did you mean stablehlo.multiply?"},
           BadProgram{"unknown_dialect",
                      "func.func @main(%a: tensor<f32>) {\n  %0 = arith.addf %a, %a : f32\n  return\n}\n",
                      "2:", "arith.addf"},
           BadProgram{"broken_law",
                      "func.func @main(%a: tensor<8xf32>) -> tensor<9xf32> {\n"
                      "  %0 = \"stablehlo.slice\"(%a) {start_indices = array<i64: 0>, limit_indices = array<i64: 9>, "
                      "strides = array<i64: 1>} : (tensor<8xf32>) -> tensor<9xf32>\n"
                      "  return %0 : tensor<9xf32>\n}\n",
                      "2:", "slice (C3): limit_indices[0] = 9"},
           BadProgram{"undefined_value", "func.func @main() -> tensor<f32> {\n  return %nowhere : tensor<f32>\n}\n",
                      "2:", "%nowhere"}),
    [](const auto& info) { return info.param.name; });

using BadInputs = CommandTest;

TEST_F(BadInputs, HugeTypesAreNoCrash) {
  file("huge.mlir",
       "func.func @main() -> tensor<1099511627776xf32> {\n"
       "  %0 = stablehlo.constant dense<1.0> : tensor<1099511627776xf32>\n"
       "  return %0 : tensor<1099511627776xf32>\n}\n");
  const Ran run = assay("run huge.mlir");
  EXPECT_EQ(run.status, 2) << run.err;
  EXPECT_NE(run.err.find("huge.mlir:2:3: error: a tensor of type tensor<1099511627776xf32> exceeds the memory limit"),
            std::string::npos)
      << run.err;
  EXPECT_EQ(assay("verify huge.mlir").status, 0);  // it is valid
  const Ran check = assay("check huge.mlir --backend oracle");
  EXPECT_EQ(check.out.rfind("SKIP huge.mlir: @main: 2:3: ", 0), 0u) << check.out;
}

TEST_F(BadInputs, TheWrongNumberOfInputsIsCounted) {
  file("add.mlir", kAdd);
  file("one.txt", "// only one\ndense<[1.0, 2.0]> : tensor<2xf32>\n");
  const Ran run = assay("run add.mlir --inputs one.txt");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("one.txt: @main takes 2 inputs, 1 given"), std::string::npos) << run.err;
  EXPECT_EQ(assay("run add.mlir").status, 2);
}

TEST_F(BadInputs, TheWrongTypeOfAnInputIsNamed) {
  file("add.mlir", kAdd);
  file("in.txt", "dense<[1.0, 2.0]> : tensor<2xf32>\ndense<[1, 2]> : tensor<2xi32>\n");
  const Ran run = assay("run add.mlir --inputs in.txt");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("input 1 is tensor<2xi32>, the program takes tensor<2xf32>"), std::string::npos) << run.err;
}

TEST_F(BadInputs, ABadLiteralIsNamedByItsLine) {
  file("add.mlir", kAdd);
  file("in.txt", "dense<[1.0, 2.0]> : tensor<2xf32>\n\ndense<[1.0, 2.0]> : tensor<3xf32>\n");
  const Ran run = assay("run add.mlir --inputs in.txt");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("in.txt:3"), std::string::npos) << run.err;
}

TEST_F(BadInputs, GoodInputsRun) {
  file("add.mlir", kAdd);
  file("in.txt", kInputs);
  const Ran run = assay("run add.mlir --inputs in.txt");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.out, "dense<[4.0, 6.0]> : tensor<2xf32>\n");
}

TEST_F(BadInputs, AFileThatCannotBeReadIsNamed) {
  std::filesystem::create_directory(folder_ / "folder");
  for (const std::string name : {"none.mlir", "folder", "/proc/self/mem"}) {
    for (const std::string verb : {"verify", "run", "reduce --backend oracle"}) {
      const Ran ran = assay(verb + " " + name);
      EXPECT_EQ(ran.status, 2) << verb << " " << name;
      EXPECT_EQ(ran.err.rfind("assay: cannot read " + name + ": ", 0), 0u) << ran.err;
    }
    if (name == "folder") continue;  // its programs are checked
    const Ran check = assay("check " + name);
    EXPECT_EQ(check.status, 2) << check.out;
    EXPECT_EQ(check.out.rfind("ERROR " + name + ": cannot read " + name + ": ", 0), 0u) << check.out;
  }
  EXPECT_EQ(assay("check folder").err, "assay: there is no file *.mlir in folder\n");
}

// Nobody writes to the pipe, and the devices have no end.
TEST_F(BadInputs, WhatIsNoFileIsNotWaitedFor) {
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  file("add.mlir", kAdd);
  for (const std::string name : {"pipe", "/dev/zero", "/dev/tty"}) {
    for (const std::string& command :
         {"verify " + name, "run " + name, "check " + name, "check --backend oracle " + name,
          "reduce --backend oracle " + name, "run add.mlir --inputs " + name, "check add.mlir --inputs " + name,
          "gen --contract ./" + name}) {
      const Ran ran = shell("timeout -s KILL 5 assay " + command, ".");
      EXPECT_EQ(ran.status, 2) << command;
      EXPECT_NE((ran.out + ran.err).find(name), std::string::npos) << command << ran.err;
    }
  }
  EXPECT_EQ(shell("cat add.mlir | assay verify /dev/stdin", ".").status, 0);
}

TEST_F(BadInputs, AMissingDatabaseIsAnEnvironmentError) {
  for (const char* command : {"report --db none.db", "show list --db none.db"}) {
    const Ran ran = assay(command);
    EXPECT_EQ(ran.status, 3) << command;
    EXPECT_NE(ran.err.find("none."), std::string::npos) << ran.err;
  }
}

TEST_F(BadInputs, ADatabaseNeedsAName) {
  const Ran ran = assay("fuzz --backend oracle --count 1 --db ''");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.err.find("a database needs the name of a file"), std::string::npos) << ran.err;
}

TEST_F(BadInputs, AFunctionWithoutABodyIsNoneToRun) {
  file("bare.mlir", "func.func private @main()\n");
  EXPECT_EQ(assay("check bare.mlir").out.rfind("ERROR bare.mlir: there is no function to run", 0), 0u);
  EXPECT_EQ(assay("run bare.mlir").status, 2);
}

struct BadGrid {
  const char* replicas;
  const char* partitions;
  int verify, run;
  const char* message;
};

TEST_F(BadInputs, GridsBeyondAllBoundsAreRefused) {
  const BadGrid kGrids[] = {
      {"9223372036854775807", "1", 1, 2, "mhlo.num_replicas = 9223372036854775807 : i64: a grid has 1 to 2147483647"},
      {"4294967296", "4294967296", 1, 2, ": a grid has 1 to 2147483647"},
      {"0", "1", 1, 2, "mhlo.num_replicas = 0 : i64: a grid has 1 to"},
      {"1", "-1", 1, 2, "mhlo.num_partitions = -1 : i64: a grid has 1 to"},
      {"100000", "1", 0, 2, "not supported yet: a grid of 100000 processes; at most 256"},
      {"2147483647", "2147483647", 0, 2, "not supported yet: a grid of 4611686014132420609 processes; at most 256"},
  };
  for (const auto& [replicas, partitions, verify, run, message] : kGrids) {
    file("grid.mlir", "module attributes {mhlo.num_partitions = " + std::string(partitions) +
                          " : i64, mhlo.num_replicas = " + replicas +
                          " : i64} {\n  func.func @main() {\n    return\n  }\n}\n");
    EXPECT_EQ(assay("verify grid.mlir").status, verify) << replicas;
    const Ran ran = assay("run grid.mlir");
    EXPECT_EQ(ran.status, run) << replicas;
    EXPECT_NE(ran.err.find(message), std::string::npos) << ran.err;
  }
}

TEST_F(BadInputs, RanksBeyondAllBoundsAreRefused) {
  std::string shape;
  for (int k = 0; k < 70; ++k) shape += "1x";
  file("rank.mlir", returning("tensor<" + shape + "f32>"));
  file("in.txt", "dense<1.0> : tensor<" + shape + "f32>\n");
  EXPECT_EQ(assay("verify rank.mlir").status, 0);
  const Ran run = assay("run rank.mlir --inputs in.txt");
  EXPECT_EQ(run.status, 2);
  EXPECT_NE(run.err.find("not supported yet: a tensor of rank 70 in @main; at most 24"), std::string::npos) << run.err;
}

// Types are compared before memory is taken, and the memory is bounded.
TEST_F(BadInputs, HugeInputsTakeNoMemory) {
  const std::string huge = "tensor<288230376151711743xf32>";
  file("small.mlir", "// RUN: interpret --args=[dense<1.0>:" + huge + "]\n" + returning("tensor<2xf32>"));
  file("huge.mlir", "// RUN: interpret --args=[dense<1.0>:" + huge + "]\n" + returning(huge));
  file("in.txt", "dense<1.0> : " + huge + "\n");
  const std::string wrong = "input 0 is " + huge + ", the program takes tensor<2xf32>";
  const std::string large = "input 0 is " + huge + ": inputs of more than 4294967296 bytes";
  for (const auto& [program, message] : {std::pair("small.mlir", wrong), std::pair("huge.mlir", large)}) {
    const Ran run = assay(std::string("run ") + program + " --inputs in.txt");
    EXPECT_EQ(run.status, 2);
    EXPECT_NE(run.err.find(message), std::string::npos) << run.err;
    const Ran check = assay(std::string("check ") + program);
    EXPECT_NE(check.out.find("--args of the RUN line: " + message), std::string::npos) << check.out;
  }
}

TEST_F(BadInputs, AMillionSeparatorsAreRead) {
  std::string text;
  for (int k = 0; k < 1'000'000; ++k) text += "// -----\n";
  file("parts.mlir", text + "?");
  const Ran ran = assay("verify parts.mlir");
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out.rfind("parts.mlir:1000001:1: ", 0), 0u) << ran.out.substr(0, 200);
}

TEST_F(BadInputs, PrintedProgramsOfSeveralFilesAreOneTextAgain) {
  file("a.mlir", "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n  return %a : tensor<f32>\n}\n");
  file("b.mlir", "func.func @main(%a: tensor<i1>) -> tensor<i1> {\n  return %a : tensor<i1>\n}\n");
  const Ran printed = assay("verify --print a.mlir b.mlir");
  EXPECT_EQ(printed.out.find("// -----\n"), printed.out.rfind("// -----\n")) << printed.out;
  file("both.mlir", printed.out);
  EXPECT_EQ(assay("verify --print both.mlir").out, printed.out);
}

TEST_F(BadInputs, MisspeltNamesGetTheNearestOne) {
  file("add.mlir", kAdd);
  EXPECT_EQ(assay("verfy add.mlir").err, "assay: no verb 'verfy'; `assay --help` lists them; did you mean verify?\n");
  EXPECT_NE(assay("check add.mlir --backend oracle --variant defualt").err.find("; did you mean default?"),
            std::string::npos);
}

TEST_F(BadInputs, NumbersOutOfRangeAreRefused) {
  for (const std::string bad :
       {"-1", "18446744073709551616", "1e30", "1000000000000000000000000000000", "0x10", "5 5", ""}) {
    const std::string number = "'" + bad + "'";
    for (const std::string verb : {"gen --count ", "gen --seed ", "fuzz --backend oracle --count "}) {
      const Ran ran = assay(verb + number);
      EXPECT_EQ(ran.status, 2) << verb << number;
      EXPECT_NE(ran.err.find("'" + bad + "' is not a whole number from 0 to 9223372036854775807"), std::string::npos)
          << ran.err;
      EXPECT_EQ(ran.out, "");
    }
  }
  const Ran jobs = assay("fuzz --backend oracle --count 1 --jobs 0");
  EXPECT_NE(jobs.err.find("'0' is not a whole number from 1 to 1024"), std::string::npos) << jobs.err;
}

// Nothing is created, and nothing is run, before all of the line is known to make sense.
TEST_F(BadInputs, ACampaignBeginsWhenItsLineIsRight) {
  for (const std::string wrong :
       {"--backend nope", "", "--backend oracle --variant nope", "--backend oracle --contract nope",
        "--backend oracle --report none/r.html", "--backend oracle --report .", "--backend oracle --db ''"}) {
    const Ran ran = assay("fuzz --count 1 --db new.db " + wrong);
    EXPECT_GE(ran.status, 2) << wrong;
    EXPECT_EQ(ran.out, "") << wrong;
    EXPECT_NE(ran.err, "") << wrong;
    EXPECT_FALSE(std::filesystem::exists(path("new.db"))) << wrong;
  }
}

TEST_F(BadInputs, NothingFoundIsSaidOfWhatWasJudged) {
  const Ran ran = assay("fuzz --backend oracle --count 30 --db n.db");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("\nNo bug in 30 programs\n"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("\nunchecked  "), std::string::npos) << ran.out;
}

TEST_F(BadInputs, WrongUsageIsSaid) {
  for (const char* command : {"", "frobnicate", "run", "run a.mlir --no-such-flag", "fuzz --seed pi",
                              "fuzz --time soon", "export 1 --format pdf", "show one"}) {
    const Ran ran = assay(command);
    EXPECT_TRUE(ran.status == 2 || (std::string(command) == "show one" && ran.status == 3)) << command;
    EXPECT_NE(ran.err, "") << command;
  }
}

// The lines of the README with one thing wrong.
TEST_F(BadInputs, SlipsAreNamedWithTheirMend) {
  file("add.mlir", kAdd);
  file("in.txt", kInputs);
  const struct {
    const char* command;
    const char* said;
  } kSlips[] = {
      {"fuzz --backend orcale --time 10m", "no back end 'orcale'; the kinds are "},
      {"fuzz --backend orcale --time 10m", "; did you mean oracle?"},
      {"fuzz --backendd oracle --time 10m", "`assay fuzz` has no option --backendd; "},
      {"fuzz --backendd=oracle --time 10m", "; did you mean --backend?"},
      {"fuzz --backend oracle --time 10x", "--time: '10x' is not a duration"},
      {"fuzz --backend oracle --memory lots", "--memory: 'lots' is not a size"},
      {"fuzz --backend oracle --allow fun", "--allow: 'fun' is nothing that can be allowed"},
      {"fuzz --backend oracle --contract xla-defualt", "; did you mean xla-default?"},
      {"show lst", "there is no database assay.db"},
      {"check add.mlir --backend oracle --contract my.contract", "my.contract: cannot read the contract"},
      {"run in.txt", "expected 'func.func', found 'dense': is this a file of inputs?"},
      {"run add.mlir", "no --inputs: @main takes "},
      {"sweep tanh --backend oracle --report none/t.html", "cannot write none/t.html"},
      {"profile --backend oracle -o none/cpu.contract", "cannot write none/cpu.contract"},
      {"profile --backend oracle --report none/cpu.html", "cannot write none/cpu.html"},
      {"profile -o cpu.contract", "--backend is required"},
      {"gen --seed -1 --count 10", "--seed: '-1' is not a whole number"},
      {"spec slicee", "; did you mean slice?"},
  };
  for (const auto& slip : kSlips) {
    const Ran ran = assay(slip.command);
    EXPECT_TRUE(ran.status == 2 || ran.status == 3) << slip.command << " " << ran.status;
    EXPECT_NE(ran.err.find(slip.said), std::string::npos) << slip.command << ": " << ran.err;
  }
  const Ran check = assay("check add.mlir");
  EXPECT_NE(check.out.find("needs inputs, as a file of --inputs: "), std::string::npos) << check.out;
  ASSERT_EQ(assay("fuzz --backend oracle --count 1").status, 0);
  EXPECT_EQ(
      assay("show lst").err,
      "assay: `show lst`: there are list, known, open, avoided, energies, campaigns and the numbers of findings; did you mean list?\n");
}

// --- back ends ---

struct BadBackend {
  const char* name;
  std::string backend;
  int status;
  std::string message;
  friend std::ostream& operator<<(std::ostream& out, const BadBackend& bad) { return out << bad.name; }
};

class BadBackends : public CommandTest, public testing::WithParamInterface<BadBackend> {};

TEST_P(BadBackends, AreSaidClearly) {
  file("add.mlir", kAdd);
  file("in.txt", kInputs);
  file("text.so", "I am no plug-in.\n");
  file("garbage.sh", "#!/bin/sh\necho 'Hello, I am a worker that knows no protocol.'\ncat >/dev/null\n");
  file("dies.sh", "#!/bin/sh\nkill -SEGV $$\n");
  file("hangs.sh", "#!/bin/sh\nexec sleep 1000\n");
  for (const char* verb :
       {"run add.mlir --inputs in.txt", "check add.mlir --inputs in.txt", "fuzz --count 1 --db new.db"}) {
    const Ran ran = assay(std::string(verb) + " --start-timeout 1s --backend '" + GetParam().backend + "'");
    EXPECT_EQ(ran.status, GetParam().status) << verb << ": " << ran.err;
    EXPECT_NE(ran.err.find("assay: "), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find(GetParam().message), std::string::npos) << ran.err;
    EXPECT_EQ(ran.out, "");
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, BadBackends,
    Values(BadBackend{"unknown", "abacus", 2, "no back end 'abacus'; the kinds are worker, pjrt, jax"},
           BadBackend{"missing_plugin", "pjrt:none.so", 3, "pjrt:none.so: no such file"},
           BadBackend{"no_plugin", "pjrt:./text.so", 3, "cannot be loaded"},
           BadBackend{"other_library", "pjrt:libm.so.6", 3, "pjrt:libm.so.6"},
           BadBackend{"missing_worker", "worker:./none", 3, "cannot start ./none: No such file"},
           BadBackend{"garbage", "worker:sh garbage.sh", 3, "it does not speak the protocol"},
           BadBackend{"dies", "worker:sh dies.sh", 3, "died with signal 11"},
           BadBackend{"hangs", "worker:sh hangs.sh", 3, "no answer within 1 s"},
           BadBackend{"unknown_mutant", "mutant:none.at.all", 3, "no mutant is named `none.at.all`"}),
    [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace assay::cli
