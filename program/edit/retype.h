#pragma once

#include <functional>
#include <optional>

#include "program/edit/editor.h"

/// Changes of types, with every type downstream inferred anew. Nothing here knows an op: all is done
/// through records.
namespace assay::program {

/// New type of a value whose type was `old`, and new value of a number in an attribute.
using TypeMap = std::function<Type(Type old)>;
using IntegerMap = std::function<std::int64_t(std::int64_t)>;

/// A tensor of `to` for one of `from`; any other type as it is.
Type with_element(Type, spec::ElementType from, spec::ElementType to);

/// Op `index` of the entry function as `changed` describes it: operand types, attributes, region
/// signatures, group sizes. An operand whose type changes must be an argument. Nothing where some op
/// cannot follow.
std::optional<Edited> with_instance(const Module&, std::size_t index, const spec::Instance& changed);

/// The types of the entry function's values if one of its arguments had another. Nothing where some op cannot follow.
std::optional<std::vector<Type>> types_with_argument(const Module&, std::size_t argument, Type);

/// Every type goes through `map`, literals included, and every number in an attribute through
/// `integers` (null: unchanged).
std::optional<Edited> with_types(const Module&, const TypeMap& map, const IntegerMap& integers = nullptr);

}  // namespace assay::program
