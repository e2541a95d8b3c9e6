#include "spec/xla/xla_map.h"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "spec/embedded.h"
#include "spec/fenced_blocks_test.h"
#include "spec/record.h"

/// The map of XLA's ops names all of them, and nothing that does not exist; docs/xla.md is right about its language.
namespace assay::spec {
namespace {

// ---- The map ------------------------------------------------------------------------------------

bool has_law(const XlaLaw& law) {
  const Record* const record = Records::builtin().find(law.record);
  return record && std::ranges::count(record->laws, law.label, &Law::label) > 0;
}

/// The examples of a file: the labels that begin its comments.
std::set<std::string> labels_in(const std::string& text) {
  std::set<std::string> labels;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto colon = line.find(": ");
    if (line.starts_with("// ") && colon != line.npos) labels.insert(line.substr(3, colon - 3));
  }
  return labels;
}

std::string example_file(const std::string& name) {
  for (const auto& [path, text] : embedded_xla_examples())
    if (path == "corpus/examples/xla/" + name) return text;
  return "";
}

void missing_names(const XlaMap& map, std::set<std::string>& faults) {
  for (const XlaList& list : map.lists)
    for (const std::string& name : list.names)
      if (!map.find(name)) faults.insert(name + " of " + list.title + " is missing");
}

void unlisted_names(const XlaMap& map, std::set<std::string>& faults) {
  std::set<std::string> listed;
  for (const XlaList& list : map.lists) listed.insert(list.names.begin(), list.names.end());
  for (const std::string& name : map.names())
    if (!listed.contains(name)) faults.insert(name + " is on no list");
}

void unknown_parts(const XlaOp& op, std::set<std::string>& faults) {
  for (const std::string& name : op.records)
    if (!Records::builtin().find(name)) faults.insert(op.name + ": no record " + name);
  for (const XlaConstraint& constraint : op.constraints)
    for (const XlaLaw& law : constraint.laws)
      if (!has_law(law)) faults.insert(op.name + ": no law " + law.record + "." + law.label);
  for (const XlaExample& example : op.examples)
    if (example.gap.is_none() && !labels_in(example_file(example.file)).contains(example.label))
      faults.insert(op.name + ": no example " + example.label);
  if (op.carrier == XlaCarrier::kBody && !body_text(op).starts_with("func.func"))
    faults.insert(op.name + ": no function in " + op.body);
}

/// What of the map is missing, on no list, or names something that does not exist.
std::set<std::string> faults_of(const XlaMap& map) {
  std::set<std::string> faults;
  missing_names(map, faults);
  unlisted_names(map, faults);
  for (const XlaOp& op : map.ops) unknown_parts(op, faults);
  return faults;
}

using Faults = std::set<std::string>;

TEST(XlaMap, NamesAllOpsAndNothingThatDoesNotExist) { EXPECT_EQ(faults_of(xla_map()), Faults{}); }

TEST(XlaMap, ListsTheOpsOfThePagesAndTheOpcodes) {
  ASSERT_GE(xla_map().lists.size(), 3u);
  EXPECT_EQ(xla_map().lists[0].names.size(), 116u + 5u) << "five of them are older names of others";
  EXPECT_EQ(xla_map().lists[1].names.size(), 136u);
}

TEST(XlaMap, SaysOfEachExampleWhereItIs) {
  std::set<std::string> named;
  for (const XlaOp& op : xla_map().ops)
    for (const XlaExample& example : op.examples) named.insert(example.label);
  for (const auto& [path, text] : embedded_xla_examples())
    for (const std::string& label : labels_in(text)) EXPECT_TRUE(named.contains(label)) << path << ": " << label;
  EXPECT_GE(named.size(), 110u);
}

TEST(XlaMap, NoConstraintStandsTwiceInAnOp) {
  for (const XlaOp& op : xla_map().ops) {
    std::set<std::string> labels;
    for (const XlaConstraint& c : op.constraints)
      EXPECT_TRUE(labels.insert(c.label).second) << op.name << " " << c.label;
  }
}

TEST(XlaMap, WhatIsPlantedIsFound) {
  struct Planted {
    const char *before, *after, *fault;
  };
  const Planted kPlanted[] = {
      {"op Abs is abs\n", "", "Abs of the pages of operation semantics, from 2017 to 2026 is missing"},
      {"op Abs is abs\n", "op Abs, Modulus is abs\n", "Modulus is on no list"},
      {"op Abs is abs\n", "op Abs is absolute\n", "Abs: no record absolute"},
      {"op Abs is abs\n", "op Abs is abs\n  X1 C9\n", "Abs: no law abs.C9"},
      {"op Abs is abs\n", "op Abs is abs\n  X1 none.C1\n", "Abs: no law none.C1"},
      {"op Abs is abs\n", "op Abs is abs\n  example Abs-1 sign.mlir\n", "Abs: no example Abs-1"},
      {"op Abs is abs\n", "op Abs body sign.mlir of abs\n", "Abs: no function in sign.mlir"}};
  for (const auto& [before, after, fault] : kPlanted) {
    std::string text = embedded_xla_maps().front().second;
    const auto at = text.find(before);
    ASSERT_NE(at, std::string::npos);
    const auto map = parse_xla_map(text.replace(at, std::string_view(before).size(), after), "planted.map");
    ASSERT_TRUE(map) << map.error().text();
    EXPECT_TRUE(faults_of(*map).contains(fault)) << fault;
  }
}

TEST(XlaMap, BodiesAreFunctionsOfTheirFiles) {
  const std::string body = body_text(*xla_map().find("IsNan"));
  EXPECT_TRUE(body.starts_with("func.func private @IsNan(")) << body;
  EXPECT_TRUE(body.ends_with("\n}\n")) << body;
  EXPECT_EQ(body_text(*xla_map().find("Abs")), "");
}

// ---- docs/xla.md --------------------------------------------------------------------------------

const std::string& xla_page() {
  static const std::string text = text_of_file(ASSAY_SOURCE_DIR "/docs/xla.md");
  return text;
}

TEST(XlaPage, ExamplesAreReadAndErrorsAreThoseOfThePage) {
  const auto blocks = fenced_blocks(xla_page());
  int wrong = 0;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    if (blocks[i].language != "map") continue;
    const bool is_wrong = i + 1 < blocks.size() && blocks[i + 1].language == "error";
    const std::string expected = is_wrong ? blocks[i + 1].text.substr(0, blocks[i + 1].text.size() - 1) : "";
    const auto map = parse_xla_map(blocks[i].text, "a.map");
    EXPECT_EQ(map ? "" : map.error().text(), expected) << "docs/xla.md:" << blocks[i].line;
    EXPECT_EQ(map ? faults_of(*map) : Faults{}, Faults{}) << "docs/xla.md:" << blocks[i].line;
    wrong += is_wrong;
  }
  EXPECT_GT(wrong, 4);
}

TEST(XlaPage, DescribesEveryKindAndCarrier) {
  for (const std::string& kind : xla_gap_kinds())
    EXPECT_NE(xla_page().find("| `" + kind + "` |"), std::string::npos) << kind;
  for (const auto carrier : {XlaCarrier::kRecords, XlaCarrier::kBody, XlaCarrier::kNothing})
    EXPECT_NE(xla_page().find("`op NAMES " + std::string(name(carrier)) + " "), std::string::npos) << name(carrier);
}

}  // namespace
}  // namespace assay::spec
