#include "generator/shardings.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "program/edit/walk.h"
#include "program/spread.h"
#include "program/text/sharding_text.h"

namespace assay::generator {
namespace {

using program::AxisRef;
using program::Mesh;
using program::Sharding;

constexpr const char* kMeshName = "mesh";

bool is_plain(spec::Type t) { return t.is_tensor() && t.is_static() && !t.is_quantized(); }

/// A device can be given a piece of each.
bool has_tensors_alone(const program::Function& f) {
  return std::ranges::all_of(f.results, is_plain) &&
         std::ranges::all_of(f.body.arguments, [&](program::ValueId v) { return is_plain(f.type(v)); });
}

bool percent(Choices& choices, std::uint32_t n) { return choices.chance(n, 100); }

/// In any order.
template <class T> void shuffle(Choices& choices, std::vector<T>& items) {
  for (std::size_t k = items.size(); k > 1; --k) std::swap(items[k - 1], items[choices.below(k)]);
}

bool tells_processes_apart(const program::Module& module) {
  bool out = program::has_manual_regions(module);
  for (const program::Function& f : module.functions)
    program::each_op(f.body, [&](const program::Op& op) {
      const spec::Facts& facts = op.record->facts;
      out |=
          facts.communicates || facts.identifies || facts.queues || op.record->effect.kind == spec::EffectKind::kGrid;
    });
  return out;
}

/// Puts shardings on the values of one program.
class Spreading {
 public:
  Spreading(program::Module& module, Choices& choices, const ShardingPolicy& policy)
      : module_(module), choices_(choices), policy_(policy), mesh_(draw_mesh(choices, policy)) {}

  void run() {
    module_.meshes.push_back({kMeshName, mesh_, ""});
    module_.devices = mesh_.devices();
    module_.states_grid = true;
    program::Function& f = program::entry_of(module_);
    const auto& arguments = f.body.arguments;
    f.argument_attributes.resize(arguments.size());
    for (std::size_t k = 0; k < arguments.size(); ++k)
      say(f.argument_attributes[k], f.type(arguments[k]), policy_.argument);
    for (program::Op& op : f.body.ops) say(f, op);
    f.result_attributes.resize(f.results.size());
    for (std::size_t k = 0; k < f.results.size(); ++k) say(f.result_attributes[k], f.results[k], policy_.result);
    // A mesh alone is no sharding.
    if (!has_said_ && !f.results.empty() && is_plain(f.results[0])) say(f.result_attributes[0], f.results[0], 100);
  }

  bool has_said() const { return has_said_; }

 private:
  void say(std::string& attributes, spec::Type type, std::uint32_t often) {
    if (!percent(choices_, often) || !is_plain(type)) return;
    if (!attributes.empty()) attributes += ", ";
    attributes += fmt::format("sdy.sharding = #sdy.sharding{}", text_for(type));
    has_said_ = true;
  }

  void say(const program::Function& f, program::Op& op) {
    if (op.results == 0 || !percent(choices_, policy_.inner)) return;
    std::vector<std::string> texts;
    for (std::uint32_t k = 0; k < op.results; ++k) {
      if (!is_plain(f.type(op.first_result + k))) return;
      texts.push_back(text_for(f.type(op.first_result + k)));
    }
    const std::string said = fmt::format("sdy.sharding = #sdy.sharding_per_value<[{}]>", fmt::join(texts, ", "));
    const bool is_first = op.discardable_attributes.empty();
    op.discardable_attributes =
        module_.arena->copy(std::string_view(is_first ? said : fmt::format("{}, {}", op.discardable_attributes, said)));
    has_said_ = true;
  }

  /// `<@mesh, [{"x"}, {}]>`.
  std::string text_for(spec::Type type) {
    const auto rank = type.shape().size();
    auto& before = drawn_[rank];
    if (before.empty() || !percent(choices_, policy_.alike))
      before.push_back(draw_sharding(choices_, mesh_, kMeshName, rank, policy_));
    else std::swap(before.back(), before[choices_.below(before.size())]);
    return *program::shardy_text(before.back(), rank);
  }

  program::Module& module_;
  Choices& choices_;
  const ShardingPolicy& policy_;
  Mesh mesh_;
  std::map<std::size_t, std::vector<Sharding>> drawn_;  ///< by rank
  bool has_said_ = false;
};

}  // namespace

Mesh draw_mesh(Choices& choices, const ShardingPolicy& policy) {
  static const std::array<std::vector<std::int64_t>, 5> kSizes = {{{2}, {4}, {2, 2}, {2, 3}, {8}}};
  static constexpr std::array<const char*, 2> kNames = {"x", "y"};
  const auto& sizes = kSizes[choices.below(kSizes.size())];
  Mesh out;
  for (std::size_t k = 0; k < sizes.size(); ++k) out.axes.emplace_back(kNames[k], sizes[k]);
  if (!percent(choices, policy.permuted)) return out;
  out.device_ids.resize(static_cast<std::size_t>(out.devices()));
  std::iota(out.device_ids.begin(), out.device_ids.end(), 0);
  shuffle(choices, out.device_ids);
  return out;
}

Sharding draw_sharding(Choices& choices, const Mesh& mesh, std::string mesh_name, std::size_t rank,
                       const ShardingPolicy& policy) {
  Sharding out;
  out.mesh_name = std::move(mesh_name);
  out.mesh = mesh;
  out.dimensions.resize(rank);
  if (rank == 0) return out;
  auto axes = mesh.axes;
  shuffle(choices, axes);
  for (const auto& [name, size] : axes) {
    if (!percent(choices, policy.axis_cuts)) {
      if (percent(choices, policy.replicated)) out.replicated.push_back({name, std::nullopt});
      continue;
    }
    AxisRef ref{name, std::nullopt};
    if (size % 4 == 0 && percent(choices, policy.part))
      ref.part = AxisRef::Part{choices.chance(1, 2) ? size / 2 : 1, 2};
    out.dimensions[choices.below(rank)].axes.push_back(std::move(ref));
  }
  for (program::DimensionSharding& d : out.dimensions) {
    d.is_open = percent(choices, policy.open);
    if (d.is_open && percent(choices, policy.open)) d.priority = choices.below(3);
  }
  return out;
}

bool draw_shardings(program::Module& module, Choices& choices, const ShardingPolicy& policy) {
  if (module.grid.processes() > 1 || module.devices > 1 || tells_processes_apart(module)) return false;
  program::Module spread = module;
  Spreading spreading(spread, choices, policy);
  spreading.run();
  if (!spreading.has_said()) return false;
  module = std::move(spread);
  return true;
}

void spread(program::Module& module, const Policy& policy, Choices& choices) {
  if (percent(choices, policy.sharded) && has_tensors_alone(*module.entry()))
    draw_shardings(module, choices, policy.shardings);
}

}  // namespace assay::generator
