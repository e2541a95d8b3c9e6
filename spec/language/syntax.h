#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "spec/types/element_type.h"

/// The syntax tree of the language of op records. The parser builds it, `resolve` binds every name
/// and gives every node its kind; nothing changes afterwards. Plans and laws are run by
/// `spec/language/evaluate.h`, `means` by the oracle, mutants are edits of a copy.
namespace assay::spec {

/// A place in a record file, for messages.
struct Location {
  std::string_view file;
  int line = 0;
  int column = 0;
};

/// What an expression yields: with `depth` = 0 one value of this kind, else lists of it nested so
/// deep.
// clang-format off
enum class Kind : std::uint8_t {
  kUnknown, kBool, kInt, kReal, kElement, kString, kEnum,
  kType, kSignature, kToken,
  kTensor,     ///< means only: an operand or result as a whole
  kScalar,     ///< means only: an element of a tensor, of an element type
  kFunction,   ///< region, callee, local function
  kLiteral, kNowhere
};
// clang-format on

enum class ExprKind : std::uint8_t {
  kInteger,        ///< integer
  kReal,           ///< real
  kString,         ///< name holds the text
  kName,           ///< name, symbol
  kUnary,          ///< op, args[0]
  kBinary,         ///< op, args[0], args[1]; chains `a <= b < c` are parsed as a <= b and b < c
  kConditional,    ///< args[0] ? args[1] : args[2]
  kElse,           ///< args[0] else args[1]
  kIs,             ///< args[0] is CLASS (elements)
  kCall,           ///< name(args..., for binders) freedom; also fold, sum, one, sorting, flat comprehension arguments
  kApply,          ///< args[0](args[1]...): a member of a group of regions, `branches[i]()`
  kList,           ///< [args...]
  kComprehension,  ///< [args[0] for binders]
  kForAll,         ///< for binder: args[0]
  kPlacement,      ///< parts
  kIndex,          ///< args[0][args[1]]; a `parts` subscript is a kPlacement argument; a[] has one arg
  kIndexFor,       ///< a[e for binders]: args[0][comprehension args[1]]
  kRange,          ///< args[0][args[1] : args[2]], either may be null
  kColumn,         ///< args[0][:, args[1]]
  kSpread,         ///< args[0]...
  kAt,             ///< args[0]@args[1]: the value in another process
  kTensorType,     ///< tensor<args[0] x args[1]>; args[0] null: rank 0; args[1] may be a spread list
  kTokenType,      ///< !token
  kWitnessType,    ///< !witness
  kTupleType,      ///< tuple<args...>
  kFutureType,     ///< future<args...>
  kComplexType,    ///< complex<args[0]>
  kSignature,      ///< (args[0 .. inputs)) -> (args[inputs ..)); integer = number of inputs
  kAny             ///< `any` as a value: implementation-defined
};

// clang-format off
enum class Operator : std::uint8_t {
  kNone, kAdd, kSubtract, kMultiply, kDivide, kExactDivide /* // */, kRemainder, kWithout, kJoin /* ++ */,
  kEqual, kNotEqual, kLess, kLessEqual, kGreater, kGreaterEqual, kIn, kNotIn,
  kAnd, kOr, kNot, kImplies, kNegate
};
// clang-format on

constexpr bool is_comparison(Operator op) { return op >= Operator::kEqual && op <= Operator::kNotIn; }

/// The freedom that a fold, a list of steps or a sort leaves to an implementation.
enum class Freedom : std::uint8_t { kInOrder, kAnyTree, kAnyOrder, kAnyOrderOfTies };

struct Expr;

enum class BinderKind : std::uint8_t {
  kOver,    ///< d over X: the axes of X
  kBelow,   ///< k < N
  kIn,      ///< g in list
  kWithin,  ///< k within K: all indices of shape K, lexicographic; k is a list
};

struct Symbol;

struct Binder {
  std::string name;
  BinderKind how = BinderKind::kOver;
  const Expr* domain = nullptr;
  const Expr* condition = nullptr;  ///< `if`, may be null
  const Symbol* symbol = nullptr;
};

/// `where x = e`, `x[d over e] = e`, `f(a, b) = e`.
struct Definition {
  std::string name;
  std::vector<Binder> binders;          ///< of an indexed definition
  std::vector<std::string> parameters;  ///< of a function
  std::vector<const Symbol*> parameter_symbols;
  bool is_function = false;
  const Expr* value = nullptr;
  const Symbol* symbol = nullptr;
};

/// One part of a placement: `value at positions`, `... or beyond`, `value elsewhere [over tensor]`.
struct Part {
  const Expr* value = nullptr;
  const Expr* positions = nullptr;  ///< null: elsewhere
  const Expr* over = nullptr;       ///< elsewhere only, may be null
  bool or_beyond = false;
};

enum class SymbolScope : std::uint8_t {
  kSlot,         ///< a name of the record: index = slot
  kLocal,        ///< a binder, parameter or where-definition: index = position in the frame
  kBuiltin,      ///< a function of the language: index into builtins()
  kDefinition,   ///< a `def` of the prelude: index
  kEnumMember,   ///< index = value
  kClass,        ///< a class of element types: elements
  kPrimitive,    ///< a scalar function (means): index is a PrimitiveId
  kEnvironment,  ///< index is an Environment
};

/// Names that every record sees without declaring them.
// clang-format off
enum class Environment : std::uint8_t {
  kNumReplicas, kNumPartitions, kReplicaId, kPartitionId,
  kOp,      ///< the scalar primitive named like the record
  kToken,   ///< the value of a token
  kOwnName,  ///< the name of the record, without its dialect
  kTrue, kFalse
};
// clang-format on

/// Static type of a value of the language. kUnknown agrees with everything.
struct Sort {
  Kind kind = Kind::kUnknown;
  std::int8_t depth = 0;          ///< nesting of lists
  std::int16_t enumeration = -1;  ///< kEnum: which
};

struct Symbol {
  SymbolScope scope = SymbolScope::kLocal;
  int index = 0;
  Sort sort;
  ElementSet elements = 0;
  const Definition* definition = nullptr;  ///< where-definitions and prelude defs
  const Binder* binder = nullptr;
  std::string name;
};

struct Code;

/// Where an expression keeps its code (spec/language/code.h). A copy has none: it may be edited.
class CodeSlot {
 public:
  CodeSlot() = default;
  CodeSlot(const CodeSlot&) {}
  CodeSlot& operator=(const CodeSlot&) { return set(nullptr), *this; }

  const Code* get() const { return code_.load(std::memory_order_acquire); }
  void set(const Code* code) const { code_.store(code, std::memory_order_release); }

 private:
  mutable std::atomic<const Code*> code_ = nullptr;
};

/// What matching a pattern looks at stands first, in one line of the cache.
struct alignas(64) Expr {
  ExprKind node = ExprKind::kInteger;
  Operator op = Operator::kNone;
  Freedom freedom = Freedom::kInOrder;
  bool zips = false;  ///< `f(xs...)`: compared member by member, undefined where lengths differ
  Sort sort;
  const Symbol* symbol = nullptr;  ///< kName, kCall
  std::vector<const Expr*> args;
  std::int64_t integer = 0;
  CodeSlot code;
  double real = 0;
  ElementSet elements = 0;  ///< kIs
  std::vector<Binder> binders;
  std::vector<Part> parts;
  std::vector<Definition> where;  ///< definitions that this expression sees
  const Expr* unless = nullptr;   ///< of kAnyOrderOfTies
  std::string name;
  Location at;
};

/// Owns nodes and symbols; addresses are stable.
struct SyntaxArena {
  std::deque<Expr> exprs;
  std::deque<Symbol> symbols;
  std::deque<std::string> texts;
};

// ---- lines of a record -------------------------------------------------------------------------

// clang-format off
enum class DomainKind : std::uint8_t {
  kClass,        ///< element class
  kEnum, kBool, kFlag, kString, kOpName, kReal,
  kRange,        ///< [i32] [count] lo .. hi near ...
  kSet,          ///< { exprs }
  kEquals,       ///< = expr
  kDim, kShape,  ///< shape [rank = e | rank lo .. hi]
  kType, kTensorType, kTensorOrToken,
  kPosition, kPositions,
  kDistinct,     ///< distinct L [except M]
  kPermutation,  ///< permutation of L
  kCombination,  ///< combination of L by n
  kRegroup, kPartition, kRows, kMatching,
  kFunction,     ///< function sig
  kSymbol,       ///< the name of a function whose signature is not said here
  kLiteral,      ///< [scalar] literal type
  kDictionary,   ///< opaque: printed and parsed, never interpreted
  kPattern,      ///< a type or signature pattern (in, out, region)
};
// clang-format on

/// A domain as written; `spec/plan` turns it into one that can draw and judge.
struct Domain {
  DomainKind kind = DomainKind::kDim;
  bool is_i32 = false, is_ui8 = false, is_count = false, is_sorted = false, is_scalar = false;
  bool is_layout = false;     ///< lists, each of which is written as a tensor of `index`
  ElementSet elements = 0;    ///< kClass
  const Expr* low = nullptr;  ///< range, rank range, real
  const Expr* high = nullptr;
  const Expr* exact = nullptr;    ///< rank = e
  const Expr* pattern = nullptr;  ///< kPattern, kFunction, kLiteral, kEquals
  const Expr* with = nullptr;
  const Expr* condition = nullptr;  ///< DOMAIN if condition else otherwise
  std::vector<const Expr*> near;
  std::vector<const Expr*> items;  ///< set; distinct/permutation/... operand in items[0], except/by in items[1]
  std::unique_ptr<Domain> otherwise;
  std::string enumeration;  ///< kEnum
  Location at;
};

/// `[d over S]`, `[k < N]` or `[2]` after a declared name.
struct Dimension {
  Binder binder;           ///< domain null for a fixed count
  std::int64_t count = 0;  ///< fixed count
};

enum class Role : std::uint8_t { kLet, kIn, kAttr, kRegion, kOut };
inline constexpr std::string_view kRoles[] = {"let", "in", "attr", "region", "out"};

/// One declared name of a record: its role, indices and domain. The position in `Record::names` is
/// its slot.
struct Declaration {
  Role role = Role::kLet;
  bool optional = false;  ///< `?`
  int slot = 0;
  std::vector<Dimension> dimensions;     ///< empty: a single value; in/out/region with one: a group
  std::shared_ptr<const Domain> domain;  ///< null for `let x = e`
  const Expr* value = nullptr;           ///< `let x = e`
  const Expr* default_value = nullptr;
  const Expr* holds = nullptr;           ///< operand is a constant with this value
  std::vector<const Expr*> values_near;  ///< `values near ...`
  std::string values_named;              ///< `values positive_definite`
  const Symbol* symbol = nullptr;
  int line = 0;  ///< plan line it stands in, from 0
  std::string name;
  Location at;
};

/// `C3 expr`: I and O type columns, C and X upstream's, A ours, U undefined if broken.
struct Law {
  std::string label;
  const Expr* formula = nullptr;
  Location at;
  std::string text;           ///< the formula as written, one line
  bool reads_values = false;  ///< asks what an operand holds, or a region: undefined where that is not known
  bool is_undefined_behaviour() const { return label[0] == 'U'; }
};

/// One clause of `means`.
struct Clause {
  Location at;
  std::string result;  ///< name of the result on the left
  int slot = 0;
  bool spread = false;      ///< results... : all of the group at once
  std::string group_index;  ///< results[k]: the name bound to the member, or empty
  const Symbol* group_symbol = nullptr;
  bool has_pattern = false;          ///< false: the whole tensor
  std::vector<const Expr*> pattern;  ///< of the index: a name, [names], parts, or the pieces of a ++
  const Expr* value = nullptr;
  std::vector<Definition> where;
  std::vector<Binder> steps;             ///< `then for`
  const Expr* loop_condition = nullptr;  ///< `then while`
  Freedom freedom = Freedom::kInOrder;
  std::shared_ptr<const Clause> then;  ///< the step: its left side, value and where
};

/// `shortcut NAME if CONDITION: CLAUSES`, and its radius: another way to compute the op, which no text allows and a
/// contract grants by name.
struct Shortcut {
  Location at;
  std::string name;
  const Expr* condition = nullptr;
  std::vector<Clause> means, radius;
};

/// `relation LABEL [unless SHORTCUTS] for PLACE within SHAPE: LEFT = RIGHT within RADIUS [where ...]`, or `<=`, `>=`.
/// It ties results to operands. Every answer of a back end has to meet it.
struct Relation {
  Location at;
  std::string label;
  std::vector<std::string> unless;  ///< shortcuts of the record that break it
  std::vector<Binder> places;       ///< one, of kind kWithin
  const Expr* place = nullptr;      ///< its name
  Operator op = Operator::kEqual;
  const Expr* left = nullptr;
  const Expr* right = nullptr;
  const Expr* radius = nullptr;  ///< where it is infinite or NaN nothing is said
  std::vector<Definition> where;
};

/// `permutes RESULTS from OPERANDS along AXIS`: each line of the results along the axis has the tuples of elements that
/// the operands have there, each of them as often, whichever order they are in.
struct Permutation {
  Location at;
  std::string results, operands;
  int result_slot = -1, operand_slot = -1;
  const Expr* axis = nullptr;
};

/// `puts VALUES into NAME, ... [for BINDERS]`: the values join the queue of that name, as one item.
struct Put {
  Location at;
  const Expr* values = nullptr;
  std::vector<const Expr*> queue;  ///< the parts of its name
  std::vector<Binder> binders;     ///< one item for each of their values
};

/// `pack name = #dialect.kind<fields> [if|unless e]`: several attributes are one struct in text.
struct PackField {
  Location at;
  std::string key;          ///< as printed
  std::string attribute;    ///< name in the record; `handle = channel_id` has two names, otherwise equal
  std::string enumeration;  ///< `mode = result_accuracy_mode mode`
  std::string constant;     ///< `type = 1`
};
struct Pack {
  std::string name;
  std::string dialect_kind;  ///< stablehlo.gather; empty: a plain dictionary
  std::string style;         ///< empty, or `raw`
  std::vector<PackField> fields;
  const Expr* condition = nullptr;
  bool unless = false;
};

/// `static OP with ATTRIBUTE = e, ...`: the op that says the same once the values of operands are known. It has the
/// operands and attributes of the same names, and besides these attributes.
struct StaticForm {
  struct Given {
    std::string attribute;
    const Expr* value = nullptr;
    Location at;
  };
  std::string op;  ///< name of its record; empty: there is none
  Location at;
  std::vector<Given> given;
};

/// `expands [OP, ... :] RESULT = TERM ; ... [where ...] [if CONDITION]`: the op as a program of other ops. Terms are
/// expressions that `Terms` (spec/language/terms.h) reads.
struct Expansion {
  struct Value {
    std::string result;  ///< its name
    const Expr* term = nullptr;
    Location at;
  };
  Location at;
  std::vector<std::string> ops;  ///< mnemonics; empty: every op of the record
  std::vector<Value> values;
  std::vector<Definition> where;
  const Expr* condition = nullptr;  ///< may be null
};

/// `stands for NAME with ATTRIBUTES`: slots of attributes; -1 where the record has no such line.
struct StandsFor {
  int name = -1;
  int attributes = -1;
};

}  // namespace assay::spec
