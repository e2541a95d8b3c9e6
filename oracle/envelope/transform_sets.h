#pragma once

#include <vector>

#include "oracle/envelope/folding.h"
#include "oracle/numerics/fourier.h"

namespace assay::oracle {

/// The acceptance sets of discrete Fourier transforms in O(n log n), those of `SumFolding` for the same terms or a
/// little larger. A sum needs of its terms their own sum, the sum of their magnitudes and their number. Each of the two
/// sums is a transform itself; what their computation rounds (Higham 2002, 24.1) is added to the set.
class TransformSets {
 public:
  TransformSets(const Transform&, const Accumulator&);
  /// False, and nothing written, where terms are not finite or may overflow, or where the computation would round as
  /// much as what it bounds.
  bool find(Cell* out);

 private:
  /// Numbers that belong to the real and to the imaginary parts of something.
  struct Parts {
    std::vector<double> real, imag;
  };
  struct Row {
    double sum = 0;  ///< no less than all magnitudes together
    bool are_points = true, are_reals = true;
  };

  /// How many elements a frequency turns by 1 or -1, and by i or -i.
  struct ExactTurns {
    std::int64_t halves = 0, quarters = 0;
  };

  bool read();
  bool read_cell(const Cell&, Row&, double& middle, double& magnitude, double& radius) const;
  bool suits(const Row&) const;
  Parts weighted(std::vector<FourierNumber> weights) const;
  std::size_t opposite(std::size_t frequency) const;
  std::vector<std::int64_t> digits(std::size_t frequency) const;
  ExactTurns exact_turns(std::size_t frequency) const;
  std::int64_t most_terms(const ExactTurns&, const Row&) const;
  Cell bound(const Row&, std::int64_t terms, double middle, double magnitude, double radius) const;
  void fold_quarters(Cell* out) const;
  void fold_quarter(const std::vector<std::int64_t>& frequency, Cell* out) const;
  std::size_t count() const { return static_cast<std::size_t>(request_.terms()); }

  const Transform& request_;
  Accumulator accumulator_;
  FourierGrid grid_;
  std::size_t batch_;
  std::vector<FourierNumber> middles_, magnitudes_, radii_;  ///< of the elements
  std::vector<Row> rows_;                                    ///< one for each of the batch
};

}  // namespace assay::oracle
