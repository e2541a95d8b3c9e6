#include "program/on_devices.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "program/edit/calls.h"
#include "program/edit/editor.h"
#include "program/edit/make.h"
#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/partition/lines.h"
#include "program/shardings.h"
#include "program/spread.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

using spec::EffectKind;

/// How a tensor lies on the devices at the border of a manual region.
struct Border {
  Mesh mesh;
  Type whole, shard;
  std::vector<std::vector<AxisRef>> axes;  ///< that cut each dimension into shards
  std::int64_t devices = 1;

  std::size_t rank() const { return axes.size(); }
  std::int64_t pieces(std::size_t d) const { return program::pieces(mesh, axes[d]); }
  /// Which piece of a dimension the device has.
  std::int64_t piece(std::size_t d, std::int64_t device) const {
    std::int64_t out = 0;
    for (const AxisRef& axis : axes[d])
      out = out * size_of(mesh, axis) + coordinate(mesh, axis, *mesh.place_of(device));
    return out;
  }
  std::int64_t begin(std::size_t d, std::int64_t device) const { return piece(d, device) * shard.shape()[d]; }
  bool is_cut() const {
    return std::ranges::any_of(axes, [](const auto& of_dimension) { return !of_dimension.empty(); });
  }
};

/// The axes of a dimension that cut it into so many pieces: the first ones. Along those that come after them the region
/// has whole tensors.
Result<std::vector<AxisRef>> cutting_axes(const Sharding& s, std::size_t d, std::int64_t wanted) {
  std::vector<AxisRef> out;
  for (const AxisRef& axis : s.dimensions[d].axes)
    if (pieces(s.mesh, out) < wanted) out.push_back(axis);
  const std::int64_t found = pieces(s.mesh, out);
  if (found == wanted) return out;
  return fail(fmt::format("dimension {} is cut into {} pieces, not into {}", d, found, wanted));
}

/// The devices whose places differ along the axes that cut alone: each has another shard, and together they have all.
/// In all groups they stand in one order.
std::vector<std::vector<std::int64_t>> groups_of(const Border& b) {
  std::map<std::int64_t, std::vector<std::int64_t>> groups;
  for (std::int64_t place = 0; place < b.devices; ++place) {
    std::int64_t first = place;
    for (const auto& of_dimension : b.axes)
      for (const AxisRef& axis : of_dimension) first -= coordinate(b.mesh, axis, place) * stride_of(b.mesh, axis);
    groups[first].push_back(b.mesh.device_at(place));
  }
  std::vector<std::vector<std::int64_t>> out;
  for (auto& [first, devices] : groups) out.push_back(std::move(devices));
  return out;
}

/// From a whole tensor to the shard of the device that runs.
std::string taking_apart(const Border& b) {
  Lines lines;
  if (!b.is_cut()) return lines.function(b.whole, b.shard, "%a");
  const std::string device = lines.add("stablehlo.partition_id : tensor<ui32>");
  std::string begins;
  for (std::size_t d = 0; d < b.rank(); ++d) {
    std::vector<std::int64_t> table;
    for (std::int64_t k = 0; k < b.devices; ++k) table.push_back(b.begin(d, k));
    const std::string type = fmt::format("tensor<{}xi64>", b.devices);
    const auto all = lines.add(fmt::format("stablehlo.constant dense<{}> : {}", list_text(table), type));
    const auto row = lines.add(fmt::format(
        "stablehlo.dynamic_slice {}, {}, sizes = [1] : ({}, tensor<ui32>) -> tensor<1xi64>", all, device, type));
    begins += ", " + lines.add(fmt::format("stablehlo.reshape {} : (tensor<1xi64>) -> tensor<i64>", row));
  }
  std::string types = b.whole.text();
  for (std::size_t d = 0; d < b.rank(); ++d) types += ", tensor<i64>";
  return lines.function(b.whole, b.shard,
                        lines.add(fmt::format("stablehlo.dynamic_slice %a{}, sizes = {} : ({}) -> {}", begins,
                                              list_text(shape_of(b.shard)), types, b.shard.text())));
}

/// The shards of a group, in its order, are put together: along the last dimension first.
class PuttingTogether {
 public:
  explicit PuttingTogether(const Border& b) : b_(b), groups_(groups_of(b)) {}

  std::string text() {
    if (!b_.is_cut()) return lines_.function(b_.shard, b_.whole, "%a");
    auto shape = shape_of(b_.shard);
    shape.insert(shape.begin(), 1);
    const Type one = with_shape(b_.shard, shape);
    shape[0] = static_cast<std::int64_t>(groups_[0].size());
    all_ = with_shape(b_.shard, shape);
    const auto row = lines_.add(fmt::format("stablehlo.reshape %a : ({}) -> {}", b_.shard.text(), one.text()));
    std::vector<std::string> groups;
    for (const auto& group : groups_) groups.push_back(list_text(group));
    gathered_ = lines_.add(fmt::format(
        "\"stablehlo.all_gather\"({}) <{{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = "
        "1, type = 1>, replica_groups = dense<[{}]> : tensor<{}x{}xi64>, use_global_device_ids}}> : ({}) -> {}",
        row, fmt::join(groups, ", "), groups_.size(), groups_[0].size(), one.text(), all_.text()));
    return lines_.function(b_.shard, b_.whole, joined({}).first);
  }

 private:
  using Typed = std::pair<std::string, Type>;

  /// All pieces whose places in the first dimensions are these.
  Typed joined(const std::vector<std::int64_t>& places) {
    const std::size_t d = places.size();
    if (d == b_.rank()) return {piece(places), b_.shard};
    std::vector<std::string> parts, types;
    Type type;
    for (std::int64_t k = 0; k < b_.pieces(d); ++k) {
      auto at = places;
      at.push_back(k);
      auto [part, part_type] = joined(at);
      parts.push_back(part);
      types.push_back(part_type.text());
      type = part_type;
    }
    if (parts.size() == 1) return {parts[0], type};
    auto shape = shape_of(type);
    shape[d] *= b_.pieces(d);
    const Type whole = with_shape(type, shape);
    return {lines_.add(fmt::format("stablehlo.concatenate {}, dim = {} : ({}) -> {}", fmt::join(parts, ", "), d,
                                   fmt::join(types, ", "), whole.text())),
            whole};
  }

  /// That of the device of the group that has it.
  std::string piece(const std::vector<std::int64_t>& places) {
    const auto has_it = [&](std::int64_t device) {
      for (std::size_t d = 0; d < places.size(); ++d)
        if (b_.piece(d, device) != places[d]) return false;
      return true;
    };
    const auto k = std::ranges::find_if(groups_[0], has_it) - groups_[0].begin();
    auto shape = shape_of(all_);
    std::vector<std::string> bounds{fmt::format("{}:{}", k, k + 1)};
    for (std::size_t d = 1; d < shape.size(); ++d) bounds.push_back(fmt::format("0:{}", shape[d]));
    shape[0] = 1;
    const Type row = with_shape(all_, shape);
    const auto cut = lines_.add(fmt::format("stablehlo.slice {} [{}] : ({}) -> {}", gathered_, fmt::join(bounds, ", "),
                                            all_.text(), row.text()));
    return lines_.add(fmt::format("stablehlo.reshape {} : ({}) -> {}", cut, row.text(), b_.shard.text()));
  }

  const Border& b_;
  std::vector<std::vector<std::int64_t>> groups_;
  Lines lines_;
  std::string gathered_;
  Type all_;
};

/// Writes the ops of a program anew, function by function.
class OnDevicesMaker {
 public:
  explicit OnDevicesMaker(const Module& original)
      : original_(original), meshes_(meshes_of(original)), edit_(original), devices_(devices_of(original)) {}

  Result<OnDevices> run() {
    if (original_.grid.processes() > 1) return unsupported("manual regions in a program of several processes");
    if (devices_ > kMostProcesses) return unsupported(fmt::format("manual regions on {} devices", devices_));
    find_called_within();
    for (const Function& f : original_.functions)
      each_op(f.body, [&](const Op& op) {
        const auto kind = record_of_effect(op).effect.kind;
        has_borders_ |= kind == EffectKind::kShard || kind == EffectKind::kUnshard;
      });
    Module& made = edit_.module;
    made.arena = std::make_shared<spec::Arena>();
    for (Function& f : made.functions) {
      now_.clear();
      f.grid = std::nullopt;
      if (auto ok = region(f, f.body, called_within_.contains(f.name)); !ok) return tl::unexpected(ok.error());
      rename(edit_, f, now_);
    }
    made.grid = {1, devices_};
    made.devices = 1;
    arenas_.push_back(original_.arena);
    return OnDevices{std::move(made), std::move(arenas_)};
  }

 private:
  /// As many as the module says; else as its shardings do.
  static std::int64_t devices_of(const Module& module) {
    return module.states_grid ? module.devices : devices_of_shardings(module);
  }

  static Error at(const Op& op, const Error& e) {
    return {op.record->full_name() + ": " + e.message, where(op.place), e.kind};
  }

  /// Functions that manual regions call, and those that these call.
  void find_called_within() {
    for (std::size_t before = ~std::size_t{0}; before != called_within_.size();) {
      before = called_within_.size();
      for (const Function& f : original_.functions) find_called_within(f.body, called_within_.contains(f.name));
    }
  }

  void find_called_within(const Region& r, bool is_within) {
    for (const Op& op : r.ops) {
      const Function* const callee = callee_of(original_, op);
      if (callee != nullptr && is_within) called_within_.insert(callee->name);
      const bool is_manual = op.record->effect.kind == EffectKind::kManual;
      for (const Region& body : op.regions) find_called_within(body, is_within || is_manual);
    }
  }

  // ---- ops ---------------------------------------------------------------------------------------

  Result<void> region(Function& f, Region& r, bool is_within) {
    std::vector<Op> ops;
    for (Op& op : r.ops) {
      const auto kind = record_of_effect(op).effect.kind;
      auto ok = kind == EffectKind::kManual    ? manual(f, op, ops)
                : kind == EffectKind::kShard   ? shard(f, op, ops)
                : kind == EffectKind::kUnshard ? unshard(f, op, ops)
                                               : other(f, op, is_within, ops);
      if (!ok) return tl::unexpected(ok.error().place.empty() ? at(op, ok.error()) : ok.error());
    }
    r.ops = std::move(ops);
    return {};
  }

  Result<void> other(Function& f, Op& op, bool is_within, std::vector<Op>& ops) {
    const spec::Facts& facts = op.record->facts;
    const bool tells_devices_apart = facts.communicates || facts.identifies || facts.queues;
    if (tells_devices_apart && !is_within && !has_borders_)
      return unsupported("outside of manual regions, in a program that is spread over devices");
    for (Region& inner : op.regions)
      if (auto ok = region(f, inner, is_within); !ok) return ok;
    ops.push_back(std::move(op));
    return {};
  }

  Result<void> manual(Function& f, Op& op, std::vector<Op>& ops) {
    const auto manual = manual_region(op, meshes_);
    if (!manual) return tl::unexpected(manual.error());
    Region& body = op.regions[0];
    for (std::size_t k = 0; k < op.operands.size(); ++k) {
      const auto border = border_of(manual->in[k], f.type(op.operands[k]), f.type(body.arguments[k]));
      if (!border) return tl::unexpected(border.error());
      now_.emplace_back(body.arguments[k], written(f, op, taking_apart(*border), op.operands[k], ops));
    }
    if (auto ok = region(f, body, true); !ok) return ok;
    std::ranges::move(body.ops, std::back_inserter(ops));
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const ValueId result = op.first_result + k;
      const auto border = border_of(manual->out[k], f.type(result), f.type(body.returns[k]));
      if (!border) return tl::unexpected(border.error());
      now_.emplace_back(result, written(f, op, PuttingTogether(*border).text(), body.returns[k], ops));
    }
    return {};
  }

  /// GSPMD says the sharding of the whole by the op that gives it.
  Result<void> shard(Function& f, Op& op, std::vector<Op>& ops) {
    const auto sharding = sharding_of_operand(op.operands[0], ops);
    if (!sharding) return tl::unexpected(sharding.error());
    const auto border = border_of(*sharding, f.type(op.operands[0]), f.type(op.first_result));
    if (!border) return tl::unexpected(border.error());
    now_.emplace_back(op.first_result, written(f, op, taking_apart(*border), op.operands[0], ops));
    return {};
  }

  Result<void> unshard(Function& f, Op& op, std::vector<Op>& ops) {
    const auto sharding = only_sharding(op);
    if (!sharding) return tl::unexpected(sharding.error());
    const auto border = border_of(*sharding, f.type(op.first_result), f.type(op.operands[0]));
    if (!border) return tl::unexpected(border.error());
    now_.emplace_back(op.first_result, written(f, op, PuttingTogether(*border).text(), op.operands[0], ops));
    return {};
  }

  Result<Sharding> sharding_of_operand(ValueId v, const std::vector<Op>& ops) const {
    const auto gives = [&](const Op& op) { return op.results == 1 && op.first_result == v; };
    const auto giver = std::ranges::find_if(ops, gives);
    if (giver == ops.end()) return unsupported("the shard of a value whose sharding no op says");
    return only_sharding(*giver);
  }

  Result<Sharding> only_sharding(const Op& op) const {
    auto shardings = sharding_in(op.discardable_attributes, meshes_);
    if (!shardings) return tl::unexpected(shardings.error());
    if (!*shardings || (*shardings)->of.size() != 1)
      return unsupported("the shard of a value whose sharding no op says");
    return (*shardings)->of[0];
  }

  Result<Border> border_of(const Sharding& s, Type whole, Type shard) const {
    const auto pieces = pieces_between(whole, shard);
    if (!pieces) return tl::unexpected(pieces.error());
    Border out{s.mesh, whole, shard, std::vector<std::vector<AxisRef>>(pieces->size()), devices_};
    if (whole == shard) return out;
    if (s.kind != Sharding::Kind::kDimensions || s.mesh.devices() != devices_)
      return fail(fmt::format("{} is no shard of {} on {} devices", shard.text(), whole.text(), devices_));
    for (std::size_t d = 0; d < pieces->size(); ++d) {
      auto axes = cutting_axes(s, d, (*pieces)[d]);
      if (!axes) return tl::unexpected(axes.error());
      out.axes[d] = *std::move(axes);
    }
    return out;
  }

  /// The ops of a function of one value, which stand in the place of `op`; gives the value that it returns.
  ValueId written(Function& f, const Op& op, const std::string& text, ValueId operand, std::vector<Op>& ops) {
    const Module helper = parse(text).value();
    arenas_.push_back(helper.arena);
    const Function& from = helper.functions[0];
    const auto base = static_cast<ValueId>(f.types.size());
    f.types.insert(f.types.end(), from.types.begin(), from.types.end());
    std::vector<ValueId> now(from.types.size());
    std::iota(now.begin(), now.end(), base);
    now[from.body.arguments[0]] = operand;
    for (Op made : from.body.ops) {
      std::vector<ValueId> operands(made.operands.begin(), made.operands.end());
      for (ValueId& v : operands) v = now[v];
      made.operands = edit_.module.arena->copy(std::span<const ValueId>(operands));
      made.first_result += base;
      made.place = op.place;
      ops.push_back(std::move(made));
    }
    return now[from.body.returns[0]];
  }

  const Module& original_;
  Meshes meshes_;
  Editor edit_;
  std::int64_t devices_;
  std::set<std::string> called_within_;  ///< by manual regions
  Renaming now_;
  std::vector<std::shared_ptr<spec::Arena>> arenas_;
  bool has_borders_ = false;  ///< regions are said by their borders, so that no op tells whether it stands in one
};

}  // namespace

Result<std::optional<OnDevices>> on_devices(const Module& module) {
  if (!has_manual_regions(module)) return std::nullopt;
  return OnDevicesMaker(module).run().map([](OnDevices made) { return std::optional(std::move(made)); });
}

}  // namespace assay::program
