#pragma once

#include <limits>
#include <span>
#include <string>
#include <vector>

#include "spec/choices.h"
#include "spec/language/compare.h"
#include "spec/record.h"

/// An op in flight, and the readings of a record: generate, bind, infer, member, classes, shrink,
/// mutate (the plan) and check (the laws).
namespace assay::spec {

/// num_replicas x num_partitions processes: environment of a program, not part of it.
struct Grid {
  std::int64_t replicas = 1;
  std::int64_t partitions = 1;
  std::int64_t processes() const { return replicas * partitions; }
};
/// The grid of a program that may run in any grid. Laws that ask for the grid are undefined then, and not judged.
inline constexpr Grid kUnknownGrid{0, 0};

/// Every name of a record with its value. Operands and results hold a type, or a list of types for
/// a group; regions a signature or a list of them; attributes their value or kAbsent; `let` names
/// what generation or binding gave them. Unbound names are kUndefined.
struct Instance {
  const Record* record = nullptr;
  std::span<Value> slots;
  Grid grid;
  /// What operands hold, by slot, as far as it is known: a number, a list of numbers, a list of rows; else kUndefined.
  std::span<const Value> held = {};

  Value& operator[](int slot) { return slots[static_cast<std::size_t>(slot)]; }
  const Value& operator[](int slot) const { return slots[static_cast<std::size_t>(slot)]; }
};

/// How big and how often: policy of the generator, never of a record. Weights are relative.
#define ASSAY_FIELD(type, name, value, least, most, meaning) type name = value;
struct SizePolicy {
#include "spec/size_fields.def"
  ElementSet elements = ~ElementSet{0};  ///< element types to draw from, where the op allows one of them
};
#undef ASSAY_FIELD

/// A boundary class of a plan line: the coverage universe of an op is the list of them.
struct BoundaryClass {
  int slot;
  std::string name;  ///< `start_indices: 0`, `permutation: identity`
};

/// Seed operands: types of live values given to some operand slots before drawing. The group
/// member k of slot s is given by {s, k, type}; k = 0 for a single operand.
struct Given {
  int slot = 0;
  std::int64_t member = 0;
  Type type;
};

/// Generate: draws every name top to bottom; never rejects. With given operands it may fail
/// (nullopt-like false) where the op cannot be built on the type.
bool draw(Instance& out, const Record&, Grid, Choices&, const SizePolicy&, std::span<const Given>, Arena&);

/// Which types an operand can be given as seed, as far as the plan tells by itself.
struct SeedTypes {
  ElementSet elements = 0;
  std::int64_t least_rank = 0;
  std::int64_t most_rank = std::numeric_limits<std::int64_t>::max();
  std::uint32_t kinds = bit_of(TypeKind::kTensor);

  static constexpr std::uint32_t bit_of(TypeKind kind) { return 1U << static_cast<int>(kind); }
  bool contain(Type t) const {
    if ((kinds & bit_of(t.kind())) == 0) return false;
    return !t.is_tensor() || ((set_of(t.element()) & elements) != 0 && least_rank <= t.rank() && t.rank() <= most_rank);
  }
};
SeedTypes seed_types(const Record&, int operand);

/// Whether a value of the op is of a quantized type, or several are.
bool has_quantized(const Instance&);

/// Bind: solves for the free names from operands, attributes and regions (and results where they
/// are defined). Quantized types that a plan writes as one, but that are not, count as their expressed types. False
/// where no assignment exists.
bool bind(Instance&, Arena&);

/// Infer: binds, then builds the result types. A result type that only the text can give stays
/// kUndefined. False where binding fails.
bool infer(Instance&, Arena&);

/// Member: whether the plan could have made this op. If not, `why` names the line and the domain.
bool member(const Instance&, Arena&, std::string* why = nullptr);

/// The classes of a record, and which of them an instance is in (positions in that list).
std::span<const BoundaryClass> classes(const Record&);
void mark_classes(const Instance&, Arena&, std::vector<int>& out);

/// Shrink: up to `limit` simpler instances, each valid, simplest first. Every one changes one line
/// and keeps what still fits.
std::vector<Instance> shrink(const Instance&, Arena&, std::size_t limit);

/// A near miss: one to three edits at the edge of a domain, after which plan or laws recompute the results where they
/// can. The result usually breaks a law, and sometimes does not.
Instance mutate(const Instance&, Choices&, Arena&);

/// Whether a dimension is not known before run time: of a type, of a type in a signature or in a list; of the operands,
/// results, regions and functions of an op.
bool is_dynamic(const Value&);
bool is_dynamic(const Instance&);

/// One law on one op.
Truth holds(const Instance&, const Law&, Arena&);

struct Broken {
  const Law* law = nullptr;
  Truth truth = Truth::kTrue;
  std::string message;  ///< `slice (C3): limit_indices[1] = 9 exceeds dimension 1 of operand, 8`
};
/// All laws in order: the first false one, else the first undefined one, else `law` is null.
/// What hangs on a dimension that is not known before run time, or on what an operand holds (`values`), is left to run
/// time: there a law that is undefined is not judged.
Broken check(const Instance&, Arena&);

/// The only law that is false; null where there is none or more than one. What is undefined follows from it.
const Law* broken_alone(const Instance&, Arena&);

}  // namespace assay::spec
