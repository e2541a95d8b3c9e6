#include "program/partition/factors.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>

#include "program/module.h"
#include "program/partition/term.h"
#include "spec/language/call_builtin.h"
#include "spec/language/evaluate.h"
#include "spec/language/print.h"
#include "spec/language/walk.h"

namespace assay::program {
namespace {

using spec::Binder;
using spec::BinderKind;
using spec::Builtin;
using spec::Clause;
using spec::Definition;
using spec::Expr;
using spec::ExprKind;
using spec::Kind;
using spec::Operator;
using spec::Symbol;
using spec::SymbolScope;

/// An axis of the formula: of a result, or of a fold.
struct Axis {
  std::int64_t extent = 0;
  std::size_t clause = 0;
  bool is_folded = false;
  bool is_counted = false;        ///< the elements are the index
  bool is_computed_with = false;  ///< somewhere it is more than the index of a dimension
};

/// What reads a dimension: axes, and whatever else.
struct Readers {
  std::set<int> axes;
  bool has_others = false;
};

class FormulaReader {
 public:
  FormulaReader(const spec::Instance& instance, spec::Arena& arena, const std::set<int>& cut,
                const std::set<Spot>& moved)
      : instance_(instance), record_(*instance.record), arena_(arena), cut_(cut), moved_(moved) {
    for (const auto* slots : {&record_.operands, &record_.results})
      for (const int slot : *slots) {
        first_tensor_[slot] = types_.size();
        for_members(instance[slot], [&](Type t) { types_.push_back(t); });
      }
  }

  std::optional<Reading> run() {
    if (record_.opaque || record_.means.empty()) return std::nullopt;
    for (const Clause& c : record_.means) clause(c);
    if (has_failed_) return std::nullopt;
    Reading out{.formula = std::move(text_),
                .factors = factors(),
                .windows = std::move(windows_),
                .reaches = std::move(reaches_),
                .is_one_of = is_one_of_ && record_.means.size() == 1};
    for (const Axis& a : axes_) {
      if (a.is_computed_with) out.computed_with.insert(static_cast<int>(out.extents.size()));
      out.extents.push_back(a.extent);
    }
    if (folds_.size() == record_.means.size() && folds_.size() == 1) out.fold = folds_[0];
    std::erase_if(out.factors, [&](const Factor& f) { return f.is_folded && !is_of_fold(f, out.fold); });
    return out;
  }

 private:
  template <class Use> static void for_members(const Value& v, const Use& use) {
    if (v.is_list())
      for (const Value& item : v.as_list()) for_members(item, use);
    else if (v.kind == spec::ValueKind::kType) use(v.as_type());
  }

  Term fail() {
    has_failed_ = true;
    return Term::other("?");
  }

  // ---- clauses -----------------------------------------------------------------------------------

  void clause(const Clause& c) {
    if (has_failed_) return;
    const std::size_t first = first_tensor_.at(c.slot), n = members(c.slot);
    if (n == 0) return (void)fail();
    if (!c.has_pattern) return c.then != nullptr ? updated(c, first, n) : passed(c, first, n);
    if (c.then != nullptr) return (void)fail();
    definitions(c.where);
    if (c.group_symbol != nullptr) {
      for (std::size_t k = 0; k < n; ++k) {
        bindings_.emplace_back(c.group_symbol, Term::of(Value::integer(static_cast<std::int64_t>(k))));
        elements(c, first + k, 1);
      }
    } else {
      elements(c, first, c.spread ? n : 1);
    }
    bindings_.clear();
  }

  std::size_t members(int slot) const {
    std::size_t n = 0;
    for_members(instance_[slot], [&](Type) { ++n; });
    return n;
  }

  /// `result[i] = value`, of as many results.
  void elements(const Clause& c, std::size_t first, std::size_t count) {
    const std::size_t bound = bindings_.size();
    defined_.clear();
    std::vector<Term> index;
    for (const std::int64_t size : types_[first].shape()) index.push_back(new_axis(size, false));
    for (std::size_t k = 0; k < count; ++k)
      for (std::size_t d = 0; d < index.size(); ++d) {
        if (types_[first + k].shape().size() != index.size()) return (void)fail();
        readers_[{first + k, d}].axes.insert(index[d].axis);
      }
    bind_pattern(c, index);
    const Term value = eval(*c.value);
    is_one_of_ = value.is_one_of_reads;
    if (value.kind == Term::Kind::kAxis && !axis(value.axis).is_computed_with) {
      axis(value.axis).is_counted = true;
      text_ += fmt::format("t{}.. = a{}\n", first, value.axis);
      bindings_.resize(bound);
      ++clause_;
      return;
    }
    if (value.folded_by >= -1) folds_.push_back({value.folded_by, value.folded});
    text_ += fmt::format("t{}.. = {}\n", first, consumed(value));
    bindings_.resize(bound);
    ++clause_;
  }

  /// `results... = operands`, as they are.
  void passed(const Clause& c, std::size_t first, std::size_t n) {
    const auto from = listed(eval(*c.value));
    if (from.size() != n) return (void)fail();
    for (std::size_t k = 0; k < n; ++k) {
      const bool is_alike = from[k].kind == Term::Kind::kTensor && types_[from[k].tensor] == types_[first + k];
      if (!is_alike) return (void)fail();
      clause_ = k;  // a clause for each
      for (std::size_t d = 0; d < types_[first + k].shape().size(); ++d) {
        const int axis = new_axis(types_[first + k].shape()[d], false).axis;
        readers_[{first + k, d}].axes.insert(axis);
        readers_[{from[k].tensor, d}].axes.insert(axis);
      }
    }
    text_ += fmt::format("t{}.. = passed\n", first);
  }

  /// `results... = operands then for u within shape: results...[j] = f(results...[j], updates...[u])`: a dimension of
  /// the results goes along with one of the updates, or j says where it is written.
  void updated(const Clause& c, std::size_t first, std::size_t n) {
    const Clause& step = *c.then;
    if (c.loop_condition != nullptr || step.then != nullptr || step.slot != c.slot || step.pattern.size() != 1)
      return (void)fail();
    const auto from = listed(eval(*c.value));
    if (from.size() != n) return (void)fail();
    std::vector<int> axes;
    for (const Binder& b : c.steps) bindings_.emplace_back(b.symbol, folded(b, axes));
    for (const auto* where : {&c.where, &step.where}) definitions(*where);
    const auto place = listed(eval(*step.pattern[0]));
    for (std::size_t k = 0; k < n; ++k) {
      const bool is_alike = from[k].kind == Term::Kind::kTensor && place.size() == types_[first + k].shape().size() &&
                            std::ranges::equal(types_[from[k].tensor].shape(), types_[first + k].shape());
      if (!is_alike) return (void)fail();
      for (std::size_t d = 0; d < place.size(); ++d) written(place[d], {first + k, d}, {from[k].tensor, d});
    }
    text_ += fmt::format("t{}.. = {} for {}\n", first, consumed(eval(*step.value)), axes);
    bindings_.clear();
  }

  /// What is written at a place lies there in the operand too.
  void written(const Term& place, const Spot& result, const Spot& operand) {
    if (place.kind == Term::Kind::kAxis) {
      axis(place.axis).is_folded = false;
      readers_[operand].axes.insert(place.axis);
      readers_[operand].has_others |= axis(place.axis).extent != types_[operand.tensor].shape()[operand.dimension];
      return;
    }
    readers_[operand].has_others = true;
    const auto at = as_place(place);
    if (at && at->sign == 1)
      reaches_.push_back(
          {result, at->element->tensor, at->element->index, {}, at->multiples, at->constant, 1, true, operand.tensor});
    if (at && at->high) fail();
  }

  /// Names of the `where` that no index decides are known from the start.
  void definitions(const std::vector<Definition>& where) {
    for (const Definition& d : where)
      if (!d.is_function && d.binders.empty())
        if (const auto v = known(*d.value)) bindings_.emplace_back(d.symbol, Term::of(*v));
  }

  void bind_pattern(const Clause& c, const std::vector<Term>& index) {
    const auto lengths = lengths_of_pieces(c, index.size());
    auto next = index.begin();
    for (std::size_t k = 0; k < c.pattern.size() && !has_failed_; ++k) {
      const auto n = static_cast<std::ptrdiff_t>(lengths[k]);
      if (n > index.end() - next) return (void)fail();
      bind_piece(*c.pattern[k], std::vector<Term>(next, next + n));
      next += n;
    }
  }

  std::vector<std::size_t> lengths_of_pieces(const Clause& c, std::size_t rank) {
    if (c.pattern.size() == 1) return {rank};
    const auto& domain = record_.names[static_cast<std::size_t>(c.slot)].domain;
    std::vector<const Expr*> of_type;
    if (domain && domain->pattern && domain->pattern->node == ExprKind::kTensorType && domain->pattern->args[0])
      add_pieces(*domain->pattern->args[0], of_type);
    std::vector<std::size_t> lengths(c.pattern.size(), 0);
    std::size_t sum = 0, open = c.pattern.size();
    for (std::size_t k = 0; k < c.pattern.size(); ++k) {
      if (c.pattern[k]->node == ExprKind::kList) lengths[k] = c.pattern[k]->args.size();
      else if (of_type.size() == c.pattern.size()) lengths[k] = listed(eval(*of_type[k])).size();
      else open = k;
      sum += lengths[k];
    }
    if (open < lengths.size() && sum <= rank) lengths[open] = rank - sum;
    return lengths;
  }

  static void add_pieces(const Expr& e, std::vector<const Expr*>& out) {
    if (e.node != ExprKind::kBinary || e.op != Operator::kJoin) return out.push_back(&e);
    add_pieces(*e.args[0], out);
    add_pieces(*e.args[1], out);
  }

  void bind_piece(const Expr& piece, const std::vector<Term>& index) {
    if (piece.node == ExprKind::kName) return bindings_.emplace_back(piece.symbol, Term::list(index)), void();
    if (piece.node == ExprKind::kList && piece.args.size() == index.size())
      for (std::size_t k = 0; k < index.size(); ++k) bindings_.emplace_back(piece.args[k]->symbol, index[k]);
    else if (piece.node == ExprKind::kPlacement) bind_placement(piece, index);
    else fail();
  }

  void bind_placement(const Expr& piece, const std::vector<Term>& index) {
    std::vector<bool> taken(index.size());
    for (const spec::Part& p : piece.parts) {
      if (p.positions == nullptr) continue;
      const Term positions = eval(*p.positions);
      std::vector<Term> at;
      for (const Term& position : listed(positions)) {
        if (!is_below(position, index.size())) return (void)fail();
        taken[static_cast<std::size_t>(position.known.number)] = true;
        at.push_back(index[static_cast<std::size_t>(position.known.number)]);
      }
      bindings_.emplace_back(p.value->symbol, is_listed(positions) ? Term::list(at) : at[0]);
    }
    for (const spec::Part& p : piece.parts) {
      if (p.positions != nullptr) continue;
      std::vector<Term> rest;
      for (std::size_t k = 0; k < index.size(); ++k)
        if (!taken[k]) rest.push_back(index[k]);
      bindings_.emplace_back(p.value->symbol, Term::list(std::move(rest)));
    }
  }

  // ---- axes and what reads them ------------------------------------------------------------------

  Term new_axis(std::int64_t extent, bool is_folded) {
    const int number = static_cast<int>(axes_.size());
    axes_.push_back({.extent = extent, .clause = clause_, .is_folded = is_folded});
    const bool is_fixed = is_folded && extent == 1 && !cut_.contains(number);
    return is_fixed ? Term::of(Value::integer(0)) : Term::of_axis(number);
  }

  Axis& axis(int number) { return axes_[static_cast<std::size_t>(number)]; }

  /// The text of a term that is used as a number, an element, a tensor as a whole.
  std::string consumed(const Term& t) {
    switch (t.kind) {
      case Term::Kind::kKnown: return spec::to_string(t.known);
      case Term::Kind::kAxis: axis(t.axis).is_computed_with = true; return fmt::format("a{}", t.axis);
      case Term::Kind::kAffine:
      case Term::Kind::kPlace:
        for (const auto& [a, n] : t.multiples) axis(a).is_computed_with = true;
        return t.text;
      case Term::Kind::kTensor: {
        for (std::size_t d = 0; d < types_[t.tensor].shape().size(); ++d) readers_[{t.tensor, d}].has_others = true;
        return fmt::format("t{}", t.tensor);
      }
      case Term::Kind::kNumber:
      case Term::Kind::kList: return fmt::format("[{}]", fmt::join(consumed(t.items), ", "));
      case Term::Kind::kFunction: return t.function->name;
      case Term::Kind::kOther: break;
    }
    return t.text;
  }
  std::vector<std::string> consumed(const std::vector<Term>& all) {
    std::vector<std::string> out;
    for (const Term& t : all) out.push_back(consumed(t));
    return out;
  }

  Term other(std::string_view what, const std::vector<Term>& parts) {
    Term out = Term::other(fmt::format("{}({})", what, fmt::join(consumed(parts), ", ")));
    return out.text.size() > kMostText ? fail() : out;
  }

  Term read(std::size_t tensor, const std::vector<Term>& index) {
    const auto shape = types_[tensor].shape();
    if (index.size() != shape.size()) return fail();
    std::vector<std::string> texts;
    for (std::size_t d = 0; d < index.size(); ++d) {
      const Term& at = index[d];
      const bool is_plain =
          at.kind == Term::Kind::kAxis && axis(at.axis).extent == shape[d] && !moved_.contains({tensor, d});
      if (is_plain) readers_[{tensor, d}].axes.insert(at.axis);
      else readers_[{tensor, d}].has_others |= !moved_.contains({tensor, d});
      texts.push_back(is_plain ? fmt::format("a{}", at.axis) : text_of_index({tensor, d}, at));
    }
    Term out = Term::other(fmt::format("t{}[{}]", tensor, fmt::join(texts, ", ")));
    out.element = element(tensor, index);
    out.is_read = true;
    return out;
  }

  /// Nothing where an index is neither an axis nor a number.
  static std::optional<ReadElement> element(std::size_t tensor, const std::vector<Term>& index) {
    ReadElement out{tensor, {}};
    for (const Term& at : index) {
      if (at.kind != Term::Kind::kAxis && !at.is_number()) return std::nullopt;
      out.index.push_back(at.is_number() ? std::optional(at.known.number) : std::nullopt);
    }
    return out;
  }

  std::string text_of_index(const Spot& spot, const Term& at) {
    if (const auto place = as_place(at)) return text_of_place(spot, *place);
    const auto affine = as_affine(at);
    if (!affine || at.is_number()) return consumed(at);
    windows_.push_back({spot, affine->multiples, affine->constant});
    return moved_.contains(spot) ? fmt::format("{} and a number", affine->multiples) : consumed(at);
  }

  std::string text_of_place(const Spot& spot, const Term& at) {
    reaches_.push_back({spot, at.element->tensor, at.element->index, at.high, at.multiples, at.constant, at.sign});
    if (!moved_.contains(spot)) return consumed(at);
    return fmt::format("{} at {} and {}", at.sign, at.element->tensor, at.multiples);
  }

  /// An element of an operand that is an index, and what is added to it.
  static std::optional<Term> as_place(const Term& t) {
    if (t.kind == Term::Kind::kPlace) return t;
    if (t.kind != Term::Kind::kOther || !t.element) return std::nullopt;
    Term out = t;
    out.kind = Term::Kind::kPlace;
    return out;
  }

  /// The sum of a place and multiples of axes, or their difference.
  static std::optional<Term> place(Operator op, const Term& a, const Term& b) {
    const bool is_difference = op == Operator::kSubtract;
    if (op != Operator::kAdd && !is_difference) return std::nullopt;
    const auto left = as_place(a), right = as_place(b);
    const auto rest = as_affine(left ? b : a);
    if (left.has_value() == right.has_value() || !rest || (left && is_difference)) return std::nullopt;
    Term out = left ? *left : *right;
    if (is_difference && !out.multiples.empty()) return std::nullopt;
    if (is_difference) out.sign = -1;
    for (const auto& [axis, n] : rest->multiples) out.multiples[axis] += n;
    out.constant += rest->constant;
    out.text = fmt::format("{}({}, {})", spec::to_text(op), text_of_number(a), text_of_number(b));
    return out;
  }

  static std::optional<Term> as_affine(const Term& t) {
    if (t.kind == Term::Kind::kAffine) return t;
    Term out{.kind = Term::Kind::kAffine};
    if (t.kind == Term::Kind::kAxis) out.multiples[t.axis] = 1;
    else if (t.is_number()) out.constant = t.known.number;
    else return std::nullopt;
    return out;
  }

  static std::string text_of_number(const Term& t) {
    if (t.kind == Term::Kind::kAxis) return fmt::format("a{}", t.axis);
    return t.kind == Term::Kind::kKnown ? spec::to_string(t.known) : t.text;
  }

  /// A sum of multiples, where it is one.
  std::optional<Term> affine(Operator op, const Term& a, const Term& b) {
    auto left = as_affine(a), right = as_affine(b);
    if (!left || !right) return std::nullopt;
    if (op == Operator::kMultiply && !a.is_number()) std::swap(left, right);
    if (op == Operator::kMultiply && !left->multiples.empty()) return std::nullopt;
    const std::int64_t of_left = op == Operator::kMultiply ? 0 : 1;
    const std::int64_t of_right = op == Operator::kMultiply ? left->constant : op == Operator::kSubtract ? -1 : 1;
    if (op != Operator::kMultiply && op != Operator::kAdd && op != Operator::kSubtract) return std::nullopt;
    Term out{.kind = Term::Kind::kAffine};
    for (const auto& [axis, n] : left->multiples) out.multiples[axis] += of_left * n;
    for (const auto& [axis, n] : right->multiples) out.multiples[axis] += of_right * n;
    out.constant = of_left * left->constant + of_right * right->constant;
    out.text = fmt::format("{}({}, {})", spec::to_text(op), text_of_number(a), text_of_number(b));
    return out;
  }

  /// `a else b`: what b is to windows that a reads.
  Term otherwise(const Expr& e) {
    const std::size_t first = windows_.size();
    const Term a = eval(*e.args[0]), b = eval(*e.args[1]);
    const auto members = listed(b);
    for (std::size_t k = first; k < windows_.size() && !members.empty(); ++k) {
      const Term& t = members[members.size() == 1 ? 0 : std::min(windows_[k].spot.tensor, members.size() - 1)];
      const bool is_scalar = t.kind == Term::Kind::kTensor && types_[t.tensor].rank() == 0;
      windows_[k].otherwise = t.is(0) ? Window::kZero : is_scalar ? static_cast<int>(t.tensor) : Window::kUnknown;
    }
    return other("else", {a, b});
  }

  // ---- factors -----------------------------------------------------------------------------------

  /// Axes that read one dimension are one factor.
  std::vector<Factor> factors() {
    std::vector<int> of(axes_.size());
    std::iota(of.begin(), of.end(), 0);
    for (const auto& [spot, readers] : readers_)
      for (const int a : readers.axes) merge(of, *readers.axes.begin(), a);
    std::vector<Factor> out;
    for (int first = 0; first < static_cast<int>(of.size()); ++first)
      if (of[static_cast<std::size_t>(first)] == first)
        if (auto f = factor(of, first)) out.push_back(*std::move(f));
    return out;
  }

  static void merge(std::vector<int>& of, int a, int b) {
    const int from = std::max(of[static_cast<std::size_t>(a)], of[static_cast<std::size_t>(b)]);
    const int to = std::min(of[static_cast<std::size_t>(a)], of[static_cast<std::size_t>(b)]);
    std::ranges::replace(of, from, to);
  }

  std::optional<Factor> factor(const std::vector<int>& of, int first) {
    Factor out{
        .size = axis(first).extent, .spots = {}, .axes = {}, .is_folded = axis(first).is_folded, .is_counted = false};
    std::set<std::size_t> clauses;
    for (int a = 0; a < static_cast<int>(of.size()); ++a) {
      if (of[static_cast<std::size_t>(a)] != first) continue;
      out.axes.push_back(a);
      out.is_counted |= axis(a).is_counted;
      const bool is_like_others = axis(a).extent == out.size && axis(a).is_folded == out.is_folded;
      if (axis(a).is_computed_with || !is_like_others || !clauses.insert(axis(a).clause).second) return std::nullopt;
    }
    for (const auto& [spot, readers] : readers_) {
      const bool is_of_this =
          std::ranges::any_of(readers.axes, [&](int a) { return of[static_cast<std::size_t>(a)] == first; });
      if (is_of_this && readers.has_others) return std::nullopt;
      if (is_of_this) out.spots.push_back(spot);
    }
    if (out.spots.empty() || (out.is_counted && out.spots.size() != 1)) return std::nullopt;
    return out;
  }

  static bool is_of_fold(const Factor& f, const std::optional<Reading::Fold>& fold) {
    return fold &&
           std::ranges::all_of(f.axes, [&](int a) { return std::ranges::find(fold->axes, a) != fold->axes.end(); });
  }

  // ---- expressions -------------------------------------------------------------------------------

  /// Where neither an index nor an element decides the value.
  std::optional<Value> known(const Expr& e) {
    const Kind k = e.sort.kind;
    const bool may_be = k == Kind::kInt || k == Kind::kBool || k == Kind::kElement || k == Kind::kString ||
                        k == Kind::kEnum || k == Kind::kType;
    const auto reads_elements = [](const Expr& x) {
      const bool is_index = x.node == ExprKind::kIndex || x.node == ExprKind::kIndexFor;
      const bool is_of_tensor = is_index && x.args[0]->sort.kind == Kind::kTensor &&
                                (x.args[0]->sort.depth == 0 || x.args[0]->node == ExprKind::kSpread);
      return x.node == ExprKind::kElse || x.node == ExprKind::kAny || x.node == ExprKind::kAt || is_of_tensor ||
             spec::calls(x, Builtin::kSorting);
    };
    if (!may_be || spec::any_of(&e, reads_elements)) return std::nullopt;
    spec::Frame frame;
    for (const auto& [symbol, term] : bindings_)
      if (symbol->scope == SymbolScope::kLocal) frame[*symbol] = value_of(term);
    const Value v = spec::evaluate(e, instance_, frame, arena_);
    return is_known(v) ? std::optional(v) : std::nullopt;
  }

  static bool is_known(const Value& v) {
    if (v.is_list()) return std::ranges::all_of(v.as_list(), is_known);
    return !v.is_undefined();
  }

  Value value_of(const Term& t) {
    if (t.kind == Term::Kind::kKnown) return t.known;
    if (t.is_list()) return Value::list_of(arena_, t.items, [&](const Term& item) { return value_of(item); });
    return Value::undefined();
  }

  Term eval(const Expr& e) {
    if (has_failed_) return Term::other("?");
    if (++steps_ > kMostSteps) return fail();
    if (const auto v = known(e)) return Term::of(*v);
    switch (e.node) {
      case ExprKind::kInteger: return Term::of(Value::integer(e.integer));
      case ExprKind::kReal: return Term::other(fmt::format("{}", e.real));
      case ExprKind::kAny: return Term::other("any");
      case ExprKind::kName: return name(e);
      case ExprKind::kUnary: return unary(e);
      case ExprKind::kBinary: return combined(e.op, eval(*e.args[0]), eval(*e.args[1]));
      case ExprKind::kConditional: return conditional(e);
      case ExprKind::kElse: return otherwise(e);
      case ExprKind::kCall: return call(e);
      case ExprKind::kList: return Term::list(all(e.args));
      case ExprKind::kComprehension: return comprehension(e.binders, *e.args[0]);
      case ExprKind::kPlacement: return placement(e);
      case ExprKind::kIndex:
      case ExprKind::kIndexFor: return subscript(e);
      case ExprKind::kRange: return range(e);
      case ExprKind::kColumn: return column(e);
      case ExprKind::kSpread: return eval(*e.args[0]);
      default: return fail();
    }
  }

  /// The members of `x...` one by one.
  std::vector<Term> all(const std::vector<const Expr*>& exprs) {
    std::vector<Term> out;
    for (const Expr* e : exprs) {
      Term t = eval(*e);
      if (e->node == ExprKind::kSpread && is_listed(t)) std::ranges::move(listed(t), std::back_inserter(out));
      else out.push_back(std::move(t));
    }
    return out;
  }

  Term name(const Expr& e) {
    const Symbol& s = *e.symbol;
    const auto it = std::find_if(bindings_.rbegin(), bindings_.rend(), [&](const auto& b) { return b.first == &s; });
    if (it != bindings_.rend()) return it->second;
    if (s.definition != nullptr && s.definition->is_function)
      return {.kind = Term::Kind::kFunction, .function = s.definition};
    switch (s.scope) {
      case SymbolScope::kSlot: return slot(s.index);
      case SymbolScope::kLocal: return s.definition != nullptr ? defined(s) : fail();
      case SymbolScope::kPrimitive: return Term::other(s.name);
      case SymbolScope::kEnvironment: return environment(static_cast<spec::Environment>(s.index));
      default: return fail();
    }
  }

  Term environment(spec::Environment which) {
    return which == spec::Environment::kOp ? Term::other(record_.mnemonic) : fail();
  }

  Term slot(int slot) {
    const Value& v = instance_[slot];
    if (const auto first = first_tensor_.find(slot); first != first_tensor_.end()) {
      const auto tensor = [&](std::size_t k) { return Term{.kind = Term::Kind::kTensor, .tensor = first->second + k}; };
      if (!v.is_list()) return v.kind == spec::ValueKind::kType ? tensor(0) : fail();
      std::vector<Term> group;
      for (std::size_t k = 0; k < v.size; ++k) group.push_back(tensor(k));
      return Term::list(std::move(group));
    }
    if (std::ranges::find(record_.regions, slot) != record_.regions.end())
      return {.region = slot, .text = fmt::format("region{}", slot)};
    return v.is_undefined() ? fail() : Term::of(v);
  }

  Term defined(const Symbol& s) {
    if (const auto it = defined_.find(&s); it != defined_.end()) return it->second;
    const auto rank = std::exchange(rank_, std::nullopt);
    const Definition& d = *s.definition;
    Term value = d.binders.empty() ? eval(*d.value) : comprehension(d.binders, *d.value);
    rank_ = rank;
    return defined_.emplace(&s, std::move(value)).first->second;
  }

  Term conditional(const Expr& e) {
    const Term condition = eval(*e.args[0]);
    const bool is_decided = condition.kind == Term::Kind::kKnown && condition.known.kind == spec::ValueKind::kBool;
    if (is_decided) return eval(*e.args[condition.known.number != 0 ? 1 : 2]);
    return other("if", {condition, eval(*e.args[1]), eval(*e.args[2])});
  }

  Term unary(const Expr& e) { return other(e.op == Operator::kNot ? "not" : "-", {eval(*e.args[0])}); }

  // ---- numbers -----------------------------------------------------------------------------------

  static bool is_listed(const Term& t) { return t.is_list() || (t.kind == Term::Kind::kKnown && t.known.is_list()); }

  static std::vector<Term> listed(const Term& t) {
    if (t.is_list()) return t.items;
    if (!is_listed(t)) return {t};
    std::vector<Term> out;
    for (const Value& v : t.known.as_list()) out.push_back(Term::of(v));
    return out;
  }

  static bool is_below(const Term& t, std::size_t n) {
    return t.is_number() && t.known.number >= 0 && t.known.number < static_cast<std::int64_t>(n);
  }

  Term combined(Operator op, const Term& a, const Term& b) {
    if (op == Operator::kJoin) return joined(a, b);
    if (op == Operator::kWithout && a.is_list()) return without(a.items, listed(b));
    const bool is_arithmetic = op >= Operator::kAdd && op <= Operator::kRemainder;
    if (!is_arithmetic || (!is_listed(a) && !is_listed(b)))
      return is_arithmetic ? computed(op, a, b) : other(spec::to_text(op), {a, b});
    const auto left = listed(a), right = listed(b);
    const std::size_t n = is_listed(a) ? left.size() : right.size();
    if ((is_listed(a) && left.size() != n) || (is_listed(b) && right.size() != n)) return fail();
    std::vector<Term> out;
    for (std::size_t k = 0; k < n; ++k)
      out.push_back(combined(op, left[is_listed(a) ? k : 0], right[is_listed(b) ? k : 0]));
    return Term::list(std::move(out));
  }

  static Term joined(const Term& a, const Term& b) {
    auto out = listed(a);
    std::ranges::move(listed(b), std::back_inserter(out));
    return Term::list(std::move(out));
  }

  Term computed(Operator op, const Term& a, const Term& b) {
    if (a.is_number() && b.is_number()) return of_numbers(op, a.known.number, b.known.number);
    const bool is_small = a.kind == Term::Kind::kAxis && b.is_number() && axis(a.axis).extent <= b.known.number;
    switch (op) {
      case Operator::kAdd:
        if (a.is(0)) return b;
        if (b.is(0)) return a;
        break;
      case Operator::kSubtract:
        if (b.is(0)) return a;
        break;
      case Operator::kMultiply:
        if (a.is(1)) return b;
        if (b.is(1)) return a;
        if (a.is(0) || b.is(0)) return Term::of(Value::integer(0));
        break;
      case Operator::kExactDivide:
      case Operator::kDivide:
        if (b.is(1)) return a;
        if (is_small && op == Operator::kDivide) return Term::of(Value::integer(0));
        break;
      case Operator::kRemainder:
        if (is_small) return a;
        break;
      default: break;
    }
    if (auto sum = affine(op, a, b)) return *std::move(sum);
    if (auto sum = place(op, a, b)) return *std::move(sum);
    return other(spec::to_text(op), {a, b});
  }

  Term of_numbers(Operator op, std::int64_t a, std::int64_t b) {
    switch (op) {
      case Operator::kAdd: return Term::of(Value::integer(a + b));
      case Operator::kSubtract: return Term::of(Value::integer(a - b));
      case Operator::kMultiply: return Term::of(Value::integer(a * b));
      default: break;
    }
    if (b == 0) return fail();
    if (op == Operator::kDivide) return Term::of(spec::quotient(a, b));
    if (op == Operator::kRemainder) return Term::of(spec::remainder(a, b));
    return other(spec::to_text(op), {Term::of(Value::integer(a)), Term::of(Value::integer(b))});
  }

  // ---- calls -------------------------------------------------------------------------------------

  Term call(const Expr& e) {
    if (e.symbol->scope == SymbolScope::kBuiltin) return builtin(e);
    if (e.symbol->scope == SymbolScope::kPrimitive) return other(e.symbol->name, all(e.args));
    const Term f = name(e);
    if (f.kind == Term::Kind::kFunction) return applied(*f.function, all(e.args));
    return f.kind == Term::Kind::kOther ? other(f.text, all(e.args)) : fail();
  }

  Term applied(const Definition& d, const std::vector<Term>& arguments) {
    if (++depth_ > kMostDepth || arguments.size() != d.parameter_symbols.size()) return fail();
    const std::size_t bound = bindings_.size();
    for (std::size_t k = 0; k < arguments.size(); ++k) bindings_.emplace_back(d.parameter_symbols[k], arguments[k]);
    const auto rank = std::exchange(rank_, std::nullopt);
    Term out = eval(*d.value);
    rank_ = rank;
    bindings_.resize(bound);
    --depth_;
    return out;
  }

  Term builtin(const Expr& e) {
    const auto f = static_cast<Builtin>(e.symbol->index);
    if (f == Builtin::kOne) {
      const auto all = comprehension(e.binders, *e.args[0]).items;
      Term out = other("one", all);
      out.is_one_of_reads = std::ranges::all_of(all, &Term::is_read);
      return out;
    }
    if (!e.binders.empty()) return fold(e, f);
    if (f == Builtin::kSorting) return sorting(e);
    const auto args = all(e.args);
    if (f == Builtin::kClamp && args.size() == 3) return clamped(args);
    if (f == Builtin::kNumber && args.size() == 2 && is_listed(args[0]))
      return {.kind = Term::Kind::kNumber, .known = value_of(args[1]), .items = listed(args[0])};
    if (f == Builtin::kNth && args.size() == 2 && args[0].kind == Term::Kind::kNumber)
      return regrouped(args[0], args[1]);
    return other(spec::builtin(f).name, args);
  }

  /// The items at other positions.
  Term without(const std::vector<Term>& items, const std::vector<Term>& positions) {
    std::vector<Term> out;
    for (std::size_t k = 0; k < items.size(); ++k)
      if (std::ranges::none_of(positions, [&](const Term& p) { return p.is(static_cast<std::int64_t>(k)); }))
        out.push_back(items[k]);
    return std::ranges::all_of(positions, &Term::is_number) ? Term::list(std::move(out)) : fail();
  }

  Term clamped(const std::vector<Term>& args) {
    const auto at = [](const Term& t, std::size_t k) { return is_listed(t) ? listed(t)[k] : t; };
    std::size_t n = 0;
    for (const Term& t : args) n = std::max(n, is_listed(t) ? listed(t).size() : 0);
    if (n == 0) return clamped(args[0], args[1], args[2]);
    std::vector<Term> out;
    for (const Term& t : args)
      if (is_listed(t) && listed(t).size() != n) return fail();
    for (std::size_t k = 0; k < n; ++k) out.push_back(clamped(at(args[0], k), at(args[1], k), at(args[2], k)));
    return Term::list(std::move(out));
  }
  Term clamped(const Term& low, const Term& x, const Term& high) {
    const bool is_one = low.is_number() && high.is_number() && low.known.number == high.known.number;
    if (is_one) return low;
    Term out = other("clamp", {low, x, high});
    const bool is_scalar = x.kind == Term::Kind::kTensor && types_[x.tensor].rank() == 0;
    const auto element = is_scalar ? std::optional(ReadElement{x.tensor, {}}) : x.element;
    if (!low.is(0) || !high.is_number() || !element || x.kind == Term::Kind::kPlace) return out;
    out.kind = Term::Kind::kPlace;
    out.element = element;
    out.high = high.known.number;
    return out;
  }

  Term sorting(const Expr& e) {
    const Term before = eval(*e.args[0]);
    if (before.kind != Term::Kind::kFunction) return fail();
    const Term compared = applied(*before.function, {Term::other("p"), Term::other("q")});
    return other("sorting" + spec::to_text(e.freedom), {compared, eval(*e.args[1])});
  }

  /// The index in one shape of the element that another shape has at an index: where both have a dimension of one size
  /// between the same others, its index is the same.
  Term regrouped(const Term& number, const Term& shape) {
    const auto from = listed(Term::of(number.known)), to = listed(shape);
    const auto size = [](const std::vector<Term>& of, std::size_t d) { return of[d].known.number; };
    for (const auto* of : {&from, &to})
      for (const Term& t : *of)
        if (!t.is_number() || t.known.number < 1) return fail();
    std::vector<Term> out;
    std::size_t i = 0, j = 0;
    while (j < to.size()) {
      std::size_t end = i, last = j + 1;
      std::int64_t had = 1, wanted = size(to, j);
      while (had != wanted) {
        if (had < wanted) {
          if (end == from.size()) return fail();
          had *= size(from, end++);
        } else {
          if (last == to.size()) return fail();
          wanted *= size(to, last++);
        }
      }
      const std::vector<Term> group(number.items.begin() + static_cast<std::ptrdiff_t>(i),
                                    number.items.begin() + static_cast<std::ptrdiff_t>(end));
      const bool is_same = end == i + 1 && last == j + 1;
      const std::string text = is_same || group.empty() ? "0" : other("regrouped", group).text;
      for (std::size_t k = j; k < last; ++k) {
        if (is_same) out.push_back(group[0]);
        else out.push_back(group.empty() ? Term::of(Value::integer(0)) : Term::other(fmt::format("{}.{}", text, k)));
      }
      i = end;
      j = last;
    }
    return Term::list(std::move(out));
  }

  // ---- binders -----------------------------------------------------------------------------------

  Term fold(const Expr& e, Builtin f) {
    const std::size_t bound = bindings_.size();
    const auto rank = std::exchange(rank_, std::nullopt);
    std::vector<int> axes;
    std::vector<Term> conditions;
    for (const Binder& b : e.binders) {
      bindings_.emplace_back(b.symbol, folded(b, axes));
      if (b.condition != nullptr) conditions.push_back(eval(*b.condition));
    }
    const auto args = all(e.args);
    bindings_.resize(bound);
    rank_ = rank;
    Term out = other(fmt::format("{}{}", spec::builtin(f).name, spec::to_text(e.freedom)),
                     {Term::list(args), Term::list(conditions)});
    out.text += fmt::format(" for {}", axes);
    const bool is_sum = f == Builtin::kSum, is_by_region = f == Builtin::kFold && args[0].region >= 0;
    if (conditions.empty() && (is_sum || (is_by_region && e.freedom == spec::Freedom::kAnyTree))) {
      out.folded = axes;
      out.folded_by = is_sum ? -1 : args[0].region;
    }
    return out;
  }

  /// What the name of a binder of a fold is: axes of its own.
  Term folded(const Binder& b, std::vector<int>& axes) {
    const auto domain = known(*b.domain);
    const auto one = [&](const Value& n) {
      axes.push_back(static_cast<int>(axes_.size()));
      return n.kind == spec::ValueKind::kInt ? new_axis(n.number, true) : fail();
    };
    if (!domain || (b.how != BinderKind::kBelow && b.how != BinderKind::kWithin)) return fail();
    if (b.how == BinderKind::kBelow) return one(*domain);
    std::vector<Term> out;
    for (const Value& n : domain->as_list()) out.push_back(one(n));
    return Term::list(std::move(out));
  }

  Term comprehension(const std::vector<Binder>& binders, const Expr& value) {
    std::vector<Term> out;
    for_each(binders, 0, [&] { out.push_back(eval(value)); });
    return Term::list(std::move(out));
  }

  template <class Body> void for_each(const std::vector<Binder>& binders, std::size_t k, const Body& body) {
    if (has_failed_) return;
    if (k == binders.size()) return body();
    const Binder& b = binders[k];
    for (const Term& member : members(b)) {
      const std::size_t bound = bindings_.size();
      bindings_.emplace_back(b.symbol, member);
      const Term holds = b.condition != nullptr ? eval(*b.condition) : Term::of(Value::boolean(true));
      const bool is_decided = holds.kind == Term::Kind::kKnown && holds.known.kind == spec::ValueKind::kBool;
      if (!is_decided) fail();
      if (is_decided && holds.known.number != 0) for_each(binders, k + 1, body);
      bindings_.resize(bound);
    }
  }

  std::vector<Term> members(const Binder& b) {
    const Term domain = eval(*b.domain);
    if (b.how == BinderKind::kIn && is_listed(domain)) return listed(domain);
    std::optional<std::int64_t> n;
    if (domain.kind == Term::Kind::kTensor) n = types_[domain.tensor].rank();
    else if (b.how == BinderKind::kBelow && domain.is_number()) n = domain.known.number;
    else if (b.how == BinderKind::kOver && is_listed(domain)) n = static_cast<std::int64_t>(listed(domain).size());
    else if (b.how == BinderKind::kOver && domain.kind == Term::Kind::kKnown &&
             domain.known.kind == spec::ValueKind::kType)
      n = domain.known.as_type().rank();
    if (!n || *n > kMostMembers || b.how == BinderKind::kWithin || b.how == BinderKind::kIn)
      return fail(), std::vector<Term>{};
    std::vector<Term> out;
    for (std::int64_t k = 0; k < *n; ++k) out.push_back(Term::of(Value::integer(k)));
    return out;
  }

  // ---- lists -------------------------------------------------------------------------------------

  Term subscript(const Expr& e) {
    const Term base = eval(*e.args[0]);
    const bool is_group = base.is_list() && e.args[0]->node == ExprKind::kSpread;
    const auto rank = std::exchange(rank_, rank_of(is_group && !base.items.empty() ? base.items[0] : base));
    const Term at = e.args.size() < 2 ? Term::list({}) : eval(*e.args[1]);
    rank_ = rank;
    if (base.kind == Term::Kind::kTensor) return read(base.tensor, listed(at));
    if (is_group) {
      std::vector<Term> out;
      for (const Term& member : base.items)
        out.push_back(member.kind == Term::Kind::kTensor ? read(member.tensor, listed(at)) : fail());
      return Term::list(std::move(out));
    }
    return is_listed(base) ? item(listed(base), at) : other("item", {base, at});
  }

  std::optional<std::size_t> rank_of(const Term& t) const {
    return t.kind == Term::Kind::kTensor ? std::optional(types_[t.tensor].shape().size()) : std::nullopt;
  }

  Term item(const std::vector<Term>& list, const Term& at) {
    if (is_listed(at)) {
      std::vector<Term> out;
      for (const Term& t : listed(at)) out.push_back(item(list, t));
      return Term::list(std::move(out));
    }
    if (!at.is_number()) return other("item", {Term::list(list), at});
    const auto n = static_cast<std::int64_t>(list.size());
    const std::int64_t k = at.known.number < 0 ? at.known.number + n : at.known.number;
    return k >= 0 && k < n ? list[static_cast<std::size_t>(k)] : fail();
  }

  Term range(const Expr& e) {
    const auto list = listed(eval(*e.args[0]));
    const auto n = static_cast<std::int64_t>(list.size());
    const auto bound = [&](const Expr* at, std::int64_t otherwise) {
      if (at == nullptr) return otherwise;
      const Term t = eval(*at);
      if (!t.is_number()) return fail(), std::int64_t{0};
      return t.known.number < 0 ? t.known.number + n : t.known.number;
    };
    const std::int64_t low = bound(e.args[1], 0), high = bound(e.args[2], n);
    if (low < 0 || high < low || high > n) return fail();
    return Term::list({list.begin() + low, list.begin() + high});
  }

  Term column(const Expr& e) {
    const Term at = eval(*e.args[1]);
    std::vector<Term> out;
    for (const Term& row : listed(eval(*e.args[0]))) out.push_back(item(listed(row), at));
    return Term::list(std::move(out));
  }

  struct EvaluatedPart {
    const spec::Part* part;
    Term value;
    std::vector<Term> positions;
    std::size_t length() const { return part->positions ? positions.size() : listed(value).size(); }
  };

  Term placement(const Expr& e) {
    std::vector<EvaluatedPart> parts;
    std::size_t length = 0, whole = rank_.value_or(0);
    bool is_open = false, reaches_beyond = false;
    for (const spec::Part& p : e.parts) {
      const auto& made = parts.emplace_back(
          EvaluatedPart{&p, eval(*p.value), p.positions ? listed(eval(*p.positions)) : std::vector<Term>{}});
      if (p.over != nullptr) {
        const auto rank = rank_of(eval(*p.over));
        if (!rank) return fail();
        whole = *rank;
      }
      is_open |= p.positions == nullptr && (p.over != nullptr || !is_listed(made.value));
      length += made.length();
      reaches_beyond |= p.or_beyond;
    }
    length = is_open ? whole : reaches_beyond && rank_ ? std::min(length, whole) : length;
    std::vector<std::optional<Term>> out(length);
    for (const EvaluatedPart& p : parts)
      if (p.part->positions != nullptr) put(p, out);
    fill_rest(parts, out);
    std::vector<Term> items;
    for (auto& place : out) items.push_back(place ? *std::move(place) : fail());
    return Term::list(std::move(items));
  }

  void put(const EvaluatedPart& p, std::vector<std::optional<Term>>& out) {
    const auto values = listed(p.value);
    if (is_listed(p.value) && values.size() != p.positions.size()) return (void)fail();
    for (std::size_t k = 0; k < p.positions.size(); ++k) {
      if (p.part->or_beyond && p.positions[k].is(static_cast<std::int64_t>(out.size()))) continue;
      if (!is_below(p.positions[k], out.size())) return (void)fail();
      out[static_cast<std::size_t>(p.positions[k].known.number)] = values[is_listed(p.value) ? k : 0];
    }
  }

  void fill_rest(const std::vector<EvaluatedPart>& parts, std::vector<std::optional<Term>>& out) {
    const auto rest = std::ranges::find_if(parts, [](const EvaluatedPart& p) { return p.part->positions == nullptr; });
    if (rest == parts.end()) return;
    const auto values = listed(rest->value);
    std::size_t used = 0;
    for (auto& place : out) {
      if (place) continue;
      if (is_listed(rest->value) && used == values.size()) return (void)fail();
      place = values[is_listed(rest->value) ? used++ : 0];
    }
  }

  static constexpr int kMostDepth = 40;
  static constexpr int kMostSteps = 4'000;  ///< expressions: functions that call themselves have no end
  static constexpr std::size_t kMostText = 1 << 14;
  static constexpr std::int64_t kMostMembers = 64;

  const spec::Instance& instance_;
  const spec::Record& record_;
  spec::Arena& arena_;
  const std::set<int>& cut_;
  const std::set<Spot>& moved_;
  std::vector<Type> types_;  ///< of operands, then of results
  std::map<int, std::size_t> first_tensor_;
  std::vector<Axis> axes_;
  std::map<Spot, Readers> readers_;
  std::vector<std::pair<const Symbol*, Term>> bindings_;
  std::map<const Symbol*, Term> defined_;  ///< of the present clause
  std::vector<Window> windows_;
  std::vector<Reach> reaches_;
  bool is_one_of_ = false;
  std::vector<Reading::Fold> folds_;  ///< of clauses that are folds
  std::optional<std::size_t> rank_;   ///< of the tensor whose index is evaluated
  std::string text_;
  std::size_t clause_ = 0;
  int depth_ = 0, steps_ = 0;
  bool has_failed_ = false;
};

}  // namespace

std::optional<Reading> read_formula(const spec::Instance& instance, spec::Arena& arena, const std::set<int>& cut,
                                    const std::set<Spot>& moved) {
  return FormulaReader(instance, arena, cut, moved).run();
}

bool reads_the_same(const Reading& whole, const Reading& piece, const std::set<int>& cut) {
  if (whole.formula != piece.formula || whole.extents.size() != piece.extents.size()) return false;
  for (std::size_t a = 0; a < whole.extents.size(); ++a)
    if (!cut.contains(static_cast<int>(a)) && whole.extents[a] != piece.extents[a]) return false;
  return true;
}

}  // namespace assay::program
