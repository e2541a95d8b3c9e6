#include "program/edit/reads.h"

#include <algorithm>

namespace assay::program {
namespace {

bool defines(const Op& op, ValueId v) { return v >= op.first_result && v < op.first_result + op.results; }

void collect_reads(const Op& op, std::vector<ValueId>& out) {
  out.insert(out.end(), op.operands.begin(), op.operands.end());
  for (const Region& region : op.regions) {
    for (const Op& inner : region.ops) collect_reads(inner, out);
    out.insert(out.end(), region.returns.begin(), region.returns.end());
  }
}

void collect_definitions(const Op& op, std::vector<ValueId>& out) {
  for (std::uint32_t k = 0; k < op.results; ++k) out.push_back(op.first_result + k);
  for (const Region& region : op.regions) {
    out.insert(out.end(), region.arguments.begin(), region.arguments.end());
    for (const Op& inner : region.ops) collect_definitions(inner, out);
  }
}

}  // namespace

std::vector<ValueId> reads(const Op& op) {
  std::vector<ValueId> all, own, out;
  collect_reads(op, all);
  collect_definitions(op, own);
  std::ranges::sort(own);
  for (const ValueId v : all)
    if (!std::ranges::binary_search(own, v) && std::ranges::find(out, v) == out.end()) out.push_back(v);
  return out;
}

bool does_read(const Op& op, ValueId v) {
  const auto all = reads(op);
  return std::ranges::find(all, v) != all.end();
}

std::size_t defining_op(const Function& f, ValueId v) {
  const auto found = std::ranges::find_if(f.body.ops, [&](const Op& op) { return defines(op, v); });
  return static_cast<std::size_t>(found - f.body.ops.begin());
}

std::vector<std::size_t> cone_of(const Function& f, std::span<const ValueId> values) {
  std::vector<bool> wanted(f.types.size(), false);
  for (const ValueId v : values) wanted[v] = true;
  std::vector<std::size_t> out;
  for (std::size_t i = f.body.ops.size(); i-- > 0;) {
    const Op& op = f.body.ops[i];
    bool needed = false;
    for (std::uint32_t k = 0; k < op.results; ++k) needed = needed || wanted[op.first_result + k];
    if (!needed) continue;
    out.push_back(i);
    for (const ValueId v : reads(op)) wanted[v] = true;
  }
  std::ranges::reverse(out);
  return out;
}

}  // namespace assay::program
