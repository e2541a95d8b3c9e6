#include "oracle/evaluator/quantization.h"

#include <array>

namespace assay::oracle {

namespace {

/// Elements of one type, all of which take part in the same steps.
class Elementwise {
 public:
  Elementwise(Machine& machine, ElementType type, const Cells& cells)
      : machine_(machine), type_(type), n_(machine.space().count(cells.axes)), now_(cells.data) {}

  std::ptrdiff_t size() const { return static_cast<std::ptrdiff_t>(machine_.cell_size(type_)); }
  Column all() const { return {now_.get(), n_ == 1 ? 0 : size()}; }
  Bytes number(std::int64_t x) const {
    Buffer<std::byte> cell(static_cast<std::size_t>(size()));
    machine_.domain().from_integers(type_, &x, 1, cell.get());
    return std::move(cell).freeze();
  }
  Bytes real(double x) const {
    Buffer<std::byte> cell(static_cast<std::size_t>(size()));
    machine_.domain().from_real(type_, x, cell.get());
    return std::move(cell).freeze();
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
  Machine& machine_;
  ElementType type_;
  std::int64_t n_;
  Bytes now_;
};

Column single(const Bytes& cell) { return {cell.get(), 0}; }

/// Which slice of the axis an element belongs to is not known where it is computed with.
bool is_per_tensor(Machine& machine, const spec::Quantization& q) {
  if (q.dimension >= 0)
    machine.raise({"not supported yet: elements that are quantized per axis", "", ErrorKind::kUnsupported});
  return q.dimension < 0;
}

}  // namespace

Cells dequantized(Machine& machine, const Cells& c) {
  const spec::Quantization& q = *c.type.quantization();
  if (!is_per_tensor(machine, q)) return c;
  Elementwise x(machine, c.type.storage(), c);
  x.convert(ElementType::i64);  // 127 - -128 is no i8
  x.apply<2>(PrimitiveId::kSubtract, {x.all(), single(x.number(q.zero_points[0]))});
  x.convert(q.expressed);
  x.apply<2>(PrimitiveId::kMultiply, {x.all(), single(x.real(q.scales[0]))});
  return {q.expressed, c.axes, x.cells(), c.present};
}

Cells quantized(Machine& machine, const Cells& c, const Element& to) {
  const spec::Quantization& q = *to.quantization();
  if (!is_per_tensor(machine, q)) return c;
  Elementwise x(machine, q.expressed, c);
  x.apply<2>(PrimitiveId::kDivide, {x.all(), single(x.real(q.scales[0]))});
  x.apply<2>(PrimitiveId::kAdd, {x.all(), single(x.number(q.zero_points[0]))});
  x.apply<2>(PrimitiveId::kMaximum, {x.all(), single(x.number(q.storage_min))});
  x.apply<2>(PrimitiveId::kMinimum, {x.all(), single(x.number(q.storage_max))});
  x.apply<1>(PrimitiveId::kRoundNearestEven, {x.all()});
  x.convert(to.storage());
  return {to, c.axes, x.cells(), c.present};
}

}  // namespace assay::oracle
