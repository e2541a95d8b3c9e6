#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "judge/distance.h"

namespace assay::judge {

/// How a back end was wrong. The order is that of simplicity: a report prefers the first.
enum class FailureClass : std::uint8_t {
  kWrongValue,       ///< a finite value outside the acceptance set
  kUnexpectedNan,    ///< NaN where no legal implementation gives one
  kMissingNan,       ///< a number where only NaN is legal
  kInfinity,         ///< an infinity where none is legal
  kMissingInfinity,  ///< a finite value where only an infinity is legal
  kZeroSign,         ///< the other zero, where its sign is determined
  kOutOfRange,       ///< a code that is no value of the element type: i1 = 2, i4 with high bits set
  kDeviation,        ///< outside the baseline of the contract and inside under some of its grants: no violation
  kWrongType,        ///< number, shape or size of the outputs
  kRefused,          ///< a valid program that the back end will not take: reduced like a failure, never filed as one
  kInternalError,    ///< an error of the back end's own, reported in order
  kCrash,
  kHang,
  kMemory,
  kGarbage,        ///< the worker broke the protocol
  kInvalidOutput,  ///< a pass wrote a program that breaks a law
  kReplicas,       ///< two devices hold the same piece of a value, and other bits for it
};

/// `wrong-value`, `unexpected-nan`, ...: as stored and shown.
std::string_view to_string(FailureClass);

/// True for classes that a value decides; the others are decided by the outcome alone.
constexpr bool is_value_class(FailureClass c) { return c <= FailureClass::kDeviation; }

/// True for a value that no grant explains.
constexpr bool is_wrong_value(FailureClass c) { return is_value_class(c) && c != FailureClass::kDeviation; }

/// Where an output differs first.
struct ElementPlace {
  int process = 0;
  int output = 0;
  std::int64_t element = 0;
  bool operator==(const ElementPlace&) const = default;
};

/// One failure of one program: what, where, and the evidence as text.
struct Failure {
  FailureClass kind = FailureClass::kWrongValue;
  std::string signature;  ///< of a crash, or the normalised message of an error; of a deviation, its grants and kind;
                          ///< of a wrong type, that there are too few or too many; of a relation, its name; empty for
                          ///< other values
  std::size_t input_set = 0;
  ElementPlace place;    ///< of value classes
  std::string expected;  ///< `[0.99, 1.01]`, `5`, `tensor<2xf32>`
  std::string got;       ///< `1.25`, the message, signal and log
  std::int64_t failing_elements = 0;
  std::vector<std::string> grants = {};  ///< of a deviation: the smallest set that explains it
  Distance distance = {};                ///< of value classes: to the nearest legal value

  bool operator==(const Failure&) const = default;

  /// Whether a relation of a record is what does not hold.
  bool is_of_relation() const { return kind == FailureClass::kWrongValue && !signature.empty(); }

  /// Same class and, where there is one, same signature: what a reduction must keep.
  bool same_kind(const Failure& other) const { return kind == other.kind && signature == other.signature; }
};

}  // namespace assay::judge
