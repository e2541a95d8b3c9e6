#include "conform/suite/suite.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "conform/files/check_file.h"
#include "conform/names.h"
#include "judge/builtin.h"
#include "reports/content_hash.h"

namespace assay::conform {
namespace {

SuiteOptions options(std::vector<std::string> ops, int jobs = 1) {
  SuiteOptions out;
  out.ops = std::move(ops);
  out.contract = *spec::contract_named("stablehlo");
  out.jobs = jobs;
  return out;
}

/// Ops of different kinds: exact, with a grid, rounded.
const Suite& example() {
  static const Suite suite = make_suite(
      options({"stablehlo.slice", "stablehlo.all_gather", "stablehlo.sqrt", "stablehlo.divide"}), [](auto&&...) {});
  return suite;
}

CheckReport on_backend(const reports::File& file, const std::string& backend) {
  judge::register_builtin();
  auto factory = judge::open_backend(backend);
  EXPECT_TRUE(factory) << factory.error().text();
  const auto worker = (*factory)->start({});
  judge::Judge judge(*worker, *spec::contract_named("stablehlo"));
  return check_on_backend(file.content, file.name, nullptr, judge, (*factory)->variants()[0]);
}

TEST(Suite, IsTheSameForAnyNumberOfJobs) {
  const std::vector<std::string> ops = {"stablehlo.slice", "stablehlo.all_gather", "stablehlo.sqrt"};
  const Suite one = make_suite(options(ops), [](auto&&...) {});
  const Suite three = make_suite(options(ops, 3), [](auto&&...) {});
  EXPECT_EQ(one.manifest, three.manifest);
  ASSERT_EQ(one.files.size(), three.files.size());
  for (std::size_t k = 0; k < one.files.size(); ++k) {
    EXPECT_EQ(one.files[k].content, three.files[k].content);
    EXPECT_EQ(one.manifest.files[k].hash, reports::content_hash(one.files[k].content));
  }
}

TEST(Suite, PassesItsOwnChecksAndThoseOfTheJudge) {
  ASSERT_GT(example().files.size(), 100u);
  for (const reports::File& file : example().files) {
    EXPECT_EQ(check_on_oracle(file.content, file.name, nullptr).verdict, Verdict::kPass) << file.content;
    const Verdict judged = on_backend(file, "oracle").verdict;  // an op may state an error as large as its value
    EXPECT_TRUE(spec::ends_well(judged, {}) || judged == Verdict::kWeak) << file.content;
  }
}

/// Each file that is said to kill a bug does, and none kills a survivor.
TEST(Suite, KillsTheBugsThatItSays) {
  std::map<std::string, const reports::File*> files;
  for (const reports::File& file : example().files) files[file.name] = &file;
  std::size_t kills = 0;
  for (const reports::SuiteFile& entry : example().manifest.files)
    for (const std::string& bug : entry.kills) {
      EXPECT_EQ(on_backend(*files[entry.name], "mutant:" + bug).verdict, Verdict::kWrong) << entry.name << " " << bug;
      ++kills;
    }
  EXPECT_GE(static_cast<std::int64_t>(kills), example().manifest.killed());
  EXPECT_GE(20 * example().manifest.killed(), 19 * example().manifest.planted);
  for (const reports::Survivor& survivor : example().manifest.survivors)
    for (const reports::SuiteFile& entry : example().manifest.files)
      if (entry.law.empty()) {
        EXPECT_NE(on_backend(*files[entry.name], "mutant:" + survivor.name).verdict, Verdict::kWrong) << entry.name;
      }
}

TEST(Suite, HasEachTypeAndClassOrSaysWhyNot) {
  const spec::Record& slice = *spec::Records::builtin().find("slice");
  std::set<std::string> met;
  for (const auto& file : example().manifest.files)
    if (file.op == "stablehlo.slice") met.insert(file.classes.begin(), file.classes.end());
  for (const auto& gap : example().manifest.gaps)
    if (gap.op == "stablehlo.slice") {
      EXPECT_TRUE(met.insert(gap.what).second) << gap.what;
    }
  for (const auto& c : spec::classes(slice)) EXPECT_TRUE(met.contains(c.name)) << c.name;
}

/// Each law has a text that breaks it, or is named as one that has none.
TEST(Suite, BreaksEachLawOnce) {
  std::set<std::string> laws;
  for (const auto& file : example().manifest.files)
    if (!file.law.empty()) {
      EXPECT_TRUE(laws.insert(file.law).second) << file.law;
    }
  for (const auto& gap : example().manifest.gaps) laws.insert(gap.op.substr(gap.op.find('.') + 1) + " " + gap.what);
  for (const char* op : {"slice", "all_gather"})
    for (const spec::Law& law : spec::Records::builtin().find(op)->laws)
      EXPECT_TRUE(laws.contains(std::string(op) + " (" + law.label + ")")) << op << " " << law.label;
}

/// A wrong set in a file is seen: by the file's own checks, and, of a law, by the verifier.
TEST(Suite, SeesAFileThatIsWrong) {
  reports::File broken = example().files[0];
  const auto at = broken.content.find("check.expect_eq_const");
  ASSERT_NE(at, std::string::npos);
  const auto digit = broken.content.find_first_of("0123456789", broken.content.find("dense<", at));
  broken.content[digit] = broken.content[digit] == '1' ? '2' : '1';
  EXPECT_EQ(check_on_oracle(broken.content, broken.name, nullptr).verdict, Verdict::kWrong) << broken.content;
  const std::string valid =
      "// RUN: not stablehlo-opt %s\n// breaks add (C1)\n\nfunc.func @main(%a: tensor<f32>) -> "
      "tensor<f32> {\n  return %a : tensor<f32>\n}\n";
  EXPECT_EQ(check_on_oracle(valid, "valid.mlir", nullptr).verdict, Verdict::kWrong);
}

TEST(Suite, NamesWhatHasNoProgram) {
  const Suite suite = make_suite(options({"stablehlo.send"}), [](auto&&...) {});
  ASSERT_FALSE(suite.manifest.gaps.empty());
  EXPECT_EQ(suite.manifest.gaps[0].what, "all programs");
}

TEST(Suite, EndsWhereItIsStopped) {
  std::atomic<bool> stop = false;
  SuiteOptions stopped = options({"stablehlo.slice", "stablehlo.sqrt"});
  stopped.stop = &stop;
  const Suite suite = make_suite(stopped, [&](auto&&...) { stop = true; });
  EXPECT_GT(suite.left_out, 0u);
}

}  // namespace
}  // namespace assay::conform
