#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "program/module.h"
#include "program/text/text.h"
#include "spec/embedded.h"
#include "spec/xla/xla_map.h"

/// The bodies of XLA's ops are valid programs, made of the ops that the map says.
namespace assay::program {
namespace {

using spec::XlaCarrier;
using spec::XlaOp;

/// RecordNames of records, each once.
using RecordNames = std::set<std::string>;

void add_ops(const Module&, const Region&, RecordNames&);

void add_ops_of(const Module& module, std::string_view function, RecordNames& ops) {
  if (const Function* const called = module.find(function)) add_ops(module, called->body, ops);
}

/// An op that calls a function stands for the ops of the function.
bool add_called(const Module& module, const Op& op, RecordNames& ops) {
  const auto is_function = [](const Value& v) { return v.kind == spec::ValueKind::kFunction; };
  const auto callee = std::ranges::find_if(op.attributes, is_function);
  if (callee == op.attributes.end()) return false;
  add_ops_of(module, callee->as_function().name, ops);
  return true;
}

/// The ops of a region and of what it calls, without constants.
void add_ops(const Module& module, const Region& region, RecordNames& ops) {
  for (const Op& op : region.ops) {
    const bool is_constant = op.record->full_name() == "stablehlo.constant";
    if (!add_called(module, op, ops) && !is_constant) ops.insert(op.record->full_name());
    for (const Region& inner : op.regions) add_ops(module, inner, ops);
  }
}

RecordNames records_of(const XlaOp& op) {
  RecordNames names;
  for (const std::string& name : op.records) names.insert(spec::Records::builtin().find(name)->full_name());
  return names;
}

/// The part of the op's file that its body stands in.
std::string_view part_of_body(const XlaOp& op) {
  for (const auto& [path, text] : spec::embedded_xla_examples())
    if (path == "corpus/examples/xla/" + op.body) return split(text).front().text;
  return "";
}

TEST(XlaBodies, AreValidAndMadeOfTheOpsOfTheMap) {
  int bodies = 0;
  for (const XlaOp& op : spec::xla_map().ops) {
    if (op.carrier != XlaCarrier::kBody) continue;
    const auto module = parse(part_of_body(op), op.body);
    ASSERT_TRUE(module) << module.error().text();
    EXPECT_TRUE(verify_text(*module)) << verify_text(*module).error().text();
    RecordNames ops;
    add_ops_of(*module, op.name, ops);
    EXPECT_EQ(ops, records_of(op)) << op.name;
    ++bodies;
  }
  EXPECT_GE(bodies, 8);
}

}  // namespace
}  // namespace assay::program
