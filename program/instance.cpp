#include <algorithm>
#include <array>

#include "program/layout.h"
#include "program/symbols.h"

/// Ops as instances of their records.
namespace assay::program {
namespace {

using spec::Instance;

constexpr std::size_t kMostNames = 64;
using Counts = std::array<std::uint32_t, kMostNames>;

/// Fills the slots of one op.
class Builder {
 public:
  Builder(const Symbols& symbols, const Function& function, const Op& op, spec::Arena& arena)
      : symbols_(symbols), function_(function), op_(op), record_(*op.record), layouts_(layouts_of(record_)),
        arena_(arena) {}

  Result<Instance> run() {
    auto slots = arena_.array<Value>(record_.names.size());
    std::ranges::fill(slots, Value::undefined());
    slots_ = slots.data();
    attributes();
    if (!group(layouts_.operands, op_.operands.size(),
               [&](std::size_t i) { return Value::type(function_.type(op_.operands[i])); }) ||
        !group(
            layouts_.results, op_.results,
            [&](std::size_t i) { return Value::type(function_.type(op_.first_result + static_cast<ValueId>(i))); }) ||
        !group(layouts_.regions, op_.regions.size(), [&](std::size_t i) { return region(op_.regions[i]); }))
      return assay::fail(record_.full_name() + ": " + mismatch_, where(op_.place));
    return Instance{&record_, slots, function_.grid.value_or(symbols_.module().grid)};
  }

 private:
  template <class Make> bool group(const Layout& layout, std::size_t flat, Make make) {
    Counts counts;
    if (layout.size() > kMostNames || !layout.counts(flat, op_.attributes, counts))
      return mismatch_ = layout.mismatch(flat), false;
    std::size_t next = 0;
    for (std::size_t i = 0; i < layout.size(); ++i) {
      const auto& name = layout.names()[i];
      auto& slot = slots_[name.slot];
      if (name.is_group) {
        auto items = arena_.array<Value>(counts[i]);
        for (auto& item : items) item = make(next++);
        slot = Value::list(items);
      } else {
        slot = counts[i] ? make(next++) : Value::absent();
      }
    }
    return true;
  }

  Value region(const Region& r) {
    inputs_.clear();
    outputs_.clear();
    for (const auto v : r.arguments) inputs_.push_back(function_.types[v]);
    for (const auto v : r.returns) outputs_.push_back(function_.types[v]);
    spec::SignatureView signature(inputs_, outputs_);
    if (record_.facts.reads_ops) name_ops(r, signature);
    return Value::signature(arena_, signature);
  }

  void name_ops(const Region& r, spec::SignatureView& signature) {
    auto names = arena_.array<std::string_view>(r.ops.size());
    std::ranges::transform(r.ops, names.begin(), [&](const Op& op) { return arena_.copy(op.record->full_name()); });
    signature.ops = names;
    signature.knows_ops = true;
  }

  void attributes() {
    for (std::size_t i = 0; i < op_.attributes.size(); ++i) slots_[record_.attributes[i]] = resolved(op_.attributes[i]);
  }

  /// A function that is named has the signature that it has in this module.
  Value resolved(const Value& v) {
    if (v.kind == spec::ValueKind::kList && v.size && v.items[0].kind == spec::ValueKind::kFunction)
      return resolved_list(v);
    if (v.kind != spec::ValueKind::kFunction) return v;
    const auto* callee = symbols_.find(v.as_function().name);
    if (!callee) return v;
    auto* reference = arena_.array<spec::FunctionReference>(1).data();
    *reference = {v.as_function().name, &Value::signature(arena_, callee->signature()).as_signature()};
    return Value::function(reference);
  }
  Value resolved_list(const Value& v) {
    auto items = arena_.array<Value>(v.size);
    std::ranges::transform(v.as_list(), items.begin(), [&](const Value& item) { return resolved(item); });
    return Value::list(items);
  }

  const Symbols& symbols_;
  const Function& function_;
  const Op& op_;
  const spec::Record& record_;
  const Layouts& layouts_;
  spec::Arena& arena_;
  Value* slots_ = nullptr;
  std::vector<Type> inputs_, outputs_;
  std::string mismatch_;
};

}  // namespace

Result<Instance> instance(const Symbols& symbols, const Function& function, const Op& op, spec::Arena& arena) {
  return Builder(symbols, function, op, arena).run();
}

Result<Instance> instance(const Module& module, const Function& function, const Op& op, spec::Arena& arena) {
  return instance(Symbols::unindexed(module), function, op, arena);
}

Result<std::vector<std::uint32_t>> group_sizes(const Op& op, std::span<const int> slots, std::size_t flat,
                                               const char* what) {
  const Layout layout(*op.record, slots, what);
  std::vector<std::uint32_t> counts(layout.size());
  if (layout.counts(flat, op.attributes, counts)) return counts;
  return fail(op.record->full_name() + ": " + layout.mismatch(flat));
}

}  // namespace assay::program
