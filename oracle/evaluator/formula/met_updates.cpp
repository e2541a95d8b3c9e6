#include <cstring>
#include <unordered_map>

#include "oracle/evaluator/formula/steps.h"

/// Updates that meet in one place, in any order: one after the other, each of them once (StableHLO, scatter: `schedule`
/// is an implementation-defined permutation).
namespace assay::oracle {
namespace {

/// All orders of so many are tried, subset after subset.
constexpr std::size_t kMostAtOnePlace = 6;
/// How often more may come of it if any update may follow any state. What an update overwrites stands still after two.
constexpr int kMostReached = 4;

}  // namespace

Steps::Meetings Steps::met_updates(std::span<const std::vector<std::int64_t>> places,
                                   std::span<const std::vector<std::int64_t>> to) {
  std::vector<std::int64_t> met;  // in the order in which they met, so that nothing hangs on hashes
  std::unordered_map<std::int64_t, std::vector<std::int64_t>> updates_of;
  for (std::size_t r = 0; r < to.size(); ++r)
    for (std::size_t j = 0; j < to[r].size(); ++j) {
      auto& updates = updates_of[to[r][j]];
      updates.push_back(places[r][j]);
      if (updates.size() == 2) met.push_back(to[r][j]);
    }
  Meetings out;
  for (const std::int64_t place : met) {
    const auto& updates = updates_of[place];
    Meeting& meeting = out[updates.size()];
    meeting.updates.resize(updates.size());
    meeting.places.push_back(place);
    for (std::size_t u = 0; u < updates.size(); ++u) meeting.updates[u].push_back(updates[u]);
  }
  return out;
}

/// The updates of each place, from what it was before.
void Steps::take_any_order(const FunctionTerm& f, const std::vector<RuntimeValue>& before,
                           const std::vector<Cells>& updates, const Meetings& meetings, std::vector<Target>& targets) {
  if (meetings.empty()) return;
  std::vector<const std::byte*> tensors;
  std::vector<Element> types;
  for (const RuntimeValue& t : before) tensors.push_back(t.cells.get()), types.push_back(Element::of(t.type));
  const Step step{f, types, updates};
  Domain& domain = machine_.domain();
  for (const auto& [count, meeting] : meetings) {
    Lanes start = lanes_of(tensors, types, meeting.places);
    for (std::size_t k = 0; k < start.size(); ++k)
      domain.decide_arrangement(types[k], start[k].get(), static_cast<std::int64_t>(meeting.places.size()));
    domain.try_arrangements(true);
    const Lanes met = count <= kMostAtOnePlace ? of_all_orders(step, std::move(start), meeting)
                                               : of_whatever_comes(step, std::move(start), meeting);
    domain.try_arrangements(false);
    for (std::size_t k = 0; k < targets.size() && !x_.failed(); ++k) {
      const std::size_t size = machine_.cell_size(types[k]);
      for (std::size_t j = 0; j < meeting.places.size(); ++j) {
        std::byte* const cell = targets[k].cells.get() + static_cast<std::size_t>(meeting.places[j]) * size;
        if (met.empty()) domain.unknown(Unknown::kFold, types[k], 1, cell);
        else std::memcpy(cell, met[k].get() + j * size, size);
      }
    }
  }
}

/// What a set of updates gives is what one of them makes of what the others give.
Steps::Lanes Steps::of_all_orders(const Step& step, Lanes start, const Meeting& meeting) {
  std::vector<Lanes> known(std::size_t{1} << meeting.updates.size());
  known[0] = std::move(start);
  for (std::size_t part = 1; part < known.size() && !x_.failed() && machine_.count_steps(1); ++part)
    for (std::size_t last = 0; last < meeting.updates.size() && !x_.failed(); ++last) {
      if (((part >> last) & 1) == 0) continue;
      Lanes made = stepped(step, known[part ^ (std::size_t{1} << last)], meeting.updates[last]);
      if (known[part].empty()) known[part] = std::move(made);
      else join(step, meeting.places.size(), made, known[part]);
    }
  return std::move(known.back());
}

/// What any updates reach, in any number: where a round adds nothing, neither does another. Nothing where each adds
/// more.
Steps::Lanes Steps::of_whatever_comes(const Step& step, Lanes start, const Meeting& meeting) {
  Lanes now = std::move(start);
  for (int round = 0; round < kMostReached; ++round) {
    Lanes next;
    for (const auto& update : meeting.updates) {
      if (x_.failed() || !machine_.count_steps(1)) return {};
      Lanes made = stepped(step, now, update);
      if (next.empty()) next = std::move(made);
      else join(step, meeting.places.size(), made, next);
    }
    if (x_.failed() || (round > 0 && !join(step, meeting.places.size(), next, now))) return next;
    now = std::move(next);
  }
  return {};
}

Steps::Lanes Steps::lanes_of(std::span<const std::byte* const> tensors, std::span<const Element> types,
                             std::span<const std::int64_t> places) const {
  Lanes out;
  for (std::size_t k = 0; k < tensors.size(); ++k) {
    const std::size_t size = machine_.cell_size(types[k]);
    Buffer<std::byte>& lanes = out.emplace_back(places.size() * size);
    for (std::size_t j = 0; j < places.size(); ++j)
      std::memcpy(lanes.get() + j * size, tensors[k] + static_cast<std::size_t>(places[j]) * size, size);
  }
  return out;
}

/// One update of each lane.
Steps::Lanes Steps::stepped(const Step& step, const Lanes& state, std::span<const std::int64_t> which) {
  const Names::Scope scope(names_);
  const AxisSet axis = axis_bit(names_.push_axis(static_cast<std::int64_t>(which.size())));
  Row arguments;
  const auto add = [&](const Element& type, const std::byte* from) {
    arguments.push_back(
        Cells{type, axis, Buffer<std::byte>::copy_of(from, which.size() * machine_.cell_size(type)).freeze(), nullptr});
  };
  for (std::size_t k = 0; k < state.size(); ++k) add(step.types[k], state[k].get());
  for (const Cells& u : step.updates) {
    const std::byte* const all = u.data.get();
    add(u.type, lanes_of({&all, 1}, {&u.type, 1}, which)[0].get());
  }
  const Row values = machine_.call_on_elements(step.function, arguments);
  Lanes out;
  for (std::size_t k = 0; k < values.size() && k < step.types.size() && !x_.failed(); ++k) {
    const std::size_t size = machine_.cell_size(step.types[k]);
    const Cells next = spread(machine_.space(), cells(machine_, values[k], step.types[k]), axis, size);
    out.push_back(Buffer<std::byte>::copy_of(next.data.get(), which.size() * size));
  }
  return out;
}

/// Whether there was something to join: what lies within stays as it is, and keeps what is known of it.
bool Steps::join(const Step& step, std::size_t n, const Lanes& more, Lanes& into) {
  Domain& domain = machine_.domain();
  bool has_grown = false;
  for (std::size_t k = 0; k < into.size() && k < more.size(); ++k) {
    const std::size_t size = machine_.cell_size(step.types[k]);
    const auto stride = static_cast<std::ptrdiff_t>(size);
    std::vector<std::uint8_t> lies(n);
    domain.lie_within(step.types[k], {more[k].get(), stride}, {into[k].get(), stride}, static_cast<std::int64_t>(n),
                      lies.data());
    for (std::size_t j = 0; j < n; ++j) {
      if (lies[j] != 0) continue;
      has_grown = true;
      std::byte* const cell = into[k].get() + j * size;
      domain.join(step.types[k], {cell, 0}, {more[k].get() + j * size, 0}, 1, cell);
    }
  }
  return has_grown;
}

}  // namespace assay::oracle
