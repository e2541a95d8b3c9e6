#include "reports/difference.h"

#include <gtest/gtest.h>

namespace assay::reports {
namespace {

Cluster cluster(const std::string& key, std::int64_t findings, const std::string& failure = "wrong-value") {
  return {.key = key, .failure = failure, .title = "title of " + key, .findings = findings};
}

std::string changes(const std::vector<Cluster>& before, const std::vector<Cluster>& after) {
  std::string out;
  for (const Changed& c : difference(before, after))
    out += std::string(to_string(c.change)) + " " + c.cluster.key + " " + std::to_string(c.before) + " " +
           std::to_string(c.after) + "\n";
  return out;
}

TEST(Difference, IsWhatIsNewGoneAndCounted) {
  EXPECT_EQ(
      changes({cluster("a", 3), cluster("b", 2), cluster("c", 1)}, {cluster("d", 4), cluster("b", 5), cluster("a", 3)}),
      "new d 0 4\ngone c 1 0\ncounted b 2 5\n");
  EXPECT_EQ(changes({cluster("a", 3)}, {cluster("a", 3)}), "");
}

TEST(Difference, WhatComesBackNowAndThenIsFlaky) {
  const Cluster sure = cluster("wrong-value: sort", 2), flaky = cluster("flaky wrong-value: sort", 2, "flaky");
  EXPECT_EQ(changes({sure}, {flaky}), "flaky flaky wrong-value: sort 2 2\n");
  EXPECT_EQ(changes({flaky}, {sure}), "flaky wrong-value: sort 2 2\n");
  EXPECT_EQ(changes({flaky}, {flaky}), "");
  EXPECT_EQ(changes({sure, flaky}, {sure}), "counted wrong-value: sort 4 2\n");  // some of its findings were
  EXPECT_EQ(changes({}, {flaky}), "new flaky wrong-value: sort 0 2\n");
}

TEST(Difference, IsOneLineEach) {
  EXPECT_EQ(describe(difference({}, {cluster("a", 4711)})[0]),
            "new           0 -> 4,711  wrong-value      title of a\n");
  EXPECT_EQ(json_of(difference({}, {cluster("a", 2)})[0]).dump(),
            R"({"change":"new","cluster":"a","failure":"wrong-value","title":"title of a","before":0,"after":2})");
}

}  // namespace
}  // namespace assay::reports
