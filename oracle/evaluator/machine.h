#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "oracle/evaluator/formula/budget.h"
#include "oracle/evaluator/formula/term.h"
#include "oracle/oracle.h"

namespace assay::oracle {

/// What goes wrong while a formula is evaluated. The first error stays; everything after it is
/// skipped. `needs_fixed` is no error: it asks for the evaluation to be repeated with these axes
/// taken one index at a time.
struct Fault {
  std::optional<Error> error;
  AxisSet needs_fixed = 0;

  bool raised() const { return error.has_value() || needs_fixed != 0; }
};

/// The other processes of the grid, as one process sees them.
class Peers {
 public:
  virtual ~Peers() = default;
  /// Makes the operands of a collective known; `meeting` names it, occurrences are counted.
  virtual void publish(const std::string& meeting, std::vector<RuntimeValue> operands) = 0;
  /// An operand of process `process` at the meeting that was published last; waits for it.
  virtual Result<RuntimeValue> operand(const program::Op& at, std::int64_t process, std::size_t operand) = 0;

  /// Values join a queue as one item.
  virtual Result<void> put(const std::string& queue, std::vector<RuntimeValue> values) = 0;
  /// Takes the first item out; waits for it.
  virtual Result<std::vector<RuntimeValue>> next(const program::Op& at, const std::string& queue) = 0;
  /// An item that this process has put there and nobody has taken.
  virtual Result<std::vector<RuntimeValue>> seen(const std::string& queue, std::int64_t item) = 0;
};

/// The name of a queue and the values that join it.
struct QueueItem {
  std::string queue;
  std::vector<RuntimeValue> values;
};
using QueueRest = UnreadQueue<RuntimeValue>;

/// What the processes of a grid leave, by process.
struct ProcessesRun {
  std::vector<std::vector<RuntimeValue>> outputs;
  std::vector<CheckFailure> failures;
  int checks = 0;
  std::vector<QueueRest> unread;
  /// Of a program that is spread over devices: what those beside the first give, which should be the same.
  std::vector<std::vector<RuntimeValue>> on_other_devices;
};

/// Runs the processes that an op starts in a grid of its own, in what is left of the run's memory and time.
class ProcessStarter {
 public:
  virtual ~ProcessStarter() = default;
  /// `fed` is in the queues of the grid before its processes begin.
  virtual Result<ProcessesRun> run(const program::Op&, std::span<const RuntimeValue> operands,
                                   std::vector<QueueItem> fed, std::int64_t bytes,
                                   Budget::Clock::time_point started) = 0;
};

/// The formulas that ops mean. A mutant edits one of them.
class Meanings {
 public:
  virtual ~Meanings() = default;
  virtual const std::vector<spec::Clause>& of(const spec::Record& record) const { return record.means; }
};

/// Facts about an expression that do not change: whether `spec::evaluate` can run it, and which
/// local names must be known numbers for that.
struct Staticness {
  bool possible = true;
  std::vector<const spec::Symbol*> locals;
};

/// An op that was looked at once.
struct CompiledOp;

/// What a machine has found out: of ops and regions, by their addresses, and of formulas.
struct Preparation::Process {
  std::unordered_map<const program::Op*, std::unique_ptr<const CompiledOp>> compiled;
  std::unordered_map<const program::Region*, bool> vectorisable;
  std::unordered_map<const void*, spec::Signature> signatures;
  std::unordered_map<const spec::Expr*, Staticness> staticness[2];
  std::unordered_map<const spec::Definition*, bool> recursive;

  Process();
  ~Process();
  /// A program that is being built moves its ops and takes some back: an address says nothing.
  void forget_ops();
};

/// The values of a function while it runs, by ValueId.
struct Activation {
  const program::Function* function = nullptr;
  std::vector<RuntimeValue> values;
};

/// Runs the functions of a module in one process, op after op, over a domain.
class Machine {
 public:
  struct Setting {
    const Module* module = nullptr;
    Domain* domain = nullptr;
    const Meanings* meanings = nullptr;  ///< null: as the records say
    Peers* peers = nullptr;              ///< null: the only process, and no queues
    std::int64_t process = 0;
    spec::Grid grid;
    Limits limits;
    ProcessStarter* starter = nullptr;      ///< null: ops do not start processes
    Preparation::Process* known = nullptr;  ///< of the module so far; null: nothing
    Budget::Clock::time_point started = Budget::Clock::now();
  };

  explicit Machine(const Setting&);
  ~Machine();

  Result<std::vector<RuntimeValue>> run(const program::Function&, std::vector<RuntimeValue> arguments);
  /// Op after op, for steppers. `frame` holds the values of the function.
  Result<void> step(Activation& frame, const program::Op&);

  /// An element was read as a number, which is not known.
  void note_uncertain() { has_read_uncertain_ = true; }

  // ---- for formulas -----------------------------------------------------------------------------
  const Setting& setting() const { return setting_; }
  Domain& domain() { return *setting_.domain; }
  std::size_t cell_size(ElementType e) const { return setting_.domain->cell_size(e); }
  Space& space() { return space_; }
  Fault& fault() { return fault_; }
  void raise(Error);
  /// Counts an iteration of a loop; false (and an error) where there were too many.
  bool count_steps(std::int64_t n);
  /// Counts elements that are computed; false (and an error) where there were too many.
  bool count_work(std::int64_t elements);
  std::int64_t work() const { return budget_.work(); }
  /// How many of n elements to take before the clock is read again: all where there is no limit of time.
  std::int64_t elements_at_once(std::int64_t n) const;
  /// Whether there is room for what an op needs beside its results; an error where the limit is exceeded.
  bool has_room_to_work(std::int64_t bytes);
  /// Whether the cells of a result can be stored; an error where the limit is exceeded.
  bool has_room_for(const spec::Type&);
  /// Storage for the cells of a result; empty (and an error) where there is no room.
  Buffer<std::byte> allocate_result(const spec::Type&);

  /// Calls a region or a function on tensors.
  std::vector<RuntimeValue> call(const FunctionTerm&, std::vector<RuntimeValue> arguments);
  /// Calls a region on elements, all at once where its ops allow it, and tells the domain where it is a trial.
  Row call_on_elements(const FunctionTerm&, const Row& arguments);
  /// The primitives that a region of pairs of elements is, one per pair, if it is nothing but one
  /// op on every pair in order; none otherwise.
  std::vector<const Primitive*> as_primitives(const FunctionTerm&);
  /// The same pair by pair, whatever the others are: null where a result is anything else. Empty where there are no
  /// pairs.
  std::vector<const Primitive*> parts_as_primitives(const FunctionTerm&);
  const spec::Signature& signature(const FunctionTerm&);

  const Staticness& staticness(const spec::Expr&, bool as_type);
  /// Whether a function of a formula calls itself, directly or through others.
  bool is_recursive(const spec::Definition&);
  std::vector<CheckFailure>& failures() { return failures_; }
  int& checks() { return checks_; }
  /// Of grids that ops have started.
  std::vector<QueueRest>& unread() { return untaken_; }

  // ---- other processes; an error where they fail ------------------------------------------------
  RuntimeValue operand_of(std::int64_t process, std::size_t operand);
  std::vector<RuntimeValue> next(const std::string& queue);
  std::vector<RuntimeValue> seen(const std::string& queue, std::int64_t item);

 private:
  bool run_ops(const program::Region&);
  bool is_within(const std::optional<std::string>& exceeded);
  std::string outermost_op() const;
  bool hold(std::span<const RuntimeValue> arguments);
  bool has_room_for_copies(std::span<const RuntimeValue> outputs);
  std::int64_t bytes_of(const RuntimeValue&);
  bool run_op(const program::Op&);
  const CompiledOp* compiled(const program::Op&);
  void run_meaning(const program::Op&, const CompiledOp&);
  std::unique_ptr<CompiledOp> typed_by_values(const program::Op&, const CompiledOp&,
                                              std::span<const RuntimeValue> operands);
  spec::Value held_numbers(const RuntimeValue&, spec::Arena&);
  std::vector<RuntimeValue> evaluate(const program::Op&, const CompiledOp&, std::span<const RuntimeValue> operands,
                                     const std::vector<spec::Clause>& means, const std::vector<spec::Clause>& radius);
  /// An element of an operand that may be one of a few numbers.
  struct UncertainElement {
    std::size_t operand = 0;
    std::int64_t element = 0;
    std::vector<std::int64_t> numbers;
  };
  bool reads_once(const program::Op&) const;
  std::vector<UncertainElement> few_uncertain(std::span<const RuntimeValue> operands);
  std::vector<RuntimeValue> taken(std::span<const RuntimeValue> operands, std::span<const UncertainElement>,
                                  std::size_t way);
  std::vector<RuntimeValue> evaluate_for_any_index(const program::Op&, const CompiledOp&,
                                                   std::span<const RuntimeValue> operands,
                                                   const std::vector<spec::Clause>& means);
  void join_results(std::span<const RuntimeValue> others, std::vector<RuntimeValue>& results);
  void take_shortcuts(const program::Op&, const CompiledOp&, std::span<const RuntimeValue> operands,
                      std::vector<RuntimeValue>& results);
  bool applies(const spec::Shortcut&, const program::Op&, const CompiledOp&, std::span<const RuntimeValue> operands);
  void join_shortcut(const spec::Shortcut&, std::span<const RuntimeValue> others, std::span<RuntimeValue> results);
  void join_with(const program::Module& other, std::span<const RuntimeValue> operands,
                 std::vector<RuntimeValue>& results);
  void run_processes(const program::Op&);
  std::vector<QueueItem> items_put(const program::Op&, const CompiledOp&, std::span<const RuntimeValue> operands);
  bool has_peers();
  void put(std::vector<QueueItem>);
  bool are_of_their_types(const program::Op&, const CompiledOp&, std::span<const RuntimeValue> results);
  std::optional<RuntimeValue> held_against(const program::Op&, const spec::Expr&);
  std::vector<RuntimeValue> operands_of(const program::Op&) const;
  void run_assertion(const program::Op&);
  void run_check(const program::Op&, const struct Check&);
  void hand_on(const program::Op& check, std::int64_t holds);
  Staticness staticness_of_symbol(const spec::Expr&, bool as_type);
  static bool is_runtime_slot(const spec::Expr&);
  bool is_vectorisable(const program::Region&);
  bool is_vectorisable(const program::Op&);
  std::vector<RuntimeValue> call_region(const program::Region&, std::vector<RuntimeValue> arguments);
  std::vector<RuntimeValue> call_function(const program::Function&, std::vector<RuntimeValue> arguments);
  const Primitive* primitive_of_pair(const FunctionTerm&, const program::Region&, std::size_t k);
  template <class F> Row changed(const Row&, F change);
  Row call_at_once(const FunctionTerm&, const Row& arguments);
  Row call_one_by_one(const FunctionTerm&, std::span<const Cells* const> arrays, AxisSet axes);

  Setting setting_;
  Space space_;
  Fault fault_;
  Activation* frame_ = nullptr;
  int depth_ = 0;
  Budget budget_;
  const program::Function* entry_ = nullptr;  ///< the function of the outermost op
  const program::Op* outermost_ = nullptr;    ///< what runs now, whatever it calls
  const program::Op* now_ = nullptr;          ///< the innermost op that runs
  int run_depth_ = 0;
  bool vectorised_ = false;          ///< inside a region that runs on whole arrays
  bool has_read_uncertain_ = false;  ///< by the op that is evaluated
  std::shared_ptr<std::atomic<std::int64_t>> live_bytes_;
  std::vector<CheckFailure> failures_;
  int checks_ = 0;
  std::vector<QueueRest> untaken_;
  std::unique_ptr<Preparation::Process> own_;
  Preparation::Process& known_;
};

// Tensors and literals of a program as values of a domain, and back where the domain is exact.
/// Of an argument of the program.
RuntimeValue load_tensor(Domain&, const Tensor&);
/// Counted among what the machine has stored; without cells where there is no room.
RuntimeValue load_literal(Machine&, const spec::Literal&);
Result<Tensor> to_tensor(const RuntimeValue&);

}  // namespace assay::oracle
