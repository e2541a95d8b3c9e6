#include "program/edit/expand.h"

#include <algorithm>

#include "program/edit/editor.h"

namespace assay::program {
namespace {

class Inliner {
 public:
  Inliner(const Module& original, const OpTest& is_meant) : original_(original), is_meant_(is_meant), edit_(original) {}

  std::optional<Edited> run() {
    for (Function& f : edit_.module.functions) {
      if (f.is_declaration) continue;
      now_.clear();
      if (!inlined(f, f.body)) return std::nullopt;
      rename(edit_, f, now_);
      any_ = any_ || !now_.empty();
    }
    return any_ ? edit_.finish() : std::nullopt;
  }

 private:
  bool inlined(Function& f, Region& region) {
    std::vector<Op> ops;
    for (Op& op : region.ops) {
      for (Region& inner : op.regions)
        if (!inlined(f, inner)) return false;
      if (!expands(original_, f, op) || !is_meant_(f, op)) {
        ops.push_back(std::move(op));
        continue;
      }
      const std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
      const auto results = expand(original_, f, op, operands, f, ops, *edit_.module.arena);
      if (!results) return false;
      for (std::uint32_t k = 0; k < op.results; ++k) now_.emplace_back(op.first_result + k, (*results)[k]);
    }
    region.ops = std::move(ops);
    return true;
  }

  const Module& original_;
  const OpTest& is_meant_;
  Editor edit_;
  Renaming now_;  ///< what read a result of an op that is gone reads what its program gives
  bool any_ = false;
};

}  // namespace

bool expands(const Module& module, const Function& f, const Op& op) {
  if (op.record->expansions.empty() || !op.regions.empty()) return false;
  spec::Arena arena;
  auto instance = program::instance(module, f, op, arena);
  return instance && expansion_of(*instance, arena) != nullptr;
}

std::optional<Edited> with_expansions(const Module& module, const OpTest& is_meant) {
  return Inliner(module, is_meant).run();
}

}  // namespace assay::program
