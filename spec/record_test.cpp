#include "spec/record.h"

#include <chrono>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "spec/embedded.h"

namespace assay::spec {
namespace {

TEST(Records, LoadWithinFiftyMilliseconds) {
  const auto begin = std::chrono::steady_clock::now();
  const auto records = Records::load(embedded_ops());
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
  ASSERT_TRUE(records.has_value()) << records.error().text();
  std::cout << (*records)->all().size() << " ops loaded in " << took.count() << " ms\n";
  EXPECT_LT(took.count(), 50);
}

}  // namespace
}  // namespace assay::spec
