#pragma once

#include <optional>
#include <vector>

#include "spec/instance.h"

/// The way back of program/edit/static_form.h: what an op is where operands hold what its attributes and the types of
/// its results say.
namespace assay::program {

/// The records whose static form is this one.
std::vector<const spec::Record*> dynamic_records(const spec::Record&);

/// One operand of a dynamic form.
struct DynamicOperand {
  std::optional<std::size_t> position;  ///< among the operands of the op; nothing where it is an operand more
  std::vector<std::int64_t> shape;      ///< of such a one, of integers
  std::vector<std::int64_t> held;       ///< what it holds, row by row
};

/// The operands of `dynamic`, by position, where the op becomes one of that record; the types of the op are known.
/// Nothing where some operand is not told by the op, or the way back does not lead to its attributes.
std::optional<std::vector<DynamicOperand>> dynamic_operands(const spec::Record& dynamic, const spec::Instance& op,
                                                            spec::Arena& scratch);

/// The op as one of `dynamic`, with these types for the operands more; its results are those of the op.
spec::Instance as_dynamic(const spec::Record& dynamic, const spec::Instance& op,
                          const std::vector<DynamicOperand>& operands, spec::ElementType numbers, spec::Arena&);

/// The record of the op that says the same once values of operands are known (`static`); null where there is none.
const spec::Record* static_record(const spec::Record&);

/// Its attributes, for an op whose instance knows what its operands hold: given by the line `static`, else those of the
/// same names, else their defaults. Nothing where one has no value.
std::optional<std::vector<spec::Value>> static_attributes(const spec::Instance&, spec::Arena& scratch);

}  // namespace assay::program
