#include "oracle/evaluator/exact.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <vector>

namespace assay::oracle {

namespace {

std::size_t size_of(ElementType e) { return static_cast<std::size_t>(spec::storage_bytes(e)); }

Column column(const std::byte* cells, ElementType e) {
  return {cells, static_cast<std::ptrdiff_t>(spec::storage_bytes(e))};
}
ResultColumn result(std::byte* cells, ElementType e) {
  return {cells, static_cast<std::ptrdiff_t>(spec::storage_bytes(e))};
}

/// Integers of a storage type, sign or zero extended.
template <class T> void to_int64(const std::byte* cells, std::int64_t n, std::int64_t* numbers) {
  for (std::int64_t j = 0; j < n; ++j) {
    T x;
    std::memcpy(&x, cells + j * static_cast<std::int64_t>(sizeof(T)), sizeof(T));
    numbers[j] = as_index(static_cast<std::int64_t>(x));
  }
}

}  // namespace

std::size_t ExactDomain::cell_size(ElementType e) const { return size_of(e); }

void ExactDomain::load(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) {
  std::copy_n(storage, static_cast<std::size_t>(n) * size_of(e), cells);
}

void ExactDomain::from_integers(ElementType e, const std::int64_t* numbers, std::int64_t n, std::byte* cells) {
  for (std::int64_t j = 0; j < n; ++j) store_integer(e, numbers[j], cells + static_cast<std::size_t>(j) * size_of(e));
}

void ExactDomain::from_real(ElementType e, double x, std::byte* cell) { store_real(e, x, cell); }

void ExactDomain::to_integers(ElementType e, const std::byte* cells, std::int64_t n, std::int64_t* numbers) {
  switch (e) {
    case ElementType::i32: return to_int64<std::int32_t>(cells, n, numbers);
    case ElementType::index:
    case ElementType::i64: return to_int64<std::int64_t>(cells, n, numbers);
    case ElementType::i1: return to_int64<std::uint8_t>(cells, n, numbers);
    default: break;
  }
  for (std::int64_t j = 0; j < n; ++j) {
    const std::int64_t number = load_integer(e, cells + static_cast<std::size_t>(j) * size_of(e));
    const bool is_beyond = e == ElementType::ui64 && number < 0;  // 2^63 and more
    numbers[j] = as_index(is_beyond ? std::numeric_limits<std::int64_t>::max() : number);
  }
}

Decision ExactDomain::decide(const std::byte* cell) {
  return *cell != std::byte{0} ? Decision::kTrue : Decision::kFalse;
}

void ExactDomain::apply(const Primitive& p, const Parameters& parameters, ElementType result_type,
                        std::span<const ElementType> types, std::span<const Column> operands, std::int64_t n,
                        std::byte* out) {
  const auto application = resolve(p, result_type, types, parameters);
  assert(application.has_value());
  (*application)(result(out, result_type), operands.data(), n);
}

void ExactDomain::convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) {
  if (from == to) return load(from, cells, n, out);
  static const Primitive& convert = primitive(PrimitiveId::kConvert);
  const auto application = resolve(convert, to, std::span(&from, 1));
  assert(application.has_value());
  const Column in = column(cells, from);
  (*application)(result(out, to), &in, n);
}

void ExactDomain::select(Column pred, ElementType e, Column a, Column b, std::int64_t n, std::byte* out) {
  const std::size_t size = size_of(e);
  for (std::int64_t j = 0; j < n; ++j) {
    const bool first = pred.data[j * pred.stride] != std::byte{0};
    std::memcpy(out + static_cast<std::size_t>(j) * size, first ? a.data + j * a.stride : b.data + j * b.stride, size);
  }
}

void ExactDomain::join(ElementType e, Column a, Column, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j)
    std::memcpy(out + static_cast<std::size_t>(j) * size_of(e), a.data + j * a.stride, size_of(e));
}

void ExactDomain::any(ElementType e, std::int64_t n, std::byte* out) {
  for (std::int64_t j = 0; j < n; ++j) store_integer(e, 0, out + static_cast<std::size_t>(j) * size_of(e));
}

bool ExactDomain::outside(ElementType e, std::int64_t n, std::byte* out) {
  if (lenient_) any(e, n, out);
  return lenient_;
}

void ExactDomain::bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index,
                          ElementType to, std::int64_t n, std::byte* out) {
  const int width = spec::bits(from);
  for (std::int64_t j = 0; j < n; ++j) {
    Bits joined;
    for (int k = 0; k < pieces; ++k)
      joined = join_bits(joined, load_bits(from, first.data + j * first.stride + k * step), k, width);
    const Bits piece = oracle::bits_at(joined, static_cast<int>(index), spec::bits(to));
    store_bits(to, piece, out + static_cast<std::size_t>(j) * size_of(to));
  }
}

std::unique_ptr<Folding> ExactDomain::fold(const FoldRequest& request) { return exact_folding(request); }

}  // namespace assay::oracle
