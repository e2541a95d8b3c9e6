#pragma once

#include <cstdint>
#include <memory>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// Cells are elements in storage form; of every freedom the first choice is taken: in order, one
/// init. With `lenient`, reads outside without `else` give 0, as a broken kernel would.
class ExactDomain : public Domain {
 public:
  explicit ExactDomain(bool lenient = false) : lenient_(lenient) {}

  std::size_t cell_size(ElementType) const override;
  void load(ElementType, const std::byte* storage, std::int64_t n, std::byte* cells) override;
  void from_integers(ElementType, const std::int64_t* numbers, std::int64_t n, std::byte* cells) override;
  void from_real(ElementType, double x, std::byte* cell) override;
  void to_integers(ElementType, const std::byte* cells, std::int64_t n, std::int64_t* numbers) override;
  Decision decide(const std::byte* cell) override;
  void apply(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override;
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override;
  void select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) override;
  void any(ElementType, std::int64_t n, std::byte* out) override;
  bool outside(ElementType, std::int64_t n, std::byte* out) override;
  void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index, ElementType to,
               std::int64_t n, std::byte* out) override;
  std::unique_ptr<Folding> fold(const FoldRequest&) override;
  bool transform(const Transform&, std::byte* out) override;

 private:
  bool lenient_;
};

/// A fold in order with one init, on elements in storage form: native loops for common functions and
/// types, the primitive's kernel for the others.
std::unique_ptr<Folding> exact_folding(const FoldRequest&);

/// True for sums of products of narrow floats, which the exact domain keeps in f32 and rounds once: its choice among
/// the accumulators that precision_config leaves open. No answer is legal by it; the judge goes by `dot-accumulator`.
bool sums_in_f32(const FoldRequest&);

/// Adds the products of a nest to the results, each of which takes its terms in order: whatever the
/// elements are, these are the bits that one term after the other gives. T is float, double, or an
/// unsigned integer of 32 or 64 bits.
template <class T> void sum_products(const std::vector<ProductNest::Loop>&, const T* lhs, const T* rhs, T* results);

}  // namespace assay::oracle
