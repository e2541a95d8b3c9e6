#pragma once

#include <optional>
#include <string>
#include <vector>

#include "oracle/numerics/format.h"
#include "spec/choices.h"
#include "spec/contract/rewrites.h"

/// What a rewrite may change, found by search: both sides are computed with one correct rounding for each primitive, at
/// special values and drawn ones that satisfy the conditions on values. Where values come from does not matter here.
namespace assay::oracle {

/// How two results of one type differ; nothing where they are equal. Any two NaN are equal.
std::optional<spec::Difference> difference(ElementType, double pattern, double replacement, bool of_nan);

/// A kind of difference, and where it shows.
struct FoundDifference {
  spec::Difference kind{};
  std::string where;  ///< `a = 2, b = inf in f16: nan, inf`
};

struct Search {
  std::size_t specials = 40'000;  ///< tuples of special values at most
  std::size_t draws = 12'000;
};

/// One of each kind that occurs in the type, in the order of the kinds. Empty as well where a primitive has no meaning
/// in the type.
std::vector<FoundDifference> find_differences(const spec::Rewrite&, ElementType, Choices&, const Search& = {});

}  // namespace assay::oracle
