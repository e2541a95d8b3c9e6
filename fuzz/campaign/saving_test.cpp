#include "fuzz/campaign/saving.h"

#include <filesystem>
#include <thread>

#include <unistd.h>

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

using std::chrono::milliseconds;

class SavingTest : public testing::Test {
 protected:
  SavingTest()
      : path_(std::filesystem::temp_directory_path() / ("assay_saving_" + std::to_string(getpid()) + ".db")),
        coverage_(spec::Records::in_force()), store_(*reports::Store::open(path_)),
        saving_(*store_, *store_->campaign({.backend = "b"}), coverage_) {}
  ~SavingTest() override {
    store_.reset();
    std::filesystem::remove(path_);
  }

  /// Until a save is due; no longer than ten seconds, which a busy machine does not add to one.
  milliseconds wait() const {
    const auto start = Saving::Clock::now();
    while (!saving_.is_due() && Saving::Clock::now() - start < std::chrono::seconds(10))
      std::this_thread::sleep_for(milliseconds(5));
    return std::chrono::duration_cast<milliseconds>(Saving::Clock::now() - start);
  }

  void save() {
    const auto written = saving_.save();
    ASSERT_TRUE(written) << written.error().text();
    EXPECT_EQ(*written, reports::Written::kAll);
  }

  const std::string path_;
  generator::Coverage coverage_;
  std::unique_ptr<reports::Store> store_;
  Saving saving_;
};

TEST_F(SavingTest, IsDueWithinTheFirstSecondAndThenOnceASecond) {
  EXPECT_FALSE(saving_.is_due());
  EXPECT_LT(wait(), milliseconds(9000));
  save();
  EXPECT_FALSE(saving_.is_due());
  const milliseconds pause = wait();
  EXPECT_GT(pause, milliseconds(800));
  EXPECT_LT(pause, milliseconds(9000));
}

TEST_F(SavingTest, AFindingIsWrittenAtOnce) {
  save();
  saving_.block.findings.push_back({.title = "a title", .program = "p", .original_program = "p"});
  EXPECT_TRUE(saving_.is_due());
  save();
  EXPECT_TRUE(saving_.block.findings.empty());
  EXPECT_EQ(store_->findings().value().front().title, "a title");
  EXPECT_FALSE(saving_.is_due());
}

/// The page, the list and the scripts ask a finding by these names.
TEST(OwnFailures, HaveTheNamesOfTheirClasses) {
  const auto first = static_cast<std::size_t>(judge::FailureClass::kInternalError);
  for (std::size_t k = 0; k < reports::kOwnFailures.size(); ++k)
    EXPECT_EQ(reports::kOwnFailures[k], to_string(static_cast<judge::FailureClass>(first + k)));
  EXPECT_EQ(first + reports::kOwnFailures.size() - 1, static_cast<std::size_t>(judge::FailureClass::kReplicas));
}

}  // namespace
}  // namespace assay::fuzz
