#include "oracle/evaluator/accelerate/packed_factor.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "oracle/evaluator/arrays/sized.h"
#include "oracle/evaluator/formula/subscripts.h"

namespace assay::oracle {

PackedFactor::PackedFactor(RuntimeValue tensor, AxisSet axes, const std::vector<Numbers>& offsets, Cells fallback,
                           const Space& space, std::size_t cell_size)
    : tensor_(std::move(tensor)), axes_(axes), fallback_(std::move(fallback)), size_(cell_size) {
  const auto all = static_cast<std::size_t>(space.axes);
  for (const Numbers& numbers : offsets) {
    Part part{numbers, std::vector<std::int64_t>(all, 1), std::vector<std::int64_t>(all, 0), {}};
    std::int64_t stride = 1;
    for (AxisSet left = numbers.is_single() ? 0 : numbers.axes; left != 0; left &= left - 1) {
      const auto a = static_cast<std::size_t>(innermost(left));
      part.extent[a] = space.extent[a];
      part.stride[a] = stride;
      stride *= space.extent[a];
    }
    parts_.push_back(std::move(part));
  }
}

std::int64_t PackedFactor::run(int axis) const {
  std::int64_t shortest = 0;  // none of the parts varies
  for (const Part& part : parts_) shortest = std::gcd(shortest, run(part, static_cast<std::size_t>(axis)));
  return shortest;
}

/// The greatest common divisor of the places at which something changes, and of the extent.
std::int64_t PackedFactor::run(const Part& part, std::size_t axis) {
  const std::int64_t n = part.extent[axis], stride = part.stride[axis];
  if (stride == 0) return 0;
  const auto total = std::inner_product(part.extent.begin(), part.extent.end(), part.stride.begin(), std::int64_t{1},
                                        std::plus<>(), [](auto e, auto s) { return (e - 1) * s; });
  const std::int64_t* at = part.numbers.begin();
  std::int64_t shortest = 0;
  for (std::int64_t j = 0; j < total && shortest != 1; ++j) {
    const std::int64_t place = j / stride % n;
    if (place != 0 && at[j] != at[j - stride]) shortest = std::gcd(shortest, place);
  }
  return shortest == 0 ? 0 : std::gcd(shortest, n);
}

void PackedFactor::split(std::span<const Digit> digits) {
  varies_.clear();
  for (Part& part : parts_) part.digits.clear();
  for (const Digit& d : digits) {
    const std::int64_t same = run(d.axis);
    varies_.push_back(d.extent != 0 && same % (d.step * d.extent) != 0);
    for (Part& part : parts_) part.digits.push_back(part.stride[static_cast<std::size_t>(d.axis)] * d.step);
  }
}

std::int64_t PackedFactor::count(std::span<const std::int64_t> extent) const {
  std::int64_t n = 1;
  for (std::size_t d = 0; d < extent.size(); ++d) n *= varies_[d] ? extent[d] : 1;
  return n;
}

bool PackedFactor::is_packed(const Box& box) const {
  if (packed_.extent.empty()) return false;
  for (std::size_t d = 0; d < varies_.size(); ++d)
    if (varies_[d] && (box.begin[d] != packed_.begin[d] || box.extent[d] != packed_.extent[d])) return false;
  return true;
}

const std::byte* PackedFactor::pack(const Box& box) {
  if (is_packed(box)) return cells_.data();
  packed_ = box;
  cells_.resize(static_cast<std::size_t>(count(box.extent)) * size_);
  std::vector<std::size_t> digits;
  for (std::size_t d = 0; d < varies_.size(); ++d)
    if (varies_[d] && box.extent[d] > 1) digits.push_back(d);
  Position position{{}, cells_.data()};
  for (const Part& part : parts_)
    position.at.push_back(std::inner_product(box.begin.begin(), box.begin.end(), part.digits.begin(), std::int64_t{0}));
  pack_rows(box, digits, position);
  return cells_.data();
}

/// The digits that are left, the outermost of them one step at a time.
void PackedFactor::pack_rows(const Box& box, std::span<const std::size_t> digits, Position& position) {
  if (digits.empty()) return pack_row(0, 1, position);
  const std::size_t d = digits.back();
  if (digits.size() == 1) return pack_row(d, box.extent[d], position);
  for (std::int64_t i = 0; i < box.extent[d]; ++i) {
    pack_rows(box, digits.first(digits.size() - 1), position);
    for (std::size_t p = 0; p < parts_.size(); ++p) position.at[p] += parts_[p].digits[d];
  }
  for (std::size_t p = 0; p < parts_.size(); ++p) position.at[p] -= parts_[p].digits[d] * box.extent[d];
}

namespace {

/// Cells at table[j * step], the fallback where that is nowhere.
template <std::size_t kSize>
void gather(std::byte* out, const std::byte* cells, const std::byte* fallback, const std::int64_t* table,
            std::int64_t step, std::int64_t n) {
  auto* to = reinterpret_cast<Sized<kSize>*>(out);
  const auto* from = reinterpret_cast<const Sized<kSize>*>(cells);
  const auto* none = reinterpret_cast<const Sized<kSize>*>(fallback);
  for (std::int64_t j = 0; j < n; ++j, table += step) to[j] = *table == kNowhere ? *none : from[*table];
}

}  // namespace

/// At most one part moves along the row, because no two vary over one axis.
void PackedFactor::pack_row(std::size_t digit, std::int64_t n, Position& position) {
  static constexpr std::int64_t kStill = 0;
  const std::int64_t* table = &kStill;
  std::int64_t step = 0, base = 0;
  for (std::size_t p = 0; p < parts_.size(); ++p) {
    const std::int64_t* at = parts_[p].numbers.begin() + position.at[p];
    if (n > 1 && parts_[p].digits[digit] != 0) {
      table = at;
      step = parts_[p].digits[digit];
    } else if (*at == kNowhere || base == kNowhere) {
      base = kNowhere;
    } else {
      base += *at;
    }
  }
  if (base == kNowhere) table = &kNowhere, step = 0;
  const std::byte* from = tensor_.cells.get() + (base == kNowhere ? 0 : base * static_cast<std::int64_t>(size_));
  with_size(size_, [&](auto s) { gather<s()>(position.to, from, fallback_.data.get(), table, step, n); });
  position.to += static_cast<std::size_t>(n) * size_;
}

namespace {

bool is_inside(const Numbers& offsets) { return offsets.regular; }

/// What is outside has a fallback, and nothing is uncertain.
bool are_known(const Space& space, const std::vector<Numbers>& offsets, const Cells& fallback) {
  return std::all_of(offsets.begin(), offsets.end(), [&](const Numbers& part) {
    return is_inside(part) || (fallback.data != nullptr && greatest(space, part) != kUncertain);
  });
}

}  // namespace

std::optional<PackedFactor> packed_factor(Expressions& x, const spec::Expr& e) {
  const bool has_fallback = e.node == spec::ExprKind::kElse;
  const auto reading = Subscripts(x).reading(has_fallback ? *e.args[0] : e);
  if (!reading || Element::of(reading->tensor.type).quantization() != nullptr) return std::nullopt;
  const ElementType type = reading->tensor.type.element();
  Machine& m = x.machine();
  Cells fallback;
  if (has_fallback) fallback = cells(m, x.eval(*e.args[1]), type);
  if (x.failed() || m.space().count(fallback.axes) != 1 || fallback.present) return std::nullopt;
  const auto offsets = separate_offsets(m.space(), reading->tensor.type.shape(), reading->index);
  if (!are_known(m.space(), offsets, fallback)) return std::nullopt;
  AxisSet axes = 0;
  for (const Numbers& i : reading->index) axes |= i.axes;
  return PackedFactor(reading->tensor, axes, offsets, fallback, m.space(), m.cell_size(type));
}

}  // namespace assay::oracle
