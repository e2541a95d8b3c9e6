#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "conform/suite/candidate.h"

/// Which of the candidates of an op make its part of a suite.
namespace assay::conform {

enum class SuiteSize : std::uint8_t {
  kSmall,  ///< each element type, each boundary class, each planted bug, by at least one program
  kFull,   ///< each boundary class on each element type, each planted bug by up to three programs
};

/// A planted bug, and programs that show it.
struct Kill {
  const oracle::Mutant* mutant = nullptr;
  std::vector<std::size_t> by;  ///< positions among the programs; empty: it survives
};

/// The part of a suite that is about one op.
struct Selection {
  std::vector<Candidate> programs;
  std::vector<Kill> kills;  ///< of all bugs that the op can show
};

/// Programs are chosen one by one, each time the one that covers most of what is still missing, among equals the
/// smallest, then the first; behind them those that kill what the others leave alive. Where a bug is left, more
/// are drawn, up to a limit. Once `stop` is true it ends with what it has, which is worth nothing.
Selection select(CandidateStream, const std::vector<const oracle::Mutant*>&, SuiteSize, const std::atomic<bool>& stop);

/// Whether the answers of the oracle with the bug are illegal on the program, or it has none.
bool is_killed(const oracle::Mutant&, const Candidate&);

}  // namespace assay::conform
