#include "generator/open/loosen.h"

#include <algorithm>

#include "generator/open/numbers.h"
#include "program/edit/dynamic_form.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/refine.h"
#include "program/edit/walk.h"
#include "spec/held_values.h"

namespace assay::generator {
namespace {

using program::DynamicOperand;
using program::Function;
using program::Module;
using program::Op;
using program::Region;
using program::ValueId;
using spec::Instance;
using spec::Record;
using spec::Type;
using spec::Value;

constexpr int kOtherSizes = 6;  ///< tries to find sizes that the program may have as well
constexpr int kShapes = 4;      ///< tries to find numbers that suit both choices of sizes
constexpr std::int64_t kMostElements = std::int64_t{1} << 16;

bool has_dimensions(Type type) { return type.is_tensor() && !type.is_quantized() && type.rank() > 0; }

std::vector<Dimension> dimensions_of_arguments(const Function& f) {
  std::vector<Dimension> out;
  for (const ValueId v : f.body.arguments)
    if (has_dimensions(f.type(v)))
      for (std::size_t d = 0; d < f.type(v).shape().size(); ++d) out.push_back({v, d});
  return out;
}

/// With the sizes of another type at the dimensions that `takes` says.
template <class Takes> Type with_sizes(Type type, Type from, Takes takes) {
  std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
  for (std::size_t d = 0; d < shape.size(); ++d)
    if (takes(d)) shape[d] = from.shape()[d];
  return Type::tensor(shape, type.element());
}

/// No size is known.
Type without_sizes(Type type) {
  if (!has_dimensions(type)) return type;
  const std::vector<std::int64_t> shape(static_cast<std::size_t>(type.rank()), spec::kDynamic);
  return Type::tensor(shape, type.element());
}

Value without_sizes(const Value& v, spec::Arena& arena) {
  if (v.is_list())
    return Value::list_of(arena, v.as_list(), [&](const Value& item) { return without_sizes(item, arena); });
  return v.kind == spec::ValueKind::kType ? Value::type(without_sizes(v.as_type())) : v;
}

bool names_function(const Value& v) {
  return v.kind == spec::ValueKind::kFunction || (v.is_list() && std::ranges::any_of(v.as_list(), names_function));
}

/// A tuple, or a token.
bool gives_no_tensor(const Op& op, const Function& f) {
  for (std::uint32_t k = 0; k < op.results; ++k)
    if (!f.type(op.first_result + k).is_tensor()) return true;
  return false;
}

/// Types of operands show in the types of a region, of a function that is called, or of a tuple.
bool is_tied(const Op& op, const Function& f) {
  const auto shows = [&](const Region& r) {
    return std::ranges::any_of(r.arguments, [&](ValueId v) { return has_dimensions(f.type(v)); });
  };
  return op.record->facts.calls_function || std::ranges::any_of(op.attributes, names_function) ||
         std::ranges::any_of(op.regions, shows) || gives_no_tensor(op, f);
}

class Loosening {
 public:
  /// `other` are types of the arguments that the inputs may have as well.
  Loosening(const Module& before, const std::vector<Type>& other, Choices& choices,
            const std::function<bool(const Record&)>& is_chosen)
      : before_(before), choices_(choices), is_chosen_(is_chosen), f_(before) {
    for (std::size_t k = 0; k < other.size(); ++k) f_.then.types[f_.given().body.arguments[k]] = other[k];
  }

  std::optional<Loosened> run() {
    open_arguments();
    for (const Op& op : before_.entry()->body.ops)
      if (!place(op)) return std::nullopt;
    Function& f = f_.edit.f;
    f.body.ops = std::move(f_.ops);
    for (std::size_t k = 0; k < f.results.size(); ++k) f.results[k] = f.type(f.body.returns[k]);
    const auto arguments = f.body.arguments;
    auto edited = f_.edit.finish();
    if (!edited || !program::is_dynamic(edited->module)) return std::nullopt;
    Loosened out{std::move(edited->module), std::move(edited->sources), {}};
    for (const std::size_t k : out.sources) out.other_types.push_back(f_.then.types[arguments[k]]);
    return out;
  }

 private:
  Type& given(ValueId v) { return f_.edit.f.types[v]; }

  void open_arguments() {
    const std::vector<Dimension> all = dimensions_of_arguments(f_.given());
    const std::size_t first = choices_.below(all.size());
    for (std::size_t k = 0; k < all.size(); ++k) {
      const auto [v, axis] = all[k];
      const bool differs = f_.then.types[v].shape()[axis] != f_.now.types[v].shape()[axis];
      if (k == first || differs || choices_.chance(1, 2)) open(v, axis);
    }
  }

  void open(ValueId v, std::size_t axis) {
    given(v) = with_sizes(given(v), without_sizes(given(v)), [&](std::size_t d) { return d == axis; });
  }

  // ---- one op ----------------------------------------------------------------------------------

  bool place(const Op& before) {
    Op op = before;
    if (!close_captured(op)) return false;
    const bool becomes_dynamic = choices_.chance(1, 2);
    if (becomes_dynamic && put_dynamic(op)) return true;
    if (std::ranges::none_of(op.operands, [&](ValueId v) { return f_.is_moved(v); })) return put(std::move(op)), true;
    const bool is_closed = choices_.chance(1, 16) && close_operands(op);
    if (is_closed) return put(std::move(op)), true;
    if (follow(op) || (!becomes_dynamic && put_dynamic(op))) return true;
    return close_operands(op) && (put(std::move(op)), true);
  }

  void put(Op op) {
    if (program::is_literal(op)) literals_.emplace_back(op.first_result, &op.attributes[0].as_literal());
    f_.put(std::move(op));
  }

  bool may_be_closed(ValueId v) const { return f_.now.types[v] == f_.then.types[v]; }

  /// What regions read from around the op has its sizes.
  bool close_captured(Op& op) {
    std::vector<ValueId> captured;
    for (const ValueId v : program::reads(op))
      if (f_.is_moved(v) && reads_inside(op, v)) captured.push_back(v);
    if (!std::ranges::all_of(captured, [&](ValueId v) { return may_be_closed(v); })) return false;
    if (captured.empty()) return true;
    std::vector<ValueId> closed;
    for (const ValueId v : captured) closed.push_back(put_closed(f_, v));
    auto here = f_.edit.identity();
    for (std::size_t k = 0; k < captured.size(); ++k) here[captured[k]] = closed[k];
    for (Region& region : op.regions) f_.edit.replace_reads(region, here);
    return true;
  }

  static bool reads_inside(const Op& op, ValueId v) {
    return std::ranges::any_of(op.regions, [&](const Region& r) {
      return std::ranges::find(r.returns, v) != r.returns.end() ||
             std::ranges::any_of(r.ops, [&](const Op& inner) { return program::does_read(inner, v); });
    });
  }

  bool close_operands(Op& op) {
    std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    if (!std::ranges::all_of(operands, [&](ValueId v) { return may_be_closed(v); })) return false;
    for (ValueId& v : operands)
      if (f_.is_moved(v)) v = put_closed(f_, v);
    op.operands = f_.edit.module.arena->copy(std::span<const ValueId>(operands));
    return true;
  }

  // ---- types -----------------------------------------------------------------------------------

  std::vector<Value> held_by(const Op& op) {
    return program::held_values(op, scratch_, [&](ValueId v) {
      const auto it = std::ranges::find(literals_, v, &std::pair<ValueId, const spec::Literal*>::first);
      return it == literals_.end() ? Value::undefined() : spec::held_value(*it->second, scratch_);
    });
  }

  /// The types of the results as far as operands, and what they hold, give them.
  bool infer(Instance& instance, std::span<const Value> held) {
    for (const int slot : instance.record->results) instance[slot] = without_sizes(instance[slot], scratch_);
    instance.held = spec::held_by_slot(*instance.record, held, scratch_);
    return spec::infer_from_values(instance, held, scratch_);
  }

  void set_results(Instance& instance, const std::vector<Type>& types) {
    std::size_t k = 0;
    const auto next = [&](const Value&) { return Value::type(types[k++]); };
    for (const int slot : instance.record->results)
      instance[slot] =
          instance[slot].is_list() ? Value::list_of(scratch_, instance[slot].as_list(), next) : next(instance[slot]);
  }

  bool is_lawful(const Instance& instance) { return spec::check(instance, scratch_).law == nullptr; }

  std::vector<Type> results_of(const Op& op, const Function& typed) const {
    std::vector<Type> out;
    for (std::uint32_t k = 0; k < op.results; ++k) out.push_back(typed.types[op.first_result + k]);
    return out;
  }

  /// The types that the results of an op get.
  struct Results {
    std::vector<Type> given, then;
  };

  void set_types(const Op& op, const Results& results) {
    for (std::uint32_t k = 0; k < op.results; ++k) {
      given(op.first_result + k) = results.given[k];
      f_.then.types[op.first_result + k] = results.then[k];
    }
  }

  /// Both instances with results that their operands give; those of static types where these give none.
  std::optional<Results> results(const Op& op, Instance& given, std::span<const Value> held, Instance& then,
                                 std::span<const Value> held_then) {
    if (!infer(then, held_then)) return std::nullopt;
    const bool is_told = infer(given, held);
    const auto now = results_of(op, f_.now);
    Results out{program::flat_types(given, given.record->results), program::flat_types(then, then.record->results)};
    if (out.given.size() != now.size() || out.then.size() != now.size()) return std::nullopt;
    for (std::size_t k = 0; k < now.size(); ++k) {
      const bool is_free = !out.then[k].is_tensor() || !out.then[k].is_static();
      const bool is_of_operand =
          std::ranges::any_of(op.operands, [&](ValueId v) { return this->given(v) == out.given[k]; });
      if (is_free) out.given[k] = out.then[k] = now[k];
      else if (!is_told) out.given[k] = guessed(now[k], out.then[k]);
      else if (!is_of_operand) out.given[k] = varied(out.given[k], now[k], out.then[k]);
      if (!fits(out.given[k], now[k], out.then[k])) return std::nullopt;
    }
    set_results(given, out.given);
    set_results(then, out.then);
    return is_lawful(given) && is_lawful(then) ? std::optional(std::move(out)) : std::nullopt;
  }

  static bool fits(Type given, Type now, Type then) {
    const bool is_small = !then.is_tensor() || then.elements() <= std::max(kMostElements, now.elements());
    return is_small && spec::refines(now, given) && spec::refines(then, given);
  }

  /// Where operands do not agree in what is known, a type may say as much as is true.
  Type guessed(Type now, Type then) {
    if (!has_dimensions(now) || then.rank() != now.rank()) return now;
    return with_sizes(now, without_sizes(now),
                      [&](std::size_t d) { return now.shape()[d] != then.shape()[d] || choices_.chance(1, 2); });
  }

  /// A type may say more than what follows from others, and less; not that of an operand, which upstream wants to see
  /// again in some ops.
  Type varied(Type type, Type now, Type then) {
    if (!has_dimensions(type)) return type;
    const auto is_taken = [&](std::size_t) { return choices_.chance(1, 2); };
    if (choices_.chance(1, 10)) return with_sizes(type, without_sizes(type), is_taken);
    if (type.is_static() || now != then || !choices_.chance(1, 8)) return type;
    return with_sizes(type, now, is_taken);
  }

  bool follow(const Op& op) {
    if (is_tied(op, f_.given())) return false;
    scratch_.clear();
    auto given = program::instance(f_.edit.module, f_.given(), op, scratch_);
    auto then = program::instance(f_.edit.module, f_.then, op, scratch_);
    if (!given || !then) return false;
    const auto held = held_by(op);
    const auto types = results(op, *given, held, *then, held);
    if (!types) return false;
    set_types(op, *types);
    return put(op), true;
  }

  // ---- ops that take shapes from operands ------------------------------------------------------

  bool put_dynamic(const Op& op) {
    auto records = program::dynamic_records(*op.record);
    std::erase_if(records, [&](const Record* r) { return !is_chosen_(*r); });
    if (records.empty()) return false;
    const Record& record = *records[choices_.below(records.size())];
    scratch_.clear();
    const auto now = program::instance(f_.edit.module, f_.now, op, scratch_);
    const auto operands = now ? program::dynamic_operands(record, *now, scratch_) : std::nullopt;
    for (int attempt = 1; operands && attempt <= kShapes; ++attempt)
      if (put_dynamic(op, record, *operands, attempt == kShapes)) return true;
    return false;
  }

  /// By operand of a dynamic form the numbers that it holds.
  using Numbers = std::vector<std::vector<SizeExpression>>;

  Numbers draw_numbers(const std::vector<DynamicOperand>& operands, bool are_literal) {
    Numbers out;
    for (const auto& operand : operands) {
      auto& numbers = out.emplace_back();
      const bool is_literal = are_literal || choices_.chance(1, 4);
      for (const std::int64_t n : operand.held)
        numbers.push_back(is_literal ? SizeExpression{.addend = n} : draw_number(f_, n, choices_));
    }
    return out;
  }

  /// What the operands hold where values have these types; only what the text says, where `computes` is false.
  std::vector<Value> held_by(const std::vector<DynamicOperand>& operands, const Numbers& numbers, const Function& typed,
                             bool computes) {
    std::vector<Value> out;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      std::vector<std::int64_t> held;
      for (const SizeExpression& n : numbers[k]) held.push_back(value_of(n, typed));
      const bool is_known = computes || std::ranges::all_of(numbers[k], &SizeExpression::is_literal);
      out.push_back(operands[k].position || !is_known ? Value::undefined()
                                                      : spec::held_value(operands[k].shape, held, scratch_));
    }
    return out;
  }

  bool put_dynamic(const Op& op, const Record& record, const std::vector<DynamicOperand>& operands, bool are_literal) {
    const Numbers numbers = draw_numbers(operands, are_literal);
    std::vector<SizeExpression> all;
    for (const auto& some : numbers) all.insert(all.end(), some.begin(), some.end());
    const auto integers = draw_integers(f_, all, choices_);
    const auto given = program::instance(f_.edit.module, f_.given(), op, scratch_);
    const auto then = program::instance(f_.edit.module, f_.then, op, scratch_);
    if (!given || !then) return false;
    Instance form = program::as_dynamic(record, *given, operands, integers, scratch_);
    Instance form_then = program::as_dynamic(record, *then, operands, integers, scratch_);
    const auto types = results(op, form, held_by(operands, numbers, f_.now, false), form_then,
                               held_by(operands, numbers, f_.then, true));
    if (!types) return false;
    set_types(op, *types);
    put_as(op, form, operands, numbers, integers);
    return true;
  }

  void put_as(const Op& op, const Instance& form, const std::vector<DynamicOperand>& operands, const Numbers& numbers,
              spec::ElementType integers) {
    std::vector<ValueId> read;
    for (std::size_t k = 0; k < operands.size(); ++k)
      read.push_back(operands[k].position ? op.operands[*operands[k].position]
                                          : put_numbers(f_, numbers[k], operands[k].shape, integers));
    auto& arena = *f_.edit.module.arena;
    Op out{.record = form.record,
           .operands = arena.copy(std::span<const ValueId>(read)),
           .first_result = op.first_result,
           .results = op.results};
    out.attributes = program::copy_attributes(form, arena);
    put(std::move(out));
  }

  const Module& before_;
  Choices& choices_;
  const std::function<bool(const Record&)>& is_chosen_;
  OpenFunction f_;
  std::vector<std::pair<ValueId, const spec::Literal*>> literals_;
  spec::Arena scratch_;
};

/// Types of the arguments in which one size is another one.
std::vector<Type> draw_other_types(const Function& f, const std::vector<Dimension>& all, Choices& choices) {
  const Dimension at = all[choices.below(all.size())];
  const std::int64_t size = f.type(at.value).shape()[at.axis];
  const std::int64_t other = choices.chance(1, 6) ? 2 * size : std::max<std::int64_t>(0, size + choices.between(-2, 3));
  const auto extent = choices.below(3);
  std::vector<Type> out;
  for (const ValueId v : f.body.arguments) {
    const Type type = f.type(v);
    if (!has_dimensions(type)) {
      out.push_back(type);
      continue;
    }
    std::vector<std::int64_t> shape(type.shape().begin(), type.shape().end());
    for (std::size_t d = 0; d < shape.size(); ++d)
      if (shape[d] == size && (extent == 0 || v == at.value) && (extent != 2 || d == at.axis)) shape[d] = other;
    out.push_back(Type::tensor(shape, type.element()));
  }
  return out;
}

}  // namespace

std::optional<Loosened> loosen(const Module& module, Choices& choices,
                               const std::function<bool(const Record&)>& is_chosen) {
  const Function& f = *module.entry();
  const auto all = dimensions_of_arguments(f);
  if (all.empty() || program::is_dynamic(module)) return std::nullopt;
  const bool has_other_sizes = choices.chance(2, 3);
  for (int attempt = 0; has_other_sizes && attempt < kOtherSizes; ++attempt)
    if (auto out = Loosening(module, draw_other_types(f, all, choices), choices, is_chosen).run()) return out;
  return Loosening(module, {}, choices, is_chosen).run();
}

}  // namespace assay::generator
