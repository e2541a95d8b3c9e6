#include <utility>
#include <vector>

#include "oracle/envelope/folding.h"

namespace assay::oracle {

Cell sum_in_order(const std::vector<Cell>& terms, const RealRules& rules) {
  const std::size_t n = terms.size();
  std::vector<Cell> sums(n * n);
  const auto of = [&](std::size_t first, std::size_t last) -> Cell& { return sums[first * n + last]; };
  for (std::size_t k = 0; k < n; ++k) of(k, k) = terms[k];
  for (std::size_t length = 2; length <= n; ++length)
    for (std::size_t first = 0; first + length <= n; ++first) {
      const std::size_t last = first + length - 1;
      Cell sum = rules.add(of(first, first), of(first + 1, last));
      for (std::size_t middle = first + 1; middle < last; ++middle)
        sum = hull(sum, rules.add(of(first, middle), of(middle + 1, last)));
      of(first, last) = sum;
    }
  return of(0, n - 1);
}

}  // namespace assay::oracle
