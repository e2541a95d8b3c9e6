#include "program/sharding_dialect.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/manual_dialect.h"
#include "program/shardings.h"
#include "program/spread.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

constexpr std::string_view kKeys[] = {"sdy.sharding", "mhlo.sharding"};  // in the order of the dialects

std::string_view key_of(ShardingDialect d) { return kKeys[static_cast<std::size_t>(d)]; }

/// `key = value` of a dictionary, without those that say shardings.
std::vector<std::string> other_entries(std::string_view attributes) {
  Scanner in(attributes);
  std::vector<std::string> out;
  while (!in.at_end()) {
    std::string_view key, value;
    const bool is_quoted = in.peek() == '"';
    if (is_quoted ? !in.quoted(key) : (key = in.word()).empty()) break;
    const bool has_value = in.accept('=');
    if (has_value && !in.balanced(value)) break;
    const std::string name = is_quoted ? fmt::format("\"{}\"", key) : std::string(key);
    if (std::ranges::find(kKeys, key) == std::end(kKeys))
      out.push_back(has_value ? fmt::format("{} = {}", name, value) : name);
    if (!in.accept(',')) break;
  }
  return out;
}

/// An op that says where its operand lies: what tells it apart from others, taken from a text.
struct Constraint {
  const spec::Record* record;
  std::span<const Value> attributes;
  std::string_view discardable_attributes;
};

/// Where the op of a constraint has its sharding.
const Value* sharding_value(const Op& op) {
  const auto found = std::ranges::find(op.attributes, spec::ValueKind::kDictionary, &Value::kind);
  return found == op.attributes.end() ? nullptr : &*found;
}

bool is_shardy_constraint(const Op& op) { return sharding_pack(*op.record) != nullptr && !is_manual(op); }

/// By which JAX says it to GSPMD.
constexpr std::string_view kTarget = "Sharding";

bool is_gspmd_constraint(const Op& op) {
  return says_sharding(op.discardable_attributes) && record_of_effect(op).mnemonic == kTarget;
}

/// Rewrites every sharding of a module.
class Translation {
 public:
  Translation(ShardingDialect dialect, const Module& from, const ChangeOfSharding& change)
      : dialect_(dialect), from_(from), change_(change), meshes_(meshes_of(from)), out_(from) {
    // What manual regions name stays.
    if (!has_manual_regions(from)) out_.meshes.clear();
  }

  Result<Module> run() {
    for (Function& f : out_.functions)
      if (auto ok = function(f); !ok) return tl::unexpected(ok.error());
    const bool keeps_devices = has_manual_regions(from_) || (said_ > 0 && devices_ == 0);
    out_.devices = keeps_devices ? from_.devices : said_ == 0 ? 1 : devices_;
    if (dialect_ == ShardingDialect::kGspmd) out_.meshes.clear();
    return std::move(out_);
  }

 private:
  Result<void> function(Function& f) {
    for (std::size_t k = 0; k < f.argument_attributes.size(); ++k)
      if (auto ok = attributes(f.argument_attributes[k], f.type(f.body.arguments[k])); !ok) return ok;
    for (std::size_t k = 0; k < f.result_attributes.size(); ++k)
      if (auto ok = attributes(f.result_attributes[k], f.results[k]); !ok) return ok;
    Result<void> all;
    each_op(f.body, [&](Op& op) {
      if (all) all = this->op(f, op);
    });
    return all;
  }

  Result<void> attributes(std::string& text, Type type) {
    auto made = translated(text, {&type, 1});
    if (!made) return tl::unexpected(made.error());
    text = *std::move(made);
    return {};
  }

  Result<void> op(Function& f, Op& op) {
    if (is_shardy_constraint(op) || is_gspmd_constraint(op)) return constraint(f, op);
    if (!says_sharding(op.discardable_attributes)) return {};
    std::vector<Type> results;
    for (std::uint32_t k = 0; k < op.results; ++k) results.push_back(f.type(op.first_result + k));
    auto made = translated(op.discardable_attributes, results);
    if (!made) return tl::unexpected(made.error());
    op.discardable_attributes = out_.arena->copy(std::string_view(*made));
    return {};
  }

  Result<std::string> translated(std::string_view attributes, std::span<const Type> types) {
    if (!says_sharding(attributes)) return std::string(attributes);
    auto shardings = sharding_in(attributes, meshes_);
    if (!shardings) return tl::unexpected(shardings.error());
    auto entries = other_entries(attributes);
    if (auto changed = *shardings ? this->changed(**std::move(shardings)) : std::nullopt) {
      const auto value = value_text(*changed, types);
      if (!value) return tl::unexpected(value.error());
      entries.push_back(fmt::format("{} = {}", key_of(dialect_), *value));
    }
    return fmt::format("{}", fmt::join(entries, ", "));
  }

  /// Nothing where one of several values is to say nothing.
  std::optional<Shardings> changed(Shardings all) {
    for (Sharding& s : all.of) {
      auto now = change_(std::move(s));
      if (!now) return std::nullopt;
      s = *std::move(now);
      ++said_;
      if (!s.mesh.is_maximal()) devices_ = std::max(devices_, has_mesh(s) ? s.mesh.devices() : 0);
    }
    return all;
  }

  static bool has_mesh(const Sharding& s) { return !s.mesh.axes.empty() || !s.mesh.device_ids.empty(); }

  Result<std::string> value_text(Shardings all, std::span<const Type> types) {
    all.is_list = all.is_list && (types.size() > 1 || dialect_ == ShardingDialect::kShardy);
    if (dialect_ == ShardingDialect::kGspmd) return fmt::format("\"{}\"", gspmd_text(all));
    std::vector<std::size_t> ranks;
    for (std::size_t k = 0; k < all.of.size(); ++k) {
      ranks.push_back(k < types.size() ? rank_of(types[k]) : 0);
      all.of[k] = named(std::move(all.of[k]));
    }
    return shardy_text(all, ranks);
  }

  /// With the symbol of its mesh, which the module then has.
  Sharding named(Sharding s) {
    if (!has_mesh(s)) s.mesh = whole_mesh();
    const auto known = std::ranges::find(out_.meshes, s.mesh, &NamedMesh::mesh);
    const bool is_free =
        !s.mesh_name.empty() && std::ranges::find(out_.meshes, s.mesh_name, &NamedMesh::name) == out_.meshes.end();
    if (known != out_.meshes.end()) s.mesh_name = known->name;
    else if (!is_free) s.mesh_name = fmt::format("mesh_{}", out_.meshes.size());
    if (known == out_.meshes.end()) out_.meshes.push_back({s.mesh_name, s.mesh, ""});
    return s;
  }

  Mesh whole_mesh() const { return {.axes = {{"devices", from_.devices}}, .device_ids = {}}; }

  Result<Shardings> said_by(const Op& constraint) const {
    if (is_shardy_constraint(constraint))
      return parse_shardy("<" + std::string(sharding_value(constraint)->as_string()) + ">", meshes_);
    auto read = sharding_in(constraint.discardable_attributes, meshes_);
    if (!read) return tl::unexpected(read.error());
    if (!*read) return fail("a constraint without a sharding");
    return **std::move(read);
  }

  Result<void> constraint(const Function& f, Op& op) {
    const auto read = said_by(op);
    if (!read) return tl::unexpected(read.error());
    const Type type = f.type(op.first_result);
    const auto changed = this->changed(*read);
    if (!changed) return fail("a constraint that says nothing");
    const auto value = value_text(*changed, {&type, 1});
    if (!value) return tl::unexpected(value.error());
    const auto made = template_of(*value, type);
    if (!made) return tl::unexpected(made.error());
    auto entries = other_entries(op.discardable_attributes);
    if (!made->discardable_attributes.empty()) entries.emplace_back(made->discardable_attributes);
    op.record = made->record;
    op.attributes = made->attributes;
    op.discardable_attributes = out_.arena->copy(std::string_view(fmt::format("{}", fmt::join(entries, ", "))));
    return {};
  }

  /// The op of the dialect, as the parser makes it.
  Result<Constraint> template_of(const std::string& value, Type type) {
    const std::string tensor = type.text();
    const std::string op = dialect_ == ShardingDialect::kGspmd
                               ? fmt::format("stablehlo.custom_call @{2}(%a) {{mhlo.sharding = {0}}} : ({1}) -> {1}",
                                             value, tensor, kTarget)
                               : fmt::format("sdy.sharding_constraint %a {} : {}",
                                             std::string_view(value).substr(kAttribute.size()), tensor);
    const std::string text = out_.meshes.empty() ? "module {\n" : opened(out_.meshes);
    auto parsed = parse(
        fmt::format("{0}func.func @main(%a: {1}) -> {1} {{\n%0 = {2}\nreturn %0 : {1}\n}}\n}}", text, tensor, op));
    if (!parsed) return tl::unexpected(parsed.error());
    const Op& made = parsed->functions[0].body.ops[0];
    std::vector<Value> attributes;
    for (const Value& v : made.attributes) attributes.push_back(spec::copy(*out_.arena, v));
    return Constraint{made.record, out_.arena->copy(std::span<const Value>(attributes)),
                      out_.arena->copy(made.discardable_attributes)};
  }

  /// A module with these meshes, to be closed.
  static std::string opened(const std::vector<NamedMesh>& meshes) {
    Module module;
    module.meshes = meshes;
    const std::string text = print(module);
    return text.substr(0, text.rfind('}'));
  }

  static constexpr std::string_view kAttribute = "#sdy.sharding";

  ShardingDialect dialect_;
  const Module& from_;
  const ChangeOfSharding& change_;
  Meshes meshes_;
  Module out_;
  std::int64_t said_ = 0, devices_ = 0;  ///< shardings, and devices of their meshes
};

/// Takes the ops out that only say where their operand lies.
void drop_constraints(Region& region, std::vector<ValueId>& now, spec::Arena& arena) {
  const auto last = [&](ValueId v) { return now[v]; };
  std::vector<Op> kept;
  for (Op& op : region.ops) {
    std::vector<ValueId> operands(op.operands.size());
    std::ranges::transform(op.operands, operands.begin(), last);
    op.operands = arena.copy(std::span<const ValueId>(operands));
    if (is_shardy_constraint(op) || is_gspmd_constraint(op)) {
      now[op.first_result] = operands[0];
      continue;
    }
    for (Region& inner : op.regions) drop_constraints(inner, now, arena);
    op.discardable_attributes = arena.copy(std::string_view(without_sharding(op.discardable_attributes)));
    kept.push_back(std::move(op));
  }
  region.ops = std::move(kept);
  std::ranges::transform(region.returns, region.returns.begin(), last);
}

}  // namespace

std::string without_sharding(std::string_view attributes) {
  return says_sharding(attributes) ? fmt::format("{}", fmt::join(other_entries(attributes), ", "))
                                   : std::string(attributes);
}

ShardingDialect dialect_of_shardings(const Module& module) {
  const auto is_gspmd = [](std::string_view text) { return text.find(key_of(ShardingDialect::kGspmd)) != text.npos; };
  bool found = false;
  for (const Function& f : module.functions) {
    found |= std::ranges::any_of(f.argument_attributes, is_gspmd) || std::ranges::any_of(f.result_attributes, is_gspmd);
    each_op(f.body, [&](const Op& op) { found |= is_gspmd(op.discardable_attributes); });
  }
  return found ? ShardingDialect::kGspmd : ShardingDialect::kShardy;
}

Result<Module> with_shardings_in(ShardingDialect dialect, const Module& module) {
  if (dialect_of_shardings(module) == dialect) return module;
  bool is_unreduced = false;
  const ChangeOfSharding same = [&](Sharding s) {
    is_unreduced |= s.kind == Sharding::Kind::kUnreduced || !s.unreduced.empty();
    return std::optional(std::move(s));
  };
  Result<Module> from = !has_manual_regions(module)          ? module
                        : dialect == ShardingDialect::kGspmd ? with_borders(module)
                                                             : with_regions(module);
  if (!from) return from;
  auto out = Translation(dialect, *from, same).run();
  // Shardy's partitioner adds up what devices hold. That of GSPMD takes each term for the sum.
  if (out && is_unreduced && dialect == ShardingDialect::kGspmd)
    return unsupported("unreduced axes in the words of GSPMD");
  return out;
}

Result<Module> with_changed_shardings(ShardingDialect dialect, const Module& module, const ChangeOfSharding& change) {
  if (has_manual_regions(module)) return unsupported("manual regions with other shardings, or in other words");
  return Translation(dialect, module, change).run();
}

Result<Module> without_shardings(const Module& module) {
  if (has_manual_regions(module)) return unsupported("a program without shardings: its manual regions run on shards");
  Module out = module;
  for (Function& f : out.functions) {
    for (auto* all : {&f.argument_attributes, &f.result_attributes})
      for (std::string& text : *all) text = without_sharding(text);
    std::vector<ValueId> now(f.types.size());
    for (std::size_t v = 0; v < now.size(); ++v) now[v] = static_cast<ValueId>(v);
    drop_constraints(f.body, now, *out.arena);
  }
  out.meshes.clear();
  out.devices = 1;
  return out;
}

}  // namespace assay::program
