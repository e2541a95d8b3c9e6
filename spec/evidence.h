#pragma once

#include <cstdint>
#include <string>
#include <vector>

/// What is legal for the elements of an answer and what came, as texts and plain numbers: what the judge says and
/// reports keep.
namespace assay::spec {

/// Numbers from low to high: of floats, or of integers and booleans.
struct ExpectedInterval {
  double low = 0, high = 0;
  std::int64_t integer_low = 0, integer_high = 0;

  bool operator==(const ExpectedInterval&) const = default;
};

/// What one element (one component of a complex element) may be. Mirrors an acceptance set of the
/// oracle; integers and booleans keep their value in `integer_low` and `integer_high`.
struct ExpectedElement {
  std::string text;     ///< `[0.99999994, 1.0000001]`, `NaN`, `5`, `anything`
  std::string got;      ///< as the back end answered; empty where it gave nothing
  bool failed = false;  ///< `got` lies outside
  bool integer = false;
  double low = 0, high = 0;  ///< floats; the sign of a zero counts unless `zero_sign_free`
  std::int64_t integer_low = 0, integer_high = 0;
  std::vector<ExpectedInterval>
      gaps;                    ///< between low and high, in order: their ends are legal, what lies between is not
  bool only_specials = false;  ///< low and high mean nothing: no finite value is legal
  bool may_be_nan = false;
  bool may_be_positive_infinity = false;
  bool may_be_negative_infinity = false;
  bool zero_sign_free = false;
  bool unconstrained = false;  ///< open: anything goes

  bool operator==(const ExpectedElement&) const = default;
};

/// One output of one process. Complex outputs have two elements per element, real part first.
struct OutputEvidence {
  int process = 0;
  int output = 0;
  std::string type;  ///< `tensor<2xf32>`
  std::string got;   ///< literal as text; empty where the back end gave nothing
  std::vector<ExpectedElement> elements;

  bool operator==(const OutputEvidence&) const = default;
};

/// How far the answer of an element lies from what is legal.
struct Witness {
  std::string kind;     ///< `rounding`, `policy`, `special`, `range`; empty where there is none
  std::string got;      ///< as a literal
  std::string nearest;  ///< the nearest legal value
  double ulps = 0;      ///< of rounding, values of the type between the two; of policy, their difference

  bool operator==(const Witness&) const = default;
};

/// Output elements of which any value is legal, by what opened them.
struct OpeningRow {
  std::string op;
  std::string element_type;
  std::string reason;  ///< the line of the contract and its source, or what is missing
  std::int64_t programs = 0;
  std::int64_t elements = 0;

  bool operator==(const OpeningRow&) const = default;
};

}  // namespace assay::spec
