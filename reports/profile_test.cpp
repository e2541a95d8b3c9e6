#include "reports/profile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <limits>

#include "reports/html/profile.h"
#include "reports/profile_json.h"
#include "reports/store.h"

namespace assay::reports {
namespace {

Profile example() {
  Profile p{.back_end = "machine 1.2 (file.so)", .baseline = "stablehlo", .contract = "contract machine : stablehlo\n"};
  Observation sum{.topic = "order of sums", .probe = "reduce-order", .question = "In which order?", .words = "E = f32"};
  sum.behaviour = "in pairs";
  sum.tree = "((0 1) (2 3))";
  Observation wrong{
      .topic = "subnormals", .probe = "flush", .question = "Is <tiny> flushed?", .behaviour = "flushes it"};
  wrong.is_legal = false;
  wrong.lines = {"flush-moves for bf16"};
  wrong.witness = {"func.func @main()", {"dense<1>"}, {"dense<0>"}, 1, 0, 3, "0", "1 < 2", "special", "special"};
  Observation function{.topic = "functions", .probe = "tanh"};
  function.chart = {.op = "tanh", .type = "f32", .inputs = "all"};
  function.chart.binades = {{.low = -std::numeric_limits<double>::infinity(), .high = 2, .inputs = 7, .ulps = 0.1}};
  p.observations = {sum, wrong, function};
  p.grants = {{"flush-moves for bf16", "probe flush", "E = bf16", wrong.witness}};
  p.dropped = {"fma for f16"};
  p.unexplained = {{"", "rule div-self", "E = f32", wrong.witness}};
  return p;
}

TEST(ProfileJson, HoldsWhatWasWritten) {
  const Profile p = example();
  EXPECT_EQ(grants_from_json(to_json(p.grants)), p.grants);
  const auto read = observations_from_json(to_json(p.observations));
  ASSERT_EQ(read.size(), 3u);
  EXPECT_EQ(read[0].tree, "((0 1) (2 3))");
  EXPECT_FALSE(read[1].is_legal);
  EXPECT_EQ(read[1].lines, p.observations[1].lines);
  EXPECT_EQ(read[1].witness, p.observations[1].witness);
  ASSERT_EQ(read[2].chart.binades.size(), 1u);
  EXPECT_EQ(read[2].chart.binades[0].low, -std::numeric_limits<double>::infinity());
  EXPECT_EQ(read[2].chart.binades[0].ulps, 0.1);
  EXPECT_TRUE(observations_from_json("no list").empty());
}

TEST(ProfileStore, KeepsStepsAndProfiles) {
  const auto path = std::filesystem::temp_directory_path() / "assay_profile_store_test.db";
  std::filesystem::remove(path);
  {
    auto store = Store::open(path.string());
    ASSERT_TRUE(store.has_value());
    const Profile p = example();
    ASSERT_TRUE((*store)->keep({"machine", "probe flush", p.observations}));
    ASSERT_TRUE((*store)->keep({"other", "probe flush", {}}));
    ASSERT_TRUE((*store)->keep("machine", p));
    ASSERT_TRUE((*store)->keep("machine", p));
  }
  auto store = Store::open_existing(path.string());
  ASSERT_TRUE(store.has_value());
  const auto steps = (*store)->profile_steps("machine");
  ASSERT_EQ(steps->size(), 1u);
  EXPECT_EQ(steps->front().name, "probe flush");
  EXPECT_EQ(steps->front().observations.size(), 3u);
  const auto profiles = (*store)->profiles();
  ASSERT_EQ(profiles->size(), 1u);
  EXPECT_EQ(profiles->front().grants, example().grants);
  EXPECT_EQ(profiles->front().dropped, example().dropped);
  EXPECT_EQ(profiles->front().unexplained, example().unexplained);
  std::filesystem::remove(path);
}

TEST(ProfilePage, ShowsGrantsQuestionsTreesAndPlots) {
  const std::string page = html_profile(example());
  for (const char* part :
       {"flush-moves for bf16", "Is &lt;tiny&gt; flushed?", "1 &lt; 2", "aria-label=\"tree of the sum\"",
        "Order of sums", "fma for f16", "rule div-self", "tanh", "prefers-color-scheme: dark"})
    EXPECT_NE(page.find(part), std::string::npos) << part;
  EXPECT_EQ(page.find("http"), std::string::npos);
  EXPECT_EQ(page.find("<script"), std::string::npos);
  EXPECT_EQ(page, html_profile(example()));
}

TEST(ProfilePage, DrawsAnEdgeForEachChild) {
  const std::string drawing = sum_tree_drawing("((0 1) (2 3))");
  EXPECT_EQ(std::ranges::count(drawing, 'M'), 6);
  for (const char* term : {">0<", ">1<", ">2<", ">3<"}) EXPECT_NE(drawing.find(term), std::string::npos);
  for (const char* text : {"", "((0 1)", "(0 x)", "()"}) EXPECT_EQ(sum_tree_drawing(text), "") << text;
}

}  // namespace
}  // namespace assay::reports
