#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fuzz/judge/case.h"
#include "spec/instance.h"

/// Edits of a program for reduction. Each takes a program and returns another one, dense and with
/// every type inferred anew, or nothing where some op cannot follow. Nothing here knows an op: all
/// is done through records.
namespace assay::fuzz {

using program::Function;
using program::Op;
using program::Region;
using program::ValueId;
using spec::Type;
using spec::Value;

/// A program made from another, with the argument of the old program that each of its arguments
/// came from. Where the types differ the values have to be refitted (fuzz/reduce/refit.h).
struct Draft {
  Module module;
  std::vector<std::size_t> sources;
};

/// What an op reads, captured values of its regions included, each once, in order of first use.
std::vector<ValueId> reads(const Op&);

/// The top-level ops that `values` depend on, as ascending indices.
std::vector<std::size_t> cone_of(const Function&, std::span<const ValueId> values);

/// Drops ops without used results and without effects, unused arguments and unreachable functions,
/// and numbers the values densely. `arguments` are values of the entry function, in order.
/// Returns the positions in the old argument list of those that are left.
std::vector<std::size_t> compact(Module&);

/// New type of a value whose type was `old`, and new value of a number in an attribute.
using TypeMap = std::function<Type(Type)>;
using IntegerMap = std::function<std::int64_t(std::int64_t)>;

/// The entry function, to be edited.
Function& entry_of(Module&);

/// Op `index` of the entry function as `changed` describes it: operand types, attributes, region
/// signatures, group sizes. An operand whose type changes must be an argument.
std::optional<Draft> with_instance(const Module&, std::size_t index, const spec::Instance& changed);

/// Every use of value `from` reads `to` instead; the types must be equal.
std::optional<Draft> with_value(const Module&, ValueId from, ValueId to);

/// Every type goes through `map`, literals included, and every number in an attribute through
/// `integers` (null: unchanged).
std::optional<Draft> with_types(const Module&, const TypeMap& map, const IntegerMap& integers = nullptr);

/// Op `index` replaced by the ops of its region number `region`: the region's returns are the op's
/// results, its arguments the op's operands (the last ones, if it takes fewer) or, where their types
/// do not meet, elements of operands that are arguments: a reduction becomes one step of its body, a
/// sort one comparison.
std::optional<Draft> with_region_inlined(const Module&, std::size_t index, std::size_t region);

/// All edits inside the regions of op `index` that remove one op there by one of its operands, by a
/// region argument or by a captured value of the same type. Simplest first.
std::vector<Draft> with_simpler_regions(const Module&, std::size_t index);

/// The op that stands in regions for any other of two operands and one result of one type: where a
/// failure stays with it, the op that stood there had no part in it. The first record whose formula
/// is a sum or product of its operands.
const spec::Record* stand_in();
/// All edits that put it in the place of one op inside the regions of op `index`.
std::vector<Draft> with_stand_ins(const Module&, std::size_t index);

/// Op `index` without one member of its groups (inputs of a sort, carried values of a loop): operands,
/// results, arguments and yields of its regions go together. All members, the last ones first.
std::vector<Draft> without_members(const Module&, std::size_t index);

/// The same program on another grid.
std::optional<Draft> with_grid(const Module&, spec::Grid);

/// Same program where ops read a literal of the text instead of `value`, an argument or a result.
std::optional<Draft> with_literal(const Module&, ValueId value, const Tensor&);

/// True for a literal of the text.
bool is_literal(const Op&);

/// True where the record's own formula says that its two operands may change places: a sum or
/// product of both at one index.
bool is_commutative(const spec::Record&);

/// Types of the results of an instance, groups flattened.
std::vector<Type> flat_types(const spec::Instance&, std::span<const int> slots);

}  // namespace assay::fuzz
