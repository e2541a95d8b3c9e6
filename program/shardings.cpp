#include "program/shardings.h"

#include <fmt/format.h>

#include <algorithm>

#include "program/edit/walk.h"
#include "program/effects.h"
#include "program/spread.h"

namespace assay::program {
namespace {

using spec::EffectKind;

constexpr std::string_view kOfGspmd = "mhlo.sharding", kOfShardy = "sdy.sharding";

/// The value of an attribute in a dictionary that was read before, without braces; empty where it is not there.
std::string_view attribute_in(std::string_view attributes, std::string_view wanted) {
  Scanner in(attributes);
  std::string_view found;
  const auto entry = [&] {
    std::string_view key, value;
    if (in.peek() == '"' ? !in.quoted(key) : (key = in.word()).empty()) return false;
    if (in.accept('=') && !in.balanced(value)) return false;
    if (key == wanted) found = value;
    return true;
  };
  while (entry() && in.accept(',')) continue;
  return found;
}

Result<Shardings> quoted_gspmd(std::string_view value) {
  Scanner in(value);
  std::string_view text;
  if (!in.quoted(text) || !in.at_end()) return fail("mhlo.sharding is no text");
  const std::string plain = unescape(text);
  if (!plain.starts_with('{')) return unsupported("mhlo.sharding as the bytes of a protocol buffer");
  return parse_gspmd(plain);
}

/// The axes as those of one dimension, without the ones that the region has whole tensors along.
std::vector<AxisRef> manual_axes(const DimensionSharding& d, const std::vector<AxisRef>& axes) {
  const auto is_manual = [&](const AxisRef& ref) {
    return std::ranges::any_of(axes, [&](const AxisRef& manual) { return manual.axis == ref.axis; });
  };
  std::vector<AxisRef> out;
  std::ranges::copy_if(d.axes, std::back_inserter(out), is_manual);
  return out;
}

Error about(const Error& e, const std::string& what) { return {what + ": " + e.message, e.place, e.kind}; }

/// The laws of the shardings of one module, at their places.
class Laws {
 public:
  explicit Laws(const Module& module) : module_(module), meshes_(meshes_of(module)) {
    if (module.states_grid) devices_ = module.grid.partitions * module.devices;
  }

  Result<void> run() {
    for (const Function& f : module_.functions)
      if (auto ok = function(f); !ok) return ok;
    return {};
  }

 private:
  Result<void> function(const Function& f) {
    const auto of = [&](const char* what, std::size_t k, const std::string& attributes, Type type) {
      return at(fmt::format("{} {} of @{}", what, k, f.name), f.place, attributes, {&type, 1});
    };
    for (std::size_t k = 0; k < f.argument_attributes.size(); ++k)
      if (auto ok = of("argument", k, f.argument_attributes[k], f.types[f.body.arguments[k]]); !ok) return ok;
    for (std::size_t k = 0; k < f.result_attributes.size(); ++k)
      if (auto ok = of("result", k, f.result_attributes[k], f.results[k]); !ok) return ok;
    return region(f, f.body);
  }

  Result<void> region(const Function& f, const Region& r) {
    for (const Op& op : r.ops) {
      if (auto ok = this->op(f, op); !ok) return ok;
      for (const Region& inner : op.regions)
        if (auto ok = region(f, inner); !ok) return ok;
    }
    return {};
  }

  Result<void> op(const Function& f, const Op& op) {
    std::vector<Type> results;
    for (std::uint32_t k = 0; k < op.results; ++k) results.push_back(f.types[op.first_result + k]);
    if (auto ok = at(op.record->full_name(), op.place, op.discardable_attributes, results); !ok) return ok;
    if (!is_sharded(op)) return {};
    const auto kind = record_of_effect(op).effect.kind;
    auto ok = kind == EffectKind::kManual                                  ? manual(f, op)
              : kind == EffectKind::kShard || kind == EffectKind::kUnshard ? shard(f, op, kind)
                                                                           : constraint(op, results);
    if (ok) return ok;
    return fail(op.record->full_name() + ": " + ok.error().message, where(op.place), ok.error().kind);
  }

  static bool is_sharded(const Op& op) {
    const auto kind = record_of_effect(op).effect.kind;
    return kind == EffectKind::kManual || kind == EffectKind::kShard || kind == EffectKind::kUnshard ||
           sharding_pack(*op.record) != nullptr;
  }

  /// What attributes say of values of these types. A list has one for each, and that of a tuple one for each member.
  Result<void> at(const std::string& what, Place place, std::string_view attributes, std::span<const Type> types) {
    if (!says_sharding(attributes)) return {};
    const auto shardings = sharding_in(attributes, meshes_);
    const auto wrong = [&](const Error& e) { return fail(what + ": " + e.message, where(place), e.kind); };
    if (!shardings) return wrong(shardings.error());
    if (!*shardings) return {};
    const auto& of = (*shardings)->of;
    const bool is_of_each = types.size() == of.size();
    if ((*shardings)->is_list && types.size() != 1 && !is_of_each)
      return wrong({fmt::format("{} shardings of {} values", of.size(), types.size()), ""});
    for (std::size_t k = 0; k < of.size(); ++k)
      if (auto ok = fits(of[k], is_of_each ? types[k] : Type()); !ok) return wrong(ok.error());
    return {};
  }

  Result<void> fits(const Sharding& s, Type type) const {
    if (type && type.kind() != spec::TypeKind::kTuple)
      if (auto ok = check_rank(s, rank_of(type)); !ok) return ok;
    return devices_ ? check_devices(s, *devices_) : Result<void>{};
  }

  Result<void> constraint(const Op& op, std::span<const Type> results) const {
    for (const Value& v : op.attributes) {
      if (v.kind != spec::ValueKind::kDictionary) continue;
      const auto sharding = parse_shardy("<" + std::string(v.as_string()) + ">", meshes_);
      if (!sharding) return tl::unexpected(sharding.error());
      if (auto ok = fits(sharding->of[0], results[0]); !ok) return ok;
    }
    return {};
  }

  Result<void> manual(const Function& f, const Op& op) const {
    const auto region = manual_region(op, meshes_);
    if (!region) return tl::unexpected(region.error());
    const Region& body = op.regions[0];
    for (std::size_t k = 0; k < region->in.size(); ++k)
      if (auto ok = manual(region->in[k], region->axes, f.type(op.operands[k]), f.type(body.arguments[k])); !ok)
        return tl::unexpected(about(ok.error(), fmt::format("operand {}", k)));
    for (std::size_t k = 0; k < region->out.size(); ++k)
      if (auto ok = manual(region->out[k], region->axes, f.type(op.first_result + static_cast<ValueId>(k)),
                           f.type(body.returns[k]));
          !ok)
        return tl::unexpected(about(ok.error(), fmt::format("result {}", k)));
    return {};
  }

  Result<void> manual(const Sharding& s, const std::vector<AxisRef>& axes, Type whole, Type shard) const {
    if (auto ok = fits(s, whole); !ok) return ok;
    const auto pieces = pieces_between(whole, shard);
    if (!pieces) return tl::unexpected(pieces.error());
    for (std::size_t d = 0; d < s.dimensions.size(); ++d) {
      const auto along = manual_axes(s.dimensions[d], axes);
      if (!std::equal(along.begin(), along.end(), s.dimensions[d].axes.begin()))
        return fail(fmt::format("the manual axes of dimension {} come first", d));
      const std::int64_t n = program::pieces(s.mesh, along);
      if ((*pieces)[d] != n)
        return fail(fmt::format("dimension {} is cut into {} pieces, and the region has {} of {}", d, n, shard.text(),
                                whole.text()));
    }
    return {};
  }

  static Result<void> shard(const Function& f, const Op& op, EffectKind kind) {
    if (op.operands.size() != 1 || op.results != 1) return fail("one operand and one result");
    const Type operand = f.type(op.operands[0]), result = f.type(op.first_result);
    const bool cuts = kind == EffectKind::kShard;
    const auto pieces = pieces_between(cuts ? operand : result, cuts ? result : operand);
    return pieces ? Result<void>{} : tl::unexpected(pieces.error());
  }

  const Module& module_;
  Meshes meshes_;
  std::optional<std::int64_t> devices_;  ///< where the module says how many
};

bool has_shardings(const Module& module) {
  bool found = !module.meshes.empty() || module.devices > 1;
  const auto look = [&](std::string_view attributes) { found = found || says_sharding(attributes); };
  for (const Function& f : module.functions) {
    std::ranges::for_each(f.argument_attributes, look);
    std::ranges::for_each(f.result_attributes, look);
    each_op(f.body, [&](const Op& op) {
      look(op.discardable_attributes);
      found = found || op.record->effect.kind == EffectKind::kManual || sharding_pack(*op.record) != nullptr;
    });
  }
  return found;
}

/// `[<@mesh, [{"x"}, {}]>]`, of an attribute of the op.
Result<std::vector<Sharding>> list_of(const Op& op, int slot, const Meshes& meshes) {
  std::string text(attribute(op, slot)->as_string());
  if (!text.starts_with('[')) text = "[" + text + "]";  // as the generic form has it
  auto out = parse_shardy(text, meshes);
  return out ? Result<std::vector<Sharding>>(std::move(out->of)) : tl::unexpected(out.error());
}

}  // namespace

std::size_t rank_of(Type type) { return type.is_tensor() ? type.shape().size() : 0; }

Meshes meshes_of(const Module& module) {
  Meshes out;
  for (const NamedMesh& named : module.meshes) out[named.name] = named.mesh;
  return out;
}

bool says_sharding(std::string_view attributes) { return attributes.find(".sharding") != attributes.npos; }

Result<std::optional<Shardings>> sharding_in(std::string_view attributes, const Meshes& meshes) {
  const auto some = [](Result<Shardings> read) {
    return std::move(read).map([](Shardings s) { return std::optional(std::move(s)); });
  };
  const std::string_view gspmd = attribute_in(attributes, kOfGspmd), shardy = attribute_in(attributes, kOfShardy);
  if (!gspmd.empty() && !shardy.empty()) return fail("a sharding in both dialects, mhlo and sdy");
  if (gspmd == "\"\"") return std::nullopt;  // as XLA writes that there is none
  if (!gspmd.empty()) return some(quoted_gspmd(gspmd));
  if (!shardy.empty()) return some(parse_shardy(shardy, meshes));
  return std::nullopt;
}

namespace {

/// The attributes that say it, and which of their shardings is that of the value.
std::pair<std::string_view, std::size_t> said_of(const Function& f, ValueId v) {
  const auto& arguments = f.body.arguments;
  const auto at = static_cast<std::size_t>(std::ranges::find(arguments, v) - arguments.begin());
  if (at < f.argument_attributes.size()) return {f.argument_attributes[at], 0};
  for (const Op& op : f.body.ops)
    if (v >= op.first_result && v < op.first_result + op.results)
      return {op.discardable_attributes, v - op.first_result};
  return {"", 0};
}

}  // namespace

std::string sharding_attribute(const Module& module, ValueId v) {
  const Function& f = *module.entry();
  const auto [attributes, at] = said_of(f, v);
  const auto read = says_sharding(attributes) ? sharding_in(attributes, meshes_of(module)) : std::nullopt;
  if (!read || !*read || at >= (*read)->of.size()) return "";
  const Sharding& s = (*read)->of[at];
  if (!attribute_in(attributes, kOfGspmd).empty()) return fmt::format("{} = \"{}\"", kOfGspmd, gspmd_text(s));
  const auto text = shardy_text(s, rank_of(f.type(v)));
  return text ? fmt::format("{} = #sdy.sharding{}", kOfShardy, *text) : "";
}

const spec::Pack* sharding_pack(const spec::Record& record) {
  const auto found = std::ranges::find(record.packs, std::string(kOfShardy), &spec::Pack::dialect_kind);
  return found == record.packs.end() ? nullptr : &*found;
}

Result<ManualRegion> manual_region(const Op& op, const Meshes& meshes) {
  const spec::Effect& effect = op.record->effect;
  auto in = list_of(op, effect.attribute, meshes), out = list_of(op, effect.out, meshes);
  std::string axes_text(attribute(op, effect.axes)->as_string());
  auto axes = parse_axes(axes_text);
  if (!in || !out || !axes) return tl::unexpected(!in ? in.error() : !out ? out.error() : axes.error());
  ManualRegion region{*std::move(in), *std::move(out), *std::move(axes)};
  if (region.in.size() != op.operands.size() || region.out.size() != op.results)
    return fail(fmt::format("{} shardings of {} operands and {} of {} results", region.in.size(), op.operands.size(),
                            region.out.size(), op.results));
  for (const auto* shardings : {&region.in, &region.out})
    for (const Sharding& s : *shardings) {
      if (s.mesh != (region.in.empty() ? region.out : region.in)[0].mesh) return fail("shardings on different meshes");
      if (auto ok = check_axes(s.mesh, region.axes); !ok) return tl::unexpected(ok.error());
    }
  return region;
}

std::int64_t devices_of_shardings(const Module& module) {
  const Meshes meshes = meshes_of(module);
  std::int64_t devices = 1;
  for (const auto& [name, mesh] : meshes) devices = std::max(devices, mesh.devices());
  const auto look = [&](std::string_view attributes) {
    if (!says_sharding(attributes)) return;
    const auto shardings = sharding_in(attributes, meshes);
    if (!shardings || !*shardings) return;
    for (const Sharding& s : (*shardings)->of) devices = std::max(devices, s.mesh.devices());
  };
  for (const Function& f : module.functions) {
    std::ranges::for_each(f.argument_attributes, look);
    each_op(f.body, [&](const Op& op) { look(op.discardable_attributes); });
  }
  return devices;
}

Result<std::vector<std::int64_t>> pieces_between(Type whole, Type shard) {
  const bool are_tensors = whole.is_tensor() && shard.is_tensor() && whole.is_static() && shard.is_static();
  const auto wrong = [&](const char* why) {
    return fail(fmt::format("{} is no shard of {}: {}", shard.text(), whole.text(), why));
  };
  if (!are_tensors) return wrong("both have to be tensors of known sizes");
  if (whole.rank() != shard.rank()) return wrong("their ranks differ");
  auto resized = shard.content();
  resized.shape = whole.content().shape;
  if (Type::intern(std::move(resized)) != whole) return wrong("their elements differ");
  std::vector<std::int64_t> out;
  for (std::size_t d = 0; d < whole.shape().size(); ++d) {
    const std::int64_t n = whole.shape()[d], m = shard.shape()[d];
    if (n == m) out.push_back(1);
    else if (m > 0 && n % m == 0) out.push_back(n / m);
    else return wrong("the pieces do not come out even");
  }
  return out;
}

/// A text of devices without a sharding would be one of processes.
Result<void> check_devices_are_meant(const Module& module) {
  if (module.devices == 1 || is_spread(module)) return {};
  return fail(fmt::format("a program over {} devices that says no sharding", module.devices));
}

Result<void> check_shardings(const Module& module) {
  if (auto ok = check_devices_are_meant(module); !ok) return ok;
  return has_shardings(module) ? Laws(module).run() : Result<void>{};
}

}  // namespace assay::program
