#include "program/partition/prepare.h"

#include <algorithm>

#include "program/edit/calls.h"
#include "program/edit/editor.h"
#include "program/edit/expand.h"
#include "spec/language/walk.h"

namespace assay::program {
namespace {

bool is_call(const Op& op) { return op.record->facts.calls_function && op.regions.empty() && !op.record->effect.any(); }

/// Whether the formula puts something in an order, and the op is no sort.
bool chooses_by_order(const spec::Record& record) {
  const auto sorts = [](const spec::Clause& c) {
    return std::ranges::any_of(c.where, [](const spec::Definition& d) {
      return d.value != nullptr && spec::calls(*d.value, spec::Builtin::kSorting);
    });
  };
  return !record.permutation && std::ranges::any_of(record.means, sorts);
}

/// Writes the ops of the entry function anew.
class Preparation {
 public:
  explicit Preparation(const Module& original) : original_(original), edit_(original) {
    edit_.module.arena = std::make_shared<spec::Arena>();
  }

  std::optional<Module> run() {
    region(edit_.f.body);
    if (now_.empty()) return std::nullopt;
    rename(edit_, edit_.f, now_);
    return std::move(edit_.module);
  }

 private:
  void region(Region& r) {
    std::vector<Op> ops;
    for (Op& op : r.ops)
      if (!called(op, ops) && !expanded(op, ops)) {
        for (Region& inner : op.regions) region(inner);
        ops.push_back(std::move(op));
      }
    r.ops = std::move(ops);
  }

  bool called(const Op& op, std::vector<Op>& ops) {
    const Function* const callee = is_call(op) && calls_ < kMostCalls ? callee_of(original_, op) : nullptr;
    if (callee == nullptr || callee == original_.entry() || !fits(op, *callee)) return false;
    ++calls_;
    const auto base = static_cast<ValueId>(edit_.f.types.size());
    std::vector<ValueId> now;
    for (const Type type : callee->types) now.push_back(edit_.new_value(type));
    for (std::size_t k = 0; k < op.operands.size(); ++k) now[callee->body.arguments[k]] = op.operands[k];
    Region body = callee->body;
    edit_.replace_reads(body, now);
    move_definitions(body, base);
    region(body);
    std::ranges::move(body.ops, std::back_inserter(ops));
    for (std::uint32_t k = 0; k < op.results; ++k) now_.emplace_back(op.first_result + k, body.returns[k]);
    return true;
  }

  bool fits(const Op& op, const Function& callee) const {
    const auto has_type = [&](ValueId operand, ValueId argument) {
      return edit_.f.type(operand) == callee.type(argument);
    };
    return std::ranges::equal(op.operands, callee.body.arguments, has_type) &&
           callee.body.returns.size() == op.results && op.results > 0;
  }

  /// What a copied body defines gets ids from `base` on.
  static void move_definitions(Region& r, ValueId base) {
    for (ValueId& v : r.arguments) v += base;
    for (Op& op : r.ops) {
      if (op.results > 0) op.first_result += base;
      for (Region& inner : op.regions) move_definitions(inner, base);
    }
  }

  bool expanded(const Op& op, std::vector<Op>& ops) {
    if (!chooses_by_order(*op.record) || !expands(original_, edit_.f, op)) return false;
    const std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    std::vector<Op> made;
    const auto results = expand(original_, edit_.f, op, operands, edit_.f, made, *edit_.module.arena);
    if (!results) return false;
    std::ranges::move(made, std::back_inserter(ops));
    for (std::uint32_t k = 0; k < op.results; ++k) now_.emplace_back(op.first_result + k, (*results)[k]);
    return true;
  }

  static constexpr int kMostCalls = 64;  ///< functions that call themselves have no end

  const Module& original_;
  Editor edit_;
  Renaming now_;
  int calls_ = 0;
};

}  // namespace

std::optional<Module> prepared(const Module& module) {
  auto out = Preparation(module).run();
  return out && verify(*out) ? std::move(out) : std::nullopt;
}

}  // namespace assay::program
