#include "program/manual_dialect.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "program/edit/editor.h"
#include "program/edit/reads.h"
#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/shardings.h"
#include "program/shards.h"
#include "program/spread.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

using spec::EffectKind;

EffectKind kind_of(const Op& op) { return record_of_effect(op).effect.kind; }

Result<Sharding> only_sharding_of(const Op& op, const Meshes& meshes) {
  const auto all = sharding_in(op.discardable_attributes, meshes);
  if (!all) return tl::unexpected(all.error());
  if (!*all || (*all)->of.size() != 1) return unsupported("the shard of a value whose sharding no op says");
  return (*all)->of[0];
}

bool is_all_manual(const Sharding& s) { return s.kind == Sharding::Kind::kManual; }

// ---- from regions to borders ----------------------------------------------------------------------

/// Writes the ops of all functions anew.
class BorderMaker {
 public:
  explicit BorderMaker(const Module& original) : meshes_(meshes_of(original)), edit_(original) {}

  Result<Module> run() {
    for (Function& f : edit_.module.functions) {
      now_.clear();
      if (auto ok = region(f, f.body); !ok) return tl::unexpected(ok.error());
      rename(edit_, f, now_);
    }
    return std::move(edit_.module);
  }

 private:
  Result<void> region(Function& f, Region& r) {
    std::vector<Op> ops;
    for (Op& op : r.ops) {
      const bool is_manual = kind_of(op) == EffectKind::kManual;
      for (Region& inner : op.regions)
        if (auto ok = region(f, inner); !ok) return ok;
      if (!is_manual) ops.push_back(std::move(op));
      else if (auto ok = manual(f, op, ops); !ok) return ok;
    }
    r.ops = std::move(ops);
    return {};
  }

  Result<void> manual(Function& f, Op& op, std::vector<Op>& ops) {
    const auto said = manual_region(op, meshes_);
    if (!said) return tl::unexpected(said.error());
    const auto& all = said->in.empty() ? said->out : said->in;
    if (all.empty() || pieces(all[0].mesh, said->axes) != all[0].mesh.devices())
      return unsupported("manual regions along some axes of their mesh, in the words of GSPMD");
    Region& body = op.regions[0];
    for (std::size_t k = 0; k < op.operands.size(); ++k) {
      const Type whole = f.type(op.operands[k]), shard = f.type(body.arguments[k]);
      const ValueId lying = call(f, "Sharding", gspmd_text(said->in[k]), op.operands[k], whole, ops);
      now_.emplace_back(body.arguments[k], call(f, "SPMDFullToShardShape", "{manual}", lying, shard, ops));
    }
    std::ranges::move(body.ops, std::back_inserter(ops));
    for (std::uint32_t k = 0; k < op.results; ++k) {
      const Type whole = f.type(op.first_result + k), shard = f.type(body.returns[k]);
      const ValueId lying = call(f, "Sharding", "{manual}", body.returns[k], shard, ops);
      now_.emplace_back(op.first_result + k,
                        call(f, "SPMDShardToFullShape", gspmd_text(said->out[k]), lying, whole, ops));
    }
    return {};
  }

  ValueId call(Function& f, const std::string& target, const std::string& sharding, ValueId operand, Type to,
               std::vector<Op>& ops) {
    const std::string from = f.type(operand).text();
    const Module made = parse(fmt::format("func.func @main(%a: {0}) -> {1} {{\n%0 = stablehlo.custom_call @{2}(%a) "
                                          "{{backend_config = \"\", mhlo.sharding = \"{3}\"}} : ({0}) -> {1}\n"
                                          "return %0 : {1}\n}}",
                                          from, to.text(), target, sharding))
                            .value();
    Op op = made.functions[0].body.ops[0];
    spec::Arena& arena = *edit_.module.arena;
    std::vector<Value> attributes;
    for (const Value& v : op.attributes) attributes.push_back(spec::copy(arena, v));
    op.attributes = arena.copy(std::span<const Value>(attributes));
    op.discardable_attributes = arena.copy(op.discardable_attributes);
    op.operands = arena.copy(std::span<const ValueId>(&operand, 1));
    f.types.push_back(to);
    op.first_result = static_cast<ValueId>(f.types.size() - 1);
    ops.push_back(op);
    return op.first_result;
  }

  Meshes meshes_;
  Editor edit_;
  Renaming now_;
};

// ---- one mesh of several --------------------------------------------------------------------------

/// The axes of a mesh whose neighbours are so far apart, by that distance: of every mesh over the same devices an axis
/// is a run of them.
class CommonMesh {
 public:
  static Result<CommonMesh> of(const std::vector<Sharding>& all, std::int64_t devices) {
    CommonMesh out;
    std::set<std::int64_t> strides{1, devices};
    bool is_first = true;
    for (const Sharding& s : all) {
      if (s.kind != Sharding::Kind::kDimensions) continue;
      if (s.mesh.devices() != devices || (!is_first && s.mesh.device_ids != out.mesh_.device_ids))
        return unsupported("a manual region whose shardings have their devices in different orders");
      is_first = false;
      out.mesh_.device_ids = s.mesh.device_ids;
      for (const AxisRef& axis : axes_of(s)) {
        strides.insert(stride_of(s.mesh, axis));
        strides.insert(stride_of(s.mesh, axis) * size_of(s.mesh, axis));
      }
    }
    out.strides_.assign(strides.begin(), strides.end());
    for (std::size_t k = out.strides_.size() - 1; k-- > 0;) {
      if (out.strides_[k + 1] % out.strides_[k] != 0)
        return unsupported("a manual region whose shardings have no mesh in common");
      out.mesh_.axes.emplace_back(out.name(k), out.strides_[k + 1] / out.strides_[k]);
    }
    return out;
  }

  const Mesh& mesh() const { return mesh_; }

  Sharding along(const Sharding& s, std::size_t rank, const std::string& mesh_name) const {
    Sharding out;
    out.mesh_name = mesh_name;
    out.mesh = mesh_;
    out.dimensions.resize(rank);
    for (std::size_t d = 0; d < s.dimensions.size(); ++d)
      for (const AxisRef& axis : s.dimensions[d].axes) append(out.dimensions[d].axes, s.mesh, axis);
    return out;
  }

  std::vector<AxisRef> all() const {
    std::vector<AxisRef> out;
    for (const auto& [name, size] : mesh_.axes) out.push_back({name, std::nullopt});
    return out;
  }

 private:
  std::string name(std::size_t k) const { return fmt::format("axis_{}", strides_.size() - 2 - k); }

  void append(std::vector<AxisRef>& out, const Mesh& mesh, const AxisRef& axis) const {
    const std::int64_t low = stride_of(mesh, axis), high = low * size_of(mesh, axis);
    for (std::size_t k = strides_.size() - 1; k-- > 0;)
      if (strides_[k] >= low && strides_[k] < high) out.push_back({name(k), std::nullopt});
  }

  Mesh mesh_;
  std::vector<std::int64_t> strides_;  ///< ascending, from 1 to the number of devices
};

// ---- from borders to regions ----------------------------------------------------------------------

/// Ops of a block that are one region: by their numbers in it.
struct Body {
  std::set<std::size_t> shards, ops, unshards;

  bool meets(const Body& other) const {
    const auto share = [](const auto& a, const auto& b) {
      return std::ranges::any_of(a, [&](std::size_t k) { return b.contains(k); });
    };
    return share(shards, other.shards) || share(ops, other.ops);
  }
  void add(const Body& other) {
    shards.insert(other.shards.begin(), other.shards.end());
    ops.insert(other.ops.begin(), other.ops.end());
    unshards.insert(other.unshards.begin(), other.unshards.end());
  }
};

/// The regions of one block.
class BlockRegions {
 public:
  BlockRegions(Editor& edit, Function& f, Region& block, const Meshes& meshes, std::int64_t devices,
               const spec::Record& region_record, Renaming& now)
      : edit_(edit), f_(f), block_(block), meshes_(meshes), devices_(devices), record_(region_record), now_(now) {
    for (std::size_t k = 0; k < block.ops.size(); ++k)
      for (std::uint32_t r = 0; r < block.ops[k].results; ++r) giver_[block.ops[k].first_result + r] = k;
  }

  Result<void> run() {
    for (std::size_t k = 0; k < block_.ops.size(); ++k)
      if (kind_of(block_.ops[k]) == EffectKind::kUnshard)
        if (auto ok = unshard(k); !ok) return ok;
    std::map<std::size_t, Op> made;  // by the last op of each
    std::set<std::size_t> gone;
    for (const Body& body : bodies_) {
      if (auto ok = check_uses(body); !ok) return ok;
      auto op = region_op(body);
      if (!op) return tl::unexpected(op.error());
      made.emplace(*body.unshards.rbegin(), *std::move(op));
      for (const auto* all : {&body.shards, &body.unshards, &body.ops}) gone.insert(all->begin(), all->end());
    }
    std::vector<Op> ops;
    for (std::size_t k = 0; k < block_.ops.size(); ++k) {
      if (const auto found = made.find(k); found != made.end()) ops.push_back(std::move(found->second));
      else if (!gone.contains(k)) ops.push_back(std::move(block_.ops[k]));
    }
    block_.ops = std::move(ops);
    return {};
  }

 private:
  Result<void> unshard(std::size_t k) {
    Body body;
    body.unshards.insert(k);
    if (auto ok = collect(block_.ops[k].operands[0], body); !ok) return ok;
    std::erase_if(bodies_, [&](const Body& other) {
      const bool is_same = other.meets(body);
      if (is_same) body.add(other);
      return is_same;
    });
    bodies_.push_back(std::move(body));
    return {};
  }

  /// What gives the value, up to where shards are taken.
  Result<void> collect(ValueId v, Body& body) const {
    const auto giver = giver_.find(v);
    if (giver == giver_.end()) return unsupported("a manual region that reads a value from outside, in Shardy's words");
    const Op& op = block_.ops[giver->second];
    if (kind_of(op) == EffectKind::kUnshard) return unsupported("a manual region within another, in Shardy's words");
    if (kind_of(op) == EffectKind::kShard) {
      const auto said = only_sharding_of(op, meshes_);
      if (!said || !is_all_manual(*said))
        return unsupported("manual regions along some axes of their mesh, in Shardy's words");
      return body.shards.insert(giver->second), Result<void>();
    }
    if (!body.ops.insert(giver->second).second) return {};
    for (const ValueId read : reads(op))
      if (auto ok = collect(read, body); !ok) return ok;
    return {};
  }

  /// Nothing outside reads what is within.
  Result<void> check_uses(const Body& body) const {
    const auto is_within = [&](ValueId v) {
      const auto giver = giver_.find(v);
      return giver != giver_.end() && (body.ops.contains(giver->second) || body.shards.contains(giver->second));
    };
    bool leaks = std::ranges::any_of(block_.returns, is_within);
    for (std::size_t k = 0; k < block_.ops.size() && !leaks; ++k)
      if (!body.ops.contains(k) && !body.unshards.contains(k))
        leaks = std::ranges::any_of(reads(block_.ops[k]), is_within);
    return leaks ? Result<void>(unsupported("a shard that is read outside of its manual region")) : Result<void>();
  }

  Result<Op> region_op(const Body& body) {
    std::vector<Sharding> in, out;
    std::vector<ValueId> operands;
    std::vector<Type> wholes;
    Region region;
    for (const std::size_t k : body.shards) {
      const Op& op = block_.ops[k];
      const auto said = sharding_of_operand(op.operands[0]);
      if (!said) return tl::unexpected(said.error());
      in.push_back(*said);
      operands.push_back(op.operands[0]);
      region.arguments.push_back(op.first_result);
    }
    for (const std::size_t k : body.ops)
      if (auto ok = add_inner(block_.ops[k], region); !ok) return tl::unexpected(ok.error());
    for (const std::size_t k : body.unshards) {
      const auto said = only_sharding_of(block_.ops[k], meshes_);
      if (!said) return tl::unexpected(said.error());
      out.push_back(*said);
      region.returns.push_back(block_.ops[k].operands[0]);
      wholes.push_back(f_.type(block_.ops[k].first_result));
    }
    return made(in, out, operands, wholes, std::move(region), body);
  }

  Result<Sharding> sharding_of_operand(ValueId v) const {
    const auto giver = giver_.find(v);
    if (giver == giver_.end()) return unsupported("the shard of a value whose sharding no op says");
    return only_sharding_of(block_.ops[giver->second], meshes_);
  }

  /// Where values lie is not said within: each device has its own.
  Result<void> add_inner(const Op& op, Region& region) {
    if (!says_sharding(op.discardable_attributes)) return region.ops.push_back(op), Result<void>();
    const auto said = only_sharding_of(op, meshes_);
    if (!said || !is_all_manual(*said) || op.operands.size() != 1 || op.results != 1)
      return unsupported("a manual region that says where values lie, in Shardy's words");
    now_.emplace_back(op.first_result, op.operands[0]);
    return {};
  }

  Result<Op> made(const std::vector<Sharding>& in, const std::vector<Sharding>& out,
                  const std::vector<ValueId>& operands, const std::vector<Type>& wholes, Region region,
                  const Body& body) {
    std::vector<Sharding> all = in;
    all.insert(all.end(), out.begin(), out.end());
    const auto common = CommonMesh::of(all, devices_);
    if (!common) return tl::unexpected(common.error());
    const std::string mesh_name = name_of(common->mesh());
    const auto texts = [&](const std::vector<Sharding>& of, const auto& type) -> std::string {
      std::vector<std::string> out;
      for (std::size_t k = 0; k < of.size(); ++k) {
        const std::size_t rank = rank_of(type(k));
        out.push_back(shardy_text(common->along(of[k], rank, mesh_name), rank).value());
      }
      return fmt::format("[{}]", fmt::join(out, ", "));
    };
    spec::Arena& arena = *edit_.module.arena;
    const auto dictionary = [&](const std::string& text) {
      return Value::dictionary(arena.copy(std::string_view(text)));
    };
    std::vector<std::string> axes;
    for (const AxisRef& axis : common->all()) axes.push_back(axis.text());
    const Value attributes[] = {dictionary(texts(in, [&](std::size_t k) { return f_.type(operands[k]); })),
                                dictionary(texts(out, [&](std::size_t k) { return wholes[k]; })),
                                dictionary(fmt::format("{{{}}}", fmt::join(axes, ", ")))};
    Op op{.record = &record_, .operands = arena.copy(std::span<const ValueId>(operands))};
    op.attributes = arena.copy(std::span<const Value>(attributes));
    op.regions.push_back(std::move(region));
    for (const std::size_t k : body.unshards) {
      f_.types.push_back(wholes[op.results]);
      const auto v = static_cast<ValueId>(f_.types.size() - 1);
      if (op.results++ == 0) op.first_result = v;
      now_.emplace_back(block_.ops[k].first_result, v);
    }
    return op;
  }

  /// The symbol of a mesh, which the module then has.
  std::string name_of(const Mesh& mesh) {
    auto& meshes = edit_.module.meshes;
    const auto known = std::ranges::find(meshes, mesh, &NamedMesh::mesh);
    if (known != meshes.end()) return known->name;
    std::string name = "mesh";
    for (std::size_t k = 0; std::ranges::find(meshes, name, &NamedMesh::name) != meshes.end(); ++k)
      name = fmt::format("mesh_{}", k);
    meshes.push_back({name, mesh, ""});
    return name;
  }

  Editor& edit_;
  Function& f_;
  Region& block_;
  const Meshes& meshes_;
  std::int64_t devices_;
  const spec::Record& record_;
  Renaming& now_;
  std::map<ValueId, std::size_t> giver_;
  std::vector<Body> bodies_;
};

/// The record of an op whose region is manual; null where there is none.
const spec::Record* record_of_regions() {
  const auto& all = spec::Records::in_force().all();
  const auto found =
      std::ranges::find_if(all, [](const spec::Record& r) { return r.effect.kind == EffectKind::kManual; });
  return found == all.end() ? nullptr : &*found;
}

Result<void> make_regions(Editor& edit, Function& f, Region& block, const Module& original, const Meshes& meshes,
                          Renaming& now) {
  for (Op& op : block.ops)
    for (Region& inner : op.regions)
      if (auto ok = make_regions(edit, f, inner, original, meshes, now); !ok) return ok;
  const spec::Record* const record = record_of_regions();
  if (record == nullptr) return unsupported("manual regions");
  const std::int64_t devices = original.states_grid ? original.devices : devices_of_shardings(original);
  return BlockRegions(edit, f, block, meshes, devices, *record, now).run();
}

}  // namespace

Result<Module> with_borders(const Module& module) { return BorderMaker(module).run(); }

Result<Module> with_regions(const Module& module) {
  Editor edit(module);
  const Meshes meshes = meshes_of(module);
  for (Function& f : edit.module.functions) {
    Renaming now;
    if (auto ok = make_regions(edit, f, f.body, module, meshes, now); !ok) return tl::unexpected(ok.error());
    rename(edit, f, now);
  }
  return std::move(edit.module);
}

}  // namespace assay::program
