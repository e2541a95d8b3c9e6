#include "generator/changes.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

#include "generator/record_tables.h"
#include "generator/templates/templates.h"
#include "generator/values/values.h"
#include "program/edit/editor.h"
#include "program/edit/refine.h"
#include "program/edit/stored_form.h"
#include "program/edit/walk.h"
#include "program/text/text.h"

namespace assay::generator {
namespace {

using program::Function;
using program::Module;
using program::Op;
using program::Region;
using program::ValueId;

constexpr std::uint64_t kMostDetours = 2;
constexpr std::uint32_t kInGrids = 16;          ///< times as often: few programs have several processes to lead to
constexpr std::uint64_t kFirstChannel = 1'000;  ///< those of ops that are drawn are near 0

/// A value, and how many ops stand before the first that may read it.
struct Place {
  ValueId value;
  std::size_t at;
};

/// Those that are read outside of regions, or returned.
std::vector<Place> places(const Function& f) {
  std::vector<bool> is_read(f.types.size(), false);
  for (const Op& op : f.body.ops)
    for (const ValueId v : op.operands) is_read[v] = true;
  for (const ValueId v : f.body.returns) is_read[v] = true;
  std::vector<Place> out;
  const auto add = [&](ValueId v, std::size_t at) {
    const spec::Type type = f.type(v);
    if (is_read[v] && type.is_tensor()) out.push_back({v, at});
  };
  for (const ValueId v : f.body.arguments) add(v, 0);
  for (std::size_t k = 0; k < f.body.ops.size(); ++k)
    for (std::uint32_t r = 0; r < f.body.ops[k].results; ++r) add(f.body.ops[k].first_result + r, k + 1);
  return out;
}

std::string pairs_text(const std::vector<std::string>& rows) {
  return fmt::format("dense<[{}]> : tensor<{}x2xi64>", fmt::join(rows, ", "), rows.size());
}

/// Each of n gives to one and gets from one.
std::string drawn_pairs(std::int64_t n, Choices& choices) {
  std::vector<std::int64_t> to(static_cast<std::size_t>(n));
  std::iota(to.begin(), to.end(), 0);
  for (std::size_t k = to.size(); k > 1; --k) std::swap(to[k - 1], to[choices.below(k)]);
  std::vector<std::string> rows;
  for (std::size_t k = 0; k < to.size(); ++k) rows.push_back(fmt::format("[{}, {}]", k, to[k]));
  return pairs_text(rows);
}

/// Each even one of n gives to the next.
std::string next_pairs(std::int64_t n) {
  std::vector<std::string> rows;
  for (std::int64_t k = 0; k + 1 < n; k += 2) rows.push_back(fmt::format("[{}, {}]", k, k + 1));
  return pairs_text(rows);
}

std::string drawn_literal(spec::Type type, Choices& choices) {
  spec::Arena arena;
  return program::print_literal(program::literal_of(draw_tensor(choices, type, {.regime = Regime::kLattice}), arena));
}

std::vector<Substitution> drawn_words(spec::Type type, spec::Grid grid, std::uint64_t channel, Choices& choices) {
  return {{"T", type.text()},
          {"MASK", spec::Type::tensor(type.shape(), spec::ElementType::i1).text()},
          {"FIRST", drawn_literal(type, choices)},
          {"SECOND", drawn_literal(type, choices)},
          {"CHANNEL", std::to_string(channel)},
          {"NEXT_PAIRS", next_pairs(grid.partitions)},
          {"LAST_PARTITION", std::to_string(grid.partitions - 1)},
          {"PARTITIONS", std::to_string(grid.partitions)},
          {"REPLICAS", std::to_string(grid.replicas)},
          {"PAIRS", drawn_pairs(grid.partitions, choices)},
          {"REPLICA_PAIRS", drawn_pairs(grid.replicas, choices)}};
}

bool has_only_chosen(const Module& way, const Policy& policy, const Steering& steering) {
  bool out = true;
  for (const Function& f : way.functions)
    program::each_op(f.body, [&](const Op& op) {
      out = out && is_chosen(*op.record, policy) && unsupported_types(steering, *op.record) == 0;
    });
  return out;
}

bool is_of(const Module& module, spec::Grid grid) {
  return module.grid.replicas == grid.replicas && module.grid.partitions == grid.partitions;
}

/// One of those that are legal in this grid and of ops that may be drawn.
std::optional<Module> drawn_way(spec::Type type, spec::Grid grid, std::uint64_t channel, const Policy& policy,
                                const Steering& steering, Choices& choices) {
  const auto words = drawn_words(type, grid, channel, choices);
  std::vector<Module> ways;
  for (const std::string& name : functions_of("detours")) {
    auto way = instantiated("detours", name, words);
    if (way && is_of(*way, grid) && has_only_chosen(*way, policy, steering)) ways.push_back(std::move(*way));
  }
  if (ways.empty()) return std::nullopt;
  return std::move(ways[choices.below(ways.size())]);
}

/// The same in other memory, with `base` added to the number of each value.
Region moved(const Region& from, ValueId base, spec::Arena& arena) {
  Region out;
  for (const ValueId v : from.arguments) out.arguments.push_back(v + base);
  for (const ValueId v : from.returns) out.returns.push_back(v + base);
  for (const Op& op : from.ops) {
    Op& copy = out.ops.emplace_back(op);
    std::vector<ValueId> operands(op.operands.begin(), op.operands.end());
    for (ValueId& v : operands) v += base;
    copy.operands = arena.copy(std::span<const ValueId>(operands));
    copy.attributes = spec::copy(arena, op.attributes);
    copy.first_result += base;
    for (std::size_t k = 0; k < op.regions.size(); ++k) copy.regions[k] = moved(op.regions[k], base, arena);
  }
  return out;
}

std::optional<program::Edited> with_detour(const Module& module, Place place, const Module& way) {
  program::Editor edit(module);
  const Function& taken = way.functions[0];
  const auto base = static_cast<ValueId>(edit.f.types.size());
  for (const spec::Type type : taken.types) edit.new_value(type);
  Region body = moved(taken.body, base, *edit.module.arena);
  edit.replace_reads(place.value, body.returns[0]);
  auto begins = edit.identity();
  begins[body.arguments[0]] = place.value;
  edit.replace_reads(body, begins);
  auto& ops = edit.f.body.ops;
  ops.insert(ops.begin() + static_cast<std::ptrdiff_t>(place.at), body.ops.begin(), body.ops.end());
  for (std::size_t k = 1; k < way.functions.size(); ++k) {
    Function& f = edit.module.functions.emplace_back(way.functions[k]);
    f.body = moved(f.body, 0, *edit.module.arena);
  }
  return edit.finish();
}

}  // namespace

void take_detours(DrawnProgram& drawn, const Policy& policy, const Steering& steering, Choices& choices) {
  const std::uint32_t percent = policy.detours * (drawn.module.grid.processes() > 1 ? kInGrids : 1);
  if (percent == 0 || !choices.chance(std::min(percent, 100U), 100)) return;
  if (program::is_dynamic(drawn.module) || program::has_quantized(drawn.module)) return;
  for (std::uint64_t k = 0, count = 1 + choices.below(kMostDetours); k < count; ++k) {
    const auto all = places(*drawn.module.entry());
    if (all.empty()) return;
    const Place place = all[choices.below(all.size())];
    const auto way = drawn_way(drawn.module.entry()->type(place.value), drawn.module.grid, kFirstChannel + k, policy,
                               steering, choices);
    if (!way) continue;
    auto edited = with_detour(drawn.module, place, *way);
    if (edited && edited->sources.size() == drawn.module.entry()->body.arguments.size())
      drawn.module = std::move(edited->module);
  }
}

}  // namespace assay::generator
