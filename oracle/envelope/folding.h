#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "oracle/envelope/point_nest.h"
#include "oracle/envelope/real_rules.h"
#include "oracle/evaluator/fold/term_folding.h"

/// Sums over acceptance sets.
namespace assay::oracle {

class EnvelopeDomain;

/// What the terms of a sum accumulate in.
struct Accumulator {
  const RealRules* rules = nullptr;  ///< of the fold's type
  ElementType narrowest{};           ///< the legal accumulator with the largest unit roundoff
  bool may_be_wider = false;         ///< another one is legal too: a last rounding to the type
  bool products = false;
  std::optional<ElementType> multiplicand;  ///< operands of products may be rounded to this
  std::optional<ElementType> via;           ///< the sum may be rounded to this before it is to the type
  bool in_order = false;                    ///< the terms stay in their order, whatever the tree
  bool takes_points = false;                ///< products of numbers are neither kept in order nor rounded before
  double least_read = 0;                    ///< smaller numbers may be read as zero
  bool is_fused = false;                    ///< a part of a complex product may be added before it is rounded
};

/// What is known of terms of which only sums were computed.
struct TermSums {
  double low, high;        ///< of their lower and upper ends
  double magnitude;        ///< no less than the sum of their magnitudes
  double slack;            ///< by which the sums of the ends may be off
  std::int64_t terms = 0;  ///< no less than there are
};

/// Bounds of a sum of n terms under any tree of any permutation. Jeannerod and Rump, "Improved error
/// bounds for inner products in floating-point arithmetic" (2013): |error| <= (n - 1) u S with S the
/// sum of magnitudes, for rounding to nearest; n u S where the terms are rounded products. No error
/// at all where all partial sums are multiples of one power of two that fit the accumulator. Rounding is monotone, so
/// that no sum of terms of one sign is smaller than its largest term.
class SumBounds {
 public:
  SumBounds() = default;
  /// Of finite terms, two or more, whose order is free.
  explicit SumBounds(const TermSums&);
  void add(const Cell& term, const Accumulator&);
  void add_product(const Cell& a, const Cell& b, const Accumulator&);
  /// Whether all terms so far are numbers.
  bool is_of_points() const;
  /// Then what they come to: more products of numbers are added to that.
  PointSum points() const;
  /// Goes on from what they came to. `x` and `y` are the factors of the first of `products` that is not 0.
  void take_points(const PointSum&, const Cell& x, const Cell& y, std::int64_t products, const Accumulator&);
  /// A term that may be anything.
  void add_open(Opening);
  Cell finish(const Accumulator&) const;
  /// The terms where they are few and stay in order; more are bounded as in any order.
  const std::vector<Cell>& ordered() const { return ordered_; }

 private:
  bool is_first() const { return terms_ + specials_ == 0; }
  void add_points(double a, double b);
  void count(double low, double high);
  void count_special(const Cell& term);
  void keep_order(const Cell& term, const Accumulator&);
  void note_quantum(double x);
  void note_first(const Cell& x, const Cell& y, const Accumulator&);
  void accumulate(double low, double low_error, double high, double high_error);
  bool is_exact(const Accumulator&) const;
  double error(const Accumulator&) const;
  Cell bounded(const Accumulator&) const;
  double least_of_one_sign(const Accumulator&) const;
  std::optional<Cell> special(const Accumulator&) const;
  Cell with_positive_zero(Cell only) const;
  Cell of_one_product(const Accumulator&) const;
  Cell exact_sum(const Accumulator&) const;

  // Double-double sums of the lower and upper ends.
  double low_ = 0, low_tail_ = 0, high_ = 0, high_tail_ = 0;
  double magnitude_ = 0;  // sum of the largest magnitudes
  double positive_ = 0;   // of the positive parts
  double negative_ = 0;   // of the negative parts, as a magnitude
  double largest_ = 0;    // the magnitude of a term is no less than this
  double slack_ = 0;      // of corners and of products whose low part underflows
  int quantum_ = 5000;    // all terms are multiples of 2^quantum_
  std::int64_t terms_ = 0;
  std::int64_t specials_ = 0;  // and not finite
  bool points_ = true;
  bool positive_zero_ = false;
  std::uint32_t flags_ = 0;
  bool must_nan_ = false;
  std::uint32_t openings_ = 0;  // where the sum may be anything
  bool positive_infinity_ = false, negative_infinity_ = false;
  Cell first_{}, second_{};        // while there are at most two terms
  std::vector<Cell> ordered_;      // while they are in order and few
  std::array<Cell, 2> factors_{};  // of the first
};

/// The sums of the terms in every tree over them in their order, products with the freedom that they have before an
/// addition: the hull over all places of the outermost addition, of terms i to j for all i and j.
Cell sum_in_order(const std::vector<Cell>& terms, const RealRules&);

std::unique_ptr<Folding> sum_folding(const FoldRequest&, const Accumulator&);
/// Products of real numbers.
std::unique_ptr<Folding> product_folding(const FoldRequest&, EnvelopeDomain&, const Accumulator&);
std::unique_ptr<Folding> complex_product_folding(const FoldRequest&, EnvelopeDomain&, const Accumulator&);
/// The result of a fold whose bounds are these.
Cell sum_cell(const SumBounds&, const Accumulator&);

/// Two folds of the same terms: a schedule holds the init any number of times, and none where it
/// has other leaves (StableHLO, reduce). Only an idempotent function needs no more than these.
std::unique_ptr<Folding> optional_init(const FoldRequest&, Domain&, std::unique_ptr<Folding> with,
                                       std::unique_ptr<Folding> without);
/// The chain of integers, open where a partial result of another tree may overflow.
std::unique_ptr<Folding> integer_tree_folding(const FoldRequest&, Domain&);
/// Extrema of floats where NaN may lose to a number.
std::unique_ptr<Folding> extremum_folding(const FoldRequest&, EnvelopeDomain&);

}  // namespace assay::oracle
