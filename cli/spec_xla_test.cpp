#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "cli/command_test.h"
#include "spec/xla/xla_map.h"

namespace assay::cli {
namespace {

using SpecXlaTest = CommandTest;

std::string last_line(const std::string& text) { return text.substr(text.rfind('\n', text.size() - 2) + 1); }

bool has_line(const std::string& text, const std::string& line) { return ("\n" + text).find("\n" + line) != text.npos; }

TEST_F(SpecXlaTest, AllOpsAreShownAndCounted) {
  const Ran ran = assay("spec --xla");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_TRUE(has_line(ran.out, "Rem                       campaign  1 of 4   remainder\n")) << ran.out;
  EXPECT_TRUE(has_line(ran.out, "Rng                       campaign           rng\n")) << ran.out;
  EXPECT_TRUE(has_line(ran.out, "Shuffle                   campaign           body of slice, concatenate\n"))
      << ran.out;
  EXPECT_TRUE(has_line(ran.out, "Parameter                 none               an argument of a function")) << ran.out;
  EXPECT_TRUE(has_line(ran.out,
                       "CustomCall                draft     0 of 2   custom_call (custom_call: "
                       "a meaning of its own: targets that are known are ops)\n"));
  const auto rows = static_cast<std::size_t>(std::ranges::count(ran.out, '\n'));
  EXPECT_EQ(rows, spec::xla_map().ops.size() + 2) << "a heading, the ops, the count";
  EXPECT_TRUE(last_line(ran.out).starts_with(std::to_string(rows - 2) + " ops: ")) << last_line(ran.out);
}

TEST_F(SpecXlaTest, OneOpIsShownWithItsConstraintsAndExamples) {
  const Ran ran = assay("spec --xla AllReduce");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has_line(ran.out, "AllReduce, section 2.1 Collectives, tokens and channels\n")) << ran.out;
  EXPECT_TRUE(has_line(ran.out, "  X1       all_reduce (A1): 0 < size(operands)\n")) << ran.out;
  EXPECT_TRUE(has_line(ran.out, "  Groups-2 builder: ")) << ran.out;
  EXPECT_TRUE(has_line(ran.out, "  example  AllReduce-1 corpus/examples/xla/all_reduce.mlir\n")) << ran.out;
}

TEST_F(SpecXlaTest, AnOlderNameIsAnOpToo) {
  EXPECT_EQ(assay("spec --xla LogicalAnd").out, assay("spec --xla And").out);
}

TEST_F(SpecXlaTest, ABodyIsShown) {
  const std::string shown = assay("spec --xla IsNan").out;
  EXPECT_NE(shown.find("\nfunc.func private @IsNan(%operand: tensor<3xf32>)"), std::string::npos) << shown;
}

TEST_F(SpecXlaTest, ObjectsSayTheSame) {
  std::istringstream lines(assay("spec --xla --json").out);
  std::size_t objects = 0;
  for (std::string line; std::getline(lines, line); ++objects) {
    const auto object = nlohmann::json::parse(line, nullptr, false);
    ASSERT_TRUE(object.is_object()) << line;
    EXPECT_EQ(object["op"], spec::xla_map().ops[objects].name);
    EXPECT_EQ(object["constraints"].size(), spec::xla_map().ops[objects].constraints.size());
  }
  EXPECT_EQ(objects, spec::xla_map().ops.size());
  const auto slice = nlohmann::json::parse(assay("spec --xla Slice --json").out, nullptr, false);
  EXPECT_EQ(slice["constraints"][2]["laws"][0]["label"], "C4");
  EXPECT_EQ(slice["status"], "campaign");
}

TEST_F(SpecXlaTest, AnOpThatIsNotThereIsAnErrorWithTheNearestName) {
  const Ran ran = assay("spec --xla Colapse");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("XLA has no op Colapse"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("did you mean Collapse?"), std::string::npos) << ran.err;
}

TEST_F(SpecXlaTest, StatusSaysWhatCampaignsDraw) {
  const std::string status = assay("spec --status").out;
  EXPECT_TRUE(has_line(status, "func.call                            campaign  \n"));
  EXPECT_TRUE(
      has_line(status,
               "stablehlo.unary_einsum               draft     a back end: XLA (\"can't be translated to XLA HLO\"), "
               "IREE and the interpreter refuse it\n"));
  EXPECT_TRUE(has_line(status, "stablehlo.slice                      campaign  \n"));
}

TEST_F(SpecXlaTest, HelpSaysIt) {
  const std::string help = assay("spec --help").out;
  EXPECT_NE(help.find("--xla"), std::string::npos);
  EXPECT_NE(help.find("assay spec --xla Collapse"), std::string::npos);
}

}  // namespace
}  // namespace assay::cli
