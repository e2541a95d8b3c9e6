#include "generator/quantized/quantization.h"

#include <algorithm>
#include <array>
#include <map>

#include "program/edit/expand.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/stored_form.h"

namespace assay::generator {
namespace {

using program::Function;
using program::kNoValue;
using program::Module;
using program::Op;
using program::Region;
using program::ValueId;
using spec::ElementType;
using spec::Quantization;
using spec::Record;
using spec::Type;
using spec::Value;

constexpr int kTypesTried = 6;  ///< types that are tried for one op

/// A value as the ops behind it may read it: at least one of the two is there.
struct Forms {
  ValueId plain = kNoValue;
  ValueId quantized = kNoValue;
};

bool is_expressible(Type t) {
  return t.is_tensor() && t.is_static() && !t.is_quantized() && may_be_expressed(t.element());
}

/// Its ops may be drawn on quantized types, each for itself: how often it is applied and to what is not left open.
bool computes_once(spec::RegionRole role) {
  return role == spec::RegionRole::kFree || role == spec::RegionRole::kCondition || role == spec::RegionRole::kLoopBody;
}

/// One of its operands is the result (a semilattice): folds in any order are the same, whatever the elements are.
bool is_idempotent(const Op& op) {
  const auto function = op.record->facts.elementwise;
  return function &&
         (spec::scalar_primitive(*function).idempotent & spec::elements_of(spec::ElementClass::kFloat)) != 0;
}

/// The sum of two that are quantized by one scale is their multiple of it, and no step rounds but where it is clamped.
bool is_sum(const Op& op) { return op.record->facts.elementwise == spec::PrimitiveId::kAdd; }

/// All of its elements may be quantized by one scale.
bool may_be_quantized(spec::RegionRole role, const Region& region) {
  return computes_once(role) || role == spec::RegionRole::kOrder ||
         std::ranges::all_of(region.ops, [](const Op& op) { return is_idempotent(op) || is_sum(op); });
}

/// Of regions that are many the record has one, the last.
spec::RegionRole role(const Op& op, std::size_t k) {
  const auto& roles = op.record->facts.regions;
  return roles[std::min(k, roles.size() - 1)];
}

bool may_have_quantized_regions(const Op& op) {
  for (std::size_t k = 0; k < op.regions.size(); ++k)
    if (!may_be_quantized(role(op, k), op.regions[k])) return false;
  return true;
}

/// How the values of one op are quantized.
enum class Plan : std::uint8_t {
  kEqual,    ///< all by one scale
  kScales,   ///< each by a scale of its own
  kProduct,  ///< the last operand without a zero point, results as other integers
  kHybrid,   ///< the last operand alone
};

class Quantizing {
 public:
  Quantizing(const Module& before, Choices& choices, const std::function<bool(const Record&)>& is_chosen)
      : edit_(before), f_(edit_.f), choices_(choices), is_chosen_(is_chosen),
        records_(*before.entry()->body.ops[0].record->records) {}

  std::optional<program::Edited> run() {
    open_arguments();
    std::vector<Op> ops;
    for (Op& op : f_.body.ops) place(std::move(op), ops);
    for (ValueId& v : f_.body.returns) v = choices_.chance(1, 2) ? either(v) : plain(v, ops);
    f_.body.ops = std::move(ops);
    for (std::size_t k = 0; k < f_.results.size(); ++k) f_.results[k] = f_.type(f_.body.returns[k]);
    auto edited = is_possible_ ? edit_.finish() : std::nullopt;
    if (!edited || !program::has_quantized(edited->module)) return std::nullopt;
    return edited;
  }

 private:
  void open_arguments() {
    for (const ValueId v : f_.body.arguments)
      if (is_expressible(f_.type(v)) && choices_.chance(1, 2)) {
        const auto q = draw_quantization(f_.type(v).element(), choices_);
        become(v, quantized(f_.type(v), drawn_axis(q, f_.type(v), 8)));
      }
  }

  // ---- values ----------------------------------------------------------------------------------

  void become(ValueId v, Type type) {
    f_.types[v] = type;
    forms_[v] = {kNoValue, v};
  }

  Forms forms(ValueId v) const {
    const auto known = forms_.find(v);
    return known == forms_.end() ? Forms{v, kNoValue} : known->second;
  }

  ValueId either(ValueId v) const { return forms(v).quantized != kNoValue ? forms(v).quantized : forms(v).plain; }

  /// Puts in the op that takes a value to this type.
  ValueId converted(ValueId v, Type to, std::vector<Op>& ops) {
    scratch_.clear();
    const auto instance = program::conversion(records_, f_.type(v), to, scratch_);
    is_possible_ = is_possible_ && instance && is_chosen_(*instance->record);
    if (!is_possible_) return edit_.new_value(to);
    ops.push_back(program::make_op(*instance, std::array{v}, {}, f_, *edit_.module.arena));
    edit_.before.push_back(to);
    return ops.back().first_result;
  }

  ValueId plain(ValueId v, std::vector<Op>& ops) {
    Forms now = forms(v);
    if (now.plain != kNoValue) return now.plain;
    now.plain = converted(now.quantized, program::as_expressed(f_.type(now.quantized)), ops);
    forms_[v] = now;
    return now.plain;
  }

  ValueId as_type(ValueId v, Type type, std::vector<Op>& ops) {
    if (!type.is_quantized()) return plain(v, ops);
    Forms now = forms(v);
    if (now.quantized != kNoValue && f_.type(now.quantized) == type) return now.quantized;
    const bool from_quantized = now.plain == kNoValue || (now.quantized != kNoValue && choices_.chance(1, 2));
    now.quantized = converted(from_quantized ? now.quantized : now.plain, type, ops);
    if (now.plain == kNoValue) return now.quantized;
    forms_[v] = now;
    return now.quantized;
  }

  // ---- ops -------------------------------------------------------------------------------------

  void place(Op op, std::vector<Op>& ops) {
    const bool wants = choices_.chance(2, 3);
    if (!wants || !put_quantized(op, ops)) put_plain(std::move(op), ops);
  }

  void put_plain(Op op, std::vector<Op>& ops) {
    std::vector<Type> types;
    for (const ValueId v : op.operands) types.push_back(program::as_expressed(f_.type(either(v))));
    put(std::move(op), types, ops, [](Type t) { return t; });
  }

  using TypeMap = std::function<Type(Type)>;

  /// With operands of these types, and the types of regions as `inside` says.
  void put(Op op, const std::vector<Type>& types, std::vector<Op>& ops, const TypeMap& inside) {
    std::vector<ValueId> operands;
    for (std::size_t k = 0; k < types.size(); ++k) operands.push_back(as_type(op.operands[k], types[k], ops));
    op.operands = edit_.module.arena->copy(std::span<const ValueId>(operands));
    close_captured(op, ops);
    for (std::size_t k = 0; k < op.regions.size(); ++k)
      if (computes_once(role(op, k))) put_region(op.regions[k], inside);
      else retype(op.regions[k], inside);
    ops.push_back(std::move(op));
  }

  /// The same ops on elements that are quantized as all are.
  void retype(const Region& region, const TypeMap& inside) {
    for (const ValueId v : values_of(region))
      if (const Type type = inside(f_.type(v)); type != f_.type(v)) become(v, type);
  }

  static std::vector<ValueId> values_of(const Region& region) {
    std::vector<ValueId> out = region.arguments;
    for (const Op& op : region.ops)
      for (std::uint32_t k = 0; k < op.results; ++k) out.push_back(op.first_result + k);
    return out;
  }

  /// What it reads from around it has the type that it had; what it computes may be quantized.
  void put_region(Region& region, const TypeMap& inside) {
    std::vector<Type> wanted;
    for (const ValueId v : region.returns) wanted.push_back(inside(f_.type(v)));
    const auto around = forms_;
    for (const ValueId v : region.arguments)
      if (const Type type = inside(f_.type(v)); type != f_.type(v)) become(v, type);
    std::vector<Op> inner;
    for (Op& each : region.ops) place(std::move(each), inner);
    for (std::size_t k = 0; k < wanted.size(); ++k) region.returns[k] = as_type(region.returns[k], wanted[k], inner);
    region.ops = std::move(inner);
    forms_ = around;
  }

  /// Values that became quantized get a plain form that regions can read.
  void close_captured(Op& op, std::vector<Op>& ops) {
    if (op.regions.empty()) return;
    for (const ValueId v : program::reads(op))
      if (forms(v).plain == kNoValue) plain(v, ops);
    auto now = edit_.identity();
    for (ValueId v = 0; v < now.size(); ++v)
      if (forms(v).plain != kNoValue) now[v] = forms(v).plain;
    for (Region& region : op.regions) edit_.replace_reads(region, now);
  }

  // ---- quantized ops ---------------------------------------------------------------------------

  bool put_quantized(const Op& op, std::vector<Op>& ops) {
    const auto element = element_of(op);
    if (!element) return false;
    if (op.record->facts.makes_literal) return put_literal(op, *element, ops);
    if (!op.regions.empty()) return put_with_regions(op, *element, ops);
    if (!op.record->facts.knows_quantized) return false;
    for (int attempt = 0; attempt < kTypesTried; ++attempt) {
      const Plan plan = static_cast<Plan>(choices_.weighted(std::array<std::uint32_t, 4>{4, 3, 2, 1}));
      const auto types = draw_types(op, *element, plan);
      const TypeMap inside = [](Type t) { return t; };
      if (!is_lawful(op, types, inside)) continue;
      put_as(op, types, ops, inside);
      return true;
    }
    return false;
  }

  /// Now and then a literal of integers that are stored, drawn anew.
  bool put_literal(Op op, ElementType element, std::vector<Op>& ops) {
    if (!choices_.chance(1, 3)) return false;
    const Type plain = f_.type(op.first_result);
    const Type type = quantized(plain, drawn_axis(draw_quantization(element, choices_), plain, 8));
    spec::Arena& arena = *edit_.module.arena;
    const spec::Literal literal = program::literal_of(draw_stored(type, choices_), arena);
    const Value value = Value::literal(arena.copy(std::span<const spec::Literal>(&literal, 1)).data());
    op.attributes = arena.copy(std::span<const Value>(&value, 1));
    become(op.first_result, type);
    ops.push_back(std::move(op));
    return true;
  }

  /// All elements of the type by one scale, in its regions as well.
  bool put_with_regions(const Op& op, ElementType element, std::vector<Op>& ops) {
    const Record& record = *op.record;
    if (!may_have_quantized_regions(op) || record.dialect != Record().dialect || record.facts.calls_function)
      return false;
    const Quantization q = quantization_near(op, element);
    const TypeMap inside = [&](Type t) { return is_expressible(t) && t.element() == element ? quantized(t, q) : t; };
    Types types;
    for (const ValueId v : op.operands) types.operands.push_back(inside(program::as_expressed(f_.type(either(v)))));
    for (std::uint32_t k = 0; k < op.results; ++k) types.results.push_back(inside(f_.type(op.first_result + k)));
    if (!is_lawful(op, types, inside)) return false;
    put_as(op, types, ops, inside);
    return true;
  }

  /// That of its operands, or else its results, which may be quantized.
  std::optional<ElementType> element_of(const Op& op) const {
    for (const ValueId v : op.operands)
      if (const Type t = program::as_expressed(f_.type(either(v))); is_expressible(t)) return t.element();
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (const Type t = f_.type(op.first_result + k); is_expressible(t)) return t.element();
    return std::nullopt;
  }

  /// Of operands, then results.
  struct Types {
    std::vector<Type> operands, results;
  };

  Types draw_types(const Op& op, ElementType element, Plan plan) {
    Types out;
    Quantization q = quantization_near(op, element);
    for (std::size_t k = 0; k < op.operands.size(); ++k) {
      const bool is_last = k + 1 == op.operands.size();
      const Type type = program::as_expressed(f_.type(either(op.operands[k])));
      const bool stays = !is_expressible(type) || type.element() != element || (plan == Plan::kHybrid && !is_last);
      out.operands.push_back(stays ? type : drawn(op.operands[k], type, q, plan, is_last));
    }
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const Type type = f_.type(op.first_result + k);
      const bool stays = !is_expressible(type) || type.element() != element || plan == Plan::kHybrid;
      out.results.push_back(stays ? type : drawn_result(out, type, q, plan));
    }
    return out;
  }

  /// That of an operand which is quantized already, or another.
  Quantization quantization_near(const Op& op, ElementType element) {
    for (const ValueId v : op.operands)
      if (forms(v).quantized != kNoValue && choices_.chance(3, 4))
        if (const auto& q = *f_.type(forms(v).quantized).quantization(); q.expressed == element && !q.is_per_axis())
          return q;
    return draw_quantization(element, choices_);
  }

  Type drawn(ValueId v, Type type, const Quantization& q, Plan plan, bool is_last) {
    const ValueId known = forms(v).quantized;
    if (known != kNoValue && plan == Plan::kScales && f_.type(known).quantization()->storage == q.storage)
      return f_.type(known);
    if (plan == Plan::kEqual || (plan == Plan::kProduct && !is_last)) return quantized(type, q);
    Quantization other = with_other_scale(q, choices_);
    if (plan != Plan::kScales) other = without_zero_point(std::move(other));
    return quantized(type, drawn_axis(std::move(other), type, 4));
  }

  /// One of `rarely` has a scale for each slice.
  Quantization drawn_axis(Quantization q, Type type, std::uint32_t rarely) {
    if (type.rank() == 0 || !choices_.chance(1, rarely)) return q;
    const auto d = choices_.below(static_cast<std::uint64_t>(type.rank()));
    const bool has_zero_point = q.zero_points[0] != 0;
    if (type.shape()[d] == 0) return q;
    Quantization out = per_axis(std::move(q), static_cast<std::int64_t>(d), type.shape()[d], choices_);
    return has_zero_point ? out : without_zero_point(std::move(out));
  }

  Type drawn_result(const Types& drawn, Type type, const Quantization& q, Plan plan) {
    const auto is_per_axis = [](Type t) { return t.is_quantized() && t.quantization()->is_per_axis(); };
    const auto axis = std::ranges::find_if(drawn.operands, is_per_axis);
    if (axis != drawn.operands.end() && plan != Plan::kEqual && type.shape().size() > 0) return like(*axis, type, plan);
    if (plan == Plan::kEqual) return quantized(type, q);
    return quantized(type, plan == Plan::kProduct ? with_other_storage(q, choices_) : with_other_scale(q, choices_));
  }

  /// Per axis where an operand is: along a dimension of that size.
  Type like(Type operand, Type type, Plan plan) {
    const Quantization& of = *operand.quantization();
    const std::int64_t slices = operand.shape()[static_cast<std::size_t>(of.dimension)];
    std::vector<std::int64_t> fitting;
    for (std::size_t d = 0; d < type.shape().size(); ++d)
      if (type.shape()[d] == slices) fitting.push_back(static_cast<std::int64_t>(d));
    Quantization q = of;
    q.dimension = -1;
    q.scales.resize(1), q.zero_points.resize(1);
    q = plan == Plan::kProduct ? with_other_storage(q, choices_) : with_other_scale(q, choices_);
    if (fitting.empty()) return quantized(type, q);
    return quantized(type, per_axis(q, fitting[choices_.below(fitting.size())], slices, choices_));
  }

  bool is_lawful(const Op& op, const Types& types, const TypeMap& inside) {
    if (std::ranges::none_of(types.operands, &Type::is_quantized) &&
        std::ranges::none_of(types.results, &Type::is_quantized))
      return false;
    scratch_.clear();
    Function typed{.types = f_.types};
    Op read = op;
    std::vector<ValueId> operands;
    for (const Type t : types.operands) operands.push_back(program::new_value(typed, t));
    read.operands = operands;
    for (std::uint32_t k = 0; k < op.results; ++k) typed.types[op.first_result + k] = types.results[k];
    for (Region& region : read.regions) {
      for (const ValueId v : values_of(region)) typed.types[v] = inside(f_.type(v));
      for (ValueId& v : region.returns) v = program::new_value(typed, inside(f_.type(v)));
    }
    return breaks_none(typed, read) && are_lawful_inside(typed, op);
  }

  bool breaks_none(const Function& typed, const Op& op) {
    const auto instance = program::instance(edit_.module, typed, op, scratch_);
    return instance && spec::check(*instance, scratch_).law == nullptr;
  }

  /// Ops that are quantized as they are: others are drawn when their turn comes.
  bool are_lawful_inside(const Function& typed, const Op& op) {
    for (std::size_t k = 0; k < op.regions.size(); ++k)
      if (!computes_once(role(op, k)) &&
          !std::ranges::all_of(op.regions[k].ops, [&](const Op& each) { return breaks_none(typed, each); }))
        return false;
    return true;
  }

  void put_as(const Op& op, const Types& types, std::vector<Op>& ops, const TypeMap& inside) {
    put(op, types.operands, ops, inside);
    for (std::uint32_t k = 0; k < op.results; ++k)
      if (types.results[k] != f_.type(op.first_result + k)) become(op.first_result + k, types.results[k]);
  }

  program::Editor edit_;
  Function& f_;
  Choices& choices_;
  const std::function<bool(const Record&)>& is_chosen_;
  const spec::Records& records_;
  std::map<ValueId, Forms> forms_;  ///< of values that are not as they were
  bool is_possible_ = true;
  spec::Arena scratch_;
};

}  // namespace

std::optional<program::Edited> quantize(const Module& module, Choices& choices,
                                        const std::function<bool(const Record&)>& is_chosen) {
  const Function& f = *module.entry();
  if (f.body.ops.empty() || std::ranges::none_of(f.types, is_expressible)) return std::nullopt;
  return Quantizing(module, choices, is_chosen).run();
}

}  // namespace assay::generator
