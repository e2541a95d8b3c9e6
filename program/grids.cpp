#include "program/grids.h"

#include <algorithm>

#include "program/edit/walk.h"
#include "program/effects.h"

namespace assay::program {
namespace {

std::string_view symbol(const Value& v) {
  return v.kind == spec::ValueKind::kFunction ? std::string_view(v.as_function().name) : v.as_string();
}

/// The functions that stand in `names`, those that they call, and so on; a chain of calls may be long.
void give_grid(const Symbols& symbols, std::vector<std::string_view> names, spec::Grid grid) {
  while (!names.empty()) {
    auto* const f = const_cast<Function*>(symbols.find(names.back()));
    names.pop_back();
    if (f == nullptr || f->grid) continue;
    f->grid = grid;
    each_op(f->body, [&](const Op& op) {
      for (const Value& v : op.attributes)
        if (v.kind == spec::ValueKind::kFunction) names.push_back(v.as_function().name);
    });
  }
}

}  // namespace

Result<std::optional<ProcessGrid>> process_grid(const Symbols& symbols, const Op& op) {
  if (op.record->effect.kind != spec::EffectKind::kGrid) return std::nullopt;
  const Value* rows = attribute(op, op.record->effect.attribute);
  const auto error = [&](const std::string& what) {
    return fail(op.record->full_name() + ": " + what, where(op.place));
  };
  if (!rows || !rows->is_list() || rows->as_list().empty()) return error("no functions to run");
  ProcessGrid out{{static_cast<std::int64_t>(rows->as_list().size()),
                   static_cast<std::int64_t>(rows->as_list()[0].as_list().size())},
                  {}};
  for (const Value& row : rows->as_list()) {
    if (static_cast<std::int64_t>(row.as_list().size()) != out.grid.partitions)
      return error("replicas with different numbers of partitions");
    for (const Value& name : row.as_list()) {
      out.programs.push_back(symbols.find(symbol(name)));
      if (!out.programs.back()) return error("there is no function @" + std::string(symbol(name)));
    }
  }
  return out;
}

Result<std::optional<ProcessGrid>> process_grid(const Module& module, const Op& op) {
  return process_grid(Symbols::unindexed(module), op);
}

void assign_grids(Module& module) {
  const Symbols symbols(module);
  for (const Function& caller : module.functions)
    each_op(caller.body, [&](const Op& op) {
      const auto grid = process_grid(symbols, op);
      if (!grid || !*grid) return;
      for (const Function* program : (*grid)->programs) give_grid(symbols, {program->name}, (*grid)->grid);
    });
}

}  // namespace assay::program
