#pragma once

#include <optional>
#include <string>
#include <vector>

#include "judge/by_op/judged_op.h"
#include "judge/judge.h"
#include "program/locations.h"

namespace assay::judge {

/// One op of a model, with what became of it.
struct OpRow {
  std::string op;    ///< `stablehlo.exponential`
  std::string type;  ///< of its first result
  program::Place place;
  program::Location location;
  std::int64_t elements = 0;  ///< of its results, each time that it runs
  JudgedOp judged;
  std::optional<Verdict> ended;  ///< the back end did not run it by itself; its values are the oracle's then
  std::string reason;            ///< in words
  std::string entered;           ///< of an op with regions: what of them was judged op by op, or why nothing was
  std::vector<OpRow> inner;      ///< the ops of its regions

  Verdict verdict() const { return ended ? *ended : judged.verdict(); }
};

/// The program compiled as it is.
struct WholeReport {
  Judgement judgement;        ///< by the sets of the whole program; nothing was judged where the oracle declines
  std::string ended;          ///< why it did not run, in the words of the back end
  std::string declined;       ///< why the oracle gave no sets
  std::int64_t elements = 0;  ///< of its results
  std::int64_t followed = 0;  ///< that are legal by the ops before them, on the values of the judged compilation
  std::int64_t apart = 0;     ///< that are not, because earlier ops rounded otherwise in this compilation
  double farthest_ulps = 0, farthest_relative = 0;  ///< of those, from the results of the judged compilation
};

/// A model judged op by op on one set of inputs.
struct ModelReport {
  std::vector<OpRow> rows;  ///< in the order of the program, calls put in the place of themselves
  WholeReport whole;
  int compilations = 0;
  int programs = 0;                       ///< that the model was cut into because of its size
  std::shared_ptr<const Module> program;  ///< keeps what the cones refer to

  /// All rows and the whole, as one word.
  Verdict verdict() const;
  /// Of the ops that do not stand in regions, and of what was judged in regions.
  ElementCounts counts() const;
};

/// The first row that is wrong in the order of the program, of an op whose regions were entered the one in there; null
/// where none is.
const OpRow* first_wrong(const std::vector<OpRow>&);

/// Calls `use` with each row and how deep it stands, in the order of the program.
template <class Rows, class Use> void each_row(Rows& rows, const Use& use, int depth = 0) {
  for (auto& row : rows) {
    use(row, depth);
    each_row(row.inner, use, depth + 1);
  }
}

}  // namespace assay::judge
