#include "oracle/envelope/opening_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::oracle {
namespace {

/// What a line of the contract leaves open.
struct OpenLine {
  Opening why;
  std::string_view what;
  std::string_view word, rest;  ///< of the line
};
constexpr OpenLine kLines[] = {
    {Opening::kComplexSpecials, "infinities and NaN in a complex product", "complex-specials", " any"},
    {Opening::kInexact, "a result that is not exact", "round", " any"},
    {Opening::kUnrepresentable, "a result that the type has no code for", "unrepresentable", " any"},
    {Opening::kReducedRange, "a reduced format that is not defined", "reduced-range", " any"},
    {Opening::kSaturation, "a partial sum that may leave the range of a type without infinity", "special-overflow",
     " any"},
    {Opening::kNarrowOperands, "factors that may be rounded first", "multiplicand", ""},
    {Opening::kInit, "an initial value that may stand in the result any number of times", "init", " any"},
    {Opening::kExtremum, "an extremum of NaN alone, which may lose to an identity", "minmax-nan", " either"},
    {Opening::kIntegerOverflow, "integer overflow", "integer-overflow", " any"},
    {Opening::kDivisionByZero, "integer division by zero, or of the lowest number by -1", "division-by-zero", " any"},
    {Opening::kShift, "a shift by less than nothing, or by the width and more", "shift-overflow", " any"},
    {Opening::kIntegerPower,
     "a negative exponent of an integer, 0 to the 0, or a power that overflows with an exponent above 63",
     "integer-power", " any"},
    {Opening::kRandomBits, "random bits", "random-bits", " any"},
    {Opening::kFloatToInteger, "a number that the integer type does not hold", "float-to-integer", " any"},
};

struct PlainReason {
  Opening why;
  std::string_view text;
};
constexpr PlainReason kPlain[] = {
    {Opening::kComplexFunction, "functions of complex numbers have no bounds"},
    {Opening::kNoLaw, "a fold by a function that need not be associative, in any arrangement"},
    {Opening::kManyOperands, "intervals with more operands than are tried"},
    {Opening::kRange, "a result that may leave the range, or not"},
    {Opening::kBits, "the bits of an element that is not known exactly"},
    {Opening::kIndex, "a place that may be one of several"},
    {Opening::kLoop, "a loop that may end after several of its iterations"},
    {Opening::kText, "the text says nothing of it"},
    {Opening::kChoice, "operands between which either answer is legal"},
};

std::string with_source(const OpenLine& line, const spec::Contract& contract) {
  const spec::Reason* reason = line.why == Opening::kInexact ? nullptr : contract.reason_of(line.word);
  return fmt::format("{}: `{}{}`{}{}", line.what, line.word, line.rest, reason ? ", " : "", reason ? reason->text : "");
}

}  // namespace

std::string describe(const OpeningPlace& place, const spec::Contract& contract) {
  const auto* const line = std::ranges::find(kLines, place.why, &OpenLine::why);
  if (line != std::end(kLines)) return with_source(*line, contract);
  const auto* const plain = std::ranges::find(kPlain, place.why, &PlainReason::why);
  if (plain != std::end(kPlain)) return std::string(plain->text);
  const std::string_view function = place.function ? place.function->name : "a conversion";
  if (place.why == Opening::kNoBound)
    return fmt::format("no line `math {} for {}` bounds it", function, name(place.type));
  return fmt::format("{} of intervals on which it has no bound", function);
}

}  // namespace assay::oracle
