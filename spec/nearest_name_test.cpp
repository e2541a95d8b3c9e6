#include "spec/nearest_name.h"

#include <gtest/gtest.h>

namespace assay::spec {
namespace {

TEST(NearestName, CountsEditsAndSwaps) {
  EXPECT_EQ(edit_distance("", "abc"), 3u);
  EXPECT_EQ(edit_distance("multiply", "mutliply"), 1u);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3u);
  EXPECT_EQ(edit_distance("ca", "abc"), 3u);  // the swapped letters are not touched again
}

TEST(NearestName, IsTheFirstOfTheNearest) {
  const std::string names[] = {"verify", "reduce", "report"};
  EXPECT_EQ(nearest_name("repord", names, 2), "report");
  EXPECT_EQ(nearest_name("verfy", names, 2), "verify");
  EXPECT_EQ(nearest_name("bake", names, 2), std::nullopt);
  EXPECT_EQ(nearest_name(std::string(100'000, 'a'), names, 2), std::nullopt);
  EXPECT_EQ(did_you_mean("verfy", names), "; did you mean verify?");
  EXPECT_EQ(did_you_mean("bake", names), "");
}

}  // namespace
}  // namespace assay::spec
