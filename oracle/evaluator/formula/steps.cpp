#include "oracle/evaluator/formula/steps.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <ranges>
#include <unordered_map>

namespace assay::oracle {

using spec::Clause;
using spec::Expr;
using spec::ExprKind;

void Steps::run(const Clause& c) {
  auto targets = tensors(x_.eval(*c.value));
  const std::size_t position = values_.result_position(c);
  auto& group = values_.results(position);
  if (x_.failed()) return;
  for (std::size_t k = 0; k < targets.size() && k < group.size(); ++k) {
    const spec::Type type = values_.result_type(position, k);
    auto start = machine_.allocate_result(type);
    if (!start) return;
    machine_.domain().convert(targets[k].type.element(), targets[k].cells.get(), type.element(), type.elements(),
                              start.get());
    group[k] = {type, std::move(start).freeze(), {}, 0};
  }
  AxisSet axes = 0;
  const Names::Scope scope(names_);
  for (std::size_t k = c.steps.size(); k-- > 0;) axes |= x_.bind_axes(c.steps[k]);
  if (x_.failed()) return;
  constexpr std::int64_t kBlockSteps = 32'768;
  names_.for_blocks(outermost_first(axes), kBlockSteps, 0, [&] {
    const Names::Scope block(names_);
    int first = std::countr_zero(axes);
    for (std::size_t k = c.steps.size(); k-- > 0;) {
      const Term* before = names_.bound(*c.steps[k].symbol);
      const int count = is_list(*before) ? static_cast<int>(items(*before).size()) : 1;
      names_.bind_iotas(c.steps[k], first, count);
      first += count;
    }
    x_.forget();
    step_block(c, group, axes);
  });
}

namespace {

/// The call of a region whose first argument is the place itself.
bool is_update(const Clause& step) {
  const Expr& v = *step.value;
  if (v.node != ExprKind::kCall || v.args.empty() || step.pattern.size() != 1) return false;
  const Expr* place = v.args[0];
  if (place->node != ExprKind::kIndex || place->args.size() != 2) return false;
  const Expr* tensor = place->args[0]->node == ExprKind::kSpread ? place->args[0]->args[0] : place->args[0];
  return tensor->node == ExprKind::kName && tensor->symbol->scope == spec::SymbolScope::kSlot &&
         tensor->symbol->index == step.slot && place->args[1]->node == ExprKind::kName &&
         step.pattern[0]->node == ExprKind::kName && place->args[1]->name == step.pattern[0]->name;
}

/// Functions of which domains know what they make of many updates, whatever their order.
bool has_law(const Primitive* p, const Cells& update) {
  return ((p->idempotent | p->neutral.types) & spec::set_of(update.type.storage())) != 0;
}

}  // namespace

void Steps::step_block(const Clause& c, std::vector<RuntimeValue>& targets, AxisSet axes) {
  const Clause& step = *c.then;
  if (!is_update(step))
    return (void)x_.fail(*step.value, "not supported yet: a step that is no update of one place by a region");
  const FunctionTerm f = x_.function(*step.value);
  const auto index = index_list(machine_, items(x_.eval(*step.value->args[0]->args[1])),
                                static_cast<std::size_t>(targets[0].type.rank()));
  if (x_.failed()) return;
  const Numbers at = spread(machine_.space(), offsets(machine_.space(), targets[0].type.shape(), index), axes);
  std::vector<Cells> updates;
  const auto& inputs = machine_.signature(f).inputs;
  for (std::size_t a = 1; a < step.value->args.size(); ++a) {
    for (const Term& t : items(x_.eval(*step.value->args[a]))) {
      if (x_.failed() || targets.size() + updates.size() >= inputs.size()) break;
      const Element type = Element::of(inputs[targets.size() + updates.size()]);
      updates.push_back(spread(machine_.space(), cells(machine_, t, type), axes, machine_.cell_size(type)));
    }
  }
  if (x_.failed()) return;
  auto primitives = machine_.parts_as_primitives(f);
  if (primitives.size() != targets.size() || primitives.size() != updates.size())
    primitives.assign(targets.size(), nullptr);
  const bool joins = c.freedom != spec::Freedom::kInOrder && machine_.domain().joins_arrangements();
  const auto is_folded = [&](std::size_t k) {
    return primitives[k] != nullptr && (!joins || has_law(primitives[k], updates[k]));
  };
  std::vector<RuntimeValue> in_rounds = targets;  // of which a fold needs nothing
  if (!std::ranges::all_of(std::views::iota(std::size_t{0}, targets.size()), is_folded))
    steps_in_rounds(c, f, in_rounds, at, updates);
  for (std::size_t k = 0; k < targets.size() && !x_.failed(); ++k)
    if (is_folded(k)) steps_by_primitive(c, *primitives[k], targets[k], at, updates[k]);
    else targets[k] = in_rounds[k];
}

namespace {

std::vector<std::int64_t> steps_in_order(Domain& domain, spec::Freedom freedom, std::int64_t n) {
  std::vector<std::int64_t> order;
  if (freedom != spec::Freedom::kInOrder) order = domain.order_of_steps(n);
  if (order.empty()) {
    order.resize(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), std::int64_t{0});
  }
  return order;
}

}  // namespace

/// A primitive folds the updates of every place into it.
void Steps::steps_by_primitive(const Clause& c, const Primitive& p, RuntimeValue& target, const Numbers& at,
                               const Cells& update) {
  const auto size = static_cast<std::ptrdiff_t>(machine_.cell_size(update.type));
  const std::int64_t n = machine_.space().count(update.axes);
  FoldRequest request;
  const Column init{target.cells.get(), size};
  request.function = &p;
  request.type = update.type;
  request.freedom = c.freedom;
  request.results = target.type.elements();
  request.terms = n;
  request.init = &init;
  const auto folding = machine_.domain().fold(request);
  for (const std::int64_t u : steps_in_order(machine_.domain(), c.freedom, n)) {
    const std::int64_t to = at.begin()[u];
    if (to == kUncertain) return (void)uncertain_steps(target);
    if (to != kNowhere) folding->add(to, 1, 1, {{update.data.get() + u * size, 0}, 0}, {});
  }
  auto next = machine_.allocate_result(target.type);
  if (!next) return;
  folding->finish(next.get(), nullptr);
  target.cells = std::move(next).freeze();
}

/// Nobody knows where an update went: every element may be anything.
void Steps::uncertain_steps(RuntimeValue& target) {
  auto cells = machine_.allocate_result(target.type);
  if (!cells) return;
  machine_.domain().unknown(Unknown::kIndex, target.type.element(), target.type.elements(), cells.get());
  target.cells = std::move(cells).freeze();
}

/// Round r takes the r-th update of every place: those do not meet.
void Steps::steps_in_rounds(const Clause& c, const FunctionTerm& f, std::vector<RuntimeValue>& targets,
                            const Numbers& at, const std::vector<Cells>& updates) {
  const std::int64_t n = at.is_single() ? 1 : machine_.space().count(at.axes);
  std::vector<std::vector<std::int64_t>> places, to;
  std::unordered_map<std::int64_t, std::size_t> met;
  for (const std::int64_t u : steps_in_order(machine_.domain(), c.freedom, n)) {
    const std::int64_t target = at.begin()[u];
    if (target == kUncertain) {
      for (RuntimeValue& t : targets) uncertain_steps(t);
      return;
    }
    if (target == kNowhere) continue;
    const std::size_t round = met[target]++;
    if (round == places.size()) {
      places.emplace_back();
      to.emplace_back();
    }
    places[round].push_back(u);
    to[round].push_back(target);
  }
  std::vector<Target> state;
  for (const RuntimeValue& t : targets) {
    state.push_back({t.type, machine_.allocate_result(t.type)});
    if (!state.back().cells) return;
    std::copy_n(t.cells.get(), static_cast<std::size_t>(t.type.elements()) * machine_.cell_size(t.type.element()),
                state.back().cells.get());
  }
  for (std::size_t r = 0; r < places.size() && !x_.failed() && machine_.count_steps(1); ++r)
    one_round(f, state, updates, places[r], to[r]);
  if (c.freedom != spec::Freedom::kInOrder && !x_.failed() && machine_.domain().joins_arrangements())
    take_any_order(f, targets, updates, met_updates(places, to), state);
  for (std::size_t k = 0; k < targets.size(); ++k) targets[k].cells = std::move(state[k].cells).freeze();
}

void Steps::one_round(const FunctionTerm& f, std::vector<Target>& targets, const std::vector<Cells>& updates,
                      std::span<const std::int64_t> places, std::span<const std::int64_t> to) {
  std::vector<const std::byte*> tensors;
  std::vector<Element> types;
  for (const Target& t : targets) tensors.push_back(t.cells.get()), types.push_back(Element::of(t.type));
  const Lanes next = stepped({f, types, updates}, lanes_of(tensors, types, to), places);
  for (std::size_t k = 0; k < next.size() && !x_.failed(); ++k) {
    const std::size_t size = machine_.cell_size(types[k]);
    for (std::size_t j = 0; j < to.size(); ++j)
      std::memcpy(targets[k].cells.get() + static_cast<std::size_t>(to[j]) * size, next[k].get() + j * size, size);
  }
}

}  // namespace assay::oracle
