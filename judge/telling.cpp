#include "judge/telling.h"

#include <algorithm>
#include <set>

#include "program/edit/calls.h"
#include "program/edit/make.h"

namespace assay::judge {
namespace {

/// Without attributes, regions and scalar functions, an op whose results have the types of its operands has nothing to
/// do but to pass them on.
bool passes_on(const Function& f, const Op& op) {
  const spec::Record& record = *op.record;
  if (record.facts.computes || !record.attributes.empty() || !record.regions.empty()) return false;
  if (op.operands.empty() || op.operands.size() != op.results) return false;
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (f.type(op.operands[k]) != f.type(op.first_result + k)) return false;
  return true;
}

/// It has nothing but a callee; a composite has a meaning of its own beside the function that it names.
bool is_call(const Op& op) { return op.record->facts.calls_function && op.record->attributes.size() == 1; }

/// Walks what is called as well, each function once.
class Search {
 public:
  explicit Search(const Module& module) : module_(module) {}

  void visit(const Function& f) {
    for (const Op& op : f.body.ops) visit(f, op);
  }
  void visit(const Function& f, const Op& op) {
    const Function* callee = is_call(op) ? program::callee_of(module_, op) : nullptr;
    if (callee != nullptr && seen_.insert(callee).second) return visit(*callee);
    if (callee != nullptr) return;
    auto& group = is_literal(op) ? literals_ : passes_on(f, op) ? passing_ : telling_;
    group.push_back({&f, &op});
  }

  std::vector<TellingOp> found() {
    if (!telling_.empty()) return std::move(telling_);
    return std::move(passing_.empty() ? literals_ : passing_);
  }

 private:
  const Module& module_;
  std::set<const Function*> seen_;
  std::vector<TellingOp> telling_, passing_, literals_;
};

}  // namespace

std::vector<TellingOp> telling_ops(const Module& module) {
  Search search(module);
  search.visit(*module.entry());
  return search.found();
}

std::vector<TellingOp> telling_ops(const Module& module, const Function& f, const Op& op) {
  Search search(module);
  search.visit(f, op);
  return search.found();
}

}  // namespace assay::judge
