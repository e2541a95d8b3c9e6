#include "reports/finding_text.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/json.h"
#include "reports/reproduce.h"

namespace assay::reports {
namespace {

/// An output of so many elements, of which those at `failed` lie outside their sets.
OutputEvidence output(int process, std::size_t size, const std::vector<std::size_t>& failed) {
  OutputEvidence out{process, 0, "tensor<" + std::to_string(size) + "xf32>", "dense<...>", {}};
  out.elements.assign(size, {.text = "1", .got = "1.0"});
  for (const std::size_t at : failed) out.elements[at] = {.text = "2", .got = "3.0", .failed = true};
  return out;
}

std::ptrdiff_t line_count(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(FindingText, ShowsEveryElementOutsideAndAFewOthers) {
  std::vector<std::size_t> failed(50);
  for (std::size_t i = 0; i < failed.size(); ++i) failed[i] = 900 + i;
  const std::string text = describe_answers({output(0, 1000, failed)});
  for (const std::size_t at : failed) EXPECT_TRUE(contains(text, "[" + std::to_string(at) + "]")) << at;
  EXPECT_EQ(line_count(text), 1 + 50 + 16 + 1);
  EXPECT_TRUE(contains(text, "  and 934 more, none outside\n")) << text;
  EXPECT_EQ(line_count(describe_expected({output(0, 1000, failed)})), 1001);
}

TEST(FindingText, ShowsEveryOutputWithAnElementOutsideAndAFewOthers) {
  std::vector<OutputEvidence> evidence;
  for (int process = 0; process < 64; ++process)
    evidence.push_back(output(process, 2, process >= 60 ? std::vector<std::size_t>{1} : std::vector<std::size_t>{}));
  const std::string text = describe_answers(evidence);
  for (const int process : {0, 1, 2, 3, 60, 61, 62, 63})
    EXPECT_TRUE(contains(text, "of process " + std::to_string(process) + ",")) << process;
  EXPECT_TRUE(contains(text, "and 56 more outputs\n")) << text;
}

TEST(FindingText, SaysHowFarAnAnswerLiesFromWhatIsLegal) {
  EXPECT_EQ(describe(Witness{"rounding", "1.5", "1.0", 3}), "rounding, 3 ulp: got 1.5, nearest legal 1.0");
  EXPECT_EQ(describe(Witness{"policy", "-128", "127", 255}), "policy, 255 away: got -128, nearest legal 127");
  EXPECT_EQ(describe(Witness{"range", "0.0", "3.0", 0}), "range: got 0.0, nearest legal 3.0");
  EXPECT_EQ(describe(Witness{}), "");
  Finding f;
  f.failure = kDeviation;
  f.grants = {"a", "b"};
  f.witness = {"range", "0.0", "3.0", 0};
  f.bound = "cosine f32: 6 ulp, 4 allowed by a table";
  const std::string text = describe(f, "a.db");
  EXPECT_TRUE(contains(text, "\ngranted by a + b\ndistance   range: got 0.0, nearest legal 3.0\n")) << text;
  EXPECT_TRUE(contains(text, "\nbound      cosine f32: 6 ulp, 4 allowed by a table\n")) << text;
  EXPECT_FALSE(contains(text, "violates")) << text;
}

TEST(FindingText, SaysWhatAVariantStandsFor) {
  Finding f;
  f.variant = "no-algsimp";
  f.variant_options = "xla_disable_hlo_passes=algsimp";
  EXPECT_TRUE(contains(describe(f, "a.db"), "\nvariant    no-algsimp (xla_disable_hlo_passes=algsimp)\n"));
  EXPECT_TRUE(contains(to_json(f, ""), R"("variant_options":"xla_disable_hlo_passes=algsimp")"));
  f.variant = f.variant_options;
  EXPECT_EQ(variant_text(f), "xla_disable_hlo_passes=algsimp");
}

TEST(FindingText, SaysWhatOpenedElements) {
  const std::vector<OpeningRow> rows{{"add", "i8", "integer overflow", 3, 1234},
                                     {"power", "i8", "a negative one", 1, 2}};
  EXPECT_EQ(describe(rows, 1), "          1,234 elements  add i8: integer overflow\n   and 1 more in the report\n");
  EXPECT_EQ(describe(rows, 5).find("more"), std::string::npos);
  EXPECT_EQ(describe(std::vector<OpeningRow>{}, 5), "");
}

TEST(FindingText, OnlyViolationsCountAsCauses) {
  const std::vector<Cluster> all{{.key = "a", .failure = "wrong-value"}, {.key = "b", .failure = kDeviation}};
  ASSERT_EQ(violations(all).size(), 1u);
  EXPECT_EQ(violations(all)[0].key, "a");
}

TEST(FindingText, ShowsTheEndsOfLongLines) {
  EXPECT_EQ(elided("short\nlines\n"), "short\nlines\n");
  EXPECT_EQ(elided(""), "");
  const std::string text = elided("a\nb" + std::string(1'000'000, 'x') + "c\nd");
  EXPECT_LT(text.size(), 1200u);
  EXPECT_TRUE(text.starts_with("a\nbxxx")) << text;
  EXPECT_TRUE(text.ends_with("xxxc\nd")) << text;
  EXPECT_TRUE(contains(text, "[999,003 characters left out]")) << text;
}

TEST(FindingText, InputsOfAGridStandBelowTheirProcess) {
  Finding f;
  f.inputs = {"a", "b", "c", "d"};
  EXPECT_EQ(input_lines(f), "a\nb\nc\nd\n");
  f.replicas = 1;
  f.partitions = 2;
  EXPECT_EQ(input_lines(f), "// process (0, 0)\na\nb\n// process (0, 1)\nc\nd\n");
  f.inputs.clear();
  EXPECT_EQ(input_lines(f), "");
}

TEST(Reproduce, WordsOfAShellAreQuotedWhereTheyMustBe) {
  EXPECT_EQ(shell_word("pjrt:/a/b-1.so"), "pjrt:/a/b-1.so");
  EXPECT_EQ(shell_word("pjrt:a.so?devices=2"), "'pjrt:a.so?devices=2'");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_word(""), "''");
}

TEST(Reproduce, TheLineExportsAndChecks) {
  Finding f;
  f.id = 3;
  f.check_flags = "--backend oracle --variant default --contract lattice";
  EXPECT_EQ(reproduce_command(f, "/my data/a.db"),
            "assay export 3 --format bundle -o finding-3 --db '/my data/a.db' && assay check finding-3/program.mlir"
            " --inputs finding-3/inputs.txt --backend oracle --variant default --contract lattice");
  EXPECT_EQ(check_command(f),
            "assay check program.mlir --inputs inputs.txt --backend oracle --variant default --contract lattice");
}

}  // namespace
}  // namespace assay::reports
