#include "oracle/evaluator/accelerate/packed_sum.h"

#include <algorithm>
#include <utility>

namespace assay::oracle {

namespace {

/// Cells of both factors that are packed at a time; they stay in the cache.
constexpr std::int64_t kBoxCells = 16'384;

}  // namespace

PackedSum::PackedSum(Machine& machine, PackedFactor lhs, PackedFactor rhs, AxisSet outer, AxisSet contracted)
    : machine_(machine), lhs_(std::move(lhs)), rhs_(std::move(rhs)) {
  std::int64_t results = 1;
  for (AxisSet left = outer | contracted; left != 0; left &= left - 1) {
    const int axis = innermost(left);
    const bool is_result = (outer & axis_bit(axis)) != 0;
    split(axis, is_result ? results : 0);
    if (is_result) results *= machine.space().extent[static_cast<std::size_t>(axis)];
  }
  lhs_.split(digits_);
  rhs_.split(digits_);
}

/// Two digits where a factor stays the same for a while, as it does within a group of features; none where there is one
/// step only, so that the innermost digit is a row.
void PackedSum::split(int axis, std::int64_t results) {
  const std::int64_t n = machine_.space().extent[static_cast<std::size_t>(axis)];
  const auto is_part = [&](std::int64_t run) { return run > 1 && run < n; };
  const std::int64_t l = lhs_.run(axis), r = rhs_.run(axis);
  const std::int64_t run = is_part(l) ? l : is_part(r) ? r : 1;
  if (run > 1) digits_.push_back({axis, run, 1, results});
  if (n / run != 1) digits_.push_back({axis, n / run, run, results * run});
}

/// Loops that may be taken in pieces, the one first that costs least: what both factors vary over; what the larger one
/// varies over alone, so that the smaller one is not packed again; contracted ones. The innermost stays a row.
std::vector<std::size_t> PackedSum::loops_to_cut() const {
  std::vector<std::int64_t> extent;
  for (const Digit& d : digits_) extent.push_back(d.extent);
  const bool is_lhs_larger = lhs_.count(extent) >= rhs_.count(extent);
  const PackedFactor &larger = is_lhs_larger ? lhs_ : rhs_, &smaller = is_lhs_larger ? rhs_ : lhs_;
  std::vector<std::size_t> out;
  const auto append = [&](auto&& is_one) {
    for (std::size_t d = digits_.size(); d-- > 0;)
      if (is_one(d)) out.push_back(d);
  };
  const auto is_result = [&](std::size_t d) { return d > 0 && digits_[d].results != 0 && larger.varies(d); };
  append([&](std::size_t d) { return is_result(d) && smaller.varies(d); });
  append([&](std::size_t d) { return is_result(d) && !smaller.varies(d); });
  append([&](std::size_t d) { return digits_[d].results == 0; });
  return out;
}

/// How many steps of each loop make up a box.
std::vector<std::int64_t> PackedSum::cut() const {
  std::vector<std::int64_t> steps;
  for (const Digit& d : digits_) steps.push_back(d.extent);
  for (const std::size_t d : loops_to_cut()) {
    const std::int64_t cells = lhs_.count(steps) + rhs_.count(steps);
    if (cells > kBoxCells) steps[d] = std::max<std::int64_t>(steps[d] * kBoxCells / cells, 1);
  }
  return steps;
}

void PackedSum::add_to(Folding& folding) {
  Box box{std::vector<std::int64_t>(digits_.size(), 0), {}};
  for (const Digit& d : digits_) box.extent.push_back(d.extent);
  const bool is_empty = std::find(box.extent.begin(), box.extent.end(), 0) != box.extent.end();
  if (!is_empty) add_boxes(loops_to_cut(), cut(), box, folding);
}

void PackedSum::add_boxes(std::span<const std::size_t> loops, std::span<const std::int64_t> steps, Box& box,
                          Folding& folding) {
  if (machine_.fault().raised()) return;
  if (loops.empty()) return add_box(box, folding);
  const std::size_t d = loops.front();
  for (std::int64_t at = 0; at < digits_[d].extent; at += steps[d]) {
    box.begin[d] = at;
    box.extent[d] = std::min(steps[d], digits_[d].extent - at);
    add_boxes(loops.subspan(1), steps, box, folding);
  }
  box.begin[d] = 0;
  box.extent[d] = digits_[d].extent;
}

namespace {

/// Whether a loop goes on where the one inside it ends, in all three arrays.
bool continues(const ProductNest::Loop& inner, const ProductNest::Loop& outer) {
  return outer.results == inner.results * inner.extent && outer.lhs == inner.lhs * inner.extent &&
         outer.rhs == inner.rhs * inner.extent;
}

void append(std::vector<ProductNest::Loop>& loops, const ProductNest::Loop& loop) {
  if (loop.extent == 1) return;
  if (!loops.empty() && continues(loops.back(), loop)) loops.back().extent *= loop.extent;
  else loops.push_back(loop);
}

}  // namespace

void PackedSum::add_box(const Box& box, Folding& folding) {
  ProductNest nest{{}, lhs_.pack(box), rhs_.pack(box)};
  std::int64_t lhs = 1, rhs = 1, products = 1;
  for (std::size_t d = 0; d < digits_.size(); ++d) {
    const std::int64_t n = box.extent[d];
    append(nest.loops, {n, digits_[d].results, lhs_.varies(d) ? lhs : 0, rhs_.varies(d) ? rhs : 0});
    nest.first += box.begin[d] * digits_[d].results;
    lhs *= lhs_.varies(d) ? n : 1;
    rhs *= rhs_.varies(d) ? n : 1;
    products *= n;
  }
  if (machine_.count_work(products)) folding.add_nest(nest);
}

}  // namespace assay::oracle
