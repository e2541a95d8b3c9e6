#pragma once

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>
#include <vector>

#include "oracle/numerics/format.h"
#include "oracle/numerics/primitive.h"
#include "oracle/oracle.h"
#include "program/edit/make.h"
#include "program/edit/single_op.h"
#include "spec/language/evaluate.h"
#include "spec/scale_test.h"

/// What the tests of this room share: programs of one op, drawn from its record, with regions that
/// compute something, and inputs for them.
namespace assay::oracle {

using spec::scaled;

enum class Values : std::uint8_t {
  kSmall,    ///< integers of one digit, also in floats
  kSpecial,  ///< extremes, NaN, infinities, zeros of both signs, subnormals
  kReal,     ///< floats that are no whole numbers, of a few binades
};

inline void draw_real(Choices& choices, ElementType e, Values values, std::byte* out) {
  const FormatNumbers& n = numbers(e);
  const auto small = static_cast<double>(choices.between(-9, 9));
  const double real = static_cast<double>(choices.between(-999, 999)) / static_cast<double>(choices.between(1, 128));
  const double specials[] = {0.0,
                             -0.0,
                             0.0,
                             -0.0,
                             n.min_subnormal,
                             -n.min_subnormal * 3,
                             n.min_normal,
                             -n.min_normal,
                             n.max_finite,
                             -n.max_finite,
                             0.5,
                             -2.5,
                             1.5,
                             std::numeric_limits<double>::infinity(),
                             -std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::quiet_NaN()};
  const bool special = values == Values::kSpecial && choices.chance(1, 2);
  store_float(e,
              special                                           ? specials[choices.below(std::size(specials))]
              : values == Values::kReal || choices.chance(1, 3) ? real
                                                                : small,
              out);
}

inline void draw_element(Choices& choices, ElementType e, Values values, std::byte* out) {
  if (spec::is_complex(e)) {
    const ElementType part = spec::real_type(e);
    draw_real(choices, part, values, out);
    draw_real(choices, part, values, out + spec::storage_bytes(part));
  } else if (spec::is_float(e)) {
    draw_real(choices, e, values, out);
  } else if (spec::is_bool(e)) {
    store_integer(e, static_cast<std::int64_t>(choices.below(2)), out);
  } else if (values == Values::kSpecial && choices.chance(1, 2)) {
    const std::uint64_t top = std::uint64_t{1} << (spec::bits(e) - 1);
    const std::int64_t edges[] = {0, -1, 1, static_cast<std::int64_t>(top), static_cast<std::int64_t>(top - 1), 31, 64};
    store_integer(e, edges[choices.below(std::size(edges))], out);
  } else {
    store_integer(e, choices.between(-3, 9), out);
  }
}

inline Tensor draw_tensor(Choices& choices, spec::Type type, Values values) {
  Tensor t{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
  for (std::int64_t j = 0; j < type.elements(); ++j)
    draw_element(choices, type.element(), values, t.bytes.data() + static_cast<std::size_t>(j) * size);
  return t;
}

inline bool is_plain(spec::Type t) { return t && t.is_tensor() && t.is_static() && !t.is_quantized(); }

/// Gives the regions of the only op bodies that compute something.
class Bodies {
 public:
  Bodies(program::Module& module, Choices& choices, Values values)
      : module_(module), function_(module.functions[0]), choices_(choices), values_(values) {}

  void fill() {
    program::Op& op = function_.body.ops[0];
    for (std::size_t r = 0; r < op.regions.size(); ++r) fill(op, op.regions[r], r);
    if (op.attributes.size() == 1 && op.attributes[0].kind == spec::ValueKind::kLiteral) {
      op.attributes = attribute(draw_tensor(choices_, op.attributes[0].as_literal().type, values_));
    }
    for (std::size_t f = 1; f < module_.functions.size(); ++f) refill_literals(module_.functions[f].body);
  }

 private:
  spec::Type type(program::ValueId v) const { return function_.types[v]; }
  bool is_scalar(program::ValueId v) const { return is_plain(type(v)) && type(v).rank() == 0; }

  void fill(const program::Op& op, program::Region& region, std::size_t r) {
    const auto n = region.returns.size();
    const auto& in = region.arguments;
    const bool all_scalars = std::all_of(in.begin(), in.end(), [&](auto v) { return is_scalar(v); });
    const bool decides = n == 1 && type(region.returns[0]) == spec::Type::tensor({}, ElementType::i1);
    const bool is_loop = op.regions.size() == 2 && op.operands.size() == in.size() && !in.empty();
    if (is_loop && is_scalar(in[0]) && spec::is_int(type(in[0]).element()))
      return r == 0 ? count_to(region) : step(region);
    if (decides && !is_loop && in.size() >= 2 && all_scalars) return compare(region, in[0], in[1]);
    if (!is_loop && all_scalars && in.size() == 2 * n && n > 0) return combine(region);
    refill_literals(region);
    if (!is_loop && !decides) mix(region);
  }

  /// Into each result whatever arguments can be made its type.
  void mix(program::Region& region) {
    for (program::ValueId& result : region.returns)
      for (const program::ValueId argument : region.arguments)
        if (const auto other = in_type(region, argument, type(result)))
          result = add(region, choices_.chance(1, 2) ? "add" : "subtract", {result, *other}, type(result));
  }
  std::optional<program::ValueId> in_type(program::Region& region, program::ValueId v, spec::Type to) {
    if (!is_plain(to) || !is_plain(type(v)) || spec::is_bool(to.element())) return std::nullopt;
    if (spec::is_complex(to.element()) != spec::is_complex(type(v).element())) return std::nullopt;
    if (!std::ranges::equal(type(v).shape(), to.shape()) && !is_scalar(v)) return std::nullopt;
    if (type(v).element() != to.element())
      v = add(region, "convert", {v}, spec::Type::tensor(type(v).shape(), to.element()));
    if (type(v) == to) return v;
    const spec::Value nowhere[] = {spec::Value::list({})};
    return add(region, "broadcast_in_dim", {v}, to, module_.arena->copy(std::span<const spec::Value>(nowhere)));
  }

  void refill_literals(program::Region& region) {
    for (program::Op& op : region.ops) {
      const auto literal = draw_tensor(choices_, op.attributes[0].as_literal().type, values_);
      op.attributes = attribute(literal);
    }
  }
  std::span<const spec::Value> attribute(const Tensor& t) {
    const spec::Literal l{t.type, module_.arena->copy(std::span<const std::byte>(t.bytes)), false};
    const auto v = spec::Value::literal(module_.arena->copy(std::span(&l, 1)).data());
    return module_.arena->copy(std::span(&v, 1));
  }

  program::ValueId add(program::Region& region, const char* mnemonic, std::vector<program::ValueId> operands,
                       spec::Type result, std::span<const spec::Value> attributes = {}) {
    program::Op op{.record = spec::Records::builtin().find(mnemonic)};
    op.operands = module_.arena->copy(std::span<const program::ValueId>(operands));
    op.attributes = attributes;
    op.first_result = static_cast<program::ValueId>(function_.types.size());
    op.results = 1;
    function_.types.push_back(result);
    region.ops.push_back(std::move(op));
    return region.ops.back().first_result;
  }

  void compare(program::Region& region, program::ValueId a, program::ValueId b, std::int64_t direction = -1) {
    const ElementType e = type(a).element();
    if (direction < 0)
      direction = spec::is_complex(e) ? 0 : std::int64_t{2} + static_cast<std::int64_t>(choices_.below(4));
    const spec::Value values[] = {spec::Value::enumerator(direction), spec::Value::absent()};
    region.ops.clear();
    region.returns = {add(region, "compare", {a, b}, spec::Type::tensor({}, ElementType::i1),
                          module_.arena->copy(std::span<const spec::Value>(values)))};
  }

  /// Of each pair its sum, extremum or difference.
  void combine(program::Region& region) {
    const auto n = region.returns.size();
    region.ops.clear();
    region.returns.clear();
    for (std::size_t k = 0; k < n; ++k) {
      const spec::Type t = type(region.arguments[k]);
      if (type(region.arguments[n + k]) != t) return;
      static constexpr const char* kFunctions[] = {"add", "add", "maximum", "minimum", "multiply", "subtract"};
      const std::size_t choice = choices_.below(std::size(kFunctions));
      const bool ordered = !spec::is_bool(t.element());
      region.returns.push_back(add(region, kFunctions[!ordered && choice == 5 ? 0 : choice],
                                   {region.arguments[k], region.arguments[n + k]}, t));
    }
  }

  program::ValueId constant(program::Region& region, spec::Type t, std::int64_t n) {
    Tensor value{t, std::vector<std::byte>(static_cast<std::size_t>(t.storage_size()))};
    store_integer(t.element(), n, value.bytes.data());
    return add(region, "constant", {}, t, attribute(value));
  }
  void count_to(program::Region& region) {
    region.ops.clear();
    const auto limit = constant(region, type(region.arguments[0]), 1);
    const auto ops = std::move(region.ops);
    compare(region, region.arguments[0], limit, 5);
    region.ops.insert(region.ops.begin(), ops.begin(), ops.end());
  }
  void step(program::Region& region) {
    const auto t = type(region.arguments[0]);
    const auto one = constant(region, t, 1);
    region.returns[0] = add(region, "add", {region.arguments[0], one}, t);
  }

  program::Module& module_;
  program::Function& function_;
  Choices& choices_;
  Values values_;
};

/// A tensor that can be drawn, or what holds such.
inline bool holds_plain(spec::Type t) {
  if (t.is_tensor()) return is_plain(t);
  return t.kind() != spec::TypeKind::kFuture && std::ranges::all_of(t.members(), holds_plain);
}

/// Makes the tuples and tokens that the only op reads, and takes those that it gives apart: programs have tensors.
class Packing {
 public:
  explicit Packing(program::Module& module) : f_(module.functions[0]), arena_(*module.arena) {}

  void run() {
    const auto arguments = std::exchange(f_.body.arguments, {});
    auto ops = std::exchange(f_.body.ops, {});
    std::vector<std::pair<program::ValueId, program::ValueId>> made;
    for (const program::ValueId v : arguments) made.emplace_back(v, value(v, f_.type(v)));
    for (program::Op& op : ops) {
      std::vector<program::ValueId> operands(op.operands.begin(), op.operands.end());
      for (auto& operand : operands)
        for (const auto& [from, to] : made)
          if (operand == from) operand = to;
      op.operands = arena_.copy(std::span<const program::ValueId>(operands));
      f_.body.ops.push_back(std::move(op));
    }
    for (const program::ValueId v : std::exchange(f_.body.returns, {})) give(v);
    f_.results.clear();
    for (const program::ValueId v : f_.body.returns) f_.results.push_back(f_.type(v));
  }

 private:
  /// An argument as it is, where it is a tensor.
  program::ValueId value(program::ValueId argument, spec::Type type) {
    if (type.is_tensor()) return f_.body.arguments.push_back(argument), argument;
    if (type == spec::Type::token()) return add("create_token", {}, type, {});
    std::vector<program::ValueId> members;
    for (const spec::Type member : type.members()) members.push_back(value(program::new_value(f_, member), member));
    return add("tuple", members, type, {});
  }

  void give(program::ValueId v) {
    const spec::Type type = f_.type(v);
    if (type == spec::Type::token()) v = behind(v);
    if (f_.type(v).is_tensor()) f_.body.returns.push_back(v);
    for (std::size_t k = 0; k < type.members().size(); ++k)
      give(add("get_tuple_element", {v}, type.members()[k], {spec::Value::integer(static_cast<std::int64_t>(k))}));
  }

  /// A new argument that passes a barrier with the token.
  program::ValueId behind(program::ValueId token) {
    const spec::Type type = spec::Type::tensor({}, ElementType::i32);
    const auto v = add("optimization_barrier", {program::new_argument(f_, type), token}, type, {});
    program::new_value(f_, spec::Type::token());
    f_.body.ops.back().results = 2;
    return v;
  }

  program::ValueId add(const char* mnemonic, const std::vector<program::ValueId>& operands, spec::Type type,
                       const std::vector<spec::Value>& attributes) {
    program::Op op{
        .record = spec::Records::builtin().find(mnemonic), .first_result = program::new_value(f_, type), .results = 1};
    op.operands = arena_.copy(std::span<const program::ValueId>(operands));
    op.attributes = arena_.copy(std::span<const spec::Value>(attributes));
    f_.body.ops.push_back(std::move(op));
    return f_.body.ops.back().first_result;
  }

  program::Function& f_;
  spec::Arena& arena_;
};

/// A program of one op, and inputs for every process.
struct DrawnProgram {
  program::Module module;
  ProcessTensors inputs;
};

inline ProcessTensors draw_inputs(const program::Module& module, Choices& choices, Values values) {
  ProcessTensors out(static_cast<std::size_t>(module.grid.processes()));
  const program::Function& f = *module.entry();
  for (auto& tensors : out)
    for (const auto v : f.body.arguments) tensors.push_back(draw_tensor(choices, f.types[v], values));
  return out;
}

/// Operands hold what the plan says of them: nothing else fits the shapes.
inline void put_held(const spec::Instance& op, ProcessTensors& inputs, spec::Arena& arena) {
  std::size_t at = 0;
  for (const int slot : op.record->operands) {
    const auto& name = op.record->names[static_cast<std::size_t>(slot)];
    for (auto& tensors : inputs) {
      if (!name.holds) break;
      Tensor& t = tensors[at];
      std::byte* element = t.bytes.data();
      program::each_leaf(spec::evaluate(*name.holds, op, arena), [&](const spec::Value& n) {
        store_integer(t.type.element(), n.number, element);
        element += spec::storage_bytes(t.type.element());
      });
    }
    at += op[slot].is_list() ? op[slot].size : 1;
  }
}

/// Nothing where the op needs what cannot be drawn here: futures, partners, quantized types.
inline std::optional<DrawnProgram> draw_program(
    const spec::Record& record, Choices& choices, Values values,
    const spec::SizePolicy& sizes = {
        .max_rank = 3, .max_dim = 5, .max_elements = 96, .token_type = 0, .tuple_type = 0}) {
  spec::Arena arena;
  std::vector<spec::Value> slots(record.names.size());
  const spec::Grid grid{choices.between(1, 3), choices.between(1, 2)};
  spec::Instance instance{&record, slots, grid};
  if (!spec::draw(instance, record, grid, choices, sizes, {}, arena)) return std::nullopt;
  auto module = program::module_of(instance);
  if (!module) return std::nullopt;
  const program::Function& f = *module->entry();
  const bool is_packed = !std::ranges::all_of(f.types, is_plain);
  if (!std::ranges::all_of(f.types, holds_plain) || (is_packed && record.facts.queues)) return std::nullopt;
  DrawnProgram out{std::move(*module), {}};
  Bodies(out.module, choices, values).fill();
  if (is_packed) Packing(out.module).run();
  out.inputs = draw_inputs(out.module, choices, values);
  put_held(instance, out.inputs, arena);
  return out;
}

/// Describes the first broken relation that the contract does not excuse; empty if there is none.
inline std::string broken_relation(const Acceptance& sets, const Run& run, const spec::Contract& contract) {
  for (std::size_t p = 0; p < sets.related.size(); ++p)
    for (const auto& op : sets.related[p]) {
      const auto all = hold_relations(*op, run.outputs[p]);
      if (!all) return all.error().text();
      for (const HeldRelation& held : *all)
        if (held.broken > 0 && !may_break(contract, held) && grants_that_break(held, contract).empty())
          return held.op + " " + held.label + " at " + held.first.place + ": " + held.first.expected + ", got " +
                 held.first.got;
    }
  return {};
}

}  // namespace assay::oracle
