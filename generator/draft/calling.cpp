#include "generator/draft/phases.h"

#include <algorithm>

#include "generator/drawing.h"
#include "generator/values/values.h"
#include "program/edit/compact.h"
#include "program/edit/walk.h"

namespace assay::generator {

namespace {

constexpr int kMostCallDepth = 2;

}  // namespace

Draft::Outside Draft::enter(Callee& callee) {
  ++depth_;
  return {std::exchange(scratch_.live, {}), std::exchange(function_, callee.function),
          std::exchange(callee_, &callee),  std::exchange(pattern_, nullptr),
          std::exchange(newest_, 0),        std::exchange(guard_, nullptr),
          std::exchange(is_large_, false)};
}

void Draft::leave(Outside outside) {
  --depth_;
  scratch_.live = std::move(outside.live);
  function_ = outside.function;
  callee_ = outside.callee;
  pattern_ = outside.pattern;
  newest_ = outside.newest;
  guard_ = outside.guard;
  is_large_ = outside.is_large;
}

bool Draft::place_call(const Record& record) {
  const bool in_chain = pattern_ && step_ > 0;
  const bool again = !in_chain && !scratch_.callees.empty() && choices_.chance(policy_.call_again, 100);
  auto callee =
      again ? std::optional(scratch_.callees[choices_.below(scratch_.callees.size())]) : draw_callee(callee_length());
  const auto is_given = [](ValueId v) { return v != program::kNoValue; };
  if (!callee || (in_chain && std::ranges::none_of(callee->given, is_given))) return false;
  const bool placed = call(record, *callee);
  std::ranges::fill(callee->given, program::kNoValue);
  if (placed && !again && choices_.chance(policy_.call_again, 100)) call(record, *callee);
  if (!again) scratch_.callees.push_back(*std::move(callee));
  return placed;
}

std::int64_t Draft::callee_length() {
  return choices_.between(1, program_.scale == Scale::kSingle ? 1 : policy_.callee_ops_most);
}

std::optional<Draft::Callee> Draft::draw_callee(std::int64_t ops) {
  if (program_.module.functions.size() > kMostFunctions || depth_ == kMostCallDepth) return std::nullopt;
  Callee callee{program_.module.functions.size(), {}, {}};
  auto& added = program_.module.functions.emplace_back();
  added.name = new_name(callee.function);
  added.is_private = true;
  const auto given = draw_given();
  auto outside = enter(callee);
  for (const auto& l : given) parameter(l.type, draw_filling(choices_, program_.lane, l.type.element()), l.value);
  for (std::int64_t placed = 0, attempts = 0; placed < ops && attempts < policy_.op_attempts; ++attempts)
    if (const auto* record = draw_record(); record && place(*record)) {
      ++placed;
      attempts = 0;
    }
  close(callee);
  leave(std::move(outside));
  return added.results.empty() ? std::nullopt : std::optional(std::move(callee));
}

std::string Draft::new_name(std::size_t number) const {
  std::string name = "f" + std::to_string(number);
  while (program_.module.find(name) != nullptr) name += "_";
  return name;
}

std::vector<Live> Draft::draw_given() {
  std::vector<Live> out;
  const auto add = [&](const Live* l) {
    if (l) out.push_back(*l);
  };
  add(draw_live([&](const Live& l) { return l.type.is_tensor() && can_be_seed(l); }));
  for (auto more = choices_.below(3); more > 0 && !out.empty(); --more)
    add(draw_live([](const Live& l) { return l.type.is_tensor(); }));
  return out;
}

ValueId Draft::parameter(spec::Type type, Filling filling, ValueId given) {
  const auto v = program::new_argument(function(), type);
  callee_->parameters.push_back({type, std::move(filling)});
  callee_->given.push_back(given);
  add_live(v, nullptr);
  return v;
}

void Draft::close(Callee& callee) {
  choose_results();
  Callee kept{callee.function, {}, {}};
  for (const auto k : program::compact_in_place(function(), scratch_.arena)) {
    kept.parameters.push_back(std::move(callee.parameters[k]));
    kept.given.push_back(callee.given[k]);
  }
  callee = std::move(kept);
}

std::optional<Instance> Draft::draw_call(const Record& record, const Callee& callee) {
  Instance instance;
  if (!draw(instance, record, program_.module.grid, choices_, sizes(), {}, scratch_.arena)) return std::nullopt;
  if (!set_callee(instance, program_.module.functions[callee.function], scratch_.arena) || !is_usable(record, instance))
    return std::nullopt;
  return instance;
}

bool Draft::call(const Record& record, const Callee& callee) {
  const auto instance = draw_call(record, callee);
  if (!instance) return false;
  scratch_.pending.clear();
  scratch_.operands.clear();
  for (std::size_t k = 0; k < callee.parameters.size(); ++k) scratch_.operands.push_back(argument_of(callee, k));
  Builder builder(program_.module, function());
  keep(builder.make(*instance, scratch_.operands, {}), *instance);
  return true;
}

bool Draft::place_loop(std::int64_t ops) {
  if (!tables_.loop || tables_.calls.empty()) return false;
  auto callee = draw_callee(ops);
  if (!callee) return false;
  seed_ = {};
  const int operands = tables_.loop->operands[0];
  std::vector<spec::Given> state = {{operands, 0, spec::Type::tensor({}, ElementType::i32)}};
  for (const auto type : program_.module.functions[callee->function].results)
    state.push_back({operands, std::ssize(state), type});
  Instance instance;
  bool placed = false;
  for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !placed; ++attempt)
    placed = draw(instance, *tables_.loop, program_.module.grid, choices_, sizes(), state, scratch_.arena) &&
             is_usable(*tables_.loop, instance) && emit(*tables_.loop, instance, &*callee);
  scratch_.callees.push_back(*std::move(callee));
  return placed;
}

bool Draft::call_in_body(std::vector<Region>& regions, const Callee& callee) {
  const auto instance = draw_call(*tables_.calls[choices_.below(tables_.calls.size())], callee);
  const auto role = std::ranges::find(scratch_.roles, spec::RegionRole::kLoopBody);
  if (!instance || role == scratch_.roles.end()) return false;
  Region& body = regions[static_cast<std::size_t>(role - scratch_.roles.begin())];
  std::vector<ValueId> arguments;
  for (std::size_t k = 0; k < callee.parameters.size(); ++k) arguments.push_back(argument_in(body, callee, k));
  Builder builder(program_.module, function());
  Op op = builder.make(*instance, arguments, {});
  for (std::uint32_t k = 0; k < op.results; ++k) body.returns[k + 1] = op.first_result + k;
  body.ops.push_back(std::move(op));
  return true;
}

ValueId Draft::argument_in(const Region& body, const Callee& callee, std::size_t k) {
  for (std::size_t s = 1; s < body.arguments.size(); ++s)
    if (function().type(body.arguments[s]) == callee.parameters[k].type && choices_.chance(3, 4))
      return body.arguments[s];
  return argument_of(callee, k);
}

ValueId Draft::argument_of(const Callee& callee, std::size_t k) {
  if (callee.given[k] != program::kNoValue) return callee.given[k];
  const auto& [type, filling] = callee.parameters[k];
  if (choices_.chance(policy_.reuse, 100))
    if (const auto* live = draw_live([&](const Live& l) { return l.type == type; })) return live->value;
  return leaf(type, filling);
}

}  // namespace assay::generator
