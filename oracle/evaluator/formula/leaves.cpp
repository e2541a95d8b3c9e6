#include "oracle/evaluator/formula/leaves.h"

#include <algorithm>
#include <cstring>

#include "oracle/evaluator/arrays/conversion.h"

namespace assay::oracle {
namespace {

/// Leaves of all results together; of more no arrangements are tried.
constexpr std::int64_t kMostLeaves = 1 << 20;

/// The same cells over the axes of the results and one more, which stands for those of the fold.
Cells over_block(const Cells& c, AxisSet fold, AxisSet block) {
  return {c.type, (c.axes & ~fold) | block, c.data, nullptr};
}

}  // namespace

void Leaves::add(Machine& machine, const Row& terms, AxisSet fold, const Numbers& there) {
  machine_ = &machine;
  if (!are_all_) return;
  Space& space = machine.space();
  Block b{space.count(fold), {}, spread(space, there, there.axes | fold)};
  AxisSet axes = there.axes & ~fold;
  for (const Term& t : terms) {
    const Cells& c = *t.as<Cells>();
    axes |= c.axes & ~fold;
    are_all_ &= c.present == nullptr && c.type.quantization() == nullptr;
  }
  count_ += b.count;
  axes_ |= axes;
  are_all_ &= count_ * space.count(axes_) <= kMostLeaves;
  if (!are_all_) {
    blocks_.clear();
    count_ = 0;
    return;
  }
  for (const Term& t : terms) {
    const Cells& c = *t.as<Cells>();
    b.terms.push_back(over_block(spread(space, c, c.axes | fold, machine.cell_size(c.type)), fold, 0));
  }
  b.there.axes &= ~fold;
  blocks_.push_back(std::move(b));
}

LeafArrays Leaves::over(Names& names, AxisSet results) const {
  LeafArrays out;
  out.count = count_;
  out.results = machine_->space().count(results);
  const auto all = static_cast<std::size_t>(out.count * out.results);
  for (const Term& t : blocks_.front().terms) {
    const Element type = t.as<Cells>()->type;
    out.types.push_back(type);
    out.sizes.push_back(machine_->cell_size(type));
    out.cells.emplace_back(all * out.sizes.back());
  }
  out.there.resize(all);
  std::int64_t first = 0;
  for (const Block& b : blocks_) {
    copy_block(names, b, results, first, out);
    first += b.count;
  }
  return out;
}

void Leaves::copy_block(Names& names, const Block& b, AxisSet results, std::int64_t first, LeafArrays& out) const {
  const Names::Scope scope(names);
  const Space& space = machine_->space();
  const AxisSet block = axis_bit(names.push_axis(b.count)), axes = results | block;
  const auto at = static_cast<std::size_t>(first * out.results), n = static_cast<std::size_t>(b.count * out.results);
  for (std::size_t k = 0; k < out.parts(); ++k) {
    const Cells wide = spread(space, over_block(*b.terms[k].as<Cells>(), 0, block), axes, out.sizes[k]);
    std::memcpy(out.cells[k].get() + at * out.sizes[k], wide.data.get(), n * out.sizes[k]);
  }
  Numbers there = b.there;
  there.axes |= block;
  const Numbers wide = spread(space, there, axes);
  for (std::size_t j = 0; j < n; ++j) out.there[at + j] = wide.is_single() ? wide.single : wide.begin()[j];
}

}  // namespace assay::oracle
