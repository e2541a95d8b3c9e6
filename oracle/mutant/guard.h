#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/oracle.h"
#include "spec/record.h"

/// Where a guarded bug shows: conditions on an op, on the program around it and on the values that it reads. They are
/// made of what records and programs say, never of known bugs.
namespace assay::oracle {

enum class ConditionKind : std::uint8_t {
  kClass,     ///< the op is in this boundary class of its record
  kType,      ///< element type of the first operand
  kResult,    ///< element type of the first result, where it is another one
  kOperands,  ///< where its operands come from: `Origin`
  kSharing,   ///< what else reads its operands
  kFrom,      ///< an operand is the result of this op
  kSize,      ///< of the largest tensor among operands and results, or of the op
  kGrid,      ///< more than one process
  kOnce,      ///< an operand of four elements or more has exactly one that is such a special value
  kLast,      ///< ... has it at its end
  kRow,       ///< ... has it at the beginning of a row that is not its first
  kTurn,      ///< the op has run this often in this run
};
inline constexpr int kConditionKinds = 12;

/// One condition: a kind, and which of its values.
struct Condition {
  ConditionKind kind = ConditionKind::kClass;
  std::uint32_t value = 0;  ///< a boundary class, an element type, a record, or a position in the words of the kind
  auto operator<=>(const Condition&) const = default;
};

/// `class`, `once`.
std::string_view word_of(ConditionKind);
/// `class=start_indices:_0`, `once=nan`, of a bug of this op.
std::string text_of(const Condition&, const spec::Record&);

/// All of these have to hold at once; ascending.
using Guard = std::vector<Condition>;

/// `type=f32+once=nan`.
std::string text_of(const Guard&, const spec::Record&);
/// What `text_of` wrote; an error names the part that is no condition.
Result<Guard> guard_of(std::string_view text, const spec::Record&);

/// One time that an op ran, with all that holds of it; ascending.
struct Occurrence {
  const spec::Record* record = nullptr;
  std::vector<Condition> conditions;

  bool meets(const Guard&) const;
};

/// Every time that an op ran, regions of elements aside, where ops are not told from one another.
Result<std::vector<Occurrence>> occurrences(const Module&, const ProcessTensors& inputs, const Limits& = {},
                                            Preparation* = nullptr);

/// The op that a bug without a guard is in; null where there is none.
const spec::Record* op_of(const Mutant&);
/// `pad.means.3@class=edge_padding_low:_0+type=f32`: the bug where the guard holds, and no bug elsewhere.
std::string guarded_name(const Mutant&, const Guard&);

/// Which special value a code is, by its position among the words of kOnce, or -1. Of types that are not complex.
int special_value(spec::ElementType, std::uint64_t code);

}  // namespace assay::oracle
