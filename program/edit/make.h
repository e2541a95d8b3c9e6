#pragma once

#include <optional>
#include <vector>

#include "program/module.h"
#include "program/tensor.h"

/// Ops and values that are made.
namespace assay::program {

/// Calls `use` with a value, or with the members of a group one by one.
template <class Use> void each_leaf(const Value& v, const Use& use) {
  if (!v.is_list()) return use(v);
  for (const Value& item : v.as_list()) each_leaf(item, use);
}

/// The types in these slots, groups flattened.
std::vector<Type> flat_types(const spec::Instance&, std::span<const int> slots);
/// The signatures of its regions, groups flattened.
std::vector<const spec::SignatureView*> flat_signatures(const spec::Instance&);

ValueId new_value(Function&, Type);
ValueId new_argument(Function&, Type);

/// The op that the instance describes, with new values as its results.
Op make_op(const spec::Instance&, std::span<const ValueId> operands, std::vector<Region>, Function&, spec::Arena&);
std::span<const Value> copy_attributes(const spec::Instance&, spec::Arena&);

/// A literal of this type whose elements are one number, or that of a literal of one element; nothing where the type
/// has no numbers.
std::optional<spec::Literal> splat_of(Type, const Value& number, spec::Arena&);

/// A literal of this type, whose elements are these numbers; nothing where the type has no numbers, or another count.
std::optional<spec::Literal> dense_of(Type, std::span<const Value> numbers, spec::Arena&);

/// A literal of this type of integers, whose elements are these numbers.
spec::Literal literal_of(Type, std::span<const std::int64_t> numbers, spec::Arena&);

/// An op that makes a literal of the text a value: its record has nothing but a tensor.
Op make_literal(const spec::Record& literal_record, const spec::Literal&, Function&, spec::Arena&);
inline bool is_literal(const Op& op) { return op.record->facts.makes_literal; }
/// The first record of such an op; null where there is none.
const spec::Record* literal_record(const spec::Records&);

}  // namespace assay::program
