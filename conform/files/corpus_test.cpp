#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "conform/files/check_file.h"
#include "conform/names.h"
#include "judge/builtin.h"
#include "spec/known_exceptions_test.h"
#include "spec/scale_test.h"

/// The files of corpus/, and those of the StableHLO project where they are at hand, run as their
/// authors meant them.
namespace assay::conform {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

std::vector<fs::path> programs_below(const fs::path& folder) {
  std::vector<fs::path> all;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == ".mlir") all.push_back(entry.path());
  std::sort(all.begin(), all.end());
  return all;
}

CheckReport check(const fs::path& path) { return check_on_oracle(contents(path), path.string(), nullptr); }

TEST(Examples, OfTheSpecificationHold) {
  for (const fs::path& path : programs_below(ASSAY_SOURCE_DIR "/corpus/examples")) {
    const auto report = check(path);
    EXPECT_EQ(label(report.verdict), "PASS") << path.filename() << ": " << report.reason;
    EXPECT_EQ(report.reason.find(", 0 checks"), std::string::npos) << path.filename() << " checks nothing";
  }
}

TEST(Examples, ThereIsOneForEveryOpOfCampaigns) {
  for (const auto& record : spec::Records::builtin().all()) {
    if (record.status != "campaign") continue;
    EXPECT_TRUE(fs::exists(ASSAY_SOURCE_DIR "/corpus/examples/" + record.mnemonic + ".mlir")) << record.full_name();
  }
}

/// Where the files lie: beside the repository, or where ASSAY_STABLEHLO_TESTDATA says.
fs::path testdata() {
  const char* given = std::getenv("ASSAY_STABLEHLO_TESTDATA");
  return given ? fs::path(given) : fs::path(ASSAY_SOURCE_DIR) / "../shared/peer/stablehlo-testdata";
}

bool lists(const spec::KnownExceptions& known, const fs::path& path) {
  return std::ranges::any_of(known.all(), [&](const auto& e) { return e.subject == path.filename(); });
}

/// The file has this outcome by the list; one that is not listed passes.
void expect_outcome(spec::KnownExceptions& known, const fs::path& path, const CheckReport& report) {
  const std::string outcome(label(report.verdict));
  const bool is_expected = lists(known, path) ? known.excuse(path.filename().string(), outcome) : outcome == "PASS";
  EXPECT_TRUE(is_expected) << path.filename() << ": " << outcome << ": " << report.reason;
}

TEST(Testdata, PassesOrIsExplained) {
  if (!fs::exists(testdata()))
    GTEST_SKIP()
        << "needs StableHLO's testdata: it is not beside the repository, nor where ASSAY_STABLEHLO_TESTDATA says";
  spec::KnownExceptions known("stablehlo-testdata");
  int passed = 0, judged = 0;
  for (const fs::path& path : programs_below(testdata())) {
    const auto report = check(path);
    if (report.verdict == Verdict::kUnsupported) {
      EXPECT_TRUE(report.reason.find("needs ") != std::string::npos ||
                  report.reason.find("not supported yet: ") != std::string::npos)
          << path.filename() << ": " << report.reason;
      continue;
    }
    ++judged;
    passed += report.verdict == Verdict::kPass;
    expect_outcome(known, path, report);
  }
  expect_none_stale(known);
  RecordProperty("passed", passed);
  EXPECT_GE(passed * 100, judged * 99);
  EXPECT_GE(judged, 1000);
}

/// Every file that is listed, and so many of the others, evenly spread; all from a scale of 16 on.
std::vector<fs::path> sample_of(const std::vector<fs::path>& all, const spec::KnownExceptions& known) {
  const std::size_t stride = std::max<std::size_t>(1, all.size() / spec::scaled(75));
  std::vector<fs::path> sample;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i % stride == 0 || lists(known, all[i])) sample.push_back(all[i]);
  return sample;
}

bool may_be_skipped(const std::string& reason) {
  const auto says = [&](const char* part) { return reason.find(part) != std::string::npos; };
  return says("needs ") || says("not supported yet: ") || says("the back end will not take it: ");
}

TEST(Testdata, OfXlaCpuPassesOrIsExplained) {
  if (!fs::exists(testdata()))
    GTEST_SKIP()
        << "needs StableHLO's testdata: it is not beside the repository, nor where ASSAY_STABLEHLO_TESTDATA says";
  const auto factory = judge::open_backend("pjrt:newest");
  if (!factory) GTEST_SKIP() << "needs a PJRT plug-in: " << factory.error().text();
  spec::KnownExceptions known("xla-cpu");
  const auto backend = (*factory)->start({.timeout = std::chrono::minutes(1)});
  judge::Judge judge(*backend, *spec::contract_named("xla-default"));
  int passed = 0;
  for (const fs::path& path : sample_of(programs_below(testdata()), known)) {
    const auto report = check_on_backend(contents(path), path.string(), nullptr, judge, backends::Variant{});
    const bool is_skipped = report.verdict == Verdict::kUnsupported;
    passed += report.verdict == Verdict::kPass;
    if (is_skipped) {
      EXPECT_TRUE(may_be_skipped(report.reason)) << path.filename() << ": " << report.reason;
    }
    const bool is_open = report.verdict == Verdict::kOpen;
    if (is_open) {
      EXPECT_NE(report.reason.find("; open: "), std::string::npos) << path.filename() << ": " << report.reason;
    }
    if ((!is_skipped && !is_open) || lists(known, path)) expect_outcome(known, path, report);
  }
  expect_none_stale(known);
  EXPECT_GE(passed, 50);
}

}  // namespace
}  // namespace assay::conform
