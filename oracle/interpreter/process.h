#pragma once

#include <map>
#include <string>

#include "oracle/interpreter/interpreter.h"
#include "oracle/interpreter/value.h"

namespace assay::oracle::interpreter {

/// What the processes of a grid have told one another: what the names of a collective stand for, under its process and
/// its name with the number of times that the process has been there.
/// Items of queues stand there too, under the name of the queue with the number of the item, and of no process.
using Board = std::map<std::pair<std::int64_t, std::string>, List>;
inline constexpr std::int64_t kQueues = -1;

/// One run of a function in one process. It ends where it needs a value that another process has not told yet; then it
/// is run again from the start, once that process has told it.
struct Process {
  const Module& module;
  spec::Grid grid;
  std::int64_t number;
  Board& board;
  Limits limits;

  const program::Function* function = nullptr;  ///< that runs, and its values
  std::vector<StoredValuePtr> values = {};
  int depth = 0;                           ///< of calls
  std::map<std::string, int> visits = {};  ///< of each collective, and of each end of a queue
  std::optional<Error> error = {};
  bool waits = false;  ///< the error is that another process has not come so far
  std::vector<CheckFailure> failures = {};
  int checks = 0;

  std::vector<StoredValuePtr> call(const program::Function&, const std::vector<StoredValuePtr>& arguments);
  /// A region of the function that runs.
  std::vector<StoredValuePtr> run(const program::Region&, const std::vector<StoredValuePtr>& arguments);
  /// An element, a term, an iteration; a call, which counts as one level until `depth` goes down. False where the
  /// process has come to its end.
  bool count_step();
  bool enter();
  /// The first error is the one that counts.
  void raise(std::string message, ErrorKind kind = ErrorKind::kInvalid);
};

/// What the op means on values of the process: its results.
std::vector<StoredValuePtr> meaning(Process&, const program::Op&);
/// What an op that starts processes puts into their queues.
Board items_put(Process&, const program::Op&);
/// What a check holds its operand against, where its record says it; null on an error.
StoredValuePtr held_against(Process&, const program::Op&, const spec::Expr& other);

}  // namespace assay::oracle::interpreter
