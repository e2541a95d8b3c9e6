#pragma once

#include <vector>

#include "oracle/envelope/domain.h"
#include "oracle/envelope/folding.h"
#include "oracle/evaluator/fold/term_folding.h"

namespace assay::oracle {

/// Products of which each result is known by `Bounds`: what its factors tell, in any order.
///   kParts                                    cells of an element
///   add(const Cell* factor, domain, rules)
///   is_empty()
///   finish(domain, accumulator, Cell* out)    1 where there was no factor
template <class Bounds> class FactorFolding final : public TermFolding {
 public:
  FactorFolding(const FoldRequest& request, EnvelopeDomain& domain, const Accumulator& acc)
      : TermFolding(domain, request.type), envelope_(domain), accumulator_(acc),
        products_(static_cast<std::size_t>(request.results)) {
    for (std::size_t j = 0; request.init != nullptr && j < products_.size(); ++j) take(j, request.init_of(j));
  }
  void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& terms, const Presence& p) override {
    for_present(n, count, p,
                [&](std::int64_t j, std::int64_t t) { take(static_cast<std::size_t>(at + j), terms.at(j, t)); });
  }
  void finish(std::byte* out, std::uint8_t* present) override {
    for (std::size_t j = 0; j < products_.size(); ++j) {
      products_[j].finish(envelope_, accumulator_, reinterpret_cast<Cell*>(out) + j * Bounds::kParts);
      if (present != nullptr) present[j] = products_[j].is_empty() ? 0 : 1;
    }
  }

 private:
  void take(std::size_t j, const std::byte* cell) {
    products_[j].add(reinterpret_cast<const Cell*>(cell), envelope_, *accumulator_.rules);
  }

  const EnvelopeDomain& envelope_;
  Accumulator accumulator_;
  std::vector<Bounds> products_;
};

}  // namespace assay::oracle
