#include "program/edit/compact.h"

#include <algorithm>

namespace assay::program {
namespace {

class Renumbering {
 public:
  /// Without an arena to copy operands into they are changed where they stand.
  Renumbering(Function& function, spec::Arena& scratch, spec::Arena* copies)
      : function_(function), copies_(copies), now_(scratch.array<ValueId>(function.types.size())),
        before_(scratch.copy(std::span<const Type>(function.types))) {
    std::ranges::fill(now_, kNoValue);
    function_.types.clear();
  }

  void run(Region& region) {
    for (auto& v : region.arguments) v = define(v);
    for (auto& op : region.ops) run(op);
    for (auto& v : region.returns) v = now_[v];
  }

 private:
  ValueId define(ValueId old) {
    function_.types.push_back(before_[old]);
    return now_[old] = static_cast<ValueId>(function_.types.size() - 1);
  }

  void run(Op& op) {
    for (ValueId& v : writable(op)) v = now_[v];
    const auto first = static_cast<ValueId>(function_.types.size());
    for (ValueId k = 0; k < op.results; ++k) define(op.first_result + k);
    if (op.results) op.first_result = first;
    for (auto& region : op.regions) run(region);
  }

  std::span<ValueId> writable(Op& op) {
    const bool stays = std::ranges::all_of(op.operands, [&](ValueId v) { return now_[v] == v; });
    if (stays) return {};
    if (copies_) op.operands = copies_->copy(op.operands);
    return {const_cast<ValueId*>(op.operands.data()), op.operands.size()};
  }

  Function& function_;
  spec::Arena* copies_;
  std::span<ValueId> now_;        ///< by old id
  std::span<const Type> before_;  ///< by old id
};

}  // namespace

void renumber(Function& function, spec::Arena& arena) {
  spec::Arena scratch;
  Renumbering(function, scratch, &arena).run(function.body);
}

void renumber_in_place(Function& function, spec::Arena& scratch) {
  Renumbering(function, scratch, nullptr).run(function.body);
}

}  // namespace assay::program
