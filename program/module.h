#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "program/sharding/mesh.h"
#include "spec/held_values.h"
#include "spec/instance.h"
#include "spec/record.h"

/// A StableHLO program in memory. Value ids are dense within a function (arguments of the function,
/// then results and region arguments in textual order); a region uses ids of its enclosing regions.
/// Names exist only at the edge of text. Everything lives in the module's arena.
namespace assay::program {

using spec::Type;
using spec::Value;

using ValueId = std::uint32_t;
inline constexpr ValueId kNoValue = ~ValueId{0};

/// A place in a text that was parsed; line 0 for a program that was built.
struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// `line:column`; empty for a program that was built.
std::string where(Place);
/// That of an error whose place ends in `line:column`, as where() writes it; line 0 where it has none.
Place place_of(const Error&);

struct Op;

/// One block. Its terminator is `returns`.
struct Region {
  std::vector<ValueId> arguments;
  std::vector<Op> ops;
  std::vector<ValueId> returns;
  Place place;  ///< of the terminator
};

struct Op {
  const spec::Record* record = nullptr;
  std::span<const ValueId> operands;  ///< flat, in the record's order
  ValueId first_result = kNoValue;    ///< results are consecutive ids
  std::uint32_t results = 0;
  std::span<const Value> attributes;  ///< in the order of Record::attributes; kAbsent where optional and not given
  std::vector<Region> regions;        ///< flat, in the record's order
  std::string_view discardable_attributes;  ///< those that no record knows (`mhlo.sharding`...), as text without braces
  Place place;
  std::string_view location;  ///< as the text says it behind `loc`, without parentheses; read by program/locations.h
};

struct Function {
  std::string name;
  bool is_private = false;
  bool is_declaration = false;  ///< no body: only arguments and results
  Region body;
  std::vector<Type> types;                                          ///< by ValueId
  std::vector<Type> results;                                        ///< declared result types
  std::vector<std::string> argument_attributes, result_attributes;  ///< text, or empty
  std::string attributes;                                           ///< text, or empty
  std::optional<spec::Grid> grid;  ///< where an op of the module runs it in a grid of its own
  Place place;

  spec::Signature signature() const;
  Type type(ValueId v) const { return types[v]; }
};

/// `#loc1 = loc("model.py":12:4)`, for the ops that say `loc(#loc1)`.
struct NamedLocation {
  std::string_view name;  ///< `#loc1`
  std::string_view text;
};

/// `sdy.mesh @name = <...> {...}`.
struct NamedMesh {
  std::string name;
  Mesh mesh;
  std::string attributes;  ///< text, or empty
};

struct Module {
  std::string name;               ///< `@name`, empty if none
  std::string attributes;         ///< text of the attribute dictionary, or empty
  std::vector<NamedMesh> meshes;  ///< that shardings name
  std::vector<NamedLocation> locations;
  std::vector<Function> functions;
  spec::Grid grid;  ///< from mhlo.num_replicas, mhlo.num_partitions; 1 x 1 where absent
  /// What mhlo.num_partitions says of one program that a partitioner spreads over so many devices: it is run as one
  /// process (program/spread.h). 1 where partitions are processes.
  std::int64_t devices = 1;
  bool states_grid = true;  ///< false: a text that says nothing of its grid
  std::shared_ptr<spec::Arena> arena = std::make_shared<spec::Arena>();

  const Function* find(std::string_view name) const;
  /// @main, or the only function that has a body.
  const Function* entry() const;
};

/// The element type of the first tensor that the op reads or gives, by itself or in a tuple; nothing where there is
/// none.
std::optional<spec::ElementType> first_element(const Function&, const Op&);

/// Number of ops with their regions' ops.
std::size_t count_ops(const Region&);

/// The op as an instance of its record, for any reading; slots live in `arena`.
Result<spec::Instance> instance(const Module&, const Function&, const Op&, spec::Arena&);

/// How many values each operand (result, region) name of the record takes in this op: group sizes
/// follow from the flat count.
Result<std::vector<std::uint32_t>> group_sizes(const Op&, std::span<const int> slots, std::size_t flat,
                                               const char* what);

/// What the operands of an op hold (spec::held_by_operand), by position among those of its record.
template <class Read> std::vector<spec::Value> held_values(const Op& op, spec::Arena& arena, Read read) {
  const auto counts = group_sizes(op, op.record->operands, op.operands.size(), "operand");
  std::vector<spec::Value> out;
  for (std::size_t k = 0, first = 0; counts && k < counts->size(); first += (*counts)[k++])
    out.push_back(spec::held_by_operand(*op.record, k, op.operands.subspan(first, (*counts)[k]), arena, read));
  return out;
}

/// Larger grids and ranks are valid, and not supported.
inline constexpr std::int64_t kMostProcesses = 256, kMostRank = 24;

/// Every op meets its laws, every value is defined before its use, every region ends as its record
/// says. The first failure, with its place in the text.
Result<void> verify(const Module&);

/// Whether the program is valid as a text. This is `verify`, but undefined behaviour (the laws U1, U2, ...) is no
/// fault, and each function of a text that says nothing of its grid is valid if it is so in some grid.
Result<void> verify_text(const Module&);

}  // namespace assay::program
