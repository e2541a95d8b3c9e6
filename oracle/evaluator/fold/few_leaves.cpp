#include <algorithm>
#include <bit>

#include "oracle/evaluator/fold/arrangements.h"

/// Every tree over few leaves, part after part: what the terms of a part give is what any two of its own parts give.
namespace assay::oracle {
namespace {

constexpr std::int64_t kMostInAnyOrder = 5;
constexpr std::int64_t kMostInOrder = 8;

bool is_run(std::uint64_t part) { return std::has_single_bit((part >> std::countr_zero(part)) + 1); }

}  // namespace

bool Arrangements::are_few() const {
  const std::int64_t most = domain_.keeps_order_of_leaves() ? kMostInOrder : kMostInAnyOrder;
  return leaves_.count <= most && std::ranges::all_of(leaves_.there, [](std::int64_t p) { return p == 1; });
}

Row Arrangements::joined(const Row& a, const Row& b) const {
  return items(x_.operators().choose(Numbers::of(kUncertain), a, b));
}

/// What `start` and steps from it can reach: where a second step adds nothing to the first, no further one does.
template <class Step> Row Arrangements::closure(const Row& start, Step next) {
  const Row once = joined(start, next(start));
  if (failed()) return once;
  const Row twice = joined(once, next(once));
  Row out;
  for (std::size_t k = 0; k < once.size() && !failed(); ++k) {
    const Cells& now = *twice[k].as<Cells>();
    auto widened = Buffer<std::byte>::copy_of(now.data.get(), static_cast<std::size_t>(results_count()) * size(k));
    domain_.widen(now.type, once[k].as<Cells>()->data.get(), results_count(), widened.get());
    out.push_back(Cells{now.type, axes_, std::move(widened).freeze(), nullptr, nullptr});
  }
  return out;
}

Row Arrangements::of_all_trees() {
  Row inits;
  if (fold_.init) inits = closure(row(init_, 0, axes_), [&](const Row& r) { return body(r, r, axes_); });
  if (leaves_.count == 0) return inits;
  std::vector<Row> known(std::size_t{1} << leaves_.count);
  for (std::uint64_t part = 1; part < known.size() && !failed() && machine_.count_steps(1); ++part) {
    if (domain_.keeps_order_of_leaves() && !is_run(part)) continue;
    Row all = std::has_single_bit(part) ? leaf(std::countr_zero(part)) : of_two_parts(known, part);
    if (fold_.init && !failed())
      all = closure(all, [&](const Row& r) { return joined(body(inits, r, axes_), body(r, inits, axes_)); });
    known[part] = std::move(all);
  }
  return known.back();
}

/// Parts that keep the order of the leaves lie side by side, the earlier one first.
Row Arrangements::of_two_parts(std::span<const Row> known, std::uint64_t part) {
  Row all;
  for (std::uint64_t first = (part - 1) & part; first != 0 && !failed(); first = (first - 1) & part) {
    const std::uint64_t second = part ^ first;
    if (domain_.keeps_order_of_leaves() && (first > second || !is_run(first) || !is_run(second))) continue;
    Row made = body(known[first], known[second], axes_);
    if (!failed()) all = all.empty() ? std::move(made) : joined(all, made);
  }
  return all;
}

}  // namespace assay::oracle
