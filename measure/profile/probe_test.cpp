#include "measure/profile/probe.h"

#include <gtest/gtest.h>

#include <set>

namespace assay::measure {
namespace {

constexpr const char* kProbe =
    "-- A comment.\n"
    "probe p\n"
    "topic t\n"
    "asks \"What?\"\n"
    "for E : f32 f64\n"
    "for OP X : add 0, multiply 1\n"
    "program\n"
    "  func of $E with $OP, 4x$E\n"
    "case $OP\n"
    "  inputs $X ; tiny\n"
    "  answer 0, $X : \"zero of $E\" grants \"line for $E\" grants \"other\"\n"
    "  candidate \"third for $E\"\n";

TEST(Probe, HasARowForEachWord) {
  const auto probe = parse_probe(kProbe, "p.probe");
  ASSERT_TRUE(probe.has_value()) << probe.error().text();
  const auto all = instances(*probe);
  ASSERT_EQ(all.size(), 4u);
  EXPECT_EQ(all[0].words, "E = f32, OP = add, X = 0");
  EXPECT_EQ(all[3].words, "E = f64, OP = multiply, X = 1");
  EXPECT_EQ(all[3].probe.program, "  func of f64 with multiply, 4xf64\n");
  const ProbeCase& c = all[3].probe.cases.at(0);
  EXPECT_EQ(c.name, "multiply");
  EXPECT_EQ(c.inputs, (std::vector<std::string>{"1", "tiny"}));
  EXPECT_EQ(c.answers.at(0).values, "0, 1");
  EXPECT_EQ(c.answers.at(0).behaviour, "zero of f64");
  EXPECT_EQ(c.answers.at(0).lines, (std::vector<std::string>{"line for f64", "other"}));
  EXPECT_EQ(c.candidates, (std::vector<std::string>{"third for f64"}));
}

TEST(Probe, WhatIsWrongIsSaidWithItsPlace) {
  const struct {
    const char* text;
    const char* message;
  } kWrong[] = {
      {"prob p\n", "p:1: no line of a probe begins with `prob`"},
      {"probe p\nasks What?\n", "p:2: expected a text in quotes"},
      {"probe p\nfor E f32\n", "p:2: expected `for NAME : WORDS`"},
      {"probe p\nfor E F : f32\n", "p:2: expected 2 words for each row"},
      {"probe p\n  inputs 1\n", "p:2: this line belongs below `case NAME`"},
      {"probe p\ncase c\n  answer 1 \"one\"\n", "p:3: expected `answer VALUES : \"what it says\"`"},
      {"probe p\ncase c\n  answer 1 : \"one\" and\n", "p:3: expected `grants \"a line of a contract\"`"},
      {"probe p\n", "p:1: the probe p has no program"},
      {"-- nothing\n", "p:1: a probe begins with `probe NAME`"},
      {"probe p\nprogram\n  x\n", "p:1: the probe p has no case"},
  };
  for (const auto& [text, message] : kWrong) {
    const auto probe = parse_probe(text, "p");
    ASSERT_FALSE(probe.has_value()) << text;
    EXPECT_EQ(probe.error().text(), message);
  }
}

TEST(Probe, ShippedOnesHaveNamesOfTheirOwn) {
  const auto probes = shipped_probes();
  ASSERT_TRUE(probes.has_value()) << probes.error().text();
  std::set<std::string> names;
  for (const Probe& p : *probes) {
    EXPECT_TRUE(names.insert(p.name).second) << p.name;
    EXPECT_FALSE(p.topic.empty()) << p.name;
    EXPECT_FALSE(p.question.empty()) << p.name;
  }
  EXPECT_GE(names.size(), 25u);
}

}  // namespace
}  // namespace assay::measure
