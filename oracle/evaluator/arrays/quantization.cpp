#include "oracle/evaluator/arrays/quantization.h"

#include <algorithm>
#include <array>
#include <deque>
#include <vector>

#include "oracle/numerics/format.h"

namespace assay::oracle {

namespace {

/// Elements of one type, all of which take part in the same steps.
class Elementwise {
 public:
  Elementwise(Machine& machine, ElementType type, const Cells& cells)
      : machine_(machine), type_(type), n_(machine.space().count(cells.axes)), now_(cells.data) {}

  std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(machine_.cell_size(type_)); }
  Column all() const { return {now_.get(), n_ == 1 ? 0 : size()}; }
  /// One cell for all elements, or one for each.
  Column numbers(std::span<const std::int64_t> x) {
    std::byte* const cells = room(x.size());
    machine_.domain().from_integers(type_, x.data(), static_cast<std::int64_t>(x.size()), cells);
    return {cells, x.size() == 1 ? 0 : size()};
  }
  Column reals(std::span<const double> x) {
    std::byte* const cells = room(x.size());
    for (std::size_t k = 0; k < x.size(); ++k)
      machine_.domain().from_real(type_, x[k], cells + k * static_cast<std::size_t>(size()));
    return {cells, x.size() == 1 ? 0 : size()};
  }
  template <std::size_t kOperands> void apply(PrimitiveId id, const std::array<Column, kOperands>& operands) {
    std::array<ElementType, kOperands> types;
    types.fill(type_);
    Buffer<std::byte> out(static_cast<std::size_t>(n_ * size()));
    machine_.domain().apply(primitive(id), {}, type_, types, operands, n_, out.get());
    now_ = std::move(out).freeze();
  }
  void convert(ElementType to) {
    Buffer<std::byte> out(static_cast<std::size_t>(n_) * machine_.cell_size(to));
    machine_.domain().convert(type_, now_.get(), to, n_, out.get());
    now_ = std::move(out).freeze();
    type_ = to;
  }
  Bytes cells() const { return now_; }

 private:
  std::byte* room(std::size_t n) {
    parameters_.emplace_back(n * static_cast<std::size_t>(size()));
    return parameters_.back().get();
  }

  Machine& machine_;
  ElementType type_;
  std::int64_t n_;
  Bytes now_;
  std::deque<Buffer<std::byte>> parameters_;  ///< that columns point into
};

/// What is said of each element: one value where all have the same.
template <class T> std::vector<T> by_element(std::span<const std::int64_t> slices, std::span<const T> of_slices) {
  std::vector<T> out;
  out.reserve(slices.size());
  for (const std::int64_t s : slices) out.push_back(of_slices[static_cast<std::size_t>(std::max<std::int64_t>(s, 0))]);
  return out;
}

/// The scale and the zero point of each element, or of all: those of slice 0 where an element does not exist.
struct QuantizedBy {
  std::vector<double> scales;
  std::vector<std::int64_t> zero_points;
};

QuantizedBy quantized_by(Machine& machine, const spec::Quantization& q, AxisSet axes, const Numbers* slices) {
  if (!q.is_per_axis()) return {{q.scales[0]}, {q.zero_points[0]}};
  if (slices == nullptr || greatest(machine.space(), *slices) == kUncertain) {
    machine.raise({"not supported yet: elements that are quantized per axis, here", "", ErrorKind::kUnsupported});
    return {{q.scales[0]}, {q.zero_points[0]}};
  }
  const Numbers wide = spread(machine.space(), *slices, axes);
  const std::span all(wide.begin(), static_cast<std::size_t>(machine.space().count(axes)));
  return {by_element<double>(all, q.scales), by_element<std::int64_t>(all, q.zero_points)};
}

}  // namespace

Cells dequantized(Machine& machine, const Cells& c) {
  const spec::Quantization& q = *c.type.quantization();
  const QuantizedBy of = quantized_by(machine, q, c.axes, c.slices.get());
  if (machine.fault().raised()) return c;
  Elementwise x(machine, c.type.storage(), c);
  x.convert(ElementType::i64);  // 127 - -128 is no i8
  x.apply<2>(PrimitiveId::kSubtract, {x.all(), x.numbers(of.zero_points)});
  x.convert(q.expressed);
  x.apply<2>(PrimitiveId::kMultiply, {x.all(), x.reals(of.scales)});
  return {q.expressed, c.axes, x.cells(), c.present};
}

Cells quantized(Machine& machine, const Cells& expressed, const Element& to, const Numbers* slices) {
  const spec::Quantization& q = *to.quantization();
  const AxisSet axes = expressed.axes | (slices != nullptr ? slices->axes : 0);
  const Cells c = spread(machine.space(), expressed, axes, machine.cell_size(expressed.type));
  const QuantizedBy of = quantized_by(machine, q, axes, slices);
  if (machine.fault().raised()) return c;
  Elementwise x(machine, q.expressed, c);
  x.apply<2>(PrimitiveId::kDivide, {x.all(), x.reals(of.scales)});
  x.apply<2>(PrimitiveId::kAdd, {x.all(), x.numbers(of.zero_points)});
  x.apply<2>(PrimitiveId::kMaximum, {x.all(), x.numbers(std::array{q.storage_min})});
  x.apply<2>(PrimitiveId::kMinimum, {x.all(), x.numbers(std::array{q.storage_max})});
  x.apply<1>(PrimitiveId::kRoundNearestEven, {x.all()});
  x.convert(to.storage());
  return {to, c.axes, x.cells(), c.present};
}

bool leads_back(const spec::Quantization& q) {
  const FormatNumbers& of = oracle::numbers(q.expressed);
  const auto least = static_cast<double>(q.storage_min), most = static_cast<double>(q.storage_max);
  for (std::size_t k = 0; k < q.scales.size(); ++k) {
    const auto zero = static_cast<double>(q.zero_points[k]);
    const double difference = std::max(most - zero, zero - least), largest = std::max({difference, most, -least});
    const bool is_normal = of.min_normal <= q.scales[k] && difference * q.scales[k] <= of.max_finite;
    if (!is_normal || 3 * of.unit_roundoff * largest >= 0.5) return false;
  }
  return true;
}

bool has_same_scales(const Space& space, const Cells& c, const spec::Quantization& to, const Numbers& slices) {
  const spec::Quantization& from = *c.type.quantization();
  if (from.storage != to.storage || from.storage_min != to.storage_min || from.storage_max != to.storage_max ||
      from.expressed != to.expressed)
    return false;
  const AxisSet axes = c.slices->axes | slices.axes;
  const Numbers a = spread(space, *c.slices, axes), b = spread(space, slices, axes);
  for (std::int64_t j = 0; j < space.count(axes); ++j) {
    if (a.begin()[j] < 0) continue;
    const auto s = static_cast<std::size_t>(a.begin()[j]), t = static_cast<std::size_t>(b.begin()[j]);
    if (from.scales[s] != to.scales[t] || from.zero_points[s] != to.zero_points[t]) return false;
  }
  return true;
}

}  // namespace assay::oracle
