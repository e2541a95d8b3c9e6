#include "spec/plan/schedule.h"

#include <algorithm>
#include <array>

#include "spec/language/evaluate.h"
#include "spec/language/lexer.h"
#include "spec/language/walk.h"
#include "spec/plan/domain.h"
#include "spec/plan/pattern.h"

namespace assay::spec {
namespace {

void collect_placements(const Expr* e, std::vector<const Expr*>& out) {
  walk(e, [&](const Expr& x) {
    if (x.node == ExprKind::kPlacement) out.push_back(&x);
  });
}

bool has_conditional(const Expr& e) {
  return any_of(&e, [](const Expr& x) { return x.node == ExprKind::kConditional; });
}

bool is_pattern_tensor(const Expr& e) {
  return e.node == ExprKind::kTensorType && e.args[1]->node != ExprKind::kSpread;
}

bool is_single_typed(const Declaration& n) {
  return (n.role == Role::kIn || n.role == Role::kOut) && n.dimensions.empty();
}

bool shares_size(const Declaration& n) {
  return n.role == Role::kLet && n.domain &&
         (n.domain->kind == DomainKind::kShape || n.domain->kind == DomainKind::kDim);
}

/// How many values a finite domain that can be tabulated has; 0: none of those.
int candidates_of(const Record& record, const Domain& domain) {
  if (domain.kind == DomainKind::kClass) return kElementTypes;
  if (domain.kind != DomainKind::kEnum) return 0;
  const auto* e = record.records->enumeration(domain.enumeration);
  return e ? static_cast<int>(e->members.size()) : 0;
}

}  // namespace

class Scheduler {
 public:
  explicit Scheduler(const Record& record) : record_(record), out_(std::make_shared<Schedule>()) {}

  Result<std::shared_ptr<const Schedule>> run() {
    if (record_.names.size() > 64)
      return fail(record_.mnemonic + ": a record may have at most 64 names", place(record_.at));
    out_->names.resize(record_.names.size());
    for (const auto& n : record_.names) plan_name(n);
    if (auto order = check_order(); !order) return tl::unexpected(order.error());
    collect_equations();
    order_equations();
    if (auto bound = check_bound(); !bound) return tl::unexpected(bound.error());
    for (const auto& n : record_.names) {
      find_same(n);
      find_shape_of_all(n);
      find_crowds(n);
      tabulate_filter(n);
      number_classes(n);
    }
    for (const Pack& pack : record_.packs)
      if (auto found = find_opener(pack); !found) return tl::unexpected(found.error());
    return std::shared_ptr<const Schedule>(out_);
  }

 private:
  NamePlan& plan(int slot) { return out_->names[static_cast<std::size_t>(slot)]; }
  const Declaration& name(int slot) const { return record_.names[static_cast<std::size_t>(slot)]; }

  void plan_name(const Declaration& n) {
    auto& p = plan(n.slot);
    p.mentions = names_in(n) & ~name_bit(n.slot);
    if (n.role == Role::kLet && n.dimensions.empty() && n.domain && n.domain->kind == DomainKind::kSet)
      out_->sets.push_back(n.slot);
    p.is_deferred = n.domain && (n.domain->kind == DomainKind::kPosition || n.domain->kind == DomainKind::kPositions);
    collect_placements(n.value, p.placements);
    if (n.domain) collect_placements(n.domain->pattern, p.placements);
    if (n.domain && n.domain->pattern) {
      p.shown = names_in(n.domain->pattern);
      p.is_conditional = has_conditional(*n.domain->pattern);
    }
    for (auto d = n.domain.get(); d != nullptr; d = d->otherwise.get())
      if (d->with)
        for_each_name(names_in(d->with) & ~name_bit(n.slot), [&](int other) {
          if (other < n.slot) plan(other).limits.push_back(n.slot);
        });
  }

  // ---- the order of drawing --------------------------------------------------------------------

  Result<void> check_order() {
    Names drawn = 0;
    for (const auto& n : record_.names) {
      const auto placed = placed_by(n);
      Names missing = plan(n.slot).mentions & ~drawn & ~placed;
      if (missing != 0) {
        const auto& other = name(std::countr_zero(missing));
        return fail(record_.mnemonic + ": " + n.name + " uses " + other.name +
                        (plan(other.slot).is_deferred ? " before a type places it" : ", which stands below it"),
                    place(n.at));
      }
      drawn |= placed;
      if (!plan(n.slot).is_deferred) drawn |= name_bit(n.slot);
    }
    for (const auto& n : record_.names)
      if (!has(drawn, n.slot)) return fail(record_.mnemonic + ": no type places " + n.name, place(n.at));
    return {};
  }

  Names placed_by(const Declaration& n) {
    Names placed = 0;
    for (const auto* p : plan(n.slot).placements)
      for (const auto& part : p->parts)
        if (const int slot = part.positions ? slot_of(*part.positions) : -1; slot >= 0 && plan(slot).is_deferred)
          placed |= name_bit(slot);
    return placed;
  }

  // ---- the equations and their order -----------------------------------------------------------

  void add(const Declaration& n, Aspect aspect, const Expr* pattern) {
    pending_.push_back({n.slot, aspect, pattern, 0, 0, n.role == Role::kOut});
  }

  void collect_equations() {
    for (const auto& n : record_.names)
      if (n.role == Role::kAttr && n.default_value) add(n, Aspect::kDefault, n.default_value);
    for (const auto role : {Role::kLet, Role::kAttr, Role::kIn, Role::kRegion, Role::kOut})
      for (const auto& n : record_.names)
        if (n.role == role) collect(n);
  }

  void collect(const Declaration& n) {
    if (n.role == Role::kLet) {
      if (n.value) add(n, Aspect::kCompute, n.value);
      return;
    }
    if (n.role == Role::kAttr) {
      const bool shows = n.domain && n.dimensions.empty() && !n.optional && n.domain->pattern &&
                         (n.domain->kind == DomainKind::kEquals || n.domain->kind == DomainKind::kFunction ||
                          n.domain->kind == DomainKind::kLiteral);
      if (shows) add(n, Aspect::kWhole, n.domain->pattern);
      count_attribute(n);
      return;
    }
    if (!n.dimensions.empty()) add(n, Aspect::kCount, n.dimensions[0].binder.domain);
    const auto& pattern = *n.domain->pattern;
    if (!is_pattern_tensor(pattern)) return add(n, Aspect::kWhole, &pattern);
    add(n, Aspect::kElement, pattern.args[1]);
    add(n, Aspect::kShape, pattern.args[0]);
  }

  /// `programs[r < R][p < P]` shows R and P, as long as R is not 0.
  void count_attribute(const Declaration& n) {
    constexpr std::array kCounts = {Aspect::kCount, Aspect::kInnerCount};
    for (std::size_t depth = 0; depth < std::min(n.dimensions.size(), kCounts.size()); ++depth)
      if (const auto& binder = n.dimensions[depth].binder; binder.how == BinderKind::kBelow)
        add(n, kCounts[depth], binder.domain);
  }

  /// Names that the op shows: everything but `let` names, and attributes whose default is not
  /// filled in yet.
  Names shown() const {
    return names_where(
        [](const Declaration& n) { return n.role != Role::kLet && !(n.role == Role::kAttr && n.default_value); });
  }

  template <class Test> Names names_where(Test test) const {
    Names names = 0;
    for (const auto& n : record_.names)
      if (test(n)) names |= name_bit(n.slot);
    return names;
  }

  bool try_equation(Equation& e) {
    const auto& n = name(e.slot);
    const bool counts = e.aspect == Aspect::kCount || e.aspect == Aspect::kInnerCount;
    Names names = names_in(e.pattern);
    if (!counts)
      for (const auto& d : n.dimensions) names |= names_in(d.binder);
    names &= ~name_bit(e.slot);
    std::optional<Names> binds;
    if (e.aspect == Aspect::kCompute || e.aspect == Aspect::kDefault) {
      if ((names & ~known_) == 0) binds = name_bit(e.slot) & ~known_;
    } else if (counts) {
      const bool is_below =
          e.pattern && n.dimensions[e.aspect == Aspect::kCount ? 0 : 1].binder.how == BinderKind::kBelow;
      if (is_below) binds = solvable(record_, *e.pattern, known_);
      else if ((names & ~known_) == 0) binds = 0;
    } else {
      binds = e.pattern ? solvable(record_, *e.pattern, known_) : Names{0};
    }
    if (!binds) return false;
    e.binds = *binds;
    e.needs = names & ~e.binds & ~of_role(Role::kOut);
    known_ |= e.binds;
    return true;
  }

  Names of_role(Role role) const {
    return names_where([&](const Declaration& n) { return n.role == role; });
  }

  bool take_first(bool of_result) {
    for (auto i = pending_.begin(); i != pending_.end(); ++i) {
      if (i->of_result != of_result || !try_equation(*i)) continue;
      if (of_result) out_->bound_by_results |= i->binds;
      out_->equations.push_back(*i);
      pending_.erase(i);
      return true;
    }
    return false;
  }

  void order_equations() {
    known_ = shown();
    while (take_first(false) || take_first(true)) {
    }
    add_unsolved();
  }

  /// Equations over names that no equation binds: they hold where these have a value, and must agree
  /// with what is known where they have none.
  void add_unsolved() {
    for (auto& e : pending_) {
      e.needs = (names_in(e.pattern) | names_in(name(e.slot))) & ~name_bit(e.slot) & ~of_role(Role::kOut);
      if (e.aspect != Aspect::kCompute && e.aspect != Aspect::kDefault) out_->equations.push_back(e);
    }
  }

  Names held() const {
    Names names = 0;
    for (const auto& n : record_.names) names |= names_in(n.holds);
    for (Names before = 0; before != names;) {
      before = names;
      for_each_name(before, [&](int slot) { names |= names_in(name(slot).value); });
    }
    return names;
  }

  Result<void> check_bound() {
    const auto reached = held();
    const Names open = of_role(Role::kLet) & ~known_;
    for (const auto& n : record_.names) {
      if (!has(open, n.slot)) continue;
      const bool follows = n.value && (names_in(n) & open & ~name_bit(n.slot)) != 0;
      if (!has(reached, n.slot) && !follows)
        return fail(
            record_.mnemonic + ": nothing binds " + n.name + ": no operand, attribute, region or result shows it",
            place(n.at));
      plan(n.slot).only_held = true;
    }
    return {};
  }

  // ---- tables ----------------------------------------------------------------------------------

  void find_same(const Declaration& n) {
    if (!is_single_typed(n)) return;
    const auto is_same = [&](const Declaration& other) {
      return is_single_typed(other) && are_alike(*other.domain->pattern, *n.domain->pattern);
    };
    const auto first = std::ranges::find_if(record_.names, is_same);
    if (first != record_.names.end() && first->slot < n.slot) plan(n.slot).same_as = first->slot;
  }

  void find_shape_of_all(const Declaration& n) {
    if (n.dimensions.size() != 1 || (n.role != Role::kIn && n.role != Role::kOut)) return;
    const auto& pattern = *n.domain->pattern;
    const auto* index = n.dimensions[0].binder.symbol;
    if (!is_pattern_tensor(pattern) || !pattern.args[0] || !index || mentions(*pattern.args[0], *index)) return;
    plan(n.slot).shape_of_all = pattern.args[0];
  }

  void find_crowds(const Declaration& n) {
    if (!shares_size(n)) return;
    for (const auto& other : record_.names) {
      const auto* pattern =
          other.domain && other.domain->kind == DomainKind::kPattern ? other.domain->pattern : other.value;
      const auto names = names_in(pattern);
      if (!has(names, n.slot)) continue;
      Crowd crowd;
      for_each_name(names & ~name_bit(n.slot), [&](int slot) {
        if (shares_size(name(slot))) crowd.push_back(slot);
      });
      if (!crowd.empty()) plan(n.slot).crowds.push_back(std::move(crowd));
    }
  }

  /// A struct that may be missing is there with the optional attribute that its condition names.
  Result<void> find_opener(const Pack& pack) {
    int opener = -1;
    for_each_name(names_in(pack.condition), [&](int slot) { opener = name(slot).optional ? slot : opener; });
    if (opener < 0) return {};
    for (const PackField& field : pack.fields) {
      const Declaration* const n = record_.find(field.attribute);
      if (n == nullptr || !n->optional) continue;
      if (n->slot < opener)
        return fail(
            record_.mnemonic + ": " + n->name + " stands above " + name(opener).name + ", which opens their struct",
            place(n->at));
      plan(n->slot).struct_opener = opener;
    }
    return {};
  }

  /// `with` over the name itself and one element type besides: one mask per value of the latter.
  void tabulate_filter(const Declaration& n) {
    if (!n.domain || !n.domain->with || n.domain->condition || n.dimensions.size() > 1) return;
    const int candidates = candidates_of(record_, *n.domain);
    const auto others = names_in(n.domain->with) & ~name_bit(n.slot);
    if (candidates == 0 || std::popcount(others) != 1) return;
    const auto& other = name(std::countr_zero(others));
    if (!other.domain || other.domain->kind != DomainKind::kClass || other.dimensions.size() > 1) return;
    auto& filter = plan(n.slot).filter;
    filter.slot = other.slot;
    filter.is_member = !other.dimensions.empty();
    for (int e = 0; e < kElementTypes; ++e)
      filter.allowed.push_back(mask(n, other, static_cast<ElementType>(e), candidates));
  }

  std::uint64_t mask(const Declaration& n, const Declaration& other, ElementType element, int candidates) {
    std::vector<Value> slots(record_.names.size());
    Instance op{&record_, slots, {}};
    Arena arena;
    Frame frame;
    Value mine, its = Value::element(element);
    for (const auto* d : {&n, &other})
      if (!d->dimensions.empty() && d->dimensions[0].binder.symbol)
        frame[*d->dimensions[0].binder.symbol] = Value::integer(0);
    op[other.slot] = filter_value(other, its);
    op[n.slot] = filter_value(n, mine);
    std::uint64_t allowed = 0;
    for (int c = 0; c < candidates; ++c) {
      mine = n.domain->kind == DomainKind::kClass ? Value::element(static_cast<ElementType>(c)) : Value::enumerator(c);
      op[n.slot] = filter_value(n, mine);
      const auto pass = evaluate(*n.domain->with, op, frame, arena);
      if (pass.kind == ValueKind::kBool && pass.as_bool()) allowed |= std::uint64_t{1} << c;
    }
    return allowed;
  }

  static Value filter_value(const Declaration& n, const Value& v) {
    return n.dimensions.empty() ? v : Value::list(std::span(&v, 1));
  }

  void number_classes(const Declaration& n) {
    plan(n.slot).first_class = static_cast<int>(out_->classes.size());
    if (n.optional) {
      out_->classes.push_back({n.slot, n.name + ": absent"});
      out_->classes.push_back({n.slot, n.name + ": given"});
    }
    int offset = 0;
    for (const auto* d = n.domain.get(); d != nullptr; d = d->otherwise.get()) {
      plan(n.slot).class_offsets.push_back(offset);
      const auto names = domain_type(d->kind).class_names(record_, *d);
      for (const auto& c : names)
        out_->classes.push_back({n.slot, n.name + ": " + c + (d == n.domain.get() ? "" : " (otherwise)")});
      offset += static_cast<int>(names.size());
    }
    if (n.optional || offset > 0) out_->classed.push_back(n.slot);
  }

  const Record& record_;
  std::shared_ptr<Schedule> out_;
  std::vector<Equation> pending_;
  Names known_ = 0;
};

Result<std::shared_ptr<const Schedule>> Schedule::of(const Record& record) { return Scheduler(record).run(); }

}  // namespace assay::spec
