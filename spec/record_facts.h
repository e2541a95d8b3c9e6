#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "spec/language/primitives.h"
#include "spec/language/syntax.h"
#include "spec/record.h"

/// What is true of an op by its record, worked out once when the record is loaded.
namespace assay::spec {

struct Record;

enum class EffectKind : std::uint8_t {
  kNone,
  kCheck,    ///< `check KIND [ATTRIBUTE [from ATTRIBUTE] [called N]] [with e]`: holds operands against each other, or e
  kGrid,     ///< `grid ATTRIBUTE`: runs functions as processes: rows are replicas, columns partitions
  kCall,     ///< `call ATTRIBUTE`: does what the record of that name does
  kAssert,   ///< `assert ATTRIBUTE`: an error where the first operand is false, with the text of the attribute
  kManual,   ///< `manual IN, OUT, AXES`: runs its region on each device of a mesh, on the shards of its operands there
  kShard,    ///< `shard`: the shard of a value that a device holds
  kUnshard,  ///< `unshard`: the value whose shards the devices hold
  kQueue,    ///< no word: the record puts into a queue or takes from one
  kRandom,   ///< reads a hidden state
};

enum class CheckKind : std::uint8_t { kEqual, kAbsolute, kUlps };

/// What an op does besides yielding results. Attributes are slots, -1 where none is named.
struct Effect {
  EffectKind kind = EffectKind::kNone;
  CheckKind check = CheckKind::kEqual;
  /// kCheck: the bound; kGrid: the functions; kCall: the name; kAssert: the text; kManual: the shardings of operands
  int attribute = -1;
  int out = -1, axes = -1;       ///< kManual: the shardings of results, and the axes of the mesh that it takes apart
  int least = -1;                ///< kCheck: no closer than this
  std::optional<double> called;  ///< kCheck: the bound where the op is called by name
  const Expr* other = nullptr;   ///< kCheck: what the operand is held against

  bool any() const { return kind != EffectKind::kNone; }
};

/// `accept CLASS`: an op whose legal answers its formula alone does not say. None of the classes has sets yet.
enum class AcceptanceClass : std::uint8_t {
  kNorm,      ///< close in a norm over all elements
  kResidual,  ///< what is put back into the equation solves it
  kRelation,  ///< any answer that stands in a relation to the operands
};

/// `accept within ABSOLUTE, RELATIVE, ULPS if CONDITION`: attributes, by slot, that say how far an answer of an
/// elementary function may lie from the exact result, in the place of the contract's bound.
struct AcceptedError {
  int absolute = -1, relative = -1, ulps = -1;
  const Expr* condition = nullptr;
};
std::string to_text(const AcceptedError&, const Record&);

std::optional<AcceptanceClass> acceptance_class(std::string_view word);
std::string to_text(AcceptanceClass);

std::optional<EffectKind> effect_kind(std::string_view word);
std::optional<CheckKind> check_kind(std::string_view word);
/// As the record says it: `check absolute tolerance called 0.001`.
std::string to_text(const Effect&, const Record&);

/// What a region is for, read off the formula of its op.
enum class RegionRole : std::uint8_t {
  kFree,       ///< called once per evaluation: branches, map
  kMonoid,     ///< folded in any tree: must be associative, its init an identity
  kUpdate,     ///< applied step after step in any order
  kOrder,      ///< a comparator: a strict weak order over pairs of arguments
  kCondition,  ///< of a loop
  kLoopBody,
};

/// What an operand is for.
enum class OperandRole : std::uint8_t {
  kData,
  kIdentity,  ///< the init of a fold: an identity of the monoid
};

struct Facts {
  std::vector<RegionRole> regions;         ///< by position in Record::regions
  std::vector<OperandRole> operands;       ///< by position in Record::operands
  std::optional<PrimitiveId> op;           ///< the scalar primitive that `op` stands for
  std::optional<PrimitiveId> elementwise;  ///< the scalar primitive that it applies to its operands, element by element
  ElementSet commutative = 0;              ///< types on which its two operands may change places
  int literal = -1;                        ///< slot of the first attribute that holds a tensor
  bool spreads = false;   ///< each element is a scalar function of elements that may stand at other places of operands
  bool selects = false;   ///< each element is one of two operands', as an element decides
  bool computes = false;  ///< a scalar function or operator is in the formula: bits depend on the element type
  bool fills = false;     ///< elements of its results may be a number that the formula says: 0
  bool leaves_open = false;       ///< the formula lets elements be anything (`any`), on some instances
  bool makes_literal = false;     ///< has nothing but a tensor: makes leaves
  bool communicates = false;      ///< reads values of other processes
  bool identifies = false;        ///< asks which process runs
  bool queues = false;            ///< puts values into queues, or takes or reads some there
  bool loops = false;             ///< has a loop body; its first operand counts
  bool chooses_region = false;    ///< calls the member of a group of regions that a value picks
  bool calls_function = false;    ///< has a callee
  bool reads_values = false;      ///< a law asks what an operand holds
  bool reads_ops = false;         ///< a law asks which ops a region has
  bool knows_quantized = false;   ///< a law says which quantized types the op may have, or that it may have none
  std::vector<bool> takes_index;  ///< by slot: an operand or result that may have elements of type `index`
  std::vector<bool> held;  ///< by position in Record::operands: what it holds decides a shape, or a law asks for it
};

/// Whether the formula asks what an operand holds; with a slot, what this one does.
bool reads_values(const Expr*, int slot = -1);

/// Whether the formula asks for the signatures of functions whose names alone the plan draws.
bool reads_signatures(const Record&, const Expr*);
/// Whether the formula asks which ops a region has.
bool reads_ops(const Expr*);

/// Whether the formula asks for what quantized types alone have.
bool reads_quantization(const Expr*);

Facts facts_of(const Record&);

/// What an operator does with elements.
std::optional<PrimitiveId> primitive_of(Operator);

/// The scalar primitive of `result[i] = f(lhs[i], rhs[i], parameters...)`, the operands in their order; nothing where
/// the clauses are of another form.
std::optional<PrimitiveId> elementwise_primitive(const Record&, std::span<const Clause> means);

/// The scalar primitive of an op that applies it to elements which may stand at other places of its operands, such as
/// an addition that stretches one of them.
std::optional<PrimitiveId> spread_primitive(const Record&);

}  // namespace assay::spec
