#include <algorithm>
#include <bit>
#include <cstring>

#include "oracle/evaluator/fold/arrangements.h"

/// What leaves outside of an ideal become among themselves.
namespace assay::oracle {
namespace {

/// More parts of a leaf are not looked at one by one.
constexpr std::size_t kMostParts = 4;
/// More leaves are no classes by themselves.
constexpr std::int64_t kMostSingle = 48;

}  // namespace

Arrangements::Classes Arrangements::classes(std::int64_t count, const ClassOf& class_of) const {
  const auto n = static_cast<std::size_t>(results_count());
  Classes out{count, {}, Lanes(static_cast<std::size_t>(count) * n, 0)};
  std::fill_n(out.are_there.begin(), n, 1);
  for (std::size_t k = 0; k < parts(); ++k) {
    out.sets.emplace_back(out.are_there.size() * size(k));
    for (std::size_t c = 0; c < static_cast<std::size_t>(count); ++c)
      std::memcpy(out.sets[k].get() + c * n * size(k), ideal_[k].get(), n * size(k));
  }
  const auto put = [&](std::int64_t t, const Sets& from, std::size_t first) {
    for (std::size_t j = 0; j < n; ++j) {
      const auto c = static_cast<std::size_t>(class_of(t, static_cast<std::int64_t>(j)));
      if (c == 0) continue;
      const bool is_first = out.are_there[c * n + j] == 0;
      out.are_there[c * n + j] = 1;
      for (std::size_t k = 0; k < parts(); ++k) {
        std::byte* const set = out.sets[k].get() + (c * n + j) * size(k);
        const std::byte* const leaf = from[k].get() + (first + j) * size(k);
        if (is_first) std::memcpy(set, leaf, size(k));
        else domain_.join(leaves_.types[k], {set, 0}, {leaf, 0}, 1, set);
      }
    }
  };
  for (std::int64_t t = 0; t < leaves_.count; ++t) put(t, leaves_.cells, static_cast<std::size_t>(t) * n);
  if (fold_.init) put(leaves_.count, init_, 0);
  return out;
}

/// For each result and each two classes: 1 where the region makes of them what lies in one, and in the ideal where one
/// of the two is it.
Arrangements::Lanes Arrangements::are_closed(const Classes& all) {
  const auto n = static_cast<std::size_t>(results_count()), count = static_cast<std::size_t>(all.count);
  Lanes out;
  const Names::Scope scope(x_.names());
  const AxisSet axes = axes_ | axis_bit(x_.names().push_axis(all.count));
  const Row each = row(all.sets, 0, axes);
  for (std::size_t a = 0; a < count && !failed(); ++a) {
    const Row made = body(row(all.sets, static_cast<std::int64_t>(a * n), axes_), each, axes);
    if (failed()) break;
    Lanes lies = within(made, all.count, all.sets, 0);
    for (std::size_t c = 1; c < count && a > 0; ++c) {
      const Lanes here = within(made, all.count, all.sets, static_cast<std::int64_t>(c));
      for (std::size_t k = n; k < lies.size(); ++k) lies[k] |= here[k] & all.are_there[c * n + k % n];
    }
    for (std::size_t k = 0; k < lies.size(); ++k) lies[k] |= (all.are_there[k] & all.are_there[a * n + k % n]) == 0;
    out.insert(out.end(), lies.begin(), lies.end());
  }
  return out;
}

/// Two classes of which the region makes what lies in neither become one, until there are none.
void Arrangements::settle_by(std::int64_t count, const ClassOf& class_of) {
  const auto n = static_cast<std::size_t>(results_count()), classes_count = static_cast<std::size_t>(count);
  std::vector<std::int64_t> joined(classes_count * n);
  for (std::size_t k = 0; k < joined.size(); ++k) joined[k] = static_cast<std::int64_t>(k / n);
  const auto class_now = [&](std::int64_t t, std::int64_t j) {
    return joined[static_cast<std::size_t>(class_of(t, j)) * n + static_cast<std::size_t>(j)];
  };
  for (bool are_joined = true; are_joined && !failed();) {
    are_joined = false;
    const Lanes closed = are_closed(classes(count, class_now));
    if (failed()) return;
    for (std::size_t j = 0; j < n; ++j) {
      if (is_settled_[j] != 0 || is_ideal_[j] == 0) continue;
      const auto open = open_pair(closed, classes_count, j);
      if (!open) is_settled_[j] = 1;
      if (!open || open->first == 0 || open->second == 0) continue;
      are_joined = true;
      for (std::size_t c = 0; c < classes_count; ++c)
        if (joined[c * n + j] == open->second) joined[c * n + j] = open->first;
    }
  }
}

/// The first two classes of a result that are not closed.
std::optional<std::pair<std::int64_t, std::int64_t>> Arrangements::open_pair(const Lanes& closed, std::size_t count,
                                                                             std::size_t result) const {
  const auto n = static_cast<std::size_t>(results_count());
  for (std::size_t pair = 0; pair < count * count; ++pair)
    if (closed[pair * n + result] == 0) return std::pair<std::int64_t, std::int64_t>(pair / count, pair % count);
  return std::nullopt;
}

/// Leaves that agree with the ideal in the same parts: of a lexicographic order each class is below or above another.
void Arrangements::settle_by_parts() {
  const std::size_t looked_at = parts() <= kMostParts ? parts() : 0;
  const auto n = static_cast<std::size_t>(results_count());
  std::vector<std::uint8_t> agrees((static_cast<std::size_t>(leaves_.count) + 1) * n, 0), is_inside(agrees.size(), 1);
  const auto look = [&](const Sets& from, std::size_t first, std::int64_t count) {
    for (std::size_t k = 0; k < parts(); ++k)
      for (std::int64_t t = 0; t < count; ++t) {
        Lanes one(n);
        const auto step = static_cast<std::ptrdiff_t>(size(k));
        domain_.lie_within(leaves_.types[k], {from[k].get() + static_cast<std::size_t>(t) * n * size(k), step},
                           {ideal_[k].get(), step}, static_cast<std::int64_t>(n), one.data());
        for (std::size_t j = 0; j < n; ++j) {
          const std::size_t at = first + static_cast<std::size_t>(t) * n + j;
          is_inside[at] &= one[j];
          if (k < looked_at) agrees[at] |= static_cast<std::uint8_t>(one[j] << k);
        }
      }
  };
  look(leaves_.cells, 0, leaves_.count);
  if (fold_.init) look(init_, static_cast<std::size_t>(leaves_.count) * n, 1);
  settle_by((std::int64_t{1} << looked_at) + 1, [&](std::int64_t t, std::int64_t j) -> std::int64_t {
    const auto at = static_cast<std::size_t>(t) * n + static_cast<std::size_t>(j);
    const bool is_there = t == leaves_.count || leaves_.presence(t, j) != 0;
    return !is_there || is_inside[at] != 0 ? 0 : 1 + agrees[at];
  });
}

void Arrangements::settle_one_by_one() {
  if (leaves_.count > kMostSingle) return;
  settle_by(leaves_.count + 2, [&](std::int64_t t, std::int64_t j) -> std::int64_t {
    return t == leaves_.count || leaves_.presence(t, j) != 0 ? 1 + t : 0;
  });
}

}  // namespace assay::oracle
