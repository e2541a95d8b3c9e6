#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "spec/language/syntax.h"
#include "spec/language/value.h"

/// What an expression of a formula is, where the indices are names and no numbers.
namespace assay::program {

/// An element of an operand: the index of each of its dimensions that a number is, nothing where an axis is.
struct ReadElement {
  std::size_t tensor = 0;
  std::vector<std::optional<std::int64_t>> index;
};

struct Term {
  enum class Kind : std::uint8_t {
    kKnown,   ///< a value of the language, which no index decides
    kAxis,    ///< an index as it is
    kTensor,  ///< an operand or a result
    kAffine,  ///< a sum of multiples of axes, and of a number
    kList,
    kNumber,    ///< the number of an index in row-major order of a shape, `items` and `known`
    kPlace,     ///< a number that an element is, `element` and `high`, and what kAffine has, once with its sign
    kFunction,  ///< of the record or of the prelude
    kOther      ///< whatever else: its text says what it is
  };
  Kind kind = Kind::kOther;
  spec::Value known;
  int axis = -1;
  std::size_t tensor = 0;
  std::vector<Term> items;
  const spec::Definition* function = nullptr;
  std::map<int, std::int64_t> multiples;  ///< kAffine, kPlace: by axis,
  std::int64_t constant = 0;              ///< and the number
  std::optional<ReadElement> element;     ///< kOther, kPlace: what is read and not computed with
  std::optional<std::int64_t> high;       ///< kPlace: the element is clamped to 0 and to this
  bool is_read = false;                   ///< kOther: the element of an operand, and nothing else
  bool is_one_of_reads = false;           ///< kOther: one of several such elements
  int sign = 1;                           ///< kPlace: -1: it is subtracted
  int region = -1;                        ///< kOther: the slot of the region that it is
  int scalar = -1;                        ///< kOther: the tensor of rank 0 whose element it is
  std::string text;
  std::vector<int> folded;  ///< kOther, of a fold: its axes,
  int folded_by = -2;       ///< and the slot of its region; -1: a sum; -2: it is no fold that can be taken apart

  static Term of(const spec::Value& v) { return {.kind = Kind::kKnown, .known = v}; }
  static Term of_axis(int axis) { return {.kind = Kind::kAxis, .axis = axis}; }
  static Term list(std::vector<Term> items) { return {.kind = Kind::kList, .items = std::move(items)}; }
  static Term other(std::string text) { return {.text = std::move(text)}; }

  bool is_list() const { return kind == Kind::kList; }
  bool is(std::int64_t n) const {
    return kind == Kind::kKnown && known.kind == spec::ValueKind::kInt && known.number == n;
  }
  bool is_number() const { return kind == Kind::kKnown && known.kind == spec::ValueKind::kInt; }
};

}  // namespace assay::program
