#include "program/edit/expand.h"

#include <algorithm>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "program/edit/make.h"
#include "spec/language/evaluate.h"
#include "spec/language/lexer.h"
#include "spec/language/terms.h"

namespace assay::program {
namespace {

using spec::Definition;
using spec::Expr;
using spec::ExprKind;
using spec::Instance;
using spec::Record;
using spec::Role;

/// What a term is: values of the program, or a number that becomes a constant where it meets a type.
struct Meant {
  std::vector<ValueId> values;
  Value number;

  bool is_number() const { return values.empty(); }
};

/// Where ops go.
struct Target {
  const Module& module;
  Function& f;
  spec::Arena& arena;
};

/// Writes the program of one op.
class Writer {
 public:
  Writer(const Target& target, const Instance& op, const spec::Expansion& expansion, std::vector<ValueId> operands,
         std::vector<Op>& ops)
      : to_(target), op_(op), record_(*op.record), expansion_(expansion), operands_(std::move(operands)), ops_(&ops),
        terms_(record_.full_name(), record_, expansion,
               [this](std::string_view name) { return record_.records->find(name); }) {}

  Result<std::vector<ValueId>> run() {
    std::vector<ValueId> results;
    for (const int slot : record_.results) {
      const spec::Declaration& d = record_.names[static_cast<std::size_t>(slot)];
      const auto v = std::ranges::find(expansion_.values, d.name, &spec::Expansion::Value::result);
      Meant meant = term(*v->term);
      if (error_) return tl::unexpected(*error_);
      if (meant.is_number()) meant.values = {constant(op_[slot].as_type(), meant.number)};
      results.insert(results.end(), meant.values.begin(), meant.values.end());
    }
    if (error_) return tl::unexpected(*error_);
    return results;
  }

 private:
  /// The parameters of the function that is written now.
  using Scope = std::vector<std::pair<std::string_view, Meant>>;

  Meant fail(const Expr& at, const std::string& what) {
    if (!error_) error_ = Error{record_.full_name() + " expands: " + what, spec::place(at.at)};
    return {};
  }

  Value evaluate(const Expr& e) { return spec::evaluate(e, op_, to_.arena); }

  // ---- terms -----------------------------------------------------------------------------------

  Meant term(const Expr& e) {
    if (error_) return {};
    if (!terms_.is_term(e)) return {{}, evaluate(e)};
    switch (e.node) {
      case ExprKind::kName: return named(e);
      case ExprKind::kConditional: return chosen(e);
      case ExprKind::kIndex: return member(e);
      case ExprKind::kCall:
        if (spec::is_constant(e.name)) return constant(e);
        if (const Definition* d = terms_.defined(e.name)) return call(*d, terms_of(e));
        return apply(e);
      default: return apply(e);
    }
  }

  std::vector<Meant> terms_of(const Expr& e) {
    std::vector<Meant> out;
    for (const Expr* arg : e.args)
      if (spec::named_argument(*arg).value == nullptr) out.push_back(term(*arg));
    return out;
  }

  Meant named(const Expr& e) {
    const auto own = std::ranges::find(scope_, e.name, [](const auto& p) { return p.first; });
    if (own != scope_.end()) return own->second;
    if (const Definition* d = terms_.defined(e.name)) return defined(*d);
    return operand(*record_.find(e.name));
  }

  /// All members of a group.
  Meant operand(const spec::Declaration& d) const {
    std::size_t first = 0;
    for (const int slot : record_.operands) {
      const Value& v = op_[slot];
      const std::size_t n = v.is_list() ? v.size : v.is_absent() ? 0 : 1;
      const auto at = operands_.begin() + static_cast<std::ptrdiff_t>(first);
      if (slot == d.slot) return {{at, at + static_cast<std::ptrdiff_t>(n)}, {}};
      first += n;
    }
    return {};
  }

  /// A definition is written once, where it is used first.
  Meant defined(const Definition& d) {
    if (const auto known = written_.find(&d); known != written_.end()) return known->second;
    Meant meant = call(d, {});
    return written_.emplace(&d, std::move(meant)).first->second;
  }

  Meant call(const Definition& d, std::vector<Meant> arguments) {
    Scope inner;
    for (std::size_t k = 0; k < d.parameters.size(); ++k) inner.emplace_back(d.parameters[k], std::move(arguments[k]));
    std::swap(scope_, inner);
    Meant out = term(*d.value);
    std::swap(scope_, inner);
    return out;
  }

  Meant chosen(const Expr& e) {
    const Value condition = evaluate(*e.args[0]);
    if (condition.kind != spec::ValueKind::kBool) return fail(*e.args[0], "the condition is undefined");
    return term(*e.args[condition.as_bool() ? 1 : 2]);
  }

  Meant member(const Expr& e) {
    const Meant of = term(*e.args[0]);
    const Value k = evaluate(*e.args[1]);
    const auto n = static_cast<std::int64_t>(of.values.size());
    if (k.kind != spec::ValueKind::kInt || k.as_int() < 0 || k.as_int() >= n) return fail(e, "no such member");
    return {{of.values[static_cast<std::size_t>(k.as_int())]}, {}};
  }

  Meant constant(const Expr& e) {
    const Value type = evaluate(*e.args[1]);
    if (type.kind != spec::ValueKind::kType) return fail(e, "the type of a constant is undefined");
    return {{constant(type.as_type(), evaluate(*e.args[0]))}, {}};
  }

  ValueId constant(Type type, const Value& numbers) {
    const auto literal =
        numbers.is_list() ? dense_of(type, numbers.as_list(), to_.arena) : splat_of(type, numbers, to_.arena);
    if (!literal) {
      if (!error_) error_ = Error{fmt::format("{} expands: no constant of {}", record_.full_name(), type.text()), ""};
      return 0;
    }
    ops_->push_back(make_literal(*literal_record(*record_.records), *literal, to_.f, to_.arena));
    return ops_->back().first_result;
  }

  // ---- ops -------------------------------------------------------------------------------------

  Meant apply(const Expr& e) {
    const Record& applied = *terms_.op(e);
    std::vector<Meant> arguments = terms_of(e);
    if (error_) return {};
    const std::vector<ValueId> operands = values_of(arguments);
    auto instance = instance_of(e, applied, operands);
    if (!instance) return {};
    if (const spec::Expansion* deeper = applied.expansions.empty() ? nullptr : expansion_of(*instance, to_.arena)) {
      auto values = Writer(to_, *instance, *deeper, operands, *ops_).run();
      if (!values) return error_ = values.error(), Meant{};
      return {*std::move(values), {}};
    }
    if (applied.dialect != spec::kEndOfExpansions) return fail(e, applied.full_name() + " does not expand here");
    auto regions = regions_of(e, *instance);
    if (error_) return {};
    ops_->push_back(make_op(*instance, operands, std::move(regions), to_.f, to_.arena));
    Meant out;
    for (std::uint32_t k = 0; k < ops_->back().results; ++k) out.values.push_back(ops_->back().first_result + k);
    return out;
  }

  /// A number has the type of the last operand that is none.
  std::vector<ValueId> values_of(const std::vector<Meant>& arguments) {
    const auto typed =
        std::find_if(arguments.rbegin(), arguments.rend(), [](const Meant& m) { return !m.is_number(); });
    std::vector<ValueId> out;
    for (const Meant& m : arguments) {
      if (!m.is_number()) out.insert(out.end(), m.values.begin(), m.values.end());
      else if (typed != arguments.rend()) out.push_back(constant(to_.f.type(typed->values[0]), m.number));
    }
    return out;
  }

  /// The op with all of its attributes, and with the types of its results: those that are given, or inferred.
  std::optional<Instance> instance_of(const Expr& e, const Record& applied, const std::vector<ValueId>& operands) {
    auto slots = to_.arena.array<Value>(applied.names.size());
    std::ranges::fill(slots, Value::undefined());
    Instance out{&applied, slots, to_.module.grid};
    if (!set_operands(out, operands)) return fail(e, "its operands are too many or too few"), std::nullopt;
    for (const int slot : applied.attributes) out[slot] = missing(applied, slot);
    bool gives_results = false;
    for (const Expr* arg : e.args) {
      const auto [name, value] = spec::named_argument(*arg);
      const spec::Declaration* const d = value ? applied.find(name) : nullptr;
      if (d == nullptr || d->role == Role::kRegion) continue;
      out[d->slot] = spec::copy(to_.arena, evaluate(*value));
      gives_results |= d->role == Role::kOut;
    }
    set_signatures(out);
    if (!(gives_results ? spec::bind(out, to_.arena) : spec::infer(out, to_.arena)))
      return fail(e, applied.mnemonic + " does not fit"), std::nullopt;
    return out;
  }

  /// Of regions, from what operands and attributes tell.
  void set_signatures(Instance& out) {
    if (out.record->regions.empty()) return;
    spec::bind(out, to_.arena);  // goes as far as it can
    for (const int slot : out.record->regions)
      out[slot] = spec::evaluate(*out.record->names[static_cast<std::size_t>(slot)].domain->pattern, out, to_.arena);
  }

  bool set_operands(Instance& out, const std::vector<ValueId>& operands) {
    const Op flat{.record = out.record, .attributes = {}};
    const auto counts = group_sizes(flat, out.record->operands, operands.size(), "operand");
    if (!counts) return false;
    for (std::size_t k = 0, next = 0; k < counts->size(); ++k) {
      const int slot = out.record->operands[k];
      const bool is_group = !out.record->names[static_cast<std::size_t>(slot)].dimensions.empty();
      auto types = to_.arena.array<Value>((*counts)[k]);
      for (Value& t : types) t = Value::type(to_.f.type(operands[next++]));
      out[slot] = is_group ? Value::list(types) : types[0];
    }
    return true;
  }

  /// An attribute that is not given: absent, false, left to its default, or the number of a struct that is not there.
  static Value missing(const Record& applied, int slot) {
    const spec::Declaration& d = applied.names[static_cast<std::size_t>(slot)];
    if (d.domain && d.domain->kind == spec::DomainKind::kFlag) return Value::boolean(false);
    if (d.optional) return Value::absent();
    const bool is_packed = std::ranges::any_of(applied.packs, [&](const spec::Pack& p) {
      return std::ranges::find(p.fields, d.name, &spec::PackField::attribute) != p.fields.end();
    });
    if (d.default_value != nullptr || !is_packed || d.symbol->sort.depth > 0) return Value::undefined();
    return d.symbol->sort.kind == spec::Kind::kReal ? Value::of_real(0) : Value::integer(0);
  }

  // ---- regions ---------------------------------------------------------------------------------

  std::vector<Region> regions_of(const Expr& e, const Instance& applied) {
    std::vector<Region> out;
    for (const int slot : applied.record->regions) {
      const spec::Declaration& d = applied.record->names[static_cast<std::size_t>(slot)];
      const auto given =
          std::ranges::find_if(e.args, [&](const Expr* arg) { return spec::named_argument(*arg).name == d.name; });
      if (given == e.args.end() || applied[slot].kind != spec::ValueKind::kSignature)
        return fail(e, fmt::format("nothing says the region `{}`", d.name)), out;
      out.push_back(region(*terms_.defined(spec::named_argument(**given).value->name), applied[slot].as_signature()));
    }
    return out;
  }

  /// What it defines is seen in it alone.
  Region region(const Definition& body, const spec::SignatureView& signature) {
    Region out;
    std::vector<Meant> arguments;
    for (const Type type : signature.inputs) {
      out.arguments.push_back(new_value(to_.f, type));
      arguments.push_back({{out.arguments.back()}, {}});
    }
    if (arguments.size() != body.parameters.size())
      return fail(*body.value, fmt::format("`{}` gets {} arguments", body.name, arguments.size())), out;
    const auto written = written_;
    auto* const around = std::exchange(ops_, &out.ops);
    out.returns = call(body, std::move(arguments)).values;
    ops_ = around;
    written_ = written;
    return out;
  }

  Target to_;
  const Instance& op_;
  const Record& record_;
  const spec::Expansion& expansion_;
  std::vector<ValueId> operands_;
  std::vector<Op>* ops_;
  spec::Terms terms_;
  Scope scope_;
  std::map<const Definition*, Meant> written_;
  std::optional<Error> error_;
};

}  // namespace

const spec::Expansion* expansion_of(Instance& op, spec::Arena& scratch) {
  const bool is_of_numbers = op.record->dialect != spec::kEndOfExpansions;
  if (op.record->expansions.empty() || spec::is_dynamic(op) || (is_of_numbers && spec::has_quantized(op)) ||
      !spec::bind(op, scratch))
    return nullptr;
  for (const spec::Expansion& e : op.record->expansions) {
    if (e.condition == nullptr) return &e;
    const Value holds = spec::evaluate(*e.condition, op, scratch);
    if (holds.kind == spec::ValueKind::kBool && holds.as_bool()) return &e;
  }
  return nullptr;
}

Result<std::vector<ValueId>> expand(const Module& module, const Function& its_function, const Op& op,
                                    const std::vector<ValueId>& operands, Function& f, std::vector<Op>& ops,
                                    spec::Arena& arena) {
  auto instance = program::instance(module, its_function, op, arena);
  if (!instance) return tl::unexpected(instance.error());
  const spec::Expansion* const e = expansion_of(*instance, arena);
  if (e == nullptr) return assay::fail(op.record->full_name() + " does not expand");
  return Writer({module, f, arena}, *instance, *e, operands, ops).run();
}

}  // namespace assay::program
