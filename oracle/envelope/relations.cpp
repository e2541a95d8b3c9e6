#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "oracle/envelope/related_op.h"
#include "oracle/evaluator/formula/formula.h"
#include "oracle/evaluator/machine.h"
#include "spec/language/evaluate.h"
#include "spec/language/print.h"
#include "spec/language/walk.h"

/// Relations of a record, held on operands and answers. Both sides and the radius are evaluated as a meaning is, in
/// acceptance sets of f64 under a contract that rounds outwards: they hold the real numbers that the formulas stand
/// for, so what the check itself rounds never makes an answer wrong.
namespace assay::oracle {

namespace {

using spec::Relation;

/// Sums in any order, every neighbour of what is exact, and functions off by their last place at most.
spec::Contract real_numbers() {
  spec::Contract c;
  c.name = "relations";
  c.faithful.fill(true);
  c.order = spec::Order::kAnyPermutation;
  for (int k = 0; k < static_cast<int>(spec::PrimitiveId::kCount); ++k) {
    spec::BudgetTable table;
    table.function = static_cast<spec::PrimitiveId>(k);
    table.pieces = {spec::Budget{.ulps = 1}};
    c.math[static_cast<std::size_t>(ElementType::f64)].push_back(
        std::make_shared<const spec::BudgetTable>(std::move(table)));
  }
  return c;
}

ElementType widest(ElementType e) {
  return spec::is_complex(e) ? ElementType::c128 : spec::is_float(e) ? ElementType::f64 : e;
}

/// The same numbers in the widest type of their kind.
Tensor widened(const Tensor& t) {
  const ElementType from = t.type.element(), to = widest(from);
  if (from == to) return t;
  const ElementType part = spec::real_type(from);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
  Tensor out{spec::Type::tensor(t.type.shape(), to), std::vector<std::byte>(t.bytes.size() / size * sizeof(double))};
  for (std::size_t k = 0; k * size < t.bytes.size(); ++k)
    store_float(ElementType::f64, load_float(part, t.bytes.data() + k * size), out.bytes.data() + k * sizeof(double));
  return out;
}

enum Side : int { kLeft, kRight, kRadius, kSides };

/// The record as a relation sees it: its results are operands too, and what is worked out are the sides.
spec::Record record_of_sides(const spec::Record& record) {
  spec::Record out = record;
  for (const int slot : record.results) {
    out.names[static_cast<std::size_t>(slot)].role = spec::Role::kIn;
    out.operands.push_back(slot);
  }
  out.results.clear();
  for (const std::string_view name : {"left", "right", "radius"}) {
    spec::Declaration d;
    d.role = spec::Role::kOut;
    d.name = name;
    d.slot = static_cast<int>(out.names.size());
    out.results.push_back(d.slot);
    out.names.push_back(std::move(d));
  }
  return out;
}

spec::Clause clause_of(const Relation& r, const spec::Expr* value, int slot) {
  spec::Clause c;
  c.at = r.at;
  c.slot = slot;
  c.has_pattern = true;
  c.pattern = {r.place};
  c.value = value;
  return c;
}

bool is_bounded(const Cell& c) {
  const bool is_number = is_point(c) || (std::isfinite(c.low) && std::isfinite(c.high));
  return is_number && !may_nan(c) && !is_unconstrained(c);
}

/// In a relation `between(x, y)` is one number that the check takes, in the middle of what it may be: what is rounded
/// on the way there is part of the radius then.
class TakingDomain final : public EnvelopeDomain {
 public:
  using EnvelopeDomain::EnvelopeDomain;
  void fill_between(ElementType e, std::int64_t n, std::byte* cells) override {
    EnvelopeDomain::fill_between(e, n, cells);
    if (!spec::is_float(e) && !spec::is_complex(e)) return;
    const auto all =
        std::span(reinterpret_cast<Cell*>(cells), static_cast<std::size_t>(spec::is_complex(e) ? 2 * n : n));
    for (Cell& c : all)
      if (is_bounded(c)) c = point(c.low == c.high ? c.low : c.low / 2 + c.high / 2);
  }
};

/// Everything that the relations of one op are evaluated on.
class Sides {
 public:
  Sides(const RelatedOp& op, const std::vector<Tensor>& outputs, const Limits& limits)
      : op_(op), record_(record_of_sides(*op.instance.record)), contract_(real_numbers()), domain_(contract_),
        limits_(limits) {
    for (const Tensor& t : op.operands) values_.push_back(load_tensor(domain_, widened(t)));
    for (const std::size_t at : op.outputs)
      values_.push_back(at == RelatedOp::kNoOutput ? RuntimeValue{} : load_tensor(domain_, widened(outputs[at])));
    groups_ = op.operand_groups;
    groups_.insert(groups_.end(), op.result_groups.begin(), op.result_groups.end());
    auto slots = arena_.array<spec::Value>(record_.names.size());
    std::ranges::fill(slots, spec::Value::undefined());
    std::ranges::copy(op.instance.slots, slots.begin());
    instance_ = {&record_, slots, op.instance.grid, op.instance.held};
  }

  /// Left, right and radius, each of the shape that the relation runs over.
  Result<std::vector<RuntimeValue>> of(const Relation& r) {
    const auto shape = places(r);
    if (!shape) return tl::unexpected(shape.error());
    const std::vector<spec::Type> types(kSides, spec::Type::tensor(*shape, type()));
    const std::vector<std::uint32_t> one(kSides, 1);
    const std::vector<spec::Clause> clauses{clause_of(r, r.left, record_.results[kLeft]),
                                            clause_of(r, r.right, record_.results[kRight]),
                                            clause_of(r, r.radius, record_.results[kRadius])};
    Machine machine(setting());
    auto sides = Formula(machine, {instance_, values_, groups_, {}, {}, one, types}, arena_).evaluate(clauses, {});
    if (machine.fault().error) return tl::unexpected(*machine.fault().error);
    return sides;
  }

 private:
  /// Where the relation speaks of something.
  Result<std::vector<std::int64_t>> places(const Relation& r) {
    const spec::Value shape = spec::evaluate(*r.places[0].domain, instance_, arena_);
    const auto is_size = [](const spec::Value& n) { return n.kind == spec::ValueKind::kInt && n.number >= 0; };
    if (!shape.is_list() || !std::ranges::all_of(shape.as_list(), is_size))
      return fail("it runs over `" + to_text(*r.places[0].domain) + "`, which is no shape");
    std::vector<std::int64_t> out;
    for (const spec::Value& n : shape.as_list()) out.push_back(n.number);
    return out;
  }

  /// Complex where an operand or a result is.
  ElementType type() const {
    const auto is_complex = [](const RuntimeValue& v) { return v.type && spec::is_complex(v.type.element()); };
    return std::ranges::any_of(values_, is_complex) ? ElementType::c128 : ElementType::f64;
  }

  Machine::Setting setting() {
    static const Module kNone;
    Machine::Setting s;
    s.module = &kNone;
    s.domain = &domain_;
    s.limits = limits_;
    s.grid = op_.instance.grid;
    return s;
  }

  const RelatedOp& op_;
  spec::Record record_;
  spec::Contract contract_;
  TakingDomain domain_;
  Limits limits_;
  spec::Arena arena_;
  spec::Instance instance_;
  std::vector<RuntimeValue> values_;
  std::vector<std::uint32_t> groups_;
};

enum class Holds : std::uint8_t { kYes, kNo, kNothingSaid };

/// How far the sides are apart at least.
double gap(spec::Operator op, const Cell& left, const Cell& right) {
  const double above = left.low - right.high, below = right.low - left.high;
  if (op == spec::Operator::kLessEqual) return above;
  if (op == spec::Operator::kGreaterEqual) return below;
  return std::max(above, below);
}

/// One part of the sides at one place. What is certainly no number is off as far as can be.
Holds judged(spec::Operator op, const Cell& left, const Cell& right, const Cell& radius, double& off) {
  if (!is_bounded(radius) || !std::isfinite(radius.high)) return Holds::kNothingSaid;
  off = kInfinity;
  if (must_nan(left) || must_nan(right)) return Holds::kNo;
  if (!is_bounded(left) || !is_bounded(right)) return Holds::kNothingSaid;
  off = gap(op, left, right);
  return std::nextafter(off, -kInfinity) > radius.high ? Holds::kNo : Holds::kYes;
}

std::string number_text(const Cell& c) { return must_nan(c) ? "NaN" : fmt::format("{:.9g}", c.low / 2 + c.high / 2); }

std::string side_text(const Cell* c, int parts) {
  return parts == 1 ? number_text(c[0]) : fmt::format("({}, {})", number_text(c[0]), number_text(c[1]));
}

BrokenRelation broken_at(const Relation& r, std::string place, const Cell* const (&sides)[kSides], int parts,
                         double off) {
  BrokenRelation out;
  out.place = std::move(place);
  out.expected = fmt::format("{} {} {} within {}", to_text(*r.left), to_text(r.op), to_text(*r.right),
                             number_text(*sides[kRadius]));
  out.got = fmt::format("{} and {}", side_text(sides[kLeft], parts), side_text(sides[kRight], parts));
  if (std::isfinite(off)) out.got += fmt::format(", {:.9g} apart", off);
  return out;
}

/// Goes through the places of a relation.
void judge_places(const Relation& r, std::span<const RuntimeValue> values, HeldRelation& out) {
  const spec::Type type = values[kLeft].type;
  const int parts = spec::is_complex(type.element()) ? 2 : 1;
  std::int64_t silent = 0;
  for (std::int64_t k = 0; k < type.elements(); ++k) {
    const Cell* sides[kSides];
    for (int s = 0; s < kSides; ++s)
      sides[s] = reinterpret_cast<const Cell*>(values[static_cast<std::size_t>(s)].cells.get()) + k * parts;
    double off = 0, most = 0;
    Holds all = Holds::kYes;
    for (int c = 0; c < parts && all != Holds::kNothingSaid; ++c) {
      const Holds one = judged(r.op, sides[kLeft][c], sides[kRight][c], *sides[kRadius], off);
      most = std::max(most, off);
      if (one != Holds::kYes) all = one;
    }
    silent += all == Holds::kNothingSaid;
    if (all != Holds::kNo) continue;
    if (out.broken++ == 0) {
      out.first = broken_at(r, program::index_text(k, type.shape()), sides, parts, most);
      out.element = k;
    }
  }
  out.places = type.elements();
  out.is_judged = out.places > 0 && silent == 0;
}

/// Outputs that the relation reads, in order; nothing where it reads a result that is none.
std::optional<std::vector<std::size_t>> outputs_read(const RelatedOp& op, const Relation& r) {
  std::vector<std::size_t> out;
  for (const int slot : op.instance.record->results) {
    if (!spec::reads(r, slot)) continue;
    const auto more = outputs_of_result(op, slot);
    if (!more) return std::nullopt;
    out.insert(out.end(), more->begin(), more->end());
  }
  return out;
}

/// The evaluator takes every formula for a meaning: the name of the relation stands in the place of that.
Error error_of(const spec::Record& record, const Relation& r, Error e) {
  const std::string means = record.mnemonic + " (means): ";
  if (e.message.starts_with(means)) e.message.erase(0, means.size());
  e.message = fmt::format("{} ({}): {}", record.full_name(), r.label, e.message);
  return e;
}

/// What exceeds a limit says nothing of the record.
bool exceeds_limits(const Error& e) {
  return e.kind == ErrorKind::kUnsupported && !e.message.starts_with("not supported yet: ");
}

}  // namespace

Result<std::vector<HeldRelation>> hold_relations(const RelatedOp& op, const std::vector<Tensor>& outputs,
                                                 const Limits& limits) {
  std::vector<HeldRelation> out;
  if (op.instance.record->permutation) {
    auto held = hold_permutation(op, outputs);
    if (!held) return tl::unexpected(held.error());
    if (*held) out.push_back(**std::move(held));
  }
  if (op.instance.record->relations.empty()) return out;
  Sides sides(op, outputs, limits);
  for (const Relation& r : op.instance.record->relations) {
    auto read = outputs_read(op, r);
    if (!read || read->empty()) continue;
    const auto values = sides.of(r);
    if (!values && exceeds_limits(values.error())) continue;
    if (!values) return tl::unexpected(error_of(*op.instance.record, r, values.error()));
    HeldRelation& held = out.emplace_back();
    held.op = op.instance.record->full_name();
    held.label = r.label;
    held.unless = r.unless;
    held.type = outputs[read->front()].type.element();
    held.outputs = *std::move(read);
    judge_places(r, *values, held);
  }
  return out;
}

bool may_break(const spec::Freedoms& freedoms, const HeldRelation& held) {
  return std::ranges::any_of(held.unless,
                             [&](const std::string& name) { return freedoms.takes_shortcut(name, held.type); });
}

std::vector<std::string> grants_that_break(const HeldRelation& held, const spec::Contract& contract) {
  std::vector<std::string> out;
  for (const spec::Grant& grant : contract.grants) {
    spec::Freedoms freedoms;
    grant.apply(freedoms);
    if (may_break(freedoms, held)) out.push_back(grant.name);
  }
  return out;
}

}  // namespace assay::oracle
