#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

#include "program/grids.h"
#include "program/module.h"

/// What must hold of a program beyond the laws of its ops: values are defined before their use,
/// functions that are called exist, functions return what they declare.
namespace assay::program {
namespace {

/// A program may be valid and yet do what no text defines.
enum class Extent : std::uint8_t { kValidity, kBehaviour };

class Verifier {
 public:
  Verifier(const Module& module, const Function& function, Extent extent)
      : module_(module), function_(function), extent_(extent), state_(function.types.size(), State::kUnknown) {}

  Result<void> run() {
    if (!region(function_.body) || !returns()) return tl::unexpected(std::move(error_));
    return {};
  }

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
    return true;
  }

  bool use(ValueId v, Place at) {
    if (v < state_.size() && state_[v] == State::kVisible) return true;
    const bool gone = v < state_.size() && state_[v] == State::kGone;
    return error("value " + std::to_string(v) +
                     (gone ? " is used outside of the region that defines it" : " is used before it is defined"),
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
      if (!region(r)) return false;
    for (std::uint32_t i = 0; i < o.results; ++i)
      if (!define(o.first_result + i, o.place)) return false;
    return callees_exist(o) && grid(o) && laws(o);
  }

  bool callees_exist(const Op& o) {
    return std::ranges::all_of(o.attributes, [&](const Value& v) {
      if (v.kind != spec::ValueKind::kFunction || module_.find(v.as_function().name)) return true;
      return error(o.record->full_name() + ": there is no function @" + std::string(v.as_function().name), o.place);
    });
  }

  /// What an op that runs a grid of functions gives to and takes from them, in process order.
  bool grid(const Op& o) {
    const auto processes = process_grid(module_, o);
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
    const auto instance = program::instance(module_, function_, o, arena);
    if (!instance) return error_ = instance.error(), false;
    auto broken = spec::check(*instance, arena);
    if (broken.law && broken.law->is_undefined_behaviour() && extent_ == Extent::kValidity) return true;
    return !broken.law || error(std::move(broken.message), o.place);
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

  const Module& module_;
  const Function& function_;
  Extent extent_;
  std::vector<State> state_;
  Error error_;
};

Result<void> verify(const Module& module, Extent extent) {
  for (const auto& f : module.functions) {
    if (module.find(f.name) != &f) return fail("a second function @" + f.name, where(f.place));
    if (f.is_declaration && !f.is_private)
      return fail("@" + f.name + " has no body, and is not private", where(f.place));
    if (f.is_declaration) continue;
    if (auto ok = Verifier(module, f, extent).run(); !ok) return ok;
  }
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

/// Among the errors of a module in several grids the one that says most: it holds up to the last place, and of such
/// grids the largest leaves least to blame on too few processes.
class Furthest {
 public:
  void consider(Error error, spec::Grid grid) {
    const Place place = place_of(error);
    const auto rank = std::tuple(place.line, place.column, grid.processes());
    if (rank <= rank_) return;
    rank_ = rank;
    grid_ = grid;
    error_ = std::move(error);
  }

  Error error() const {
    Error out = error_;
    out.message += fmt::format(" in a grid of {} x {} processes; nor is it valid in another grid of up to {} processes",
                               grid_.replicas, grid_.partitions, kMostProcesses);
    return out;
  }

 private:
  std::tuple<std::uint32_t, std::uint32_t, std::int64_t> rank_;
  spec::Grid grid_;
  Error error_;
};

Module in_grid(const Module& module, spec::Grid grid) {
  Module copy = module;
  copy.grid = grid;
  return copy;
}

}  // namespace

Result<void> verify(const Module& module) {
  if (auto bounded = within_bounds(module); !bounded) return bounded;
  return verify(module, Extent::kBehaviour);
}

Result<void> verify_text(const Module& module) {
  auto alone = verify(module, Extent::kValidity);
  if (alone || module.states_grid) return alone;
  auto anywhere = verify(in_grid(module, spec::kUnknownGrid), Extent::kValidity);
  if (!anywhere) return anywhere;
  Furthest furthest;
  for (std::int64_t partitions = 1; partitions <= kMostProcesses; ++partitions)
    for (std::int64_t replicas = 1; replicas * partitions <= kMostProcesses; ++replicas) {
      const spec::Grid grid{replicas, partitions};
      auto there = verify(in_grid(module, grid), Extent::kValidity);
      if (there) return {};
      furthest.consider(std::move(there.error()), grid);
    }
  return tl::unexpected<Error>(furthest.error());
}

}  // namespace assay::program
