#include "oracle/explain/analysis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <numeric>

#include "oracle/explain/evaluate.h"
#include "oracle/explain/products.h"
#include "oracle/numerics/range.h"

namespace assay::oracle {
namespace {

std::size_t parts(ElementType e) { return spec::is_complex(e) ? 2 : 1; }
bool is_real(ElementType e) { return spec::is_float(e) || spec::is_complex(e); }

bool is_covered(ElementType e, const LeafSet& s, const LeafSet& by) {
  for (std::size_t k = 0; k < parts(e); ++k)
    if (!is_covered(spec::real_type(e), s[k], by[k])) return false;
  return true;
}

/// Sets that share an element, or lie side by side.
bool meet(ElementType e, const Cell& a, const Cell& b) {
  if (is_unconstrained(a) || is_unconstrained(b)) return true;
  if (!is_real(e))
    return wide(e, a.integer_low) <= wide(e, b.integer_high) + 1 &&
           wide(e, b.integer_low) <= wide(e, a.integer_high) + 1;
  if (must_nan(a) || must_nan(b)) return must_nan(a) && must_nan(b);
  return a.low <= b.high && b.low <= a.high;
}

LeafSet joined(ElementType e, const LeafSet& a, const LeafSet& b) {
  LeafSet out = a;
  const ElementType part = spec::real_type(e);
  for (std::size_t k = 0; k < parts(e); ++k) out[k] = is_real(e) ? hull(a[k], b[k]) : integer_hull(part, a[k], b[k]);
  return out;
}

/// How far two sets are apart.
double gap(ElementType e, const LeafSet& a, const LeafSet& b) {
  if (!is_real(e))
    return static_cast<double>(std::max(wide(e, a[0].integer_low) - wide(e, b[0].integer_high),
                                        wide(e, b[0].integer_low) - wide(e, a[0].integer_high)));
  double sum = 0;
  for (std::size_t k = 0; k < parts(e); ++k) {
    if (must_nan(a[k]) || must_nan(b[k])) return std::numeric_limits<double>::max();
    sum += std::max({0.0, a[k].low - b[k].high, b[k].low - a[k].high});
  }
  return sum;
}

}  // namespace

namespace {

/// An interval of a union, which may be NaN where the union may.
Cell piece_of(Cell piece, const Cell& whole) {
  if (is_union(whole)) piece.flags |= whole.flags & kMayNan;
  return piece;
}

}  // namespace

bool SetUnion::add(ElementType e, const LeafSet& s) {
  bool grows = false;
  for (const Cell& first : pieces_of(s[0]))
    for (const Cell& second : pieces_of(s[1]))
      grows |= add_intervals(e, {piece_of(first, s[0]), piece_of(second, s[1])});
  return grows;
}

bool SetUnion::add_intervals(ElementType e, const LeafSet& s) {
  for (const LeafSet& known : sets_)
    if (is_covered(e, s, known)) return false;
  sets_.push_back(s);
  absorb(e, sets_.size() - 1);
  if (sets_.size() > kMost) merge_nearest(e);
  return true;
}

bool SetUnion::lies_within(ElementType e, const LeafSet& s) const {
  return std::ranges::all_of(sets_, [&](const LeafSet& mine) { return is_covered(e, mine, s); });
}

/// Joins the set there with all that it meets.
void SetUnion::absorb(ElementType e, std::size_t at) {
  for (std::size_t k = 0; k < sets_.size(); ++k) {
    const auto part_meets = [&](std::size_t p) { return meet(spec::real_type(e), sets_[k][p], sets_[at][p]); };
    if (k == at || !part_meets(0) || (parts(e) == 2 && !part_meets(1))) continue;
    sets_[std::min(k, at)] = joined(e, sets_[k], sets_[at]);
    sets_.erase(sets_.begin() + static_cast<std::ptrdiff_t>(std::max(k, at)));
    return absorb(e, std::min(k, at));
  }
}

void SetUnion::merge_nearest(ElementType e) {
  std::size_t first = 0, second = 1;
  for (std::size_t i = 0; i < sets_.size(); ++i)
    for (std::size_t j = i + 1; j < sets_.size(); ++j)
      if (gap(e, sets_[i], sets_[j]) < gap(e, sets_[first], sets_[second])) first = i, second = j;
  sets_[first] = joined(e, sets_[first], sets_[second]);
  sets_.erase(sets_.begin() + static_cast<std::ptrdiff_t>(second));
  absorb(e, first);
}

bool SetUnion::accepts(ElementType e, std::span<const std::byte> got, bool zero_sign_free) const {
  return std::ranges::any_of(sets_, [&](LeafSet s) {
    for (Cell& c : s)
      if (zero_sign_free) c.flags |= kZeroSignFree;
    AcceptanceTensor t;
    t.type = spec::Type::tensor({}, e);
    t.sets = std::shared_ptr<const AcceptanceSet[]>(std::shared_ptr<const AcceptanceSet[]>(), s.data());
    return t.accepts(0, got);
  });
}

namespace {

spec::Contract without_flushes(const spec::Freedoms& freedoms) {
  spec::Contract out{freedoms};
  out.flush_inputs = {};
  out.flush_results = {};
  return out;
}

}  // namespace

Granted::Granted(spec::Contract granted, const GrantSet& which)
    : active(which), contract(std::move(granted)), unflushed_contract(without_flushes(contract)), domain(contract),
      unflushed(unflushed_contract) {}

Analysis::Analysis(const Alternatives& graph, Granted& granted, int rounds)
    : graph_(graph), domain_(granted.domain), unflushed_(granted.unflushed), active_(granted.active), rounds_(rounds),
      unions_(graph.size()), is_listed_(graph.size(), 0), has_grown_(graph.size(), 0) {}

/// Operands and alternatives first, as far as they do not go round in circles.
void Analysis::order(ValueNumber root) {
  std::vector<std::pair<ValueNumber, bool>> open{{root, false}};
  while (!open.empty()) {
    const auto [v, is_done] = open.back();
    open.pop_back();
    if (is_done) {
      order_.push_back(v);
      continue;
    }
    if (is_listed_[v] != 0) continue;
    is_listed_[v] = 1;
    open.emplace_back(v, true);
    const Value& value = graph_.value(v);
    for (const Alternative& a : value.alternatives)
      if (is_active(a)) open.emplace_back(a.value, false);
    for (const ValueNumber o : value.operands) open.emplace_back(o, false);
  }
}

bool Analysis::run(ValueNumber root) {
  order_.clear();
  order(root);
  for (int round = 0; round < rounds_; ++round) {
    bool any = false;
    for (const ValueNumber v : order_) any |= update(v);
    if (!any) return true;
  }
  return false;
}

bool Analysis::update(ValueNumber v) {
  const Value& value = graph_.value(v);
  const bool is_first = unions_[v].sets().empty();
  const auto grew = [&](ValueNumber o) { return has_grown_[o] != 0; };
  bool grows = false;
  if (is_first || std::ranges::any_of(value.operands, grew)) {
    grows |= add_combinations(v);
    grows |= add_regrouped(v);
  }
  for (const Alternative& a : value.alternatives)
    if (is_active(a))
      for (const LeafSet& s : unions_[a.value].sets()) grows |= unions_[v].add(value.form.type, s);
  has_grown_[v] = grows ? 1 : 0;
  return grows;
}

LeafSet Analysis::hull_of(ValueNumber v) const {
  const auto& sets = unions_[v].sets();
  LeafSet out = sets[0];
  for (std::size_t k = 1; k < sets.size(); ++k) out = joined(graph_.type(v), out, sets[k]);
  return out;
}

/// Arithmetic and functions: what they read and give is the number or zero, and nothing between. Where a format has no
/// zero the rules of its sets say what it becomes.
bool Analysis::keeps_flushes_apart(const NodeForm& form) const {
  if (form.kind != NodeKind::kApply || !spec::is_float(form.type) || !numbers(form.type).has_zero) return false;
  const auto slot = static_cast<std::size_t>(form.type);
  if (!domain_.contract().flush_inputs[slot] && !domain_.contract().flush_results[slot]) return false;
  const auto& p = primitives()[static_cast<std::size_t>(form.primitive)];
  using enum PrimitiveId;
  return p.function != nullptr || p.id == kAdd || p.id == kSubtract || p.id == kMultiply || p.id == kDivide ||
         p.id == kSqrt;
}

/// The sets of an operand, and zero where it may be read as that.
std::vector<LeafSet> Analysis::readings(ValueNumber operand, const NodeForm& reader) const {
  std::vector<LeafSet> out = unions_[operand].sets();
  if (!keeps_flushes_apart(reader)) return out;
  const RealRules& rules = domain_.rules(reader.type);
  for (std::size_t k = 0, n = out.size(); k < n; ++k) {
    const Cell& c = out[k][0];
    if (rules.may_be_flushed(c) && !contains_zero(c)) out.push_back({rules.zero_of(c), Cell{}});
  }
  return out;
}

bool Analysis::add_value(const NodeForm& form, ValueNumber v, std::span<const ElementType> types,
                         std::span<const LeafSet> operands) {
  SetUnion& to = unions_[v];
  if (!keeps_flushes_apart(form)) return to.add(form.type, set_of(domain_, form, types, operands));
  const LeafSet number = set_of(unflushed_, form, types, operands);
  bool grows = to.add(form.type, number);
  const Cell& c = number[0];
  if (must_nan(c) || holds_zero(c)) return grows;
  const Cell flushed = set_of(domain_, form, types, operands)[0];
  if (!is_unconstrained(flushed) && !holds_zero(flushed)) return grows;
  for (const Cell& piece : pieces_of(c)) grows |= to.add(form.type, {domain_.rules(form.type).zero_of(piece), Cell{}});
  return grows;
}

namespace {

/// Of a value that is compared with itself any one number tells, such as 1, which no contract flushes, or that it is no
/// number.
LeafSet one_number_of(LeafSet set) {
  Cell& c = set[0];
  c = without_product_error(spanned(c));
  if (!must_nan(c)) c.low = c.high = 1;
  c.flags &= static_cast<decltype(c.flags)>(~kZeroSignFree);
  return set;
}

bool compares_with_itself(const NodeForm& form, std::span<const ValueNumber> operands, ElementType read) {
  return form.kind == NodeKind::kApply && spec::is_float(read) && operands.size() == 2 && operands[0] == operands[1] &&
         form.primitive == primitive(PrimitiveId::kOrder).index;
}

}  // namespace

namespace {

/// A function looks at an operand in several places, and may flush it in one of them; a complex number has parts that
/// nothing computes together. Of a value that these read twice each reading is one of its own.
bool reads_apart(const NodeForm& form) {
  if (form.kind != NodeKind::kApply) return false;
  const Primitive& p = primitives()[static_cast<std::size_t>(form.primitive)];
  return p.function != nullptr || p.id == PrimitiveId::kComplex;
}

}  // namespace

/// What the program computes more than once may have been flushed one time and not another.
std::vector<std::size_t> Analysis::readings_that_are_one(const Value& value) const {
  std::vector<std::size_t> out = first_reads(value.operands);
  for (std::size_t k = 0; k < out.size(); ++k)
    if (reads_apart(value.form) || graph_.value(value.operands[k]).is_repeated) out[k] = k;
  return out;
}

/// For every choice of a set of each operand. Of many operands with several sets each, the hulls.
bool Analysis::add_combinations(ValueNumber v) {
  constexpr std::size_t kMostCombinations = 64;
  const Value& value = graph_.value(v);
  if (value.operands.empty()) return unions_[v].add(value.form.type, value.set);
  if (value.form.kind == NodeKind::kEither) return add_either(v);
  const std::vector<std::size_t> first = readings_that_are_one(value);
  std::vector<ElementType> types;
  std::vector<std::vector<LeafSet>> choices;
  std::size_t combinations = 1;
  for (std::size_t k = 0; k < first.size(); ++k) {
    const ValueNumber o = value.operands[k];
    if (unions_[o].sets().empty()) return false;  // on a circle
    types.push_back(graph_.type(o));
    choices.push_back(readings(o, value.form));
    if (first[k] == k) combinations = std::min(combinations * choices.back().size(), kMostCombinations + 1);
  }
  for (std::size_t k = 0; combinations > kMostCombinations && k < choices.size(); ++k)
    choices[k] = {hull_of(value.operands[k])};
  if (combinations > kMostCombinations) combinations = 1;
  std::vector<std::size_t> at(choices.size(), 0);
  std::vector<LeafSet> operands(choices.size());
  bool grows = false;
  for (std::size_t n = 0; n < combinations; ++n) {
    for (std::size_t k = 0; k < choices.size(); ++k) operands[k] = choices[k][at[first[k]]];
    if (compares_with_itself(value.form, value.operands, types[0]))
      std::ranges::fill(operands, one_number_of(operands[0]));
    grows |= add_value(value.form, v, types, operands);
    for (std::size_t k = 0; k < at.size(); ++k) {
      if (first[k] != k) continue;
      if (++at[k] < choices[k].size()) break;
      at[k] = 0;
    }
  }
  return grows;
}

bool Analysis::add_either(ValueNumber v) {
  bool grows = false;
  for (const ValueNumber o : graph_.value(v).operands)
    for (const LeafSet& s : unions_[o].sets()) grows |= unions_[v].add(graph_.type(v), s);
  return grows;
}

bool Analysis::add_regrouped(ValueNumber v) {
  const ElementType e = graph_.type(v);
  if (!spec::is_float(e) || !domain_.contract().regrouped_products[static_cast<std::size_t>(e)]) return false;
  bool grows = false;
  const auto hull_of_leaf = [&](ValueNumber leaf) -> std::optional<Cell> {
    if (unions_[leaf].sets().empty()) return std::nullopt;
    return hull_of(leaf)[0];
  };
  for (const Cell& c : regrouped(graph_, v, active_, domain_.rules(e), hull_of_leaf))
    grows |= unions_[v].add(e, {c, Cell{}});
  return grows;
}

}  // namespace assay::oracle
