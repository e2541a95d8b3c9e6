#include "cli/spec_xla.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/json_line.h"
#include "cli/print.h"
#include "cli/verb.h"
#include "spec/nearest_name.h"
#include "spec/record.h"
#include "spec/xla/xla_map.h"

namespace assay::cli {
namespace {

using nlohmann::ordered_json;
using spec::Record;
using spec::Records;
using spec::XlaCarrier;
using spec::XlaConstraint;
using spec::XlaExample;
using spec::XlaLaw;
using spec::XlaMap;
using spec::XlaOp;

const Record& record_of(const std::string& name) { return *Records::builtin().find(name); }

bool all_are_drawn(const XlaOp& op) {
  return std::ranges::all_of(op.records, [](const std::string& name) { return is_drawn(record_of(name)); });
}

/// Whether campaigns reach the op: by its records, or by those that its body is made of.
std::string status_of(const XlaOp& op) {
  if (op.carrier == XlaCarrier::kNothing) return "none";
  return all_are_drawn(op) ? "campaign" : "draft";
}

/// What its records still lack: ` (rng: lacks a formula)`.
std::string drafts_of(const XlaOp& op) {
  std::string drafts;
  for (const std::string& name : op.records)
    if (!is_drawn(record_of(name)))
      drafts += fmt::format("{}{}: {}", drafts.empty() ? "" : "; ", name, lacks(record_of(name)));
  return drafts.empty() ? "" : " (" + drafts + ")";
}

/// The records, or the reason why there are none.
std::string carried_by(const XlaOp& op) {
  if (op.carrier == XlaCarrier::kNothing) return op.reason;
  const bool is_body = op.carrier == XlaCarrier::kBody;
  return fmt::format("{}{}{}", is_body ? "body of " : "", fmt::join(op.records, ", "), drafts_of(op));
}

long laws_of(const XlaOp& op) {
  return std::ranges::count_if(op.constraints, [](const XlaConstraint& c) { return c.gap.is_none(); });
}

// ---- Text ---------------------------------------------------------------------------------------

/// How many constraints are laws: `2 of 3`; empty where there are none.
std::string held_in(const XlaOp& op) {
  return op.constraints.empty() ? "" : fmt::format("{} of {}", laws_of(op), op.constraints.size());
}

void print_row(const XlaOp& op) {
  print_out("{:<25} {:<9} {:<8} {}\n", op.name, status_of(op), held_in(op), carried_by(op));
}

/// Over all ops, the sum of what `count` gives of each.
template <class Count> long sum_of(const XlaMap& map, Count count) {
  return std::accumulate(map.ops.begin(), map.ops.end(), 0L, [&](long n, const XlaOp& op) { return n + count(op); });
}

void print_counts(const XlaMap& map) {
  const auto with_status = [&](const char* status) {
    return sum_of(map, [&](const XlaOp& op) { return status_of(op) == status; });
  };
  const long bodies = sum_of(map, [](const XlaOp& op) { return op.carrier == XlaCarrier::kBody; });
  const long constraints = sum_of(map, [](const XlaOp& op) { return op.constraints.size(); });
  print_out("{} ops: {} used in campaigns, {} drafts, {} that are no op of a text; {} by a body; ", map.ops.size(),
            with_status("campaign"), with_status("draft"), with_status("none"), bodies);
  print_out("{} of {} constraints are laws\n", sum_of(map, laws_of), constraints);
}

void print_map(const XlaMap& map) {
  print_out("{:<25} {:<9} {:<8} {}\n", "op", "status", "laws", "carried by");
  for (const XlaOp& op : map.ops) print_row(op);
  print_counts(map);
}

std::string text_of(const XlaLaw& law) {
  const auto& laws = record_of(law.record).laws;
  const auto it = std::ranges::find(laws, law.label, &spec::Law::label);
  return it == laws.end() ? "" : it->text;
}

void print_constraint(const XlaConstraint& constraint) {
  if (!constraint.gap.is_none())
    print_out("  {:<8} {}: {}\n", constraint.label, constraint.gap.kind, constraint.gap.reason);
  for (const XlaLaw& law : constraint.laws)
    print_out("  {:<8} {} ({}): {}\n", constraint.label, law.record, law.label, text_of(law));
}

void print_example(const XlaExample& example) {
  if (example.gap.is_none()) print_out("  example  {} corpus/examples/xla/{}\n", example.label, example.file);
  else print_out("  example  {} {}: {}\n", example.label, example.gap.kind, example.gap.reason);
}

void print_op(const XlaOp& op) {
  const std::string body = body_text(op);
  print_out("{}, section {}\n", op.name, op.section);
  print_out("  {:<8} {}\n", status_of(op), carried_by(op));
  for (const std::string& alias : op.aliases) print_out("  also     {}\n", alias);
  for (const std::string& with : op.with) print_out("  with     {}\n", with);
  for (const XlaConstraint& constraint : op.constraints) print_constraint(constraint);
  for (const XlaExample& example : op.examples) print_example(example);
  if (!body.empty()) print_out("\n{}", body);
}

// ---- JSON ---------------------------------------------------------------------------------------

ordered_json json_of(const XlaConstraint& constraint) {
  ordered_json out = {{"label", constraint.label}};
  for (const XlaLaw& law : constraint.laws) out["laws"].push_back({{"op", law.record}, {"label", law.label}});
  if (!constraint.gap.is_none()) out["no_law"] = {{"kind", constraint.gap.kind}, {"reason", constraint.gap.reason}};
  return out;
}

ordered_json json_of(const XlaExample& example) {
  if (example.gap.is_none()) return {{"label", example.label}, {"file", "corpus/examples/xla/" + example.file}};
  return {{"label", example.label}, {"no_file", {{"kind", example.gap.kind}, {"reason", example.gap.reason}}}};
}

template <class T> ordered_json json_of(const std::vector<T>& all) {
  ordered_json out = ordered_json::array();
  for (const T& each : all) out.push_back(json_of(each));
  return out;
}

ordered_json json_of(const XlaOp& op) {
  ordered_json out = {{"op", op.name}, {"also", op.aliases}, {"section", op.section}, {"status", status_of(op)}};
  out["carrier"] = spec::name(op.carrier);
  out["records"] = op.records;
  if (op.carrier == XlaCarrier::kBody) out["body"] = body_text(op);
  if (op.carrier == XlaCarrier::kNothing) out["reason"] = op.reason;
  out["with"] = op.with;
  out["constraints"] = json_of(op.constraints);
  out["examples"] = json_of(op.examples);
  return out;
}

// ---- Verb ---------------------------------------------------------------------------------------

Error unknown(const XlaMap& map, const std::string& name) {
  return {"XLA has no op " + name + "; `assay spec --xla` lists them all" + spec::did_you_mean(name, map.names()), "",
          ErrorKind::kInvalid};
}

void show(const XlaOp& op, bool as_json) {
  if (as_json) print_out("{}", json_line(json_of(op)));
  else print_op(op);
}

}  // namespace

int show_xla(const std::string& name, bool as_json) {
  const XlaMap& map = spec::xla_map();
  const XlaOp* const op = map.find(name);
  if (!name.empty() && !op) return complain(unknown(map, name));
  if (op) show(*op, as_json);
  else if (as_json) std::ranges::for_each(map.ops, [](const XlaOp& each) { show(each, true); });
  else print_map(map);
  return kNothingUnexpected;
}

}  // namespace assay::cli
