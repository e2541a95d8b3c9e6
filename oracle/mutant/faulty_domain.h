#pragma once

#include "oracle/evaluator/exact.h"
#include "oracle/mutant/primitive_fault.h"

namespace assay::oracle {

/// The exact domain, lenient about reads outside, with at most one faulty primitive.
class FaultyDomain final : public ExactDomain {
 public:
  explicit FaultyDomain(const PrimitiveFault* fault) : ExactDomain(true), fault_(fault) {}

  void apply(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) override;
  void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) override;
  std::unique_ptr<Folding> fold(const FoldRequest&) override;
  /// The primitives of the sum are what is at fault.
  bool transform(const Transform&, std::byte*) override { return false; }

 private:
  bool is_faulty(PrimitiveId primitive) const { return fault_ != nullptr && fault_->primitive == primitive; }
  void spoil(const Parameters&, ElementType result, std::span<const ElementType> types,
             std::span<const Column> operands, std::int64_t n, std::byte* out) const;

  const PrimitiveFault* fault_;
};

}  // namespace assay::oracle
