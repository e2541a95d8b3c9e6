#include "program/partition/blocks.h"

#include <algorithm>

namespace assay::program {
namespace {

using spec::Expr;
using spec::ExprKind;
using spec::RegionRole;

bool is_loop(const spec::Record& r, const spec::Clause& c) {
  const std::vector roles{RegionRole::kCondition, RegionRole::kLoopBody};
  const bool is_of_operands = c.value->node == ExprKind::kName && r.operands == std::vector{c.value->symbol->index};
  return c.loop_condition != nullptr && is_of_operands && r.facts.regions == roles;
}

/// `region()`, or `regions[k]()`.
bool runs_region(const Expr& e) {
  if (e.node == ExprKind::kApply) return e.args.size() == 1;
  return e.node == ExprKind::kCall && e.args.empty() && e.symbol->scope == spec::SymbolScope::kSlot;
}

bool is_branching(const Expr& e) {
  return e.node == ExprKind::kConditional ? runs_region(*e.args[1]) && runs_region(*e.args[2])
                                          : e.node == ExprKind::kApply && runs_region(e);
}

}  // namespace

Blocks blocks_of(const spec::Record& r) {
  if (r.means.size() != 1 || r.results.size() != 1 || r.means[0].has_pattern) return Blocks::kNone;
  const spec::Clause& c = r.means[0];
  if (is_loop(r, c)) return Blocks::kLoop;
  return c.then == nullptr && !r.regions.empty() && is_branching(*c.value) ? Blocks::kBranches : Blocks::kNone;
}

}  // namespace assay::program
