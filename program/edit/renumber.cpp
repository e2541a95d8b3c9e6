#include "program/edit/renumber.h"

#include <algorithm>

namespace assay::program {
namespace {

class Renumberer {
 public:
  Renumberer(Function& function, spec::Arena& arena)
      : function_(function), arena_(arena), new_id_(function.types.size(), kNoValue) {}

  void run() {
    region(function_.body);
    function_.types = std::move(types_);
  }

 private:
  ValueId define(ValueId old) {
    types_.push_back(function_.types[old]);
    return new_id_[old] = static_cast<ValueId>(types_.size() - 1);
  }

  void region(Region& r) {
    for (auto& v : r.arguments) v = define(v);
    for (auto& o : r.ops) op(o);
    for (auto& v : r.returns) v = new_id_[v];
  }

  void op(Op& o) {
    const auto first = static_cast<ValueId>(types_.size());
    for (ValueId i = 0; i < o.results; ++i) define(o.first_result + i);
    if (o.results) o.first_result = first;
    const bool moved = std::ranges::any_of(o.operands, [&](ValueId v) { return new_id_[v] != v; });
    if (moved) {
      auto operands = arena_.array<ValueId>(o.operands.size());
      std::ranges::transform(o.operands, operands.begin(), [&](ValueId v) { return new_id_[v]; });
      o.operands = operands;
    }
    for (auto& r : o.regions) region(r);
  }

  Function& function_;
  spec::Arena& arena_;
  std::vector<ValueId> new_id_;
  std::vector<Type> types_;
};

}  // namespace

void renumber(Function& function, spec::Arena& arena) { Renumberer(function, arena).run(); }

}  // namespace assay::program
