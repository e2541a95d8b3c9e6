#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "program/grids.h"
#include "program/shardings.h"
#include "spec/held_values.h"

/// What must hold of a program beyond the laws of its ops: values are defined before their use,
/// functions that are called exist, functions return what they declare.
namespace assay::program {
namespace {

/// A program may be valid and yet do what no text defines.
enum class Extent : std::uint8_t { kValidity, kBehaviour };

class Verifier {
 public:
  Verifier(const Symbols& symbols, const Function& function, Extent extent)
      : symbols_(symbols), function_(function), extent_(extent), state_(function.types.size(), State::kUnknown),
        isolation_(function.types.size(), 0), has_index_(std::ranges::any_of(function.types, is_index)) {}

  Result<void> run() {
    if (!region(function_.body) || !returns()) return tl::unexpected(std::move(error_));
    return {};
  }
  /// Which law of its op the error is about, counted from 1; 0 where it is about none.
  std::size_t broken_law() const { return broken_law_; }

 private:
  enum class State : std::uint8_t { kUnknown, kVisible, kGone };

  bool error(std::string message, Place at) {
    error_ = {std::move(message), where(at)};
    return false;
  }

  bool define(ValueId v, Place at) {
    if (v >= state_.size() || !function_.types[v]) return error("value " + std::to_string(v) + " has no type", at);
    if (state_[v] != State::kUnknown) return error("value " + std::to_string(v) + " is defined twice", at);
    state_[v] = State::kVisible;
    isolation_[v] = isolated_;
    return true;
  }

  bool use(ValueId v, Place at) {
    const State state = v < state_.size() ? state_[v] : State::kUnknown;
    if (state == State::kVisible && isolation_[v] == isolated_) return true;
    return error("value " + std::to_string(v) +
                     (state == State::kGone      ? " is used outside of the region that defines it"
                      : state == State::kVisible ? " is used in a region that reads nothing from around its op"
                                                 : " is used before it is defined"),
                 at);
  }

  /// What a region defines is not seen outside.
  bool region(const Region& r) {
    for (const auto v : r.arguments)
      if (!define(v, r.place)) return false;
    for (const auto& o : r.ops)
      if (!op(o)) return false;
    for (const auto v : r.returns)
      if (!use(v, r.place)) return false;
    leave(r);
    return true;
  }

  /// From a region of an isolated op the values around it are not seen.
  bool isolated_region(const Region& r) {
    const std::uint32_t around = std::exchange(isolated_, ++isolated_regions_);
    const bool ok = region(r);
    isolated_ = around;
    return ok;
  }

  void leave(const Region& r) {
    for (const auto v : r.arguments) state_[v] = State::kGone;
    for (const auto& o : r.ops)
      for (std::uint32_t i = 0; i < o.results; ++i) state_[o.first_result + i] = State::kGone;
  }

  bool op(const Op& o) {
    if (!o.record) return error("an op without a record", o.place);
    for (const auto v : o.operands)
      if (!use(v, o.place)) return false;
    for (const auto& r : o.regions)
      if (!(o.record->isolated ? isolated_region(r) : region(r))) return false;
    for (std::uint32_t i = 0; i < o.results; ++i)
      if (!define(o.first_result + i, o.place)) return false;
    return callees_exist(o) && grid(o) && laws(o);
  }

  bool callees_exist(const Op& o) {
    return std::ranges::all_of(o.attributes, [&](const Value& v) { return callees_exist(o, v); });
  }

  /// In lists, and in lists of lists.
  bool callees_exist(const Op& o, const Value& v) {
    const auto may_name_functions = [](const Value& item) {
      return item.kind == spec::ValueKind::kFunction || item.is_list();
    };
    if (v.is_list())
      return v.size == 0 || !may_name_functions(v.items[0]) ||
             std::ranges::all_of(v.as_list(), [&](const Value& item) { return callees_exist(o, item); });
    if (v.kind != spec::ValueKind::kFunction || symbols_.find(v.as_function().name)) return true;
    return error(o.record->full_name() + ": there is no function @" + std::string(v.as_function().name), o.place);
  }

  /// What an op that runs a grid of functions gives to and takes from them, in process order.
  bool grid(const Op& o) {
    const auto processes = process_grid(symbols_, o);
    if (!processes) return error_ = processes.error(), false;
    if (!*processes) return true;
    std::vector<Type> inputs, outputs, given, taken;
    for (const Function* f : (*processes)->programs) {
      const auto s = f->signature();
      inputs.insert(inputs.end(), s.inputs.begin(), s.inputs.end());
      outputs.insert(outputs.end(), s.outputs.begin(), s.outputs.end());
    }
    for (const auto v : o.operands) given.push_back(function_.type(v));
    for (std::uint32_t i = 0; i < o.results; ++i) taken.push_back(function_.type(o.first_result + i));
    if (given != inputs)
      return error(o.record->full_name() + ": its operands are not the arguments of its functions", o.place);
    return taken == outputs || error(o.record->full_name() + ": its results are not those of its functions", o.place);
  }

  bool laws(const Op& o) {
    thread_local spec::Arena arena;
    arena.clear();
    auto instance = program::instance(symbols_, function_, o, arena);
    if (!instance) return error_ = instance.error(), false;
    if (o.record->facts.reads_values) instance->held = held(o, arena);
    auto broken = spec::check(*instance, arena);
    if (broken.law && broken.law->is_undefined_behaviour() && extent_ == Extent::kValidity) return true;
    if (!broken.law) return !has_index_ || index_is_taken(*instance, o);
    broken_law_ = 1 + static_cast<std::size_t>(broken.law - o.record->laws.data());
    return error(std::move(broken.message), o.place);
  }

  /// Laws of StableHLO do not speak of MLIR's `index`: few of its ops take it.
  bool index_is_taken(const spec::Instance& instance, const Op& o) {
    const auto is_wrong = [](const Value& v) { return v.kind == spec::ValueKind::kType && is_index(v.as_type()); };
    const spec::Record& record = *o.record;
    for (std::size_t slot = 0; slot < record.names.size(); ++slot) {
      const Value& v = instance.slots[slot];
      if (record.facts.takes_index[slot] || (v.is_list() ? std::ranges::none_of(v.as_list(), is_wrong) : !is_wrong(v)))
        continue;
      return error(record.full_name() + ": the element type of " + record.names[slot].name + " is index", o.place);
    }
    return true;
  }

  static bool is_index(Type type) { return type && type.is_tensor() && type.element() == spec::ElementType::index; }

  /// What operands hold that are constants.
  std::span<const Value> held(const Op& o, spec::Arena& arena) {
    const auto values = held_values(o, arena, [&](ValueId v) { return held(v, arena); });
    return spec::held_by_slot(*o.record, values, arena);
  }
  Value held(ValueId v, spec::Arena& arena) {
    if (!constants_) collect_constants(function_.body, constants_.emplace());
    const auto constant = constants_->find(v);
    return constant == constants_->end() ? Value::undefined() : spec::held_value(*constant->second, arena);
  }

  /// Asked for by few programs.
  using Constants = std::unordered_map<ValueId, const spec::Literal*>;
  static void collect_constants(const Region& r, Constants& out) {
    for (const Op& o : r.ops) {
      if (o.record && o.record->facts.makes_literal) out[o.first_result] = &o.attributes[0].as_literal();
      for (const Region& inner : o.regions) collect_constants(inner, out);
    }
  }

  bool returns() {
    const auto& body = function_.body;
    if (body.returns.size() != function_.results.size())
      return error("@" + function_.name + " declares " + std::to_string(function_.results.size()) +
                       " results and returns " + std::to_string(body.returns.size()),
                   body.place);
    for (std::size_t i = 0; i < body.returns.size(); ++i)
      if (function_.types[body.returns[i]] != function_.results[i])
        return error("@" + function_.name + " declares result " + std::to_string(i) + " as " +
                         function_.results[i].text() + " and returns " + function_.types[body.returns[i]].text(),
                     body.place);
    return true;
  }

  const Symbols& symbols_;
  const Function& function_;
  Extent extent_;
  std::vector<State> state_;
  std::vector<std::uint32_t> isolation_;  ///< the isolated region in which a value was defined; 0 outside of all
  std::uint32_t isolated_ = 0, isolated_regions_ = 0;
  bool has_index_ = false;
  std::optional<Constants> constants_;
  Error error_;
  std::size_t broken_law_ = 0;
};

Result<void> verify_declaration(const Symbols& symbols, const Function& f) {
  if (symbols.find(f.name) != &f) return fail("a second function @" + f.name, where(f.place));
  if (f.is_declaration && !f.is_private) return fail("@" + f.name + " has no body, and is not private", where(f.place));
  return {};
}

/// What Assay runs, whatever is valid.
Result<void> within_bounds(const Module& module) {
  const auto too_many = [](const std::string& what, std::int64_t most) {
    return fail(fmt::format("not supported yet: {}; at most {}", what, most), "", ErrorKind::kUnsupported);
  };
  if (module.grid.processes() > kMostProcesses)
    return too_many(fmt::format("a grid of {} processes", module.grid.processes()), kMostProcesses);
  for (const Function& f : module.functions)
    for (const Type& type : f.types)
      if (type && type.is_tensor() && type.rank() > kMostRank)
        return too_many(fmt::format("a tensor of rank {} in @{}", type.rank(), f.name), kMostRank);
  return {};
}

/// Among the errors of a function in several grids the one that says most: it holds up to the last place, and there up
/// to the last law; of such grids the largest leaves least to blame on too few processes.
class Furthest {
 public:
  void consider(Error error, std::size_t law, spec::Grid grid) {
    const Place place = place_of(error);
    const auto rank = std::tuple(place.line, place.column, law, grid.processes());
    if (rank <= rank_) return;
    rank_ = rank;
    grid_ = grid;
    error_ = std::move(error);
  }

  bool says(const Error& other) const { return error_.message == other.message && error_.place == other.place; }

  Error error() const {
    Error out = error_;
    out.message += fmt::format(" in a grid of {} x {} processes; nor is it valid in another grid", grid_.replicas,
                               grid_.partitions);
    return out;
  }

 private:
  std::tuple<std::uint32_t, std::uint32_t, std::size_t, std::int64_t> rank_;
  spec::Grid grid_;
  Error error_;
};

/// As many processes as a list of lists of ids may ask for: one for each id but the -1 that pads, and such as hold the
/// largest.
void count_ids(const Value& lists, std::set<std::int64_t>& out) {
  std::int64_t ids = 0, largest = 0;
  if (!lists.is_list()) return;
  for (const Value& row : lists.as_list())
    for (const Value& id : row.is_list() ? row.as_list() : std::span<const Value>()) {
      ids += id.kind == spec::ValueKind::kInt && id.number >= 0 ? 1 : 0;
      largest = std::max(largest, id.kind == spec::ValueKind::kInt ? id.number : 0);
    }
  out.insert(ids);
  out.insert(std::min<std::int64_t>(largest, std::numeric_limits<std::int32_t>::max() - 1) + 1);
}

void count_ids(const Region& region, std::set<std::int64_t>& out) {
  for (const Op& op : region.ops) {
    for (const Value& v : op.attributes) count_ids(v, out);
    for (const Region& inner : op.regions) count_ids(inner, out);
  }
}

/// Grids of up to 256 processes, and larger ones that groups of the function ask for.
std::vector<spec::Grid> grids_for(const Function& f) {
  std::vector<spec::Grid> out;
  for (std::int64_t partitions = 1; partitions <= kMostProcesses; ++partitions)
    for (std::int64_t replicas = 1; replicas * partitions <= kMostProcesses; ++replicas)
      out.push_back({replicas, partitions});
  std::set<std::int64_t> counts;
  count_ids(f.body, counts);
  for (const std::int64_t n : counts)
    if (n > kMostProcesses) out.insert(out.end(), {{n, 1}, {1, n}});
  return out;
}

/// Valid in some grid. No text says that all functions of a module run in one: one that nothing calls may be another
/// program.
Result<void> verify_in_any_grid(Module& module, const Symbols& symbols, const Function& f) {
  const auto in_grid = [&](spec::Grid grid, Furthest* furthest) {
    module.grid = grid;
    Verifier verifier(symbols, f, Extent::kValidity);
    auto ok = verifier.run();
    if (!ok && furthest) furthest->consider(ok.error(), verifier.broken_law(), grid);
    return ok;
  };
  const auto alone = in_grid(module.grid, nullptr);
  if (alone) return {};
  if (auto anywhere = in_grid(spec::kUnknownGrid, nullptr); !anywhere) return anywhere;
  Furthest furthest;
  for (const spec::Grid grid : grids_for(f))
    if (in_grid(grid, &furthest)) return {};
  // What is wrong in the same words everywhere is not the grid's fault.
  return furthest.says(alone.error()) ? alone : tl::unexpected<Error>(furthest.error());
}

}  // namespace

Result<void> verify(const Module& module) {
  if (auto bounded = within_bounds(module); !bounded) return bounded;
  const Symbols symbols(module);
  for (const Function& f : module.functions) {
    if (auto ok = verify_declaration(symbols, f); !ok) return ok;
    if (f.is_declaration) continue;
    if (auto ok = Verifier(symbols, f, Extent::kBehaviour).run(); !ok) return ok;
  }
  return check_shardings(module);
}

Result<void> verify_text(const Module& module) {
  Module copy = module;
  const Symbols symbols(copy);
  for (const Function& f : copy.functions) {
    if (auto ok = verify_declaration(symbols, f); !ok) return ok;
    if (f.is_declaration) continue;
    copy.grid = module.grid;
    auto ok = module.states_grid ? Verifier(symbols, f, Extent::kValidity).run() : verify_in_any_grid(copy, symbols, f);
    if (!ok) return ok;
  }
  return check_shardings(module);
}

}  // namespace assay::program
