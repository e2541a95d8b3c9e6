#include "generator/draft/phases.h"

#include <algorithm>
#include <cassert>

#include "generator/drawing.h"
#include "generator/values/values.h"
#include "program/edit/walk.h"
#include "spec/language/evaluate.h"

namespace assay::generator {

using program::each_leaf;

namespace {

constexpr std::int64_t kMostDrawnRank = 12;  ///< what groups of many members could add to it
constexpr int kMostMakers = 3;               ///< of an operand that is no tensor, one inside the other

}  // namespace

bool Draft::place(const Record& record) {
  draw_elements(record);
  seed_ = {};
  if (record.facts.calls_function) return place_call(record);
  const auto instance = draw_instance(record);
  return instance && put(record, *instance);
}

bool Draft::put(const Record& record, const Instance& instance, int depth) {
  return is_usable(record, instance) && provide(record, instance, depth) && emit(record, instance);
}

bool Draft::draw_on(Instance& instance, const Record& record, const spec::Given& given) {
  return draw(instance, record, program_.module.grid, choices_, sizes(), std::span(&given, 1), scratch_.arena);
}

bool Draft::provide(const Record& record, const Instance& instance, int depth) {
  std::vector<spec::Type> wanted;
  for (const int slot : record.operands)
    each_leaf(instance[slot], [&](const Value& v) {
      if (!v.as_type().is_tensor()) wanted.push_back(v.as_type());
    });
  const auto stands = [&](spec::Type type) {
    return std::ranges::any_of(scratch_.live, [&](const Live& l) { return l.type == type; });
  };
  return std::ranges::all_of(wanted, [&](spec::Type type) { return stands(type) || make(type, depth); });
}

bool Draft::make(spec::Type type, int depth) {
  if (depth == kMostMakers || tables_.makers.empty()) return false;
  const auto seed = std::exchange(seed_, {});
  const auto newest = newest_;
  bool made = false;
  for (std::int64_t attempt = 0; attempt < policy_.op_attempts && !made; ++attempt) {
    const Record& maker = *tables_.makers[choices_.below(tables_.makers.size())];
    const spec::Given given{maker.results[0], 0, type};
    Instance instance;
    made = draw_on(instance, maker, given) && put(maker, instance, depth + 1);
  }
  seed_ = seed;
  newest_ = newest;
  return made;
}

bool Draft::can_be_seed(const Live& l) const {
  const bool is_free = !is_linked_ && (pattern_ == nullptr || step_ == 0);
  return is_free || (l.producer && l.value >= newest_);
}

bool Draft::draw_on_seed(Instance& instance, const Record& record) {
  for (std::int64_t attempt = 0; attempt < policy_.seed_attempts; ++attempt) {
    const auto position = choices_.chance(3, 4) ? 0 : choices_.below(record.operands.size());
    const auto& seeds = tables_.seed_types[static_cast<std::size_t>(record.index)][position];
    const auto fits = [&](const Live& l) { return seeds.contain(l.type) && can_be_seed(l); };
    const auto* live = draw_read_by(record, fits);
    if (!live) continue;
    const spec::Given given{record.operands[position], 0, live->type};
    if (!draw_on(instance, record, given)) continue;
    seed_ = {given.slot, live->value};
    return true;
  }
  return false;
}

std::optional<Instance> Draft::draw_instance(const Record& record) {
  const auto grid = program_.module.grid;
  Instance instance;
  if (record.facts.loops) {
    const spec::Given counter{record.operands[0], 0, spec::Type::tensor({}, ElementType::i32)};
    return draw_on(instance, record, counter) ? std::optional(instance) : std::nullopt;
  }
  const bool in_chain = pattern_ && step_ > 0;
  const bool may_have_seed = !scratch_.live.empty() && !record.operands.empty();
  if (may_have_seed && (in_chain || choices_.chance(policy_.seed_operand, 100))) {
    if (draw_on_seed(instance, record)) return instance;
    if (std::exchange(is_linked_, false) && draw_on_seed(instance, record)) return instance;
  }
  if (!in_chain && draw(instance, record, grid, choices_, sizes(), {}, scratch_.arena)) return instance;
  return std::nullopt;
}

bool Draft::is_usable(const Record& record, const Instance& instance) const {
  const auto unsupported = unsupported_types(steering_, record), withheld = spec::kProposedElements & ~policy_.types;
  bool usable = true, has_type = false, has_tensor = false;
  const auto look = [&](const Value& v) {
    if (v.kind != spec::ValueKind::kType) {
      usable = false;
      return;
    }
    const auto type = v.as_type();
    usable = usable && is_drawn_type(type);
    if (!usable || !type.is_tensor()) return;
    usable = type.rank() <= kMostDrawnRank && type.elements() <= policy_.elements_most &&
             !(spec::set_of(type.element()) & (unsupported | withheld));
    has_tensor = true;
    has_type = has_type || (spec::set_of(type.element()) & policy_.types);
  };
  for (const int slot : record.operands) each_leaf(instance[slot], look);
  for (const int slot : record.results) each_leaf(instance[slot], look);
  return usable && (has_tensor ? has_type : unsupported == 0);
}

std::optional<std::vector<Region>> Draft::draw_regions(const Record& record, const Instance& instance,
                                                       RegionBuilder& builder) {
  if (record.regions.empty()) return std::vector<Region>();
  scratch_.signatures.clear();
  scratch_.roles.clear();
  bool have_tensors = true;
  for (std::size_t r = 0; r < record.regions.size(); ++r)
    each_leaf(instance[record.regions[r]], [&](const Value& v) {
      scratch_.signatures.push_back(&v.as_signature());
      have_tensors = have_tensors && has_tensors(v.as_signature());
      scratch_.roles.push_back(record.facts.regions[r]);
    });
  if (!have_tensors) return std::nullopt;
  return builder.build(scratch_.roles, scratch_.signatures,
                       record.isolated ? std::span<const Live>() : std::span<const Live>(scratch_.live));
}

bool Draft::emit(const Record& record, const Instance& instance, const Callee* in_body) {
  auto& f = function();
  Builder builder(program_.module, f);
  RegionBuilder region_builder(builder, tables_.templates, *tables_.literal, choices_);
  scratch_.pending.clear();
  auto regions = draw_regions(record, instance, region_builder);
  if (!regions || (in_body && !call_in_body(*regions, *in_body))) return false;
  scratch_.operands.clear();
  bool possible = true;
  for (std::size_t i = 0; i < record.operands.size(); ++i) {
    const int slot = record.operands[i];
    std::size_t member = 0;
    each_leaf(instance[slot], [&](const Value& v) {
      const auto type = v.as_type();
      if (slot == seed_.slot && member == 0) {
        scratch_.operands.push_back(seed_.value);
      } else if (record.facts.operands[i] == spec::OperandRole::kIdentity) {
        const auto* identity = region_builder.identity(member, type.element());
        possible = possible && identity && type.rank() == 0;
        if (possible) scratch_.operands.push_back(inlined(builder, *identity));
      } else if (const auto* held = record.names[static_cast<std::size_t>(slot)].holds) {
        scratch_.operands.push_back(holding(spec::evaluate(*held, instance, scratch_.arena), type));
      } else {
        scratch_.operands.push_back(operand(record, instance, slot, member, type));
      }
      ++member;
    });
  }
  if (!possible) return false;
  const bool is_kept = keep(builder.make(instance, scratch_.operands, std::move(*regions)), instance);
  // An op that was taken back counts as one of the program's; such a loop is all of it.
  return is_kept || in_body == nullptr;
}

ValueId Draft::inlined(Builder& builder, const Template& function) {
  Region literals;
  const ValueId value = builder.inline_call(literals, function, {})[0];
  for (auto& op : literals.ops) scratch_.pending.push_back(std::move(op));
  return value;
}

ValueId Draft::holding(const Value& numbers, spec::Type type) {
  Builder builder(program_.module, function());
  std::vector<std::int64_t> held;
  collect_numbers(numbers, held);
  assert(static_cast<std::int64_t>(held.size()) == type.elements() && "an operand has an element for each number");
  const auto literal = program::literal_of(type, held, builder.arena());
  scratch_.pending.push_back(builder.literal(*tables_.literal, type, literal.bytes));
  return scratch_.pending.back().first_result;
}

bool Draft::is_taken(ValueId v) const {
  return v == seed_.value || std::ranges::find(scratch_.operands, v) != scratch_.operands.end();
}

ValueId Draft::operand(const Record& record, const Instance& instance, int slot, std::size_t member, spec::Type type) {
  if (!type.is_tensor()) return draw_live([&](const Live& l) { return l.type == type; })->value;
  const auto& declaration = record.names[static_cast<std::size_t>(slot)];
  if (member == 0 && record.facts.loops) {
    Builder builder(program_.module, function());
    const auto zero = builder.arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
    std::ranges::fill(zero, std::byte{0});
    scratch_.pending.push_back(builder.literal(*tables_.literal, type, zero));
    return scratch_.pending.back().first_result;
  }
  const bool wants_values = !declaration.values_near.empty() || !declaration.values_named.empty();
  if (!program_.is_vector && (!wants_values || choices_.chance(1, 4)))
    if (choices_.chance(policy_.reuse, 100)) {
      const bool may_repeat = choices_.chance(policy_.repeat, 100);
      const auto fits = [&](const Live& l) { return l.type == type && (may_repeat || !is_taken(l.value)); };
      if (const auto* live = draw_read_by(record, fits)) return live->value;
    }
  if (is_small_behind_first_ && !scratch_.operands.empty() && spec::is_int(type.element()))
    return leaf(type, small_numbers());
  return leaf(type, filling_of(declaration, instance, type, program_.lane, choices_, scratch_.arena));
}

bool Draft::may_be_literal(spec::Type type) {
  return !program_.is_vector && choices_.chance(policy_.literal_leaf, 100) &&
         type.elements() <= policy_.literal_elements_most;
}

ValueId Draft::leaf(spec::Type type, Filling filling) {
  if (may_be_literal(type)) return literal(type, filling);
  if (function_ != 0) return parameter(type, std::move(filling));
  const auto v = program::new_argument(function(), type);
  give_values(v, type, std::move(filling));
  return v;
}

void Draft::give_values(ValueId v, spec::Type type, Filling filling) {
  const bool has_special = takes_special(filling) && choices_.chance(policy_.special_leaf, 100);
  const auto& first = scratch_.leaves.add({type, std::move(filling)}, program_.module.grid.processes(), has_special,
                                          program_.lane, choices_);
  if (guard_) guard_->argument(v, first);
  add_live(v, nullptr);
}

ValueId Draft::literal(spec::Type type, const Filling& filling) {
  Builder builder(program_.module, function());
  auto elements = builder.arena().array<std::byte>(static_cast<std::size_t>(type.storage_size()));
  generator::draw_elements(choices_, type, filling, elements);
  if (takes_special(filling) && choices_.chance(policy_.special_leaf, 100))
    put_special(choices_, program_.lane, type, elements);
  scratch_.pending.push_back(builder.literal(*tables_.literal, type, elements));
  return scratch_.pending.back().first_result;
}

void Draft::add_live(ValueId v, const Record* producer) {
  const auto type = function().types[v];
  scratch_.live.push_back({v, type, producer});
  elements_ += type.is_tensor() ? type.elements() : 0;
}

bool Draft::keep(Op op, const Instance& instance) {
  auto& body = function().body;
  for (auto& literal : scratch_.pending) {
    if (guard_) guard_->keep(literal);
    body.ops.push_back(std::move(literal));
  }
  if (guard_ && !guard_->keep(op)) return false;
  mark_coverage(*op.record, instance, op);
  add_results(op);
  body.ops.push_back(std::move(op));
  return true;
}

void Draft::add_results(const Op& op) {
  newest_ = op.first_result;
  for (ValueId v = op.first_result; v < op.first_result + op.results; ++v)
    if (is_drawn_type(function().types[v])) add_live(v, op.record);
}

void Draft::mark_coverage(const Record& record, const Instance& instance, const Op& op) {
  if (!policy_.coverage) return;
  if (const auto element = program::first_element(function(), op))
    program_.coverage.push_back(tables_.coverage.type_point(record, *element));
  scratch_.marked.clear();
  spec::mark_classes(instance, scratch_.arena, scratch_.marked);
  for (const int c : scratch_.marked) program_.coverage.push_back(tables_.coverage.class_point(record, c));
  for (const auto& l : scratch_.live)
    if (l.producer && std::ranges::find(op.operands, l.value) != op.operands.end())
      program_.coverage.push_back(tables_.coverage.pair_point(*l.producer, record));
}

}  // namespace assay::generator
