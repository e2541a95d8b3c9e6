#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backends/backend.h"
#include "spec/language/primitives.h"
#include "spec/types/element_type.h"

/// A sweep: the largest error of an elementwise function of a back end, in ulps (oracle/numerics/ulp_error.h), by
/// ranges of its argument. Each answer is held against an approximation of the exact value; Arb decides where that says
/// that a range has a larger error than was known.
namespace assay::measure {

struct SweepOptions {
  std::string op;  ///< as `tanh`, `stablehlo.tanh` or `chlo.erf`
  spec::ElementType type = spec::ElementType::f32;
  backends::Variant variant;
  backends::Limits limits;
  bool exhaustive = false;                        ///< all inputs where there are more than 2^16 (and no more than 2^32)
  int jobs = 1;                                   ///< threads, each with a child of its own; they change no number
  std::int64_t elements = 1 << 18;                ///< of the program's tensor: small ones may be compiled to other code
  std::int64_t sample = 1 << 22;                  ///< inputs that are drawn where not all are run
  std::uint64_t seed = 1;                         ///< of the sample
  std::optional<std::chrono::milliseconds> time;  ///< then it ends with what was measured so far
};

/// One run of the function.
struct SweepSample {
  std::int64_t index = 0;  ///< of the input, in the order of the sweep
  double x = 0, y = 0;     ///< the operands; y of binary functions
  double got = 0;
};

/// The arguments (of a binary function: the first ones) from `low` to `high`, both included. A power of two between two
/// ranges counts in both.
struct SweepRange {
  double low = 0, high = 0;
  std::int64_t inputs = 0;  ///< whose exact value and answer are finite
  double ulps = 0;          ///< the largest error
  SweepSample worst;        ///< the first input with it
};

/// Answers whose distance from the exact value is not counted in ulps.
enum class SpecialMismatchKind : std::uint8_t {
  kLostNan,         ///< a number where the exact answer is NaN
  kMadeNan,         ///< NaN where it is a number
  kMadeInfinity,    ///< infinite where it is finite
  kLostInfinity,    ///< finite where it is infinite or beyond the range
  kMadeZero,        ///< zero where it is a normal number
  kLostZero,        ///< another number where it is exactly zero
  kSign,            ///< the other zero or infinity
  kFlushedResult,   ///< zero where it is a subnormal number
  kFlushedOperand,  ///< that of zero where the operand is a subnormal number
};
inline constexpr int kSpecialMismatches = 9;

struct SpecialMismatch {
  SpecialMismatchKind kind{};
  std::int64_t count = 0;
  SweepSample first;
  double expected = 0;  ///< there
  double largest = 0;   ///< magnitude of an exact value (kFlushedOperand: of an operand) that was flushed
};

/// The range with the largest error; of equal ones that with the first input. Null where there is none.
const SweepRange* worst_of(std::span<const SweepRange>);

struct SweepResult {
  std::string op;
  spec::PrimitiveId function{};
  spec::ElementType type{};
  int operands = 1;
  bool complete = false;                    ///< all inputs, not a sample
  bool interrupted = false;                 ///< before the end
  std::int64_t inputs = 0;                  ///< that were run
  std::vector<SweepRange> ranges;           ///< that hold an input, by binades, in the order of the argument
  std::vector<SpecialMismatch> mismatches;  ///< that occurred, by kind
  backends::Outcome refusal;                ///< what the back end did instead of answering, where it is not kOk

  /// Null where no error was measured.
  const SweepRange* worst() const { return worst_of(ranges); }
};

/// Inputs done, inputs in all.
using SweepProgress = std::function<void(std::int64_t, std::int64_t)>;

/// Errors: an op that nothing knows, that is no elementary function or has no such type, and too many inputs. What the
/// back end does is no error but a refusal.
Result<SweepResult> sweep(const SweepOptions&, const backends::BackendFactory&, const std::atomic<bool>& stop,
                          const SweepProgress& = nullptr);

/// The ops that can be swept, as `tanh` and `chlo.erf`.
std::vector<std::string> swept_ops();
/// The same with their dialects, two of which may have an op of one name.
std::vector<std::string> swept_full_names();
/// The types of which `sweep` takes the op, simplest first.
Result<std::vector<spec::ElementType>> swept_types(std::string_view op);
/// Whether a sweep with `exhaustive` can run all inputs.
bool can_exhaust(int operands, spec::ElementType);

/// Words for a table: `NaN where the exact answer is a number`.
std::string_view describe(SpecialMismatchKind);

}  // namespace assay::measure
