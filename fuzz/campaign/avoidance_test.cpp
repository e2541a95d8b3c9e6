#include "fuzz/campaign/avoidance.h"

#include <sstream>

#include <gtest/gtest.h>

namespace assay::fuzz {
namespace {

using Traits = std::vector<std::string>;

Avoidance restored(const Avoidance& a) {
  Avoidance out;
  std::istringstream text(a.text("known"));
  for (std::string line; std::getline(text, line);) {
    std::istringstream in(line);
    std::string word;
    in >> word;
    EXPECT_EQ(word, "known");
    EXPECT_TRUE(out.restore(in)) << line;
  }
  return out;
}

/// Of so many programs of these traits, those for which another one is drawn.
int objections(const Avoidance& a, const Traits& traits, int of = 1000) {
  Prng choices(7, 0);
  int out = 0;
  for (int i = 0; i < of; ++i) out += Avoidance::objection(a.expected(traits), choices).has_value();
  return out;
}

TEST(Avoidance, KeepsWhatFailuresOfASuspectHaveInCommon) {
  Avoidance a;
  a.failed("crash", {"add", "sort", "sort reads f32"}, {});
  EXPECT_TRUE(a.telling().known().empty()) << "one failure tells nothing";
  a.failed("crash", {"neg", "sort", "sort reads i8"}, {});
  a.failed("crash", {"sort", "sort reads i8"}, {});
  ASSERT_EQ(a.telling().known().size(), 1u);
  EXPECT_EQ(a.telling().known()[0].traits, Traits{"sort"});
}

TEST(Avoidance, TakesTheTraitsThatReductionLeft) {
  Avoidance a;
  a.failed("crash", {"add", "sort", "sort reads f32"}, {"sort", "sort reads f16"});
  ASSERT_EQ(a.known().size(), 1u);
  EXPECT_EQ(a.known()[0].traits, Traits{"sort"});
}

TEST(Avoidance, ObjectsEverMoreAndNotToAll) {
  Avoidance a;
  const Traits sorted{"sort"};
  EXPECT_EQ(objections(a, sorted), 0);
  a.failed("crash", sorted, {});
  a.failed("crash", sorted, {});
  const int at_first = objections(a, sorted);
  for (int i = 0; i < 20; ++i) a.failed("crash", sorted, {});
  const int later = objections(a, sorted);
  for (int i = 0; i < 100; ++i) a.redrew(a.known());
  const int last = objections(a, sorted);
  EXPECT_GT(at_first, 300);
  EXPECT_GT(later, at_first);
  EXPECT_GT(last, later);
  EXPECT_LT(last, 1000) << "a cause that was mended is to be noticed";
  EXPECT_EQ(objections(a, {"add"}), 0);
  EXPECT_GT(objections(a, {"add", "sort"}), 900);
}

// An op that fails with some values alone is still drawn, for what else it may show.
TEST(Avoidance, DoesNotObjectToWhatMostlyPasses) {
  Avoidance a;
  for (int i = 0; i < 10; ++i) {
    a.failed("wrong", {"add"}, {});
    for (int k = 0; k < 9; ++k) a.passed({"add", "sort"});
  }
  EXPECT_EQ(objections(a, {"add"}), 0);
}

TEST(Avoidance, ForgetsWhatDoesNotFailAnyMore) {
  Avoidance a;
  for (int i = 0; i < 50; ++i) a.failed("crash", {"sort"}, {});
  EXPECT_GT(objections(a, {"sort"}), 900);
  for (int i = 0; i < 200; ++i) a.passed({"sort"});
  EXPECT_EQ(objections(a, {"sort"}), 0);
}

// Two causes with one suspect: what they have in common tells nothing, what each has does.
TEST(Avoidance, PartsCausesThatHaveOneSuspect) {
  Avoidance a;
  for (int i = 0; i < 40; ++i) {
    a.failed("crash", {"reads f32", i % 2 == 0 ? "sort" : "transpose"}, {});
    for (int k = 0; k < 9; ++k) a.passed({"add", "reads f32"});
  }
  EXPECT_GT(objections(a, {"reads f32", "sort"}), 800);
  EXPECT_GT(objections(a, {"reads f32", "transpose"}), 800);
  EXPECT_EQ(objections(a, {"add", "reads f32"}), 0);
}

// What once told too little is counted on, and tells again where it fails more often.
TEST(Avoidance, KnowsEachPatternOnce) {
  Avoidance a;
  a.failed("wrong", {"add"}, {});
  for (int i = 0; i < 30; ++i) a.passed({"add"});
  for (int i = 0; i < 60; ++i) a.failed("wrong", {"add"}, {});
  EXPECT_EQ(a.known().size(), 1u);
  EXPECT_GT(objections(a, {"add"}), 900);
}

// Another program is counted for the pattern that it was drawn for, so that each is drawn ever less.
TEST(Avoidance, CountsWhatWasDrawnAnewByPattern) {
  Avoidance a;
  const Traits patterns[] = {{"sort"}, {"transpose"}};
  for (const Traits& traits : patterns)
    for (int i = 0; i < 2; ++i) a.failed("crash", traits, {});
  Prng choices(8, 0);
  for (int i = 0; i < 200; ++i)
    if (const auto objection = Avoidance::objection(a.expected(patterns[1]), choices)) a.redrew({*objection});
  EXPECT_GT(objections(a, patterns[1]), 900);
  EXPECT_LT(objections(a, patterns[0]), 700);
}

// A program with two patterns of one cause would hardly be tried again, and that the cause is mended not be noticed.
TEST(Avoidance, AsksOnceForEachSuspect) {
  Avoidance a;
  const Traits patterns[] = {{"sort"}, {"transpose"}};
  for (const Traits& traits : patterns)
    for (int i = 0; i < 60; ++i) a.failed("crash", traits, {});
  const int tried = 10'000 - objections(a, {"sort", "transpose"}, 10'000);
  EXPECT_GT(tried, 200);
  EXPECT_LT(tried, 450);
}

TEST(Avoidance, IsReadBackFromItsText) {
  Avoidance a;
  a.failed("crash at a: place | plugin.so+0x1", {"add reads f32", "sort"}, {});
  a.failed("crash at a: place | plugin.so+0x1", {"add reads f32", "sort"}, {});
  a.failed("wrong value", {"b", "c = [1, 0]"}, {});
  a.redrew({a.known()[1]});
  a.passed({"b", "c = [1, 0]"});
  EXPECT_EQ(restored(a).known(), a.known());
  EXPECT_EQ(restored(a).text("known"), a.text("known"));
  Avoidance other;
  std::istringstream damaged("one two three");
  EXPECT_FALSE(other.restore(damaged));
}

}  // namespace
}  // namespace assay::fuzz
