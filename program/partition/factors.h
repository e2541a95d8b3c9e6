#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "spec/instance.h"

/// Which dimensions of the operands and results of an op go together, read off the formula of its record.
///
/// `result[b ++ m ++ n] = sum(lhs[b, k, m] * rhs[b, k, n])` has four kinds of axes: wherever one stands it is the index
/// of a dimension, as it is. Whoever cuts all dimensions of a kind alike can run the op on the pieces, where the
/// formula of the op on the pieces reads the same. That is what a partitioner has to know of an op; nothing here knows
/// which op it is.
namespace assay::program {

/// A dimension of an operand or result: these are counted one after the other, groups flat, operands first.
struct Spot {
  std::size_t tensor = 0, dimension = 0;
  auto operator<=>(const Spot&) const = default;
};

/// Dimensions of one size that one index runs through.
struct Factor {
  std::int64_t size = 0;
  std::vector<Spot> spots;
  std::vector<int> axes;    ///< of the formula, by number
  bool is_folded = false;   ///< no dimension of a result: its elements are folded into one
  bool is_counted = false;  ///< the elements of the result are the index, and nothing else
};

/// A dimension of an operand that is read at multiples of axes and a number: `operand[y * stride + w * dilation -
/// low]`.
struct Window {
  Spot spot;
  std::map<int, std::int64_t> multiples;  ///< by axis
  std::int64_t constant = 0;
  /// What stands where nothing is read: kNothing: all places are within; kZero; an operand of rank 0; or something
  /// else.
  static constexpr int kUnknown = -3, kNothing = -2, kZero = -1;
  int otherwise = kNothing;
};

/// A dimension that is read, or written, where an element of another operand says: `operand[clamp(0, start[k], high) +
/// w]`.
struct Reach {
  Spot spot;
  std::size_t by = 0;                              ///< the operand of that element,
  std::vector<std::optional<std::int64_t>> index;  ///< and its index, where a number is one
  std::optional<std::int64_t> high;                ///< to which the element is clamped; nothing: it is not
  std::map<int, std::int64_t> multiples;           ///< by axis: what is added,
  std::int64_t constant = 0;
  int sign = 1;             ///< -1: to which the element is not added: it is subtracted
  bool is_written = false;  ///< the spot is of a result, whose element is updated,
  std::size_t from = 0;     ///< and which was this operand before

  bool operator==(const Reach&) const = default;
};

/// What a formula reads on an instance.
struct Reading {
  std::string formula;                ///< with attributes and sizes as numbers, and axes by number
  std::vector<std::int64_t> extents;  ///< of the axes
  std::vector<Factor> factors;        ///< what can be cut
  std::vector<Window> windows;        ///< what can be cut where devices have more of it
  std::vector<Reach> reaches;         ///< what can be cut where indices are those of the shard
  bool is_one_of = false;             ///< the elements of the result are those of one operand each, and nothing else
  std::set<int> computed_with;        ///< axes that are more than indices of dimensions

  /// Of a formula that is a fold, and nothing else: what it folds by, and in which order.
  struct Fold {
    int region = -1;        ///< slot of the region; -1: a sum
    std::vector<int> axes;  ///< outermost first
  };
  std::optional<Fold> fold;
};

/// Nothing where the formula says more than can be read here. `cut` are axes that are kept though they are of extent 1,
/// because they are what pieces have of a factor. Of the dimensions in `moved` the formula has no number where they are
/// read: `windows` has it.
std::optional<Reading> read_formula(const spec::Instance&, spec::Arena&, const std::set<int>& cut = {},
                                    const std::set<Spot>& moved = {});

/// Whether the op on pieces does on them what the whole op does: the formulas read the same, but for the extents of the
/// axes that are cut.
bool reads_the_same(const Reading& whole, const Reading& piece, const std::set<int>& cut);

}  // namespace assay::program
