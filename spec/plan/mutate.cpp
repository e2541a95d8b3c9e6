#include <algorithm>
#include <array>

#include "spec/plan/draw.h"

/// Near misses: an instance with one to three edits at the edge of what is legal.
namespace assay::spec {
namespace {

bool is_shown(const Declaration& name) { return name.role != Role::kLet; }
bool is_typed(const Declaration& name) { return name.role == Role::kIn || name.role == Role::kOut; }

Signature owned(const SignatureView& s) {
  return {{s.inputs.begin(), s.inputs.end()}, {s.outputs.begin(), s.outputs.end()}};
}

/// Edits one instance in place; lists and types are copied, never changed.
class Mutation {
 public:
  Mutation(Instance& op, Choices& choices, Arena& arena) : op_(op), choices_(choices), arena_(arena) {}

  void run() {
    const auto edits = choices_.chance(3, 8) ? 2 + choices_.below(2) : 1;
    for (std::uint64_t i = 0; i < edits; ++i) edit();
    if (!keeps_results_) recompute_results();
  }

 private:
  void edit() {
    using Edit = void (Mutation::*)();
    static constexpr std::array<Edit, 8> kEdits = {
        &Mutation::miss_attribute, &Mutation::miss_name,     &Mutation::edit_type,  &Mutation::edit_alike,
        &Mutation::miss_attribute, &Mutation::permute_lists, &Mutation::edit_group, &Mutation::edit_region};
    (this->*kEdits[choices_.below(kEdits.size())])();
  }

  // ---- choosing a place -------------------------------------------------------------------------

  template <class Accept> const Declaration* pick(Accept accept) {
    std::size_t n = 0;
    for (const auto& name : op_.record->names) n += accept(name) ? 1 : 0;
    if (n == 0) return nullptr;
    auto left = choices_.below(n);
    for (const auto& name : op_.record->names)
      if (accept(name) && left-- == 0) return &name;
    return nullptr;
  }

  // ---- attributes -------------------------------------------------------------------------------

  void miss_attribute() {
    const auto* name = pick([](const Declaration& n) { return n.role == Role::kAttr && n.domain; });
    if (name == nullptr) return edit_type();
    auto& value = op_[name->slot];
    if (value.is_absent()) return;
    if (name->optional && choices_.chance(1, 8)) {
      value = Value::absent();
      return;
    }
    Reading reading(op_, arena_);
    value = missed(reading, *name, 0, value);
  }

  /// The value with one near miss somewhere in it, or with a member more or fewer.
  Value missed(Reading& reading, const Declaration& name, std::size_t depth, const Value& value) {
    if (depth == name.dimensions.size()) return near_miss(reading, name, value);
    if (!value.is_list()) return value;
    if (value.size == 0 || choices_.chance(1, 6)) return resized(reading, name, value);
    const auto i = choices_.below(value.size);
    reading.set_index(name.dimensions[depth], static_cast<std::int64_t>(i));
    return with_change(arena_, value, i, missed(reading, name, depth + 1, value.items[i]));
  }

  Value near_miss(Reading& reading, const Declaration& name, const Value& value) {
    const auto* domain = active_domain(reading, name);
    if (domain == nullptr) domain = name.domain.get();
    std::vector<Value> misses;
    domain_type(domain->kind).near_misses({reading, name, *domain}, value, misses);
    std::erase_if(misses, [&](const Value& m) { return m.is_undefined() || equal(m, value); });
    return misses.empty() ? value : misses[choices_.below(misses.size())];
  }

  Value resized(Reading& reading, const Declaration& name, const Value& list) {
    if (list.size > 0 && choices_.chance(1, 2)) return Value::list(list.as_list().first(list.size - 1));
    return with_item(arena_, list, list.size > 0 ? list.as_list().back() : simplest(reading, name));
  }

  Value simplest(Reading& reading, const Declaration& name) {
    Simplest choices;
    Value first;
    const bool drawn = domain_type(name.domain->kind).draw({reading, name, *name.domain}, choices, SizePolicy{}, first);
    return drawn ? first : Value::integer(0);
  }

  /// One step in every attribute list of one length: two members swapped, or the last one dropped.
  void permute_lists() {
    const auto* first = pick(
        [&](const Declaration& n) { return n.role == Role::kAttr && op_[n.slot].is_list() && op_[n.slot].size > 0; });
    if (first == nullptr) return edit_alike();
    const auto size = op_[first->slot].size;
    const bool drops = size == 1 || choices_.chance(1, 2);
    const auto i = choices_.below(size), j = choices_.below(size);
    for (const int slot : op_.record->attributes) {
      auto& list = op_[slot];
      if (!list.is_list() || list.size != size) continue;
      auto changed = writable(Value::list(arena_.copy(list.as_list())));
      std::swap(changed[i], changed[j]);
      list = Value::list(drops ? changed.first(size - 1) : changed);
    }
  }

  // ---- types ------------------------------------------------------------------------------------

  Value& typed_place(const Declaration& name) {
    auto& value = op_[name.slot];
    if (!value.is_list()) return value;
    value = Value::list(arena_.copy(value.as_list()));
    return writable(value)[choices_.below(value.size)];
  }

  const Declaration* pick_typed() {
    return pick([&](const Declaration& n) { return is_typed(n) && (!op_[n.slot].is_list() || op_[n.slot].size > 0); });
  }

  void edit_type() {
    const auto* name = pick_typed();
    if (name == nullptr) return;
    auto& place = typed_place(*name);
    if (place.kind != ValueKind::kType) return;
    if (name->role == Role::kOut) keeps_results_ = true;
    place = Value::type(edited(place.as_type()));
  }

  Type edited(Type type) {
    if (!type.is_tensor() || choices_.chance(1, 20))
      return type.is_tensor() ? Type::token() : Type::tensor({}, ElementType::f32);
    return choices_.chance(1, 2) ? with_element(type) : with_shape(type);
  }

  Type with_element(Type type) {
    return Type::tensor(type.shape(), static_cast<ElementType>(choices_.below(kStablehloTypes)));
  }

  Type with_shape(Type type) { return Type::tensor(edited_shape(type.shape()), type.element()); }

  std::vector<std::int64_t> edited_shape(std::span<const std::int64_t> from) {
    std::vector<std::int64_t> shape(from.begin(), from.end());
    const auto at = [&] { return shape.begin() + static_cast<std::ptrdiff_t>(choices_.below(shape.size())); };
    const auto how = shape.empty() ? 0 : choices_.below(5);
    if (how == 0) shape.insert(shape.end(), 1 + static_cast<std::int64_t>(choices_.below(2)));
    if (how == 1) shape.erase(at());
    if (how == 2) ++*at();
    if (how == 3) {
      const auto d = at();
      *d = std::max<std::int64_t>(0, *d - 1);
    }
    if (how == 4) std::iter_swap(at(), at());
    return shape;
  }

  /// The same edit in every operand, result and region that shares an element type or a shape.
  void edit_alike() {
    const auto* name = pick_typed();
    if (name == nullptr) return;
    const auto& v = op_[name->slot];
    const auto like = v.is_list() ? v.items[choices_.below(v.size)] : v;
    if (like.kind != ValueKind::kType || !like.as_type().is_tensor()) return;
    const auto from = like.as_type();
    const bool elements = choices_.chance(1, 2);
    const auto to = elements ? with_element(from) : with_shape(from);
    const bool results_too = choices_.chance(1, 2);
    keeps_results_ = keeps_results_ || results_too;
    const auto change = [&](Type t) {
      if (!t.is_tensor()) return t;
      if (elements) return t.element() == from.element() ? Type::tensor(t.shape(), to.element()) : t;
      return std::ranges::equal(t.shape(), from.shape()) ? Type::tensor(to.shape(), t.element()) : t;
    };
    for (const auto& n : op_.record->names)
      if (is_shown(n) && (results_too || n.role != Role::kOut)) op_[n.slot] = changed_types(op_[n.slot], change);
  }

  template <class Change> Value changed_types(const Value& v, const Change& change) {
    if (v.kind == ValueKind::kType) return Value::type(change(v.as_type()));
    if (v.kind == ValueKind::kSignature) {
      auto s = owned(v.as_signature());
      for (auto& t : s.inputs) t = change(t);
      for (auto& t : s.outputs) t = change(t);
      return Value::signature(arena_, s);
    }
    if (!v.is_list()) return v;
    return Value::list_of(arena_, v.as_list(), [&](const Value& m) { return changed_types(m, change); });
  }

  // ---- groups and regions -----------------------------------------------------------------------

  /// A member more or fewer, in one group or in all groups of its size.
  void edit_group() {
    const auto is_group = [&](const Declaration& n) {
      return is_shown(n) && n.role != Role::kAttr && op_[n.slot].is_list();
    };
    const auto* name = pick(is_group);
    if (name == nullptr) return edit_type();
    const auto size = op_[name->slot].size;
    const bool all = choices_.chance(1, 2), drops = size > 0 && choices_.chance(1, 2);
    if (all || name->role == Role::kOut) keeps_results_ = true;
    for (const auto& n : op_.record->names) {
      auto& list = op_[n.slot];
      if (!is_group(n) || list.size != size || (!all && &n != name)) continue;
      const auto added = size > 0 ? list.as_list().back() : Value::type(Type::tensor({}, ElementType::f32));
      list = drops ? Value::list(list.as_list().first(size - 1)) : with_item(arena_, list, added);
    }
  }

  void edit_region() {
    const auto* name = pick([](const Declaration& n) { return n.role == Role::kRegion; });
    if (name == nullptr) return miss_name();
    auto& value = op_[name->slot];
    auto* place = &value;
    if (value.is_list()) {
      if (value.size == 0) return;
      value = Value::list(arena_.copy(value.as_list()));
      place = &writable(value)[choices_.below(value.size)];
    }
    if (place->kind != ValueKind::kSignature) return;
    auto s = owned(place->as_signature());
    auto& side = choices_.chance(1, 2) ? s.inputs : s.outputs;
    const auto how = side.empty() ? 0 : choices_.below(4);
    if (how == 0) side.push_back(side.empty() ? Type::tensor({}, ElementType::f32) : side.back());
    else if (how == 1) side.pop_back();
    else {
      auto& t = side[choices_.below(side.size())];
      t = edited(t);
    }
    *place = Value::signature(arena_, s);
  }

  // ---- names of the plan ------------------------------------------------------------------------

  /// A free name takes a value at the edge of its domain or outside, and the plan is followed from
  /// there: what shows the name moves together.
  void miss_name() {
    const auto* name = pick([](const Declaration& n) {
      return (n.role == Role::kLet || n.role == Role::kAttr) && n.domain && n.domain->kind != DomainKind::kPattern;
    });
    if (name == nullptr) return edit_type();
    const auto& value = op_[name->slot];
    if (value.is_undefined() || value.is_absent()) return;
    Reading reading(op_, arena_);
    auto next = op_;
    next.slots = arena_.array<Value>(op_.slots.size());
    std::ranges::fill(next.slots, Value::undefined());
    next[name->slot] = missed(reading, *name, 0, value);
    const SizePolicy policy;
    const auto wish = op_;
    if (Drawing(next, choices_, policy, arena_).replay({&wish, name->slot, -1, true}))
      std::ranges::copy(next.slots, op_.slots.begin());
  }

  void recompute_results() {
    auto next = op_;
    next.slots = arena_.array<Value>(op_.slots.size());
    std::ranges::copy(op_.slots, next.slots.begin());
    for (const int slot : next.record->results) next[slot] = Value::undefined();
    infer(next, arena_);
    for (const int slot : next.record->results)
      if (!next[slot].is_undefined()) op_[slot] = next[slot];
  }

  Instance& op_;
  Choices& choices_;
  Arena& arena_;
  bool keeps_results_ = false;
};

}  // namespace

Instance mutate(const Instance& op, Choices& choices, Arena& arena) {
  auto mutant = op;
  mutant.slots = arena.array<Value>(op.slots.size());
  std::ranges::copy(op.slots, mutant.slots.begin());
  Mutation(mutant, choices, arena).run();
  return mutant;
}

}  // namespace assay::spec
