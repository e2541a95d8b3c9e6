#include "program/edit/simpler_shardings.h"

#include <algorithm>

#include "program/edit/walk.h"
#include "program/sharding_dialect.h"
#include "program/shardings.h"
#include "program/spread.h"

namespace assay::program {
namespace {

bool fits(std::string_view attributes, const Meshes& meshes, Type type) {
  const auto read = sharding_in(attributes, meshes);
  if (!read || !*read) return true;
  return check_rank((*read)->of[0], rank_of(type)).has_value();
}

void drop_stale(std::string& attributes, const Meshes& meshes, Type type) {
  if (says_sharding(attributes) && !fits(attributes, meshes, type)) attributes = without_sharding(attributes);
}

/// Every sharding without the axis, which the mesh has no more either.
std::optional<Sharding> without_axis(Sharding s, std::string_view axis) {
  const auto is_it = [&](const AxisRef& ref) { return ref.axis == axis; };
  for (DimensionSharding& d : s.dimensions) {
    std::erase_if(d.axes, is_it);
    if (d.axes.empty() && !d.is_open) d.priority.reset();
  }
  std::erase_if(s.replicated, is_it);
  std::erase_if(s.mesh.axes, [&](const auto& a) { return a.first == axis; });
  s.mesh.device_ids.clear();
  return s;
}

/// With two devices along the axis, and no parts of it.
std::optional<Sharding> with_two(Sharding s, std::string_view axis) {
  for (auto& [name, size] : s.mesh.axes)
    if (name == axis) size = 2;
  for (DimensionSharding& d : s.dimensions)
    for (AxisRef& ref : d.axes)
      if (ref.axis == axis) ref.part.reset();
  s.mesh.device_ids.clear();
  return s;
}

/// What it asks of a partitioner left out.
std::optional<Sharding> without_requests(Sharding s) {
  for (DimensionSharding& d : s.dimensions) d.is_open = false, d.priority.reset();
  s.replicated.clear();
  return s;
}

/// Candidates of one program.
class Simplification {
 public:
  explicit Simplification(const Module& module) : module_(module), dialect_(dialect_of_shardings(module)) {}

  std::vector<Module> run() {
    if (const auto whole = without_shardings(module_)) out_.push_back(*whole);
    for (const auto& [axis, size] : axes()) {
      add([&](Sharding s) { return without_axis(std::move(s), axis); });
      if (size > 2) add([&](Sharding s) { return with_two(std::move(s), axis); });
    }
    add([](Sharding s) { return s.mesh.device_ids.clear(), std::optional(s); });
    const std::size_t count = shardings();
    for (std::size_t k = 0; k < count; ++k) add_one(k, [](const Sharding&) { return std::optional<Sharding>(); });
    add(without_requests);
    for (std::size_t k = 0; k < count; ++k)
      for (std::size_t d = 0; d < kMostRank; ++d) add_one(k, [&](Sharding s) { return uncut(std::move(s), d); });
    return std::move(out_);
  }

 private:
  /// Nothing is changed where the dimension is not cut, and then there is no candidate.
  static std::optional<Sharding> uncut(Sharding s, std::size_t dimension) {
    if (dimension < s.dimensions.size()) s.dimensions[dimension].axes.clear();
    return s;
  }

  /// Of the first mesh that a sharding is of.
  std::vector<std::pair<std::string, std::int64_t>> axes() const {
    std::vector<std::pair<std::string, std::int64_t>> out;
    visit([&](const Sharding& s) {
      if (out.empty()) out = s.mesh.axes;
    });
    return out;
  }

  std::size_t shardings() const {
    std::size_t count = 0;
    visit([&](const Sharding&) { ++count; });
    return count;
  }

  template <class Visit> void visit(const Visit& see) const {
    (void)with_changed_shardings(dialect_, module_, [&](Sharding s) {
      see(s);
      return std::optional(std::move(s));
    });
  }

  void add(const ChangeOfSharding& change) {
    bool is_changed = false;
    auto made = with_changed_shardings(dialect_, module_, [&](Sharding s) {
      auto now = change(s);
      is_changed |= !now || *now != s;
      return now;
    });
    if (made && is_changed && verify(*made)) out_.push_back(*std::move(made));
  }

  void add_one(std::size_t wanted, const ChangeOfSharding& change) {
    std::size_t at = 0;
    add([&](Sharding s) { return at++ == wanted ? change(std::move(s)) : std::optional(std::move(s)); });
  }

  const Module& module_;
  ShardingDialect dialect_;
  std::vector<Module> out_;
};

}  // namespace

void drop_stale_shardings(Module& module) {
  if (module.devices == 1) return;
  const Meshes meshes = meshes_of(module);
  for (Function& f : module.functions) {
    f.argument_attributes.resize(f.body.arguments.size());
    f.result_attributes.resize(f.results.size());
    for (std::size_t k = 0; k < f.argument_attributes.size(); ++k)
      drop_stale(f.argument_attributes[k], meshes, f.type(f.body.arguments[k]));
    for (std::size_t k = 0; k < f.result_attributes.size(); ++k)
      drop_stale(f.result_attributes[k], meshes, f.results[k]);
    each_op(f.body, [&](Op& op) {
      if (op.results == 0 || fits(op.discardable_attributes, meshes, f.type(op.first_result))) return;
      op.discardable_attributes = module.arena->copy(std::string_view(without_sharding(op.discardable_attributes)));
    });
  }
  if (is_spread(module)) return;
  module.devices = 1;
  module.meshes.clear();
}

std::vector<Module> simpler_shardings(const Module& module) {
  if (module.devices == 1 || has_manual_regions(module)) return {};
  return Simplification(module).run();
}

}  // namespace assay::program
