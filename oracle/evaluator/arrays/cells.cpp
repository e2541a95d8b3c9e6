#include <algorithm>
#include <atomic>
#include <cstring>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/evaluator/arrays/sized.h"

namespace assay::oracle {

namespace {

std::atomic<bool> accelerators_on{true};

template <std::size_t kSize> void copy_sized(std::byte* to, const std::byte* from, std::int64_t n, std::size_t stride) {
  auto* t = reinterpret_cast<Sized<kSize>*>(to);
  const auto* f = reinterpret_cast<const Sized<kSize>*>(from);
  if (stride == 0) std::fill(t, t + n, *f);
  else std::memcpy(to, from, static_cast<std::size_t>(n) * kSize);
}

}  // namespace

void use_accelerators(bool on) { accelerators_on = on; }
bool accelerated() { return accelerators_on.load(std::memory_order_relaxed); }

Shared<std::uint8_t> present_or_all(Buffer<std::uint8_t> present, std::int64_t n) {
  const bool has_all = !present || std::all_of(present.get(), present.get() + n, [](std::uint8_t p) { return p != 0; });
  return has_all ? nullptr : std::move(present).freeze();
}

void copy_cells(std::byte* to, const std::byte* from, std::int64_t n, std::size_t size, std::size_t stride) {
  with_size(size, [&](auto s) { copy_sized<s()>(to, from, n, stride); });
}

Cells spread(const Space& space, const Cells& a, AxisSet axes, std::size_t size) {
  if (a.axes == axes) return a;
  const std::int64_t count = space.count(axes);
  if (count == 1 && space.count(a.axes) == 1) return {a.type, axes, a.data, a.present, a.slices};
  Buffer<std::byte> data(static_cast<std::size_t>(count) * size);
  Buffer<std::uint8_t> present;
  if (a.present) present = Buffer<std::uint8_t>(static_cast<std::size_t>(count));
  const Nest<2> nest(space, axes, {axes, a.axes});
  nest.for_rows([&](const auto& at, std::int64_t n) {
    const auto stride = static_cast<std::size_t>(nest.stride[1][0]);
    copy_cells(data.get() + static_cast<std::size_t>(at[0]) * size,
               a.data.get() + static_cast<std::size_t>(at[1]) * size, n, size, stride * size);
    if (a.present)
      copy_cells(reinterpret_cast<std::byte*>(present.get() + at[0]),
                 reinterpret_cast<const std::byte*>(a.present.get() + at[1]), n, 1, stride);
  });
  return {a.type, axes, std::move(data).freeze(), std::move(present).freeze(), a.slices};
}

Cells choose(const Space& space, const Numbers& condition, const Cells& a, const Cells& b, std::size_t size) {
  const AxisSet axes = condition.axes | a.axes | b.axes;
  const std::int64_t count = space.count(axes);
  Buffer<std::byte> data(static_cast<std::size_t>(count) * size);
  Buffer<std::uint8_t> present;
  if (a.present || b.present) present = Buffer<std::uint8_t>(static_cast<std::size_t>(count));
  const Nest<4> nest(space, axes, {axes, condition.axes, a.axes, b.axes});
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) {
      const bool first = condition.begin()[at[1] + j * nest.stride[1][0]] == 1;
      const Cells& from = first ? a : b;
      const std::int64_t source = first ? at[2] + j * nest.stride[2][0] : at[3] + j * nest.stride[3][0];
      const std::int64_t target = at[0] + j;
      std::memcpy(data.get() + static_cast<std::size_t>(target) * size,
                  from.data.get() + static_cast<std::size_t>(source) * size, size);
      if (present) present[target] = from.present ? from.present[source] : 1;
    }
  });
  return {a.type, axes, std::move(data).freeze(), present_or_all(std::move(present), count)};
}

Cells fill(const Space& space, const Cells& a, const Cells& b, std::size_t size) {
  if (!a.present) return a;
  const AxisSet axes = a.axes | b.axes;
  const Cells wide = spread(space, a, axes, size);
  auto exists = buffer_over(space, axes);
  std::copy_n(wide.present.get(), space.count(axes), exists.get());
  Cells first = wide;
  first.present = nullptr;
  return choose(space, numbers_over(axes, std::move(exists)), first, b, size);
}

Cells restrict(const Space& space, const Cells& a, const Numbers& condition, std::size_t size) {
  if (condition.is_single() && condition.single == 1) return a;
  Cells out = spread(space, a, a.axes | condition.axes, size);
  const std::int64_t count = space.count(out.axes);
  Buffer<std::uint8_t> present(static_cast<std::size_t>(count));
  const Numbers wide = spread(space, condition, out.axes);
  for (std::int64_t j = 0; j < count; ++j) {
    present[j] = wide.begin()[j] == 1 && (!out.present || out.present[j]);
  }
  out.present = std::move(present).freeze();
  return out;
}

Shared<std::uint8_t> both_present(const Space& space, AxisSet all, std::span<const Cells* const> arrays) {
  Buffer<std::uint8_t> out;
  const std::int64_t count = space.count(all);
  for (const Cells* a : arrays) {
    if (!a->present) continue;
    if (!out) {
      out = Buffer<std::uint8_t>(static_cast<std::size_t>(count));
      std::fill_n(out.get(), count, std::uint8_t{1});
    }
    const Nest<2> nest(space, all, {all, a->axes});
    nest.for_rows([&](const auto& at, std::int64_t n) {
      for (std::int64_t j = 0; j < n; ++j) out[at[0] + j] &= a->present[at[1] + j * nest.stride[1][0]];
    });
  }
  return std::move(out).freeze();
}

// ---- reading -----------------------------------------------------------------------------------

namespace {

/// Offsets contributed by one component of an index: index * stride, kNowhere outside the axis.
Numbers component_offsets(const Space& space, const Numbers& index, std::int64_t dim, std::int64_t stride) {
  const auto offset = [&](std::int64_t i) {
    return i == kUncertain ? kUncertain : i < 0 || i >= dim ? kNowhere : i * stride;
  };
  if (index.is_single()) {
    const std::int64_t o = offset(index.single);
    return {index.axes, o, nullptr, o != kNowhere && o != kUncertain};
  }
  const std::int64_t n = space.count(index.axes);
  const bool as_it_is = index.consecutive && stride == 1 && n > 0 && index.many[0] >= 0 && index.many[0] + n <= dim;
  if (as_it_is && accelerated()) return index;
  auto buffer = buffer_over(space, index.axes);
  std::int64_t* const values = buffer.get();
  bool regular = true;
  for (std::int64_t j = 0; j < n; ++j) {
    values[j] = offset(index.begin()[j]);
    regular &= values[j] != kNowhere && values[j] != kUncertain;
  }
  Numbers out = numbers_over(index.axes, std::move(buffer));
  out.regular = regular;
  return out;
}

/// Offsets as a sum of arrays whose axes do not overlap, those with the innermost axes first.
std::vector<Numbers> separate(const Space& space, std::vector<Numbers> parts) {
  std::vector<Numbers> out;
  out.reserve(parts.size());
  for (Numbers& part : parts) {
    for (std::size_t k = 0; k < out.size();) {
      const bool both_single = part.is_single() && out[k].is_single();
      if ((out[k].axes & part.axes) == 0 && !both_single) {
        ++k;
        continue;
      }
      part = combine(space, spec::Operator::kAdd, part, out[k]);
      out.erase(out.begin() + static_cast<std::ptrdiff_t>(k));
    }
    out.push_back(std::move(part));
  }
  std::sort(out.begin(), out.end(),
            [](const Numbers& a, const Numbers& b) { return innermost(a.axes) < innermost(b.axes); });
  return out;
}

/// Step of an arithmetic progression, or nothing.
bool progression(const std::int64_t* values, std::int64_t n, std::int64_t& step) {
  if (n < 2) {
    step = 0;
    return true;
  }
  step = values[1] - values[0];
  for (std::int64_t j = 2; j < n; ++j) {
    if (values[j] - values[j - 1] != step) return false;
  }
  return true;
}

/// True where the offsets are start, start + 1, ... in the order of the space: the tensor's own
/// memory can stand for the result.
bool is_contiguous(const Space& space, const std::vector<Numbers>& parts, AxisSet axes, std::int64_t& start) {
  start = 0;
  std::int64_t expected = 1;
  AxisSet left = axes;
  for (const Numbers& part : parts) {
    if (!part.regular) return false;
    start += *part.begin();
    if (part.is_single()) continue;
    const int low = innermost(part.axes);
    const std::int64_t n = space.count(part.axes);
    std::int64_t step = 0;
    if ((left & ((axis_bit(low) - 1))) != 0 && space.count(left & (axis_bit(low) - 1)) != 1) return false;
    if (part.axes != (left & axis_range(low, outermost(part.axes) - low + 1))) return false;
    if (part.consecutive) step = 1;
    else if (!progression(part.begin(), n, step)) return false;
    if (n > 1 && step != expected) return false;
    expected *= n;
    left &= ~part.axes;
  }
  return space.count(left) == 1;
}

/// Gathers one row: cells at base + table[j]. Returns false if something was not inside.
template <std::size_t kSize>
bool gather_row(std::byte* out, const std::byte* cells, std::int64_t base, const std::int64_t* table, std::int64_t n,
                std::uint8_t* present) {
  auto* to = reinterpret_cast<Sized<kSize>*>(out);
  const auto* from = reinterpret_cast<const Sized<kSize>*>(cells);
  if (present == nullptr) {
    for (std::int64_t j = 0; j < n; ++j) to[j] = from[base + table[j]];
    return true;
  }
  for (std::int64_t j = 0; j < n; ++j) {
    const bool inside = table[j] != kNowhere && table[j] != kUncertain;
    present[j] = inside;
    if (inside) to[j] = from[base + table[j]];
    else to[j] = Sized<kSize>{};
  }
  return false;
}

struct Tables {
  Numbers inner;  ///< over the innermost axes of the result
  Numbers outer;  ///< over the others
};

/// Two tables of offsets: rows are worth their overhead from some 32 cells on.
Tables two_tables(const Space& space, const std::vector<Numbers>& parts, AxisSet axes) {
  constexpr std::int64_t kRow = 32;
  Numbers inner = Numbers::of(0), outer = Numbers::of(0);
  AxisSet inner_axes = 0;
  std::size_t k = 0;
  const auto is_low = [&](AxisSet set) {
    const AxisSet rest = axes & ~set;
    return rest == 0 || set == 0 || outermost(set) < innermost(rest);
  };
  for (; k < parts.size(); ++k) {
    if (space.count(inner_axes) >= kRow && is_low(inner_axes)) break;
    inner = combine(space, spec::Operator::kAdd, inner, parts[k]);
    inner_axes |= parts[k].axes;
  }
  for (; k < parts.size(); ++k) outer = combine(space, spec::Operator::kAdd, outer, parts[k]);
  return {std::move(inner), std::move(outer)};
}

/// The cells of a read while they are gathered.
struct Gathered {
  Element type;
  AxisSet axes = 0;
  std::size_t size = 0;
  Buffer<std::byte> data;
  Buffer<std::uint8_t> present;  ///< empty where every element exists
};

void fill_uncertain(const Space& space, Domain& domain, const Tables& tables, Gathered& out) {
  const Nest<3> nest(space, out.axes, {out.axes, tables.inner.axes, tables.outer.axes});
  nest.for_rows([&](const auto& at, std::int64_t n) {
    for (std::int64_t j = 0; j < n; ++j) {
      if (tables.inner.begin()[at[1] + j * nest.stride[1][0]] != kUncertain &&
          tables.outer.begin()[at[2] + j * nest.stride[2][0]] != kUncertain)
        continue;
      std::byte* const cell = out.data.get() + static_cast<std::size_t>(at[0] + j) * out.size;
      domain.unknown(Unknown::kIndex, out.type, 1, cell);
      if (out.present) out.present[at[0] + j] = 1;
    }
  });
}

std::shared_ptr<const Numbers> slices(spec::Type tensor, std::span<const Numbers> index) {
  if (!tensor.is_quantized() || !tensor.quantization()->is_per_axis()) return nullptr;
  return std::make_shared<const Numbers>(index[static_cast<std::size_t>(tensor.quantization()->dimension)]);
}

bool has_uncertain(const Space& space, const Numbers& a) { return !a.regular && greatest(space, a) == kUncertain; }

void gather_rows(const Space& space, const RuntimeValue& tensor, const Tables& tables, Gathered& out) {
  const std::size_t size = out.size;
  const std::int64_t row = space.count(tables.inner.axes), rows = space.count(tables.outer.axes);
  const std::int64_t* table = tables.inner.begin();
  std::int64_t step = 0;
  const bool run = tables.inner.regular && accelerated() && progression(table, row, step) && (step == 1 || row == 1);
  for (std::int64_t r = 0; r < rows; ++r) {
    const std::int64_t base = tables.outer.begin()[r];
    std::byte* to = out.data.get() + static_cast<std::size_t>(r * row) * size;
    std::uint8_t* present = out.present ? out.present.get() + r * row : nullptr;
    if (base == kNowhere || base == kUncertain) {
      std::memset(to, 0, static_cast<std::size_t>(row) * size);
      std::fill_n(present, row, std::uint8_t{0});
    } else if (run) {
      std::memcpy(to, tensor.cells.get() + static_cast<std::size_t>(base + table[0]) * size,
                  static_cast<std::size_t>(row) * size);
      if (present) std::fill_n(present, row, std::uint8_t{1});
    } else {
      std::uint8_t* const mask = tables.inner.regular ? nullptr : present;
      with_size(size, [&](auto s) { gather_row<s()>(to, tensor.cells.get(), base, table, row, mask); });
      if (present && mask == nullptr) std::fill_n(present, row, std::uint8_t{1});
    }
  }
}

}  // namespace

Numbers offsets(const Space& space, std::span<const std::int64_t> shape, std::span<const Numbers> index) {
  Numbers sum = Numbers::of(0);
  std::int64_t stride = 1;
  for (std::size_t d = shape.size(); d-- > 0;) {
    sum = combine(space, spec::Operator::kAdd, sum, component_offsets(space, index[d], shape[d], stride));
    stride *= shape[d];
  }
  return sum;
}

std::vector<Numbers> separate_offsets(const Space& space, std::span<const std::int64_t> shape,
                                      std::span<const Numbers> index) {
  std::vector<Numbers> parts;
  parts.reserve(shape.size());
  std::int64_t stride = 1;
  for (std::size_t d = shape.size(); d-- > 0;) {
    parts.push_back(component_offsets(space, index[d], shape[d], stride));
    stride *= shape[d];
  }
  return separate(space, std::move(parts));
}

Cells read(const Space& space, Domain& domain, const RuntimeValue& tensor, std::span<const Numbers> index) {
  const auto shape = tensor.type.shape();
  const std::size_t size = domain.cell_size(tensor.type.element());
  Cells out{Element::of(tensor.type), 0, nullptr, nullptr, slices(tensor.type, index)};
  if (shape.empty()) {
    out.axes = tensor.axes;
    out.data = tensor.cells;
    return out;
  }
  for (const Numbers& i : index) out.axes |= i.axes;
  const std::vector<Numbers> parts = separate_offsets(space, shape, index);
  std::int64_t start = 0;
  if (accelerated() && is_contiguous(space, parts, out.axes, start)) {
    out.data = Bytes(tensor.cells, tensor.cells.get() + static_cast<std::size_t>(start) * size);
    return out;
  }
  const Tables tables = two_tables(space, parts, out.axes);
  const auto count = static_cast<std::size_t>(space.count(out.axes));
  Gathered to{out.type, out.axes, size, Buffer<std::byte>(count * size), {}};
  if (!tables.inner.regular || !tables.outer.regular) to.present = Buffer<std::uint8_t>(count);
  gather_rows(space, tensor, tables, to);
  if (has_uncertain(space, tables.inner) || has_uncertain(space, tables.outer))
    fill_uncertain(space, domain, tables, to);
  return {out.type, out.axes, std::move(to.data).freeze(),
          present_or_all(std::move(to.present), static_cast<std::int64_t>(count)), out.slices};
}

}  // namespace assay::oracle
