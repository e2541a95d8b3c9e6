#pragma once

#include <memory>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// A fold to which a product is a term like any other: the domain multiplies it first.
class TermFolding : public Folding {
 public:
  TermFolding(Domain& domain, ElementType type) : domain_(domain), type_(type) {}
  void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                    const Presence&) override;

 protected:
  Domain& domain_;
  ElementType type_;
};

/// Term after term by the primitive itself.
std::unique_ptr<Folding> chain_folding(const FoldRequest&, Domain&);

}  // namespace assay::oracle
