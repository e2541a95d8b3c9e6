#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "oracle/evaluator/domain.h"

namespace assay::oracle {

/// A sum of products of numbers. Each product is exact in double.
struct PointSum {
  double sum = 0, tail = 0;  ///< as a double-double
  double magnitude = 0, positive = 0, negative = 0, largest = 0;
  double quantum = 5000;  ///< all products are multiples of 2^quantum
  double terms = 0;       ///< that are not 0
};

/// A nest of products of cells that are numbers: several results at a time, each bit for bit as one product after the
/// other gives it.
class PointNest {
 public:
  static constexpr std::int64_t kWidth = 4;  ///< results at a time
  using Sums = std::array<PointSum, kWidth>;
  /// Of one product: where its factors are, in cells.
  struct Factors {
    std::int64_t lhs = 0, rhs = 0;
  };
  /// Results that lie beside one another, and where the factors of the first begin, in cells.
  struct Group {
    std::int64_t result, results, lhs, rhs;
  };

  /// Nothing where a cell is no number, may be read as 0 for it is smaller than `least_read`, or has so many bits that
  /// a product may be rounded.
  static std::optional<PointNest> of(const ProductNest&, double least_read);

  /// Every result once.
  const std::vector<Group>& groups() const { return groups_; }
  void add(const Group&, Sums&) const;
  /// The factors of the first product that is not 0 of one result of a group; there is one.
  Factors first_product(const Group&, std::int64_t result) const;
  /// Products of each result.
  std::int64_t terms() const { return terms_; }

 private:
  struct Factor {
    std::vector<double> value;
    std::vector<double> quantum;  ///< large where the value is 0
  };
  static std::optional<Factor> factor(const std::byte* cells, std::int64_t count, double least_read);
  Factors factors(const Group&, std::int64_t result, std::int64_t term) const;
  void walk_results(std::span<const ProductNest::Loop> loops, Group at);

  Factor lhs_, rhs_;
  ProductNest::Loop row_{1, 0, 0, 0};      ///< along which results lie one after the other
  std::vector<ProductNest::Loop> summed_;  ///< innermost first
  std::vector<Group> groups_;
  std::int64_t terms_ = 1;
};

}  // namespace assay::oracle
