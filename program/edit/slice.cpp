#include "program/edit/slice.h"

#include <algorithm>

#include "program/edit/calls.h"
#include "program/edit/compact.h"
#include "program/edit/make.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"

namespace assay::program {
namespace {

/// Calls are followed so deep, that functions which call themselves end too.
constexpr int kMostNested = 16;

/// What each value of one function is in the copy.
using Renamed = std::vector<ValueId>;

/// Copies ops into a function, whose values get dense ids in the order of the text.
class Copying {
 public:
  Copying(Function& to, spec::Arena& arena) : to_(to), arena_(arena) {}

  ValueId define(Type type) { return new_value(to_, type); }

  std::vector<ValueId> renamed(std::span<const ValueId> values, const Renamed& now) const {
    std::vector<ValueId> out;
    out.reserve(values.size());
    for (const ValueId v : values) out.push_back(now[v]);
    return out;
  }

  Op copy(const Op& op, const Function& from, Renamed& now) {
    Op out = op;
    const auto operands = renamed(op.operands, now);
    out.operands = arena_.copy(std::span<const ValueId>(operands));
    out.regions.clear();
    for (std::uint32_t k = 0; k < op.results; ++k) {
      now[op.first_result + k] = define(from.type(op.first_result + k));
      if (k == 0) out.first_result = now[op.first_result];
    }
    for (const Region& region : op.regions) out.regions.push_back(copy(region, from, now));
    return out;
  }

 private:
  Region copy(const Region& region, const Function& from, Renamed& now) {
    Region out{.place = region.place};
    for (const ValueId v : region.arguments) out.arguments.push_back(now[v] = define(from.type(v)));
    for (const Op& op : region.ops) out.ops.push_back(copy(op, from, now));
    out.returns = renamed(region.returns, now);
    return out;
  }

  Function& to_;
  spec::Arena& arena_;
};

bool names_functions(const Region& region) {
  bool out = false;
  each_op(region, [&](const Op& op) { out |= op.record->facts.calls_function; });
  return out;
}

/// All of a module but its functions, with an entry function that has nothing yet.
Module frame_of(const Module& module) {
  Module out{.attributes = module.attributes,
             .meshes = module.meshes,
             .functions = {},
             .grid = module.grid,
             .devices = module.devices,
             .states_grid = module.states_grid};
  out.functions.emplace_back().name = "main";
  return out;
}

/// One slice while it is made.
class Cutting {
 public:
  explicit Cutting(const Slicer& slicer)
      : slicer_(slicer), from_(slicer.function()), out_{frame_of(slicer.module()), {}},
        copying_(to(), *out_.module.arena), now_(from_.types.size(), kNoValue) {}

  void argument_for(ValueId v, ValueId known_as) {
    out_.arguments.push_back(known_as);
    to().body.arguments.push_back(now_[v] = copying_.define(from_.type(v)));
  }

  /// What is read of the outside becomes an argument, or is copied where it is a literal.
  void take_in(std::span<const ValueId> read) {
    for (const ValueId v : read) {
      if (now_[v] != kNoValue || is_inside(v)) continue;
      if (is_literal_value(v)) literals_.push_back(v);
      else argument_for(v, v);
    }
  }

  void mark_inside(const Op& op) {
    for (std::uint32_t k = 0; k < op.results; ++k) inside_.push_back(op.first_result + k);
  }
  void end_marking() { std::ranges::sort(inside_); }

  void copy_literals() {
    std::ranges::sort(literals_);
    literals_.erase(std::ranges::unique(literals_).begin(), literals_.end());
    for (const ValueId v : literals_) copy(from_.body.ops[slicer_.producer(v)]);
  }
  void copy(const Op& op) { to().body.ops.push_back(copying_.copy(op, from_, now_)); }
  void give_back(std::span<const ValueId> values) {
    for (const ValueId v : copying_.renamed(values, now_)) to().body.returns.push_back(v);
  }
  void same(ValueId as, ValueId v) { now_[v] = now_[as]; }

  Slice finish() {
    set_returns(to(), std::move(to().body.returns));
    if (names_functions(to().body)) add_callees();
    return std::move(out_);
  }

 private:
  Function& to() { return out_.module.functions.front(); }
  bool is_inside(ValueId v) const { return std::ranges::binary_search(inside_, v); }
  bool is_literal_value(ValueId v) const {
    const std::size_t producer = slicer_.producer(v);
    return producer != kNoOp && is_literal(from_.body.ops[producer]);
  }
  void add_callees() {
    for (const Function& f : slicer_.module().functions)
      if (&f != &from_) out_.module.functions.push_back(f);
    drop_unreachable(out_.module);
  }

  const Slicer& slicer_;
  const Function& from_;
  Slice out_;
  Copying copying_;
  Renamed now_;
  std::vector<ValueId> inside_, literals_;
};

/// Puts the bodies of functions in the place of calls.
class Inlining {
 public:
  explicit Inlining(const Module& module)
      : module_(module), out_(module), to_(entry_of(out_)), copying_(to_, *out_.arena) {}

  Module run() {
    const Function& from = *module_.entry();
    to_.body.ops.clear();
    to_.body.arguments.clear();
    to_.types.clear();
    Renamed now(from.types.size(), kNoValue);
    for (const ValueId v : from.body.arguments) to_.body.arguments.push_back(now[v] = copying_.define(from.type(v)));
    to_.body.returns = body_of(from, now, 0);
    drop_unreachable(out_);
    return std::move(out_);
  }

 private:
  std::vector<ValueId> body_of(const Function& from, Renamed& now, int depth) {
    for (const Op& op : from.body.ops) {
      const Function* callee =
          depth < kMostNested && op.record->facts.calls_function ? callee_of(module_, op) : nullptr;
      if (callee == nullptr || !fits(op, *callee)) to_.body.ops.push_back(copying_.copy(op, from, now));
      else call(op, *callee, now, depth);
    }
    return copying_.renamed(from.body.returns, now);
  }

  void call(const Op& op, const Function& callee, Renamed& now, int depth) {
    Renamed inner(callee.types.size(), kNoValue);
    for (std::size_t k = 0; k < op.operands.size(); ++k) inner[callee.body.arguments[k]] = now[op.operands[k]];
    const auto returns = body_of(callee, inner, depth + 1);
    for (std::uint32_t k = 0; k < op.results; ++k) now[op.first_result + k] = returns[k];
  }

  static bool fits(const Op& op, const Function& callee) {
    return op.regions.empty() && callee.body.arguments.size() == op.operands.size() &&
           callee.body.returns.size() == op.results;
  }

  const Module& module_;
  Module out_;
  Function& to_;
  Copying copying_;
};

}  // namespace

Slicer::Slicer(const Module& module) : module_(&module), producers_(module.entry()->types.size(), kNoOp) {
  const auto& ops = function().body.ops;
  for (std::size_t k = 0; k < ops.size(); ++k)
    for (std::uint32_t r = 0; r < ops[k].results; ++r) producers_[ops[k].first_result + r] = k;
}

Slice Slicer::slice(std::span<const std::size_t> ops, std::span<const ValueId> results) const {
  const auto& all = function().body.ops;
  Cutting cutting(*this);
  for (const std::size_t k : ops) cutting.mark_inside(all[k]);
  cutting.end_marking();
  for (const std::size_t k : ops) cutting.take_in(reads(all[k]));
  cutting.copy_literals();
  for (const std::size_t k : ops) cutting.copy(all[k]);
  cutting.give_back(results);
  return cutting.finish();
}

namespace {

/// What the ops of a region and its end read, by value, that it does not define.
std::vector<ValueId> captured(const Op& op, std::size_t region) {
  Op alone{.record = op.record, .regions = {op.regions[region]}};
  return reads(alone);
}

}  // namespace

Slice Slicer::slice_of_regions(const Op& op, std::span<const std::size_t> regions) const {
  Cutting cutting(*this);
  const auto& first = op.regions[regions.front()].arguments;
  for (const ValueId v : first) cutting.argument_for(v, kNoValue);
  for (const std::size_t k : regions) {
    for (std::size_t i = 0; i < first.size(); ++i) cutting.same(first[i], op.regions[k].arguments[i]);
    cutting.take_in(captured(op, k));
  }
  cutting.copy_literals();
  for (const std::size_t k : regions)
    for (const Op& inner : op.regions[k].ops) cutting.copy(inner);
  for (const std::size_t k : regions) cutting.give_back(op.regions[k].returns);
  return cutting.finish();
}

Module with_calls_inlined(const Module& module) { return Inlining(module).run(); }

}  // namespace assay::program
