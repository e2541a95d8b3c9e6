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

TEST(Difference, SaysOfEveryBugWhatBecameOfIt) {
  EXPECT_EQ(
      changes({cluster("a", 3), cluster("b", 2), cluster("c", 1)}, {cluster("d", 4), cluster("b", 5), cluster("a", 3)}),
      "new d 0 4\nnot seen c 1 0\nstill there b 2 5\nstill there a 3 3\n");
  EXPECT_EQ(changes({}, {}), "");
}

TEST(Difference, OfWhatIsAllowedOnlyCountsAreTold) {
  const Cluster two = cluster("a", 2, kDeviation), three = cluster("a", 3, kDeviation);
  EXPECT_EQ(changes({two}, {two}), "");
  EXPECT_EQ(changes({two}, {three}), "still there a 2 3\n");
}

TEST(Difference, WhatComesBackNowAndThenIsFlaky) {
  const Cluster sure = cluster("wrong-value: sort", 2), flaky = cluster("flaky wrong-value: sort", 2, "flaky");
  EXPECT_EQ(changes({sure}, {flaky}), "flaky flaky wrong-value: sort 2 2\n");
  EXPECT_EQ(changes({flaky}, {sure}), "flaky wrong-value: sort 2 2\n");
  EXPECT_EQ(changes({flaky}, {flaky}), "still there flaky wrong-value: sort 2 2\n");
  EXPECT_EQ(changes({sure, flaky}, {sure}), "still there wrong-value: sort 4 2\n");  // some of its findings were
  EXPECT_EQ(changes({}, {flaky}), "new flaky wrong-value: sort 0 2\n");
}

TEST(Difference, IsOneLineEach) {
  Changed changed = difference({}, {cluster("a", 4711)})[0];
  EXPECT_EQ(describe(changed), "new              0 -> 4,711  wrong-value      title of a\n");
  EXPECT_EQ(json_of(difference({}, {cluster("a", 2)})[0]).dump(),
            R"({"change":"new","cluster":"a","failure":"wrong-value","title":"title of a","before":0,"after":2})");
  changed.note = "passes on new 2";
  EXPECT_EQ(describe(changed), "new              0 -> 4,711  wrong-value      title of a (passes on new 2)\n");
  EXPECT_EQ(json_of(changed)["note"], "passes on new 2");
}

}  // namespace
}  // namespace assay::reports
