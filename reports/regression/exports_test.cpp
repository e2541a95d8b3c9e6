#include <gtest/gtest.h>

#include <cmath>
#include <regex>

#include "reports/regression/bundle.h"
#include "reports/regression/exports.h"
#include "reports/regression/headline.h"
#include "reports/regression/hlo.h"
#include "reports/regression/lit.h"
#include "reports/regression/python_text.h"

namespace assay::reports {
namespace {

Finding small_finding() {
  Finding f;
  f.id = 7;
  f.failure = "wrong-value";
  f.ops = {"dynamic_slice"};
  f.element_types = {"f32", "ui16"};
  f.law = "dynamic_slice (means) under c";
  f.program = "func.func @main(%arg0: tensor<2xf32>) -> tensor<1xf32> {\n  return %arg0 : tensor<1xf32>\n}\n";
  f.inputs = {"dense<[0.0, 1.0]> : tensor<2xf32>"};
  f.evidence = {{0,
                 0,
                 "tensor<1xf32>",
                 "dense<0.0> : tensor<1xf32>",
                 {{.text = "1", .got = "0.0", .failed = true, .low = 1, .high = 1}}}};
  f.witness = {"range", "0.0", "1.0", 0};
  f.variant = "no-fusion";
  f.variant_options = "xla_disable_hlo_passes=fusion";
  f.check_flags = "--backend b --variant no-fusion --contract c";
  return f;
}

const Origin kOrigin{"b", "b 1.0 (b.so, xxh3 0123)", "c", "cafe", "0.1.0", "beef", "box", "2026-11-25T07:20:25Z"};

// --- Identity. ---

TEST(Exports, EveryFileSaysWhatFoundItOnWhatAndUnderWhat) {
  const Finding f = small_finding();
  std::vector<File> files = bundle(f, kOrigin, "");
  files.push_back({"lit", lit_test(f, kOrigin, "")});
  files.push_back({"backend", backend_test(f, kOrigin, "")});
  files.push_back({"jax", jax_script(f, kOrigin, "").value()});
  files.push_back({"issue", issue(f, kOrigin, {}, "")});
  for (const File& file : files)
    for (const char* part : {"b 1.0 (b.so, xxh3 0123)", "cafe", "0.1.0", "beef", "box", "2026-11-25T07:20:25Z",
                             "no-fusion", "xla_disable_hlo_passes=fusion", "dynamic_slice (means) under c"}) {
      const std::string plain = std::regex_replace(file.content, std::regex(R"(\\)"), "");
      EXPECT_NE(plain.find(part), std::string::npos) << part << " in " << file.name << ":\n" << file.content;
    }
}

TEST(Exports, EveryFileSaysThatItTestsNoRelation) {
  Finding f = small_finding();
  f.law = "the relation R1 of stablehlo.rng";
  f.evidence[0].elements[0].failed = false;
  std::vector<File> files = bundle(f, kOrigin, "");
  std::erase_if(files, [](const File& file) { return file.name == "finding.json"; });
  files.push_back({"lit", lit_test(f, kOrigin, "")});
  files.push_back({"backend", backend_test(f, kOrigin, "")});
  files.push_back({"jax", jax_script(f, kOrigin, "").value()});
  files.push_back({"issue", issue(f, kOrigin, {}, "")});
  files.push_back({"iree", iree_test(f, kOrigin, "").value()});
  for (const File& file : files)
    EXPECT_NE(file.content.find("not tested here: each element is legal alone"), std::string::npos) << file.content;
  for (const File& file : bundle(small_finding(), kOrigin, ""))
    EXPECT_EQ(file.content.find("not tested here"), std::string::npos) << file.content;
}

TEST(Exports, AListInAnOptionIsOneValue) {
  Finding f = small_finding();
  f.variant_options = "xla_disable_hlo_passes=algsimp,fusion,xla_backend_optimization_level=0";
  EXPECT_EQ(xla_flags(f).value(), "--xla_backend_optimization_level=0 --xla_disable_hlo_passes=algsimp,fusion");
  f.partitions = 2;
  EXPECT_EQ(xla_flags(f).value(),
            "--xla_force_host_platform_device_count=2 --xla_backend_optimization_level=0 "
            "--xla_disable_hlo_passes=algsimp,fusion,spmd-partitioning,sharding-propagation,shardy-xla");
  f.variant_options = "vendor_speed=9";
  EXPECT_FALSE(xla_flags(f));
}

// --- Words. ---

TEST(Headline, NamesOpsTypesConditionAndBothValues) {
  EXPECT_EQ(headline(small_finding(), " with constant start_indices"),
            "dynamic_slice on f32, ui16 with constant start_indices: 0.0 where 1 is expected");
}

TEST(Headline, SaysSpecialValuesByTheirNames) {
  EXPECT_EQ(spoken("0xFF800000", "f32"), "-inf");
  EXPECT_EQ(spoken("0x7E00", "f16"), "NaN");
  EXPECT_EQ(spoken("0x7E01", "f16"), "0x7E01");
  EXPECT_EQ(spoken("1.5", "f32"), "1.5");
  Finding f = small_finding();
  f.failure = "unexpected-nan";
  f.element_types = {"f8E8M0FNU"};
  f.evidence[0].type = "tensor<1xf8E8M0FNU>";
  f.evidence[0].elements[0].got = f.witness.got = "0xFF";
  EXPECT_EQ(headline(f), "dynamic_slice on f8E8M0FNU: NaN where 1 is expected");
}

TEST(Headline, HasNoAddresses) {
  Finding f = small_finding();
  f.evidence[0].elements[0].failed = false;
  f.failure = "crash";
  f.title = "dynamic_slice: signal 11 (SEGV) | plugin.so+0x4c84c53 | plugin.so+0x4c7d4f4";
  EXPECT_EQ(headline(f), "dynamic_slice on f32, ui16: signal 11 (SEGV)");
  f.failure = "internal-error";
  f.message = "INTERNAL: buffer 0x7fa58e4ca5d4 has no layout\nmore";
  EXPECT_EQ(headline(f), "dynamic_slice on f32, ui16: INTERNAL: buffer  has no layout");
}

TEST(Headline, SaysHowLongNobodyAnswered) {
  Finding f = small_finding();
  f.evidence[0].elements[0].failed = false;
  f.failure = "hang";
  f.message = "killed: no answer within 40 s";
  EXPECT_EQ(headline(f), "dynamic_slice on f32, ui16: no answer within 40 s");
}

TEST(ExactText, IsARationalNumber) {
  const auto exact = [](double low, double high) { return exact_text({.text = "x", .low = low, .high = high}); };
  EXPECT_EQ(exact(0.75, 0.75), "3/4");
  EXPECT_EQ(exact(-6, -6), "-6");
  EXPECT_EQ(exact(std::ldexp(5, -30), std::ldexp(5, -30)), "5 * 2^-30");
  EXPECT_EQ(exact(std::ldexp(3, 80), std::ldexp(3, 80)), "3 * 2^80");
  EXPECT_EQ(exact(1, 1.5), "1 to 3/2");
  EXPECT_EQ(exact_text({.text = "1", .low = 1, .high = 1}), "");
  EXPECT_EQ(exact_text({.text = "5", .integer = true}), "");
}

// --- Python. ---

TEST(NumpyArray, HasTheElementsOfTheLiteral) {
  const auto array = [](const char* literal) { return numpy_array(literal).value(); };
  EXPECT_EQ(array("dense<[[1, -2]]> : tensor<1x2xi32>"), "np.array([[1, -2]], np.int32)");
  EXPECT_EQ(array("dense<3> : tensor<i4>"), "np.array(3, ml_dtypes.int4)");
  EXPECT_EQ(array("dense<0.5> : tensor<2x3xf64>"), "np.full((2, 3, ), 0.5, np.float64)");
  EXPECT_EQ(array("dense<> : tensor<0x2xf32>"), "np.zeros((0, 2, ), np.float32)");
  EXPECT_EQ(array("dense<[true, false]> : tensor<2xi1>"), "np.array([True, False], np.bool_)");
  EXPECT_EQ(array("dense<[(1.0, -0.0)]> : tensor<1xcomplex<f32>>"), "np.array([complex(1.0, -0.0)], np.complex64)");
  EXPECT_EQ(array("dense<\"0x0102\"> : tensor<2xi8>"),
            "np.frombuffer(bytes.fromhex(\"0102\"), np.uint8).view(np.int8).reshape((2, ))");
}

TEST(NumpyArray, SetsByBitsWhatNoDecimalSays) {
  EXPECT_EQ(numpy_array("dense<[1.0, 0xFF800000, 0x7FC00001]> : tensor<3xf32>").value(),
            "with_bits(np.array([1.0, -inf, 0.0], np.float32), [2], [0x7FC00001])");
  EXPECT_EQ(numpy_array("dense<(0x7FC00000, 1.0)> : tensor<1xcomplex<f32>>").value(),
            "with_bits(np.array([complex(0.0, 1.0)], np.complex64), [0], [0x7FC00000])");
}

TEST(NumpyArray, RefusesWhatJaxlibHasNoArraysOf) {
  EXPECT_NE(numpy_array("dense<0.0> : tensor<f6E3M2FN>").error().message.find("f6E3M2FN"), std::string::npos);
}

int lines_of_code(const std::string& script) {
  std::string rest = script;
  const std::size_t from = rest.find("PROGRAM = "), to = rest.find("\n\"\"\"\n", from);
  rest.erase(from, to + 4 - from);
  static const std::regex code(R"(\n[^#\n])");
  return static_cast<int>(std::distance(std::sregex_iterator(rest.begin(), rest.end(), code), std::sregex_iterator()));
}

TEST(JaxScript, IsShortAndHasFlagsInputsAndSets) {
  Finding f = small_finding();
  f.evidence[0].elements[0] = {.text = "x", .got = "0.0", .failed = true, .low = 1, .high = 1.5, .may_be_nan = true};
  f.inputs = {"dense<[0xFF800000, 0x7FC00001]> : tensor<2xf32>"};
  const std::string script = jax_script(f, kOrigin, "it fails").value();
  EXPECT_EQ(script.rfind("# it fails\n", 0), 0u);
  EXPECT_LE(lines_of_code(script), 25) << script;
  for (const char* part : {"XLA_FLAGS=\"--xla_disable_hlo_passes=fusion\"", "from numpy import inf, nan\n",
                           "LEGAL = [(float, [[(1.0, 1.5), nan]])]"})
    EXPECT_NE(script.find(part), std::string::npos) << part << script;
}

TEST(JaxScript, GivesEachDeviceItsTiles) {
  Finding f = small_finding();
  f.program = "module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n  sdy.mesh @mesh\n}";
  const std::string script = jax_script(f, kOrigin, "it fails").value();
  for (const char* part : {"--xla_force_host_platform_device_count=4", "\nN = 4  # devices\nSHAPES = [(1, )]\n",
                           "build.use_shardy_partitioner = True, True\n", "import HloSharding"})
    EXPECT_NE(script.find(part), std::string::npos) << part << script;
  EXPECT_EQ(script.find("spmd-partitioning,"), std::string::npos) << "its passes are on: " << script;
  f.program = "module attributes {mhlo.num_partitions = 4 : i32} { {mhlo.sharding = \"{replicated}\"} }";
  EXPECT_NE(jax_script(f, kOrigin, "").value().find("build.use_shardy_partitioner = True, False\n"), std::string::npos);
  f.partitions = 4;
  f.inputs = {f.inputs[0], f.inputs[0], f.inputs[0], f.inputs[0]};
  EXPECT_EQ(jax_script(f, kOrigin, "").value().find("HloSharding"), std::string::npos) << "each is a process";
}

TEST(JaxScript, KeepsIntervalsApart) {
  Finding f = small_finding();
  f.evidence[0].elements[0] = {.got = "0.5", .failed = true, .low = 0, .high = 2, .gaps = {{0, 1}}};
  const std::string script = jax_script(f, kOrigin, "it fails").value();
  EXPECT_NE(script.find("LEGAL = [(float, [[0.0, (1.0, 2.0)]])]"), std::string::npos) << script;
}

TEST(JaxScript, ACrashIsThatOfAChild) {
  Finding f = small_finding();
  for (const std::string_view failure : kOwnFailures) {
    f.failure = failure;
    const std::string script = jax_script(f, kOrigin, "").value();
    EXPECT_LE(lines_of_code(script), 25);
    EXPECT_NE(script.find("assert child.returncode == 0"), std::string::npos) << failure << ":\n" << script;
  }
}

TEST(JaxScript, SaysWhatJaxlibCannotDo) {
  Finding f = small_finding();
  f.failure = "flaky";
  EXPECT_NE(jax_script(f, kOrigin, "").error().message.find("every time"), std::string::npos);
}

// --- Tools of others. ---

std::string bytes_of(std::initializer_list<int> bytes) { return {bytes.begin(), bytes.end()}; }

TEST(LiteralProto, HoldsNumbersOrBytesByTheirType) {
  EXPECT_EQ(literal_proto({"tensor<1x2xi32>", bytes_of({1, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF})}).value(),
            "shape { element_type: S32 dimensions: 1 dimensions: 2 is_dynamic_dimension: false "
            "is_dynamic_dimension: false layout { minor_to_major: 1 minor_to_major: 0 } } s32s: 1 s32s: -2");
  EXPECT_EQ(literal_proto({"tensor<bf16>", bytes_of({0x80, 0x3F})}).value(),
            "shape { element_type: BF16 layout { } } bf16s: \"\\200\\077\"");
  EXPECT_EQ(literal_proto({"tensor<complex<f32>>", bytes_of({0, 0, 0x80, 0x3F, 0, 0, 0x80, 0x7F})}).value(),
            "shape { element_type: C64 layout { } } c64s: 1 c64s: inf");
  EXPECT_FALSE(literal_proto({"tensor<i4>", bytes_of({1})}));
}

HloParts some_hlo() {
  return {"HloModule main, entry_computation_layout={(f32[2]{0})->f32[1]{0}}\n",
          "jaxlib 1",
          {{"tensor<2xf32>", bytes_of({0, 0, 0, 0, 0, 0, 0x80, 0x3F})}}};
}

TEST(HloFiles, HaveTheLineTheLiteralsAndATest) {
  const auto files = hlo_files(small_finding(), kOrigin, "it fails", some_hlo()).value();
  ASSERT_EQ(files.size(), 4u);
  EXPECT_NE(files[0].content.find("XLA_FLAGS=\"--xla_disable_hlo_passes=fusion\" run_hlo_module --platform=CPU "
                                  "--reference_platform=Interpreter --input_format=hlo "
                                  "--input_literals_file=finding-7.inputs.pbtxt --print_literals finding-7.hlo"),
            std::string::npos)
      << files[0].content;
  EXPECT_NE(files[1].content.find("f32s: 0 f32s: 1 }"), std::string::npos) << files[1].content;
  EXPECT_NE(files[3].content.find("EXPECT_TRUE(value == 1)"), std::string::npos) << files[3].content;
  for (const File& file : files)
    EXPECT_NE(file.content.find("b 1.0 (b.so, xxh3 0123)"), std::string::npos) << file.name;
}

TEST(HloFiles, KeepIntervalsApart) {
  Finding f = small_finding();
  f.evidence[0].elements[0] = {.got = "0.5", .failed = true, .low = 0, .high = 2, .gaps = {{0, 1}}};
  const auto files = hlo_files(f, kOrigin, "it fails", some_hlo()).value();
  EXPECT_NE(files[3].content.find("EXPECT_TRUE(value == 0 || (value >= 1 && value <= 2))"), std::string::npos)
      << files[3].content;
  f.evidence[0].elements[0] = {
      .got = "2", .failed = true, .integer = true, .integer_low = 1, .integer_high = 3, .gaps = {{0, 0, 1, 3}}};
  const auto integers = hlo_files(f, kOrigin, "it fails", some_hlo()).value();
  EXPECT_NE(integers[3].content.find("EXPECT_TRUE((value >= 1 && value <= 1) || (value >= 3 && value <= 3))"),
            std::string::npos)
      << integers[3].content;
}

TEST(HloFiles, TheGridStandsInTheModule) {
  Finding f = small_finding();
  f.replicas = 2;
  HloParts parts = some_hlo();
  parts.inputs.push_back(parts.inputs[0]);
  const auto files = hlo_files(f, kOrigin, "", parts).value();
  EXPECT_NE(files[0].content.find("HloModule main, replica_count=2, num_partitions=1, entry_computation_layout"),
            std::string::npos)
      << files[0].content;
  parts.inputs[1].bytes[0] = 1;
  EXPECT_FALSE(hlo_files(f, kOrigin, "", parts));  // a set of inputs for each process
}

TEST(IreeTest, HasInputsAndWhatIsExpected) {
  Finding f = small_finding();
  f.inputs = {"dense<[0.0, 0xFF800000]> : tensor<2xf32>", "dense<200> : tensor<2xui8>", "dense<true> : tensor<i1>"};
  f.evidence[0].elements[0] = {.text = "200", .failed = true, .integer = true, .integer_low = 200, .integer_high = 200};
  f.evidence[0].type = "tensor<1xui8>";
  const std::string text = iree_test(f, kOrigin, "it fails").value();
  EXPECT_NE(text.find("--function=main --input=\"2xf32=0.0 -inf\" --input=\"2xi8=-56 -56\" --input=\"i1=1\" "
                      "--expected_output=\"1xi8=-56\"\n"),
            std::string::npos)
      << text;
  f.evidence[0].elements[0].integer_high = 201;
  EXPECT_NE(iree_test(f, kOrigin, "").value().find("--expected_output=\"(ignored)\""), std::string::npos);
  f.inputs = {"dense<1.0> : tensor<f8E5M2>"};
  EXPECT_FALSE(iree_test(f, kOrigin, ""));
  f.partitions = 2;
  EXPECT_FALSE(iree_test(f, kOrigin, ""));
}

TEST(Template, AFindingTakesThePlaceOfTheNames) {
  const std::string text =
      filled("#!/bin/sh\n# {title}\n# {identity}\nrun --variant {variant} <<'END'\n{program}\nEND\n", small_finding(),
             {.identity = "b 1.0"}, "it fails");
  EXPECT_EQ(text.rfind("#!/bin/sh\n# it fails\n# back end: b 1.0\n# variant: no-fusion, flags", 0), 0u) << text;
  EXPECT_NE(text.find("run --variant no-fusion <<'END'\nfunc.func @main"), std::string::npos) << text;
  EXPECT_TRUE(text.ends_with("}\nEND\n")) << text;
}

// --- The report. ---

Controls some_controls() {
  Controls c;
  c.rule = "It clamps.";
  c.condition = " with constant start_indices";
  c.itself = Control{"the finding", "wrong-value", "0.0", false};
  c.neighbours = {{"start_indices as an argument", "passes", "1.0", true},
                  {"f64 for f32", "wrong-value", "0.0", false}};
  c.places = {{"b 0.9", "passes", "1.0", true}};
  c.mending_passes = {"constant_folding"};
  return c;
}

TEST(Issue, HasTheRuleTheProgramBothValuesAndTheControls) {
  const std::string text = issue(small_finding(), kOrigin, some_controls(), "print()\n");
  for (const char* part :
       {"# dynamic_slice on f32, ui16 with constant start_indices: 0.0 where 1 is expected\n", "\nIt clamps.\n",
        "```mlir\nfunc.func @main", "dense<[0.0, 1.0]> : tensor<2xf32>\n", "| \\[0\\] | 1 | 0.0 |\n",
        "| start_indices as an argument | passes | 1.0 |\n", "It does not pass with f64 for f32 (wrong-value).",
        "Without the pass constant_folding it passes", "| b 0.9 | passes | 1.0 |\n", "```python\nprint()\n```"})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(Issue, BeginsWithTheCallAndWhatTheInterpreterGives) {
  Finding f = small_finding();
  f.title = "power(0, 64) on i32: 1 where 0 is expected";
  Controls c = some_controls();
  c.places.push_back({"StableHLO interpreter 1.17.0", "passes", "0", true});
  const std::string text = issue(f, kOrigin, c, "");
  for (const std::string& part :
       {std::string("# power(0, 64) on i32 with constant start_indices: 0.0 where 1 is expected\n"),
        "\npower(0, 64) on i32 is 1; " + kOrigin.identity + " gives 0.0. It clamps. ",
        std::string("StableHLO interpreter 1.17.0 gives a legal answer, 0.\n")})
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
}

TEST(Issue, NamesTheReleasesBetweenWhichABugCameAndWent) {
  const auto said = [](std::vector<Control> places) {
    Controls c = some_controls();
    c.places = std::move(places);
    return issue(small_finding(), kOrigin, c, "");
  };
  const Control own{"XLA:CPU jaxlib 0.10.2", "wrong-value", "0.0", false},
      old{"XLA:CPU jaxlib 0.4.30", "passes", "1.0", true}, older{"XLA:CPU jaxlib 0.8.0", "wrong-value", "0.0", false},
      newest{"XLA:CPU jaxlib 0.12.0", "passes", "1.0", true},
      refusing{"XLA:CPU jaxlib 0.6.2", "unsupported", "", false}, other{"IREE 0.9.0", "passes", "1.0", true};
  EXPECT_NE(
      said({own, old, other, newest, refusing, older})
          .find("XLA:CPU jaxlib 0.8.0 is the first bad release that was tried, and XLA:CPU jaxlib 0.4.30 the last "
                "good one. XLA:CPU jaxlib 0.10.2 is the last bad release that was tried, and XLA:CPU jaxlib 0.12.0 "
                "the first good one.\n"),
      std::string::npos);
  EXPECT_EQ(said({own, other, older}).find("release that was tried"), std::string::npos);
}

TEST(Issue, SaysWhyThereAreNoControls) {
  const std::string text = issue(small_finding(), kOrigin, {.missing = "no plug-in is here"}, "");
  EXPECT_NE(text.find("None was run: no plug-in is here.\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("jaxlib"), std::string::npos) << text;
}

TEST(Issue, ALongProgramIsFolded) {
  Finding f = small_finding();
  for (int i = 0; i < 10; ++i) f.program += "// line\n";
  EXPECT_NE(issue(f, kOrigin, {}, "").find("<details><summary>The program (StableHLO)</summary>"), std::string::npos);
}

}  // namespace
}  // namespace assay::reports
