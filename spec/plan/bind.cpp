#include <bit>

#include "spec/held_values.h"
#include "spec/language/call_builtin.h"
#include "spec/plan/domain.h"
#include "spec/plan/pattern.h"

namespace assay::spec {
namespace {

/// Runs the equations of a schedule over one op.
class Binding {
 public:
  Binding(Instance& op, Arena& arena) : reading_(op, arena), pattern_(reading_) {}
  /// Of quantized types sees those of the numbers that they stand for.
  static Binding of_expressed_types(Instance& op, Arena& arena) {
    Binding binding(op, arena);
    binding.pattern_.see_expressed();
    return binding;
  }
  /// Of values at run time: names that are `given` keep theirs, and of a result whose shape is open that shape says
  /// nothing.
  Binding(Instance& op, Arena& arena, Names given)
      : reading_(op, arena), pattern_(reading_), given_(given), at_run_time_(true) {}

  bool run() {
    forget();
    for (const auto& e : reading_.schedule.equations) {
      if (e.of_result && (!reading_.is_bound(e.slot) || (at_run_time_ && is_open(e)))) continue;
      const bool is_ready = reading_.are_bound(e.needs);
      if (is_ready ? !step(e) : !may_hold(e)) return false;
    }
    take_what_is_left();
    return true;
  }

 private:
  /// Free names are found anew, except those that only the value of an operand shows.
  void forget() {
    for (const int slot : reading_.op.record->lets)
      if (!reading_.schedule[slot].only_held && !has(given_, slot)) reading_.op[slot] = Value::undefined();
  }

  /// What the equation looks at hangs on a dimension that is not known.
  bool is_open(const Equation& e) const {
    return (e.aspect == Aspect::kShape || e.aspect == Aspect::kWhole) && is_dynamic(reading_.op[e.slot]);
  }

  bool step(const Equation& e) {
    const auto& name = reading_.name(e.slot);
    auto& shown = reading_.op[e.slot];
    switch (e.aspect) {
      case Aspect::kCompute: shown = build(reading_, name, *e.pattern); return true;
      case Aspect::kDefault:
        if (shown.is_absent() || shown.is_undefined()) shown = build(reading_, name, *e.pattern);
        return true;
      case Aspect::kCount:
        if (shown.is_absent()) return pattern_.match_count(name, 1), true;  // any number of members does
        return shown.is_list() && pattern_.match_count(name, shown.size) && give_empty_lists(e, shown.size);
      case Aspect::kInnerCount:
        return shown.is_list() && (shown.size == 0 || look_at_inner_count(name, shown.items[0]));
      default: return name.role != Role::kAttr && !name.dimensions.empty() ? each_member(e, shown) : look(e, shown);
    }
  }

  /// An equation over names that only the value of an operand shows: what is known of it must agree.
  bool may_hold(const Equation& e) {
    const auto& shown = reading_.op[e.slot];
    if (e.aspect != Aspect::kShape || !e.pattern) return true;
    const auto may_be = [&](const Value& v) {
      return v.kind == ValueKind::kType && v.as_type().is_tensor() &&
             pattern_.may_match(*e.pattern, reading_.shape(v.as_type()));
    };
    if (!shown.is_list()) return shown.is_undefined() || may_be(shown);
    for (std::uint32_t k = 0; k < shown.size; ++k) {
      reading_.set_index(reading_.name(e.slot).dimensions[0], k);
      if (!may_be(shown.items[k])) return false;
    }
    return true;
  }

  bool look_at_inner_count(const Declaration& name, const Value& row) {
    return row.is_list() && pattern_.match(*name.dimensions[1].binder.domain, Value::integer(row.size));
  }

  bool each_member(const Equation& e, const Value& group) {
    if (!group.is_list() || !give_empty_lists(e, group.size)) return false;
    for (std::uint32_t k = 0; k < group.size; ++k) {
      reading_.set_index(reading_.name(e.slot).dimensions[0], k);
      if (!look(e, group.items[k])) return false;
    }
    return true;
  }

  /// The names that the members of an empty group would bind are empty lists.
  bool give_empty_lists(const Equation& e, std::uint32_t size) {
    if (size == 0)
      for_each_name(e.binds, [&](int slot) {
        if (!reading_.is_bound(slot) && !reading_.name(slot).dimensions.empty()) reading_.op[slot] = Value::list({});
      });
    return true;
  }

  bool look(const Equation& e, const Value& shown) {
    if (e.aspect == Aspect::kWhole) return look_at_whole(e, shown);
    if (shown.kind != ValueKind::kType || !shown.as_type().is_tensor()) return false;
    const auto type = shown.as_type();
    if (e.aspect == Aspect::kElement) return pattern_.match(*e.pattern, pattern_.element(type));
    return e.pattern ? pattern_.match(*e.pattern, reading_.shape(type)) : type.rank() == 0;
  }

  bool look_at_whole(const Equation& e, const Value& shown) {
    if (shown.kind == ValueKind::kFunction)
      return shown.as_function().signature == nullptr ||
             pattern_.match(*e.pattern, Value::signature(shown.as_function().signature));
    if (shown.kind == ValueKind::kLiteral) return pattern_.match(*e.pattern, Value::type(shown.as_literal().type));
    return pattern_.match(*e.pattern, shown);
  }

  /// What nothing shows: lists of empty groups, and unobservable names, which take the first value
  /// of their domain.
  void take_what_is_left() {
    for (const int slot : reading_.op.record->lets) {
      const auto& name = reading_.name(slot);
      if (reading_.is_bound(slot) || !name.domain || has(reading_.schedule.bound_by_results, slot)) continue;
      if (!reading_.are_bound(reading_.schedule[slot].mentions)) continue;
      if (!name.dimensions.empty()) {
        if (reading_.count(name.dimensions[0]) == 0) reading_.op[slot] = Value::list({});
      } else if (name.domain->kind == DomainKind::kClass && name.domain->elements != 0) {
        reading_.op[slot] = Value::element(static_cast<ElementType>(std::countr_zero(name.domain->elements)));
      }
    }
  }

  Reading reading_;
  Pattern pattern_;
  Names given_ = 0;
  bool at_run_time_ = false;
};

Value build_at(Reading& reading, const Declaration& name, const Expr& value, std::size_t depth) {
  if (depth == name.dimensions.size()) return reading.value(value);
  const auto n = reading.count(name.dimensions[depth]);
  if (n < 0) return Value::undefined();
  auto items = reading.members(n);
  for (std::int64_t i = 0; i < n; ++i) {
    reading.set_index(name.dimensions[depth], i);
    auto& item = items[static_cast<std::size_t>(i)];
    item = build_at(reading, name, value, depth + 1);
    if (item.is_undefined()) return Value::undefined();
  }
  return Value::list(items);
}

/// The types of a group that have one shape, which is worked out once.
Value build_types(Reading& reading, const Declaration& name, const Expr& shape, const Expr& element) {
  const auto n = reading.count(name.dimensions[0]);
  if (n < 0) return Value::undefined();
  const auto types = reading.members(n);
  const auto sizes = n == 0 ? Value::list({}) : reading.value(shape);
  if (!sizes.is_list()) return Value::undefined();
  for (std::int64_t i = 0; i < n; ++i) {
    reading.set_index(name.dimensions[0], i);
    auto& type = types[static_cast<std::size_t>(i)];
    type = tensor_type(sizes.as_list(), reading.value(element));
    if (type.is_undefined()) return type;
  }
  return Value::list(types);
}

}  // namespace

Value build(Reading& reading, const Declaration& name, const Expr& value) {
  const auto* shape = reading.schedule[name.slot].shape_of_all;
  if (shape && &value == name.domain->pattern) return build_types(reading, name, *shape, *value.args[1]);
  return build_at(reading, name, value, 0);
}

/// What a plan writes as one type may be quantized types of several scales, which laws compare; they are computed with
/// as the numbers that they stand for.
bool bind(Instance& op, Arena& arena) {
  if (Binding(op, arena).run()) return true;
  return has_quantized(op) && Binding::of_expressed_types(op, arena).run();
}

bool infer(Instance& op, Arena& arena) {
  if (!bind(op, arena)) return false;
  Reading reading(op, arena);
  for (const int slot : op.record->results)
    if (!reading.is_bound(slot)) op[slot] = build(reading, reading.name(slot), *reading.name(slot).domain->pattern);
  return true;
}

namespace {

/// The results whose shape is this name.
void give_shape(Instance& op, int shape, const Value& dims) {
  for (const int slot : op.record->results) {
    const auto& domain = op.record->names[static_cast<std::size_t>(slot)].domain;
    const Expr* pattern = domain ? domain->pattern : nullptr;
    const bool has_it =
        pattern && pattern->node == ExprKind::kTensorType && pattern->args[0] && slot_of(*pattern->args[0]) == shape;
    if (has_it && op[slot].kind == ValueKind::kType)
      op[slot] = tensor_type(dims.as_list(), element_of(op[slot].as_type()));
  }
}

/// A type with this size in the place of its only open dimension; the type of any other.
Type with_size(Type type, std::int64_t size) {
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  std::ranges::replace(shape, kDynamic, size);
  return Type::tensor(shape, type.element());
}

/// The bound of the only open dimension of a type; -1 where it has none, or there are several.
std::int64_t only_bound(const Value& v) {
  if (v.kind != ValueKind::kType || !v.as_type().is_tensor() || v.as_type().is_quantized()) return -1;
  const auto shape = v.as_type().shape(), bounds = v.as_type().bounds();
  const auto open = std::ranges::find(shape, kDynamic);
  const bool is_only = open != shape.end() && std::find(open + 1, shape.end(), kDynamic) == shape.end();
  return is_only && !bounds.empty() ? bounds[static_cast<std::size_t>(open - shape.begin())] : -1;
}

/// What no plan infers, as the shape of a reshape: the only size within the bound with which no law is broken.
void try_sizes(Instance& op, int result) {
  constexpr std::int64_t kMostTried = 1 << 12;
  const Value open = op[result];
  const std::int64_t bound = only_bound(open);
  std::vector<Type> found;
  Arena scratch;
  for (std::int64_t n = 0; n <= std::min(bound, kMostTried) && found.size() < 2; ++n) {
    op[result] = Value::type(with_size(open.as_type(), n));
    if (check(op, scratch).law == nullptr) found.push_back(op[result].as_type());
    scratch.clear();
  }
  op[result] = found.size() == 1 && bound <= kMostTried ? Value::type(found[0]) : open;
}

/// Results whose shape is open get the one that operands and what they hold give.
bool infer_at_run_time(Instance& op, Arena& arena, Names given) {
  if (!Binding(op, arena, given).run()) return false;
  Reading reading(op, arena);
  const auto names = [&](int slot) -> const Declaration& { return reading.name(slot); };
  for (const int slot : op.record->lets)
    if (names(slot).value && !reading.is_bound(slot)) op[slot] = build(reading, names(slot), *names(slot).value);
  for (const int slot : op.record->results) {
    if (reading.is_bound(slot) && !is_dynamic(op[slot])) continue;
    const Value built = build(reading, names(slot), *names(slot).domain->pattern);
    if (!built.is_undefined()) op[slot] = built;
    else if (reading.is_bound(slot)) try_sizes(op, slot);
  }
  return true;
}

}  // namespace

bool infer_from_values(Instance& op, std::span<const Value> values, Arena& arena) {
  Names given = 0;
  for (std::size_t k = 0; k < op.record->operands.size(); ++k) {
    const auto& name = op.record->names[static_cast<std::size_t>(op.record->operands[k])];
    if (!name.holds || values[k].is_undefined()) continue;
    const int held = slot_of(*name.holds);
    if (held < 0) return false;
    if (op.record->names[static_cast<std::size_t>(held)].value == nullptr) {
      op[held] = values[k];
      given |= name_bit(held);
    } else {
      give_shape(op, held, values[k]);
    }
  }
  return infer_at_run_time(op, arena, given);
}

}  // namespace assay::spec
