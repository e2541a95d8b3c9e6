#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_map>

#include "oracle/interpreter/interpreter.h"
#include "oracle/interpreter/value.h"

/// Functions, regions and ops in order, in one process of a grid.
namespace assay::oracle::interpreter {

/// What the processes of a grid have told one another: the operands of a collective, under its name and the number of
/// times that the process has been there.
struct Board {
  spec::Grid grid;
  std::map<std::pair<std::int64_t, std::string>, std::vector<WholePtr>> operands;
};

/// An op with what its record's names stand for.
struct BoundOp {
  spec::Arena arena;
  spec::Instance instance;
  std::vector<std::uint32_t> operand_groups, region_groups, result_groups;  ///< sizes, by name
  std::vector<spec::Type> results;
  bool is_collective = false;
};

/// One run of a function in one process. It ends where it needs a value that another process has not told yet; then it
/// is run again from the start, once that process has told it.
class Process {
 public:
  Process(const Module&, Board&, std::int64_t number, const Limits&);

  std::vector<WholePtr> run(const program::Function&, std::vector<WholePtr> arguments);

  // ---- for formulas ------------------------------------------------------------------------------
  std::vector<WholePtr> call(const Function&, std::vector<WholePtr> arguments);
  spec::Type input_type(const Function&, std::size_t argument) const;
  const program::Function* find(std::string_view name);
  /// Operand `operand` of the op that runs, in another process.
  WholePtr remote(Integer process, std::size_t operand);
  std::shared_ptr<Whole> allocate(spec::Type);
  bool count_step();
  std::int64_t replica() const { return number_ / board_.grid.partitions; }
  std::int64_t partition() const { return number_ % board_.grid.partitions; }
  spec::Grid grid() const { return board_.grid; }
  void raise(Error);
  bool failed() const { return error_.has_value(); }

  const std::optional<Error>& error() const { return error_; }
  /// The error is that another process has not come so far.
  bool waits() const { return waits_; }
  const std::vector<CheckFailure>& failures() const { return failures_; }
  int checks() const { return checks_; }

 private:
  struct Frame {
    const program::Function* function = nullptr;
    std::vector<WholePtr> values;
  };

  std::vector<WholePtr> run_region(const program::Region&, std::vector<WholePtr> arguments);
  void run_op(const program::Op&);
  void run_meaning(const program::Op&);
  void run_processes(const program::Op&);
  void run_check(const program::Op&, const struct Check&);
  const BoundOp* bound(const program::Op&);
  std::vector<WholePtr> operands(const program::Op&) const;
  void tell(const program::Op&);

  const Module& module_;
  Board& board_;
  std::int64_t number_;
  Limits limits_;
  std::int64_t steps_ = 0;
  int depth_ = 0;
  Frame* frame_ = nullptr;
  std::string here_;  ///< the collective that runs, and its number
  std::map<std::string, int> visits_;
  std::unordered_map<const program::Op*, std::unique_ptr<BoundOp>> bound_;
  std::optional<Error> error_;
  bool waits_ = false;
  std::vector<CheckFailure> failures_;
  int checks_ = 0;
};

/// What one process of a grid runs.
struct ProcessProgram {
  const program::Function* function = nullptr;
  std::vector<WholePtr> arguments;
};

struct GridRun {
  std::vector<std::vector<WholePtr>> outputs;
  std::vector<CheckFailure> failures;
  int checks = 0;
};

/// Runs all processes, one after the other, as often as it takes.
Result<GridRun> run_grid(const Module&, spec::Grid, const std::vector<ProcessProgram>&, const Limits&);

}  // namespace assay::oracle::interpreter
