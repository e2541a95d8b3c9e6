#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "program/module.h"
#include "program/tensor.h"
#include "spec/contract/contract.h"

namespace assay::program {
struct OnDevices;  // program/on_devices.h
}

/// Runs programs by the records alone. One evaluator of `means` over several domains: exact bits,
/// envelope (acceptance sets), perturbed (each legal freedom drawn at random), mutant (a wrong
/// formula or primitive). It is tested against oracle/interpreter.
namespace assay::oracle {

using program::Module;
using program::Tensor;

/// Inputs or outputs of every process of the grid; process (r, p) is number r * partitions + p.
using ProcessTensors = std::vector<std::vector<Tensor>>;

/// A check of the file that failed: which, where, and the first element that differs.
struct CheckFailure {
  std::string message;
  program::Place place;
};

/// Items of a queue that nobody has taken: what a program has put out, or shown.
template <class Value> struct UnreadQueue {
  std::string queue;         ///< `outfeed 0`
  std::int64_t writer = -1;  ///< the process
  std::vector<std::vector<Value>> items;
};

struct Run {
  ProcessTensors outputs;
  std::vector<CheckFailure> failures;  ///< of `check.*` ops
  int checks = 0;                      ///< how many `check.*` ops were evaluated
  std::vector<UnreadQueue<Tensor>> unread;
};

/// As long as it takes.
inline constexpr std::chrono::milliseconds kNoLimit = std::chrono::milliseconds::max();

/// What one run may cost. Steps, work and bytes are counted, so that a run that exceeds them always does; who sets a
/// time gets no other answer by it, but possibly none. Nor does who sets a schedule.
struct Limits {
  std::int64_t steps = 10'000'000;             ///< iterations of all loops and calls together, in each process
  std::int64_t bytes = std::int64_t{4} << 30;  ///< of live tensors of all processes, each has its share
  std::int64_t work = std::int64_t{1} << 32;   ///< elements that ops compute and read in folds, in each process
  std::chrono::milliseconds time = kNoLimit;   ///< from the beginning of the run
  Choices* schedule = nullptr;                 ///< which process goes on; null: several at once
};

/// What a run of a module finds out about its ops, so that the next run of the same module, on other inputs or in
/// another domain, need not. Until then the module must neither change nor move. Not thread safe.
class Preparation {
 public:
  Preparation();
  ~Preparation();
  Preparation(Preparation&&) noexcept;
  Preparation& operator=(Preparation&&) noexcept;

  struct Process;
  Process& of_process(std::size_t);

  std::shared_ptr<const program::OnDevices> on_devices;  ///< what runs of a program with manual regions

 private:
  std::vector<std::unique_ptr<Process>> processes_;
};

/// Runs a program in the exact domain. Bad inputs, deadlocks and exceeded limits are errors with their place.
Result<Run> evaluate(const Module&, const ProcessTensors& inputs, const Limits& = {}, Preparation* = nullptr);

/// The acceptance set of one element: a closed interval of extended reals (an infinite end is itself
/// a legal value) whose ends are values of the element type, or a union of a few of them, and flags for what reals do
/// not cover. Integers and booleans use `integer_low` and `integer_high`, unsigned ones by their 64-bit pattern.
enum SetFlag : std::uint32_t {
  kMayNan = 1u << 0,
  kMustNan = 1u << 1,  ///< low and high mean nothing
  kUnion = 1u << 3,    ///< low and high are the ends of a union: `pieces_of` has its intervals
  kZeroSignFree = 1u << 4,
  kUnconstrained = 1u << 5,  ///< open: anything goes
};

struct AcceptanceSet {
  union {
    double low;
    std::int64_t integer_low;
  };
  union {
    double high;
    std::int64_t integer_high;
  };
  std::uint32_t flags;
  std::uint32_t node;  ///< how the element was computed, while it is traced
};

/// The intervals of a set, in order: one, or two to four that are kept apart. A union refers to the run that made it,
/// and so does the span.
std::span<const AcceptanceSet> pieces_of(const AcceptanceSet&);

/// How much a check of an element can show. It decides nothing.
enum class Strength : std::uint8_t { kChecked, kWeak, kOpen };

/// What the set of an element says of a value, and whether it holds it.
struct ElementJudgement {
  Strength strength;
  bool accepts;
};

/// Acceptance sets of a tensor; complex elements have two consecutive sets. They are shared, and
/// never written once made.
struct AcceptanceTensor {
  spec::Type type;
  std::shared_ptr<const AcceptanceSet[]> sets;
  double scale = 0;  ///< Largest magnitude of the centres: what a width near zero is measured by.

  Strength strength(std::int64_t element) const;
  bool accepts(std::int64_t element, std::span<const std::byte> got) const;
  /// Of all elements, which lie one after the other in `got`.
  std::vector<ElementJudgement> judge(std::span<const std::byte> got) const;
  /// `[0.99999994, 1.0000001]`, `NaN`, `5`, `anything`.
  std::string describe(std::int64_t element) const;
};

struct RelatedOp;  // oracle/envelope/related_op.h

struct Acceptance {
  std::vector<std::vector<AcceptanceTensor>> outputs;  ///< by process
  /// By process: ops whose records say what holds between operands and results, on operands that are known.
  std::vector<std::vector<std::shared_ptr<const RelatedOp>>> related;
};

/// Where a relation does not hold, as text.
struct BrokenRelation {
  std::string place;     ///< `[0, 1]`
  std::string expected;  ///< `sum(...) = a[i] within 1.2e-06`
  std::string got;       ///< `0.5 and 0.25, 0.25 apart`
};

/// What became of one relation of an op on one run's answers.
struct HeldRelation {
  std::string op;                    ///< full name of the record
  std::string label;                 ///< of the relation
  std::vector<std::string> unless;   ///< shortcuts that break it,
  spec::ElementType type{};          ///< where the first result that it reads is of such elements
  std::vector<std::size_t> outputs;  ///< that it reads
  bool is_judged = false;            ///< it says something at each of its places, so that any answer could have failed
  std::int64_t places = 0;           ///< that it speaks of
  std::int64_t broken = 0;           ///< places where it does not hold
  std::int64_t element = 0;          ///< the first of them, in row-major order
  BrokenRelation first;
};
/// Holds the answers of a process against the relations of an op. A relation that reads a result which is no output, or
/// that costs more than the limits, is left out. One that cannot be evaluated is an error that names record and
/// relation.
Result<std::vector<HeldRelation>> hold_relations(const RelatedOp&, const std::vector<Tensor>& outputs,
                                                 const Limits& = {});

/// Whether shortcuts that break the relation are among the freedoms.
bool may_break(const spec::Freedoms&, const HeldRelation&);
/// The grants of the contract under which it need not hold.
std::vector<std::string> grants_that_break(const HeldRelation&, const spec::Contract&);

/// Runs a program in the envelope domain: what a contract accepts.
Result<Acceptance> acceptance_sets(const Module&, const ProcessTensors& inputs, const spec::Contract&,
                                   const Limits& = {}, Preparation* = nullptr);

/// Output elements of which nothing can be said, and what opened them: the first op among all that they depend on whose
/// element may be anything though its operands may not.
struct OpenElements {
  std::string op;
  spec::ElementType type{};
  std::string reason;  ///< the line of the contract, its source, or what is missing
  std::int64_t elements = 0;
};

/// One output of one process.
struct OutputAddress {
  std::size_t process = 0;
  std::size_t output = 0;
  bool operator==(const OutputAddress&) const = default;
};

/// What opened the elements of the outputs that are open under the contract, most first. Runs the program once more.
/// Outputs of which a relation says something are left out.
Result<std::vector<OpenElements>> open_elements(const Module&, const ProcessTensors& inputs, const spec::Contract&,
                                                const Limits& = {}, Preparation* = nullptr,
                                                std::span<const OutputAddress> related = {});

/// Runs a program in the perturbed domain: as one legal implementation, drawn from `choices`.
Result<Run> perturb(const Module&, const ProcessTensors& inputs, const spec::Contract&, Choices& choices,
                    const Limits& = {}, Preparation* = nullptr);

/// A planted bug: an edit of a record's formula (`slice.means.1`) or of a primitive
/// (`primitive.maximum.2`).
struct Mutant {
  std::string name;
  std::string what;                    ///< `start_indices + i * strides` -> `start_indices + i`
  std::string kind;                    ///< class of the edit: `index + 1`, `term dropped`, ...
  std::string record;                  ///< full name of the op it touches, empty for a primitive
  std::vector<std::string> shown_by;   ///< full names of the ops whose answers it can change
  std::string contract = "stablehlo";  ///< under which it is a bug; another one where this one grants it
};
const std::vector<Mutant>& mutants();
/// The planted bug of this name, or a guarded one, `pad.means.3@type=f32+once=nan`: it shows only where all of these
/// conditions hold of the op and the values that it reads (oracle/mutant/guard.h).
Result<Mutant> mutant_named(const std::string& name);
Result<Run> evaluate_mutant(const Module&, const ProcessTensors& inputs, const Mutant&, const Limits& = {},
                            Preparation* = nullptr);

/// Evaluates op after op, for the generator's guard and the reducer's cuts: the values of all
/// earlier ops are kept. Single process.
class Stepper {
 public:
  virtual ~Stepper() = default;
  /// Forgets everything; `inputs` are the arguments of the function.
  virtual Result<void> begin(const Module&, const program::Function&, const std::vector<Tensor>& inputs) = 0;
  /// One more argument of the function, while it is being built.
  virtual void argument(program::ValueId, const Tensor& value) = 0;
  virtual Result<void> step(const program::Op&) = 0;
  /// Takes the results of an op that reads what other processes have for what its operands hold, over and over where
  /// they have more elements. False where no operand has elements of a result's type.
  virtual bool assume(const program::Op&) = 0;
  /// Elements that the last op computed and read in folds.
  virtual std::int64_t work() const = 0;
  virtual const AcceptanceTensor& value(program::ValueId) const = 0;
  /// At how many places a relation says something of the results of the last op, were they outputs; 0 where none does.
  virtual Result<std::int64_t> related_places() const = 0;
};
std::unique_ptr<Stepper> envelope_stepper(const spec::Contract&, const Limits& per_op = {});

}  // namespace assay::oracle
