#include <algorithm>
#include <ranges>

#include "spec/plan/draw.h"

/// Operand-led drawing: types of live values are given to some operands, and the names that they
/// show are bound before the plan is drawn top to bottom.
namespace assay::spec {
namespace {

/// How often a type that could be a seed is tried: what a split leaves open is drawn, and may not fit.
constexpr int kAttempts = 12;

void clear(std::span<Value> slots) { std::ranges::fill(slots, Value::undefined()); }

}  // namespace

bool Drawing::run(std::span<const Given> given) {
  clear(reading_.op.slots);
  if (given.empty()) return draw_all();
  for (const auto& g : given)
    if (reading_.name(g.slot).holds) return false;
  // An attempt that drew nothing would end again as it did.
  drew_ = true;
  for (int attempt = 0; attempt < kAttempts && drew_ && !impossible_; ++attempt) {
    clear(reading_.op.slots);
    if (run_once(given)) return true;
  }
  return false;
}

bool Drawing::run_once(std::span<const Given> given) {
  reserved_ = waiting_ = 0;
  given_ = given;
  drew_ = false;
  // The last member of a group first: it says how many there are at least, before any of them is bound.
  const auto takes = [&](const Given& g) { return take(g); };
  if (!std::ranges::all_of(given | std::views::reverse, takes) || !resolve_sets()) return false;
  drew_ = true;
  return draw_all();
}

/// Binds what the given type shows, or puts it off to the operand's line where something that the
/// plan draws in between is needed.
bool Drawing::take(const Given& given) {
  auto& slots = reading_.op.slots;
  const auto before = reading_.arena.copy(std::span<const Value>(slots));
  blocked_ = false;
  if (match_given(given)) return true;
  if (!blocked_) return false;
  std::ranges::copy(before, slots.begin());
  waiting_ |= name_bit(given.slot);
  for_each_name(reading_.schedule[given.slot].shown, [&](int slot) {
    const auto& n = reading_.name(slot);
    const bool is_shown = n.role == Role::kLet && n.domain &&
                          (n.domain->kind == DomainKind::kShape || n.domain->kind == DomainKind::kDim ||
                           n.domain->kind == DomainKind::kClass);
    if (is_shown && n.dimensions.empty()) reserved_ |= name_bit(slot);
  });
  return true;
}

bool Drawing::match_given(const Given& given) {
  const auto& name = reading_.name(given.slot);
  if (!name.dimensions.empty()) {
    const auto& group = name.dimensions[0];
    const auto* count = group.binder.domain;
    const int slot = count && group.binder.how == BinderKind::kBelow ? slot_of(*count) : -1;
    if (slot >= 0) {
      if (!reading_.is_bound(slot) && !demand(*count)) return false;
      if (reading_.op[slot].as_int() <= given.member) reading_.op[slot] = Value::integer(given.member + 1);
    }
    reading_.set_index(group, given.member);
  }
  const auto& plan = reading_.schedule[given.slot];
  Names open = 0;
  for_each_name(plan.shown, [&](int slot) { open |= reading_.is_bound(slot) ? 0 : name_bit(slot); });
  const auto type = Value::type(given.type);
  const bool matches = Pattern(reading_, this).match(*name.domain->pattern, type);
  // Another attempt may bind otherwise what hangs on a choice.
  if (!(plan.is_conditional || fits_class(open)) || !matches) return false;
  if (name.dimensions.empty()) reading_.op[given.slot] = type;
  return true;
}

/// Element types just bound that are outside of their class never fit, whatever is drawn.
bool Drawing::fits_class(Names names) {
  for_each_name(names, [&](int slot) {
    const auto& n = reading_.name(slot);
    const auto& v = reading_.op[slot];
    if (n.role != Role::kLet || !n.domain || n.domain->kind != DomainKind::kClass || n.domain->condition) return;
    if (v.kind == ValueKind::kElement && (n.domain->elements & set_of(v.as_element())) == 0) impossible_ = true;
  });
  return !impossible_;
}

/// A name bound to one of `{a, b}` whose alternatives are not all bound yet: the first alternative
/// that can be it binds its own names.
bool Drawing::resolve_sets() {
  Pattern pattern(reading_);
  for (const int slot : reading_.schedule.sets) {
    const auto value = reading_.op[slot];
    if (value.is_undefined()) continue;
    const auto& items = reading_.name(slot).domain->items;
    const auto is_equal = [&](const Expr* e) { return equal(reading_.value(*e), value); };
    const auto can_be = [&](const Expr* e) { return pattern.match(*e, value); };
    if (!std::ranges::any_of(items, is_equal) && !std::ranges::any_of(items, can_be)) return false;
  }
  return true;
}

bool Drawing::demand(const Expr& e) { return demand_names(names_in(e)); }

bool Drawing::demand_names(Names names) {
  bool all = true;
  for_each_name(names, [&](int slot) { all = all && demand_name(slot); });
  return all;
}

bool Drawing::demand_name(int slot) {
  if (reading_.is_bound(slot)) return true;
  const auto& name = reading_.name(slot);
  if (name.role != Role::kLet && name.role != Role::kAttr) blocked_ = true;
  if (blocked_ || reading_.schedule[slot].is_deferred) return false;
  drew_ = true;
  return demand_names(reading_.schedule[slot].mentions) && draw_name(name);
}

bool Drawing::draw_reserved(Names mentions) {
  bool all = true;
  for_each_name(mentions & reserved_, [&](int slot) {
    if (!all || reading_.is_bound(slot)) return;
    reserved_ &= ~name_bit(slot);
    all = draw_name(reading_.name(slot));
  });
  return all;
}

/// At the line of an operand that was put off: now its names are matched.
bool Drawing::match_waiting(const Declaration& name) {
  if (!has(waiting_, name.slot)) return true;
  return std::ranges::all_of(given_, [&](const Given& g) { return g.slot != name.slot || match_given(g); });
}

bool Drawing::agrees_with_given(const Declaration& name) {
  const auto& value = reading_.op[name.slot];
  return std::ranges::all_of(given_, [&](const Given& g) {
    if (g.slot != name.slot) return true;
    if (!value.is_list()) return equal(value, Value::type(g.type));
    return g.member < value.size && equal(value.items[g.member], Value::type(g.type));
  });
}

}  // namespace assay::spec
