#include "program/edit/refine.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "program/edit/dynamic_form.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"
#include "program/effects.h"
#include "spec/held_values.h"
#include "spec/language/evaluate.h"

namespace assay::program {
namespace {

using spec::Arena;
using spec::Instance;

/// Larger tensors are no shapes, and no operand from which one is computed.
constexpr std::int64_t kMostKnown = 256;
constexpr int kMostCalls = 64;  ///< that are nested

bool is_small(Type type) { return type.is_tensor() && type.is_static() && type.elements() <= kMostKnown; }
bool is_dynamic(Type type) { return type && spec::is_dynamic(Value::type(type)); }

/// A module of one function that does one op.
Module of_one_op(const Module& around, const Op& op, std::span<const Type> operands, std::span<const Type> results) {
  Module out;
  out.arena = around.arena;
  Function f{.name = "main"};
  std::vector<ValueId> arguments;
  for (const Type type : operands) arguments.push_back(new_argument(f, type));
  Op copy = op;
  copy.operands = out.arena->copy(std::span<const ValueId>(arguments));
  copy.first_result = static_cast<ValueId>(f.types.size());
  for (const Type type : results) f.body.returns.push_back(new_value(f, type));
  f.results.assign(results.begin(), results.end());
  f.body.ops.push_back(std::move(copy));
  out.functions.push_back(std::move(f));
  return out;
}

/// What is known of the values of a function before it runs.
using Known = std::map<ValueId, Tensor>;

class Refiner {
 public:
  Refiner(const Module& original, const Evaluate& evaluate, RefinedOps ops)
      : original_(original), module_(original), evaluate_(evaluate), ops_(ops) {}

  Result<Edited> run(const std::vector<KnownInput>& inputs) {
    const Function* const entry = original_.entry();
    if (entry == nullptr) return fail("the program has no @main, nor is it a single function");
    std::vector<const Tensor*> arguments;
    std::vector<Type> types;
    for (const auto& [type, value] : inputs) {
      arguments.push_back(value);
      types.push_back(type);
    }
    Function refined = *entry;
    Known known;
    if (!function(refined, types, arguments, known)) return tl::unexpected(std::move(error_));
    entry_of(module_) = std::move(refined);
    for (Function& f : made_) module_.functions.push_back(std::move(f));
    Editor edit(module_);
    auto finished = edit.finish();
    if (finished) return std::move(*finished);
    const auto why = verify(module_);
    return why ? fail("the refined program is not valid") : tl::unexpected(why.error());
  }

 private:
  /// A function as it is called: its types and ops are replaced where they stand.
  struct Frame {
    Function& f;
    Known& known;
  };

  /// A function that was made for a call: the op is seen with the one that it had until all is told.
  struct Callee {
    std::size_t attribute;
    std::string name;
    std::vector<Type> results;
    std::vector<std::optional<Tensor>> known;
  };

  bool error(Error e) { return error_ = std::move(e), false; }
  bool invalid(std::string message, Place at) { return error({std::move(message), where(at)}); }
  bool unsupported(std::string message, Place at) {
    return error({"not supported yet: " + message, where(at), ErrorKind::kUnsupported});
  }

  bool function(Function& f, std::span<const Type> types, std::span<const Tensor* const> values, Known& known) {
    if (types.size() != f.body.arguments.size())
      return invalid(fmt::format("@{} takes {} arguments, {} are given", f.name, f.body.arguments.size(), types.size()),
                     f.place);
    for (std::size_t k = 0; k < types.size(); ++k) {
      const ValueId v = f.body.arguments[k];
      if (!spec::refines(types[k], f.types[v]))
        return invalid(fmt::format("argument {} of @{} is {}, where {} is declared", k, f.name, types[k].text(),
                                   f.types[v].text()),
                       f.place);
      f.types[v] = types[k];
      if (values[k] && is_small(types[k])) known.emplace(v, *values[k]);
    }
    Frame frame{f, known};
    if (!region(frame, f.body)) return false;
    for (std::size_t k = 0; k < f.results.size(); ++k) f.results[k] = f.types[f.body.returns[k]];
    return true;
  }

  bool region(Frame& frame, Region& r) {
    std::vector<Op> ops;
    for (Op& op : r.ops) {
      if (!this->op(frame, op)) return false;
      if (op.record) ops.push_back(std::move(op));
    }
    r.ops = std::move(ops);
    return true;
  }

  bool op(Frame& frame, Op& o) {
    const Function& f = frame.f;
    if (!regions(frame, o) || !callee(frame, o) || !types(frame, o) || !fold(frame, o) || !is_static(f, o))
      return false;
    if (!assertion(frame, o)) return false;
    if (o.record == nullptr) return true;
    if (callee_) set_callee(o, callee_->attribute, callee_->name);
    return replace(frame, o);
  }

  // ---- types -----------------------------------------------------------------------------------

  std::vector<Type> operand_types(const Function& f, const Op& o) const {
    std::vector<Type> types;
    for (const ValueId v : o.operands) types.push_back(f.types[v]);
    return types;
  }

  /// A region whose types are open takes what the op takes. Nothing is known of the values of its arguments.
  bool regions(Frame& frame, Op& o) {
    for (Region& r : o.regions) {
      const bool is_open = std::ranges::any_of(r.arguments, [&](ValueId v) { return is_dynamic(frame.f.types[v]); });
      if (is_open && r.arguments.size() != o.operands.size())
        return unsupported("a region of " + o.record->full_name() + " with dynamic dimensions", o.place);
      for (std::size_t k = 0; is_open && k < r.arguments.size(); ++k)
        frame.f.types[r.arguments[k]] = frame.f.types[o.operands[k]];
      if (!region(frame, r)) return false;
      const auto returned = returned_types(frame.f, r);
      if (is_open && o.record->facts.loops && returned.size() == o.operands.size() &&
          returned != operand_types(frame.f, o))
        return unsupported("the shapes of a loop change from step to step", o.place);
    }
    return true;
  }

  static std::vector<Type> returned_types(const Function& f, const Region& r) {
    std::vector<Type> types;
    for (const ValueId v : r.returns) types.push_back(f.types[v]);
    return types;
  }

  /// Each call gets a function of its own.
  bool callee(Frame& frame, Op& o) {
    callee_.reset();
    if (!o.record->facts.calls_function) return true;
    for (std::size_t k = 0; k < o.attributes.size(); ++k) {
      if (o.attributes[k].kind != spec::ValueKind::kFunction) continue;
      const Function* const called = original_.find(o.attributes[k].as_function().name);
      if (called == nullptr || called->is_declaration || called->body.arguments.size() != o.operands.size()) continue;
      return specialise(frame, o, k, *called);
    }
    return true;
  }

  bool specialise(Frame& frame, Op& o, std::size_t attribute, const Function& called) {
    if (depth_ == kMostCalls) return unsupported("a function that calls itself", o.place);
    Function f = called;
    f.name = fmt::format("{}_{}", called.name, ++count_);
    while (original_.find(f.name)) f.name += "_";
    f.is_private = true;
    std::vector<const Tensor*> values;
    for (const ValueId v : o.operands) values.push_back(value(frame, v));
    Known known;
    ++depth_;
    if (!function(f, operand_types(frame.f, o), values, known)) return false;
    --depth_;
    callee_ = Callee{attribute, f.name, f.results, {}};
    for (const ValueId v : f.body.returns) {
      const auto at = known.find(v);
      callee_->known.push_back(at == known.end() ? std::nullopt : std::optional(at->second));
    }
    made_.push_back(std::move(f));
    return true;
  }

  void set_callee(Op& o, std::size_t attribute, const std::string& name) {
    Arena& arena = *module_.arena;
    std::vector<Value> attributes(o.attributes.begin(), o.attributes.end());
    const spec::FunctionReference reference{arena.copy(std::string_view(name)), nullptr};
    attributes[attribute] = Value::function(arena.copy(std::span(&reference, 1)).data());
    o.attributes = arena.copy(std::span<const Value>(attributes));
  }

  /// The types of the results, from those of the operands and from what they hold.
  bool types(Frame& frame, Op& o) {
    scratch_.clear();
    auto made = program::instance(original_, frame.f, o, scratch_);
    if (!made) return error(made.error());
    Instance instance = *made;
    const auto held = held_by(frame, o);
    instance.held = spec::held_by_slot(*o.record, held, scratch_);
    if (const auto broken = spec::check(instance, scratch_); broken.law) return invalid(broken.message, o.place);
    const bool is_inferred = spec::infer_from_values(instance, held, scratch_);
    auto results = flat_types(instance, o.record->results);
    if (!is_inferred || results.size() != o.results || std::ranges::any_of(results, is_open))
      results = returned(frame, o);
    for (std::uint32_t k = 0; k < results.size(); ++k) {
      Type& declared = frame.f.types[o.first_result + k];
      if (!spec::refines(results[k], declared))
        return invalid(fmt::format("{}: a result of type {} where {} is declared", o.record->full_name(),
                                   results[k].text(), declared.text()),
                       o.place);
      declared = results[k];
    }
    return true;
  }
  static bool is_open(Type t) { return !t || is_dynamic(t); }

  /// What regions or the callee give, where the op gives just that.
  std::vector<Type> returned(const Frame& frame, const Op& o) const {
    if (callee_ && callee_->results.size() == o.results) return callee_->results;
    if (o.regions.empty()) return {};
    const auto first = returned_types(frame.f, o.regions.back());
    const auto is_same = [&](const Region& r) { return o.record->facts.loops || returned_types(frame.f, r) == first; };
    return first.size() == o.results && std::ranges::all_of(o.regions, is_same) ? first : std::vector<Type>();
  }

  bool is_static(const Function& f, const Op& o) {
    for (std::uint32_t k = 0; k < o.results; ++k)
      if (o.record && is_dynamic(f.types[o.first_result + k]))
        return unsupported(fmt::format("a result of {} whose shape is not known before it runs, {}",
                                       o.record->full_name(), f.types[o.first_result + k].text()),
                           o.place);
    return true;
  }

  // ---- values ----------------------------------------------------------------------------------

  static const Tensor* value(const Frame& frame, ValueId v) {
    const auto known = frame.known.find(v);
    return known == frame.known.end() ? nullptr : &known->second;
  }

  /// By position among the operands of the record.
  std::vector<Value> held_by(const Frame& frame, const Op& o) {
    return held_values(o, scratch_, [&](ValueId v) {
      const Tensor* const known = value(frame, v);
      return known ? spec::held_value(literal_of(*known, scratch_), scratch_) : Value::undefined();
    });
  }

  /// What the op makes of values that are known.
  bool fold(Frame& frame, const Op& o) {
    if (callee_) {
      for (std::uint32_t k = 0; k < o.results && k < callee_->known.size(); ++k)
        if (callee_->known[k]) frame.known.insert_or_assign(o.first_result + k, *callee_->known[k]);
      return true;
    }
    for (std::uint32_t k = 0; k < o.results; ++k)
      if (!is_small(frame.f.types[o.first_result + k])) return true;
    const bool is_one_of_many = o.record->effect.any() || o.record->facts.communicates;
    if (o.results == 0 || is_one_of_many || !o.regions.empty() || o.record->opaque) return true;
    if (is_literal(o)) return frame.known.emplace(o.first_result, tensor_of(o.attributes[0].as_literal())), true;
    return numbers_of_types(frame, o) || of_known_operands(frame, o);
  }

  /// `result[] = dim(operand, dimension)` and `result[[d]] = shape(operand)[d]`: numbers that types tell.
  bool numbers_of_types(Frame& frame, const Op& o) {
    const Type type = frame.f.types[o.first_result];
    const auto* const clause = only_clause(o);
    if (clause == nullptr || !spec::is_int(type.element())) return false;
    const auto instance = program::instance(original_, frame.f, o, scratch_);
    if (!instance) return false;
    Tensor t{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
    const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
    for (std::size_t k = 0; k < t.bytes.size() / size; ++k) {
      spec::Frame names;
      if (type.rank() == 1) names[*clause->pattern[0]->args[0]->symbol] = Value::integer(static_cast<std::int64_t>(k));
      const Value n = spec::evaluate(*clause->value, *instance, names, scratch_);
      if (n.kind != spec::ValueKind::kInt) return false;
      for (std::size_t i = 0; i < size; ++i) t.bytes[k * size + i] = static_cast<std::byte>(n.number >> (8 * i) & 0xFF);
    }
    return frame.known.insert_or_assign(o.first_result, std::move(t)), true;
  }

  /// What the only result of an op is, index by index; null where its index has more than one number.
  static const spec::Clause* only_clause(const Op& o) {
    const auto& means = o.record->means;
    if (o.results != 1 || means.size() != 1 || !means[0].has_pattern || !means[0].value || means[0].then)
      return nullptr;
    const auto& pattern = means[0].pattern;
    const bool is_number = pattern.size() == 1 && pattern[0]->node == spec::ExprKind::kList &&
                           pattern[0]->args.size() == 1 && pattern[0]->args[0]->symbol != nullptr;
    return pattern.empty() || is_number ? &means[0] : nullptr;
  }

  /// Whether nothing failed; what cannot be evaluated is not known.
  bool of_known_operands(Frame& frame, const Op& o) {
    if (o.operands.empty()) return true;  // what asks for nothing may ask where it runs
    std::vector<Tensor> inputs;
    for (const ValueId v : o.operands) {
      const Tensor* const known = value(frame, v);
      if (known == nullptr) return true;
      inputs.push_back(*known);
    }
    std::vector<Type> results;
    for (std::uint32_t k = 0; k < o.results; ++k) results.push_back(frame.f.types[o.first_result + k]);
    const auto outputs = evaluate_(of_one_op(original_, o, operand_types(frame.f, o), results), inputs);
    for (std::uint32_t k = 0; outputs && k < o.results && k < outputs->size(); ++k)
      frame.known.insert_or_assign(o.first_result + k, (*outputs)[k]);
    return true;
  }

  /// An assertion whose condition is known is decided here: one that holds is no op.
  bool assertion(Frame& frame, Op& o) {
    if (!is_assertion(o) || o.operands.empty()) return true;
    const Tensor* const condition = value(frame, o.operands[0]);
    if (condition == nullptr || condition->bytes.empty()) return true;
    if (condition->bytes[0] != std::byte{0}) return o.record = nullptr, true;
    std::vector<std::string> texts;
    for (const ValueId v : o.operands.subspan(1)) {
      const Tensor* const known = value(frame, v);
      texts.push_back(known ? spec::to_string(spec::held_value(literal_of(*known, scratch_), scratch_)) : "?");
    }
    return invalid(assertion_text(o, texts), o.place);
  }

  // ---- ops -------------------------------------------------------------------------------------

  /// The op that the record names, once all that it is given is known.
  bool replace(Frame& frame, Op& o) {
    if (ops_ == RefinedOps::kAsTheyAre || static_record(*o.record) == nullptr) return true;
    const spec::Record& target = *static_record(*o.record);
    auto instance = program::instance(original_, frame.f, o, scratch_);
    if (!instance) return error(instance.error());
    instance->held = spec::held_by_slot(*o.record, held_by(frame, o), scratch_);
    const auto attributes = static_attributes(*instance, scratch_);
    if (!attributes) return true;
    std::vector<ValueId> operands;
    for (const int slot : target.operands) {
      const auto* const mine = o.record->find(target.names[static_cast<std::size_t>(slot)].name);
      const auto at = std::ranges::find(o.record->operands, mine->slot) - o.record->operands.begin();
      operands.push_back(o.operands[static_cast<std::size_t>(at)]);
    }
    Arena& arena = *module_.arena;
    o.record = &target;
    o.operands = arena.copy(std::span<const ValueId>(operands));
    o.attributes = spec::copy(arena, *attributes);
    return true;
  }

  const Module& original_;
  Module module_;
  const Evaluate& evaluate_;
  RefinedOps ops_;
  std::vector<Function> made_;
  std::optional<Callee> callee_;  ///< of the op that is refined now
  Arena scratch_;
  Error error_;
  int depth_ = 0, count_ = 0;
};

}  // namespace

Result<Edited> refine(const Module& module, const std::vector<KnownInput>& inputs, const Evaluate& evaluate,
                      RefinedOps ops) {
  return Refiner(module, evaluate, ops).run(inputs);
}

Result<Edited> refine(const Module& module, const std::vector<Tensor>& inputs, const Evaluate& evaluate) {
  std::vector<KnownInput> known;
  for (const Tensor& t : inputs) known.push_back({t.type, spec::is_int(t.type.element()) ? &t : nullptr});
  return refine(module, known, evaluate);
}

bool is_dynamic(const Module& module) {
  return std::ranges::any_of(module.functions, [](const Function& f) {
    return std::ranges::any_of(f.types, [](Type t) { return is_dynamic(t); });
  });
}

}  // namespace assay::program
