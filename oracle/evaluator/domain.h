#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "oracle/evaluator/arrays/memory.h"
#include "oracle/numerics/primitive.h"
#include "program/module.h"
#include "spec/language/syntax.h"

/// What the evaluator of `means` computes with. The evaluator moves cells, opaque values of a fixed size for each
/// element type. A domain says what a cell is, and how scalar functions act on columns of cells. Every method works on
/// whole columns, so a virtual call is paid for once per array.
namespace assay::oracle {

/// An index that lies outside every axis: what `//` gives where there is a rest. It stays so under + and *.
inline constexpr std::int64_t kNowhere = std::numeric_limits<std::int64_t>::min();
/// An index that the domain cannot tell, or a condition that may be either.
inline constexpr std::int64_t kUncertain = std::numeric_limits<std::int64_t>::max();

/// A number as an index. Beyond the reach of any axis all numbers become one, which stays apart from the two values
/// above when something is added to it.
constexpr std::int64_t as_index(std::int64_t n) {
  constexpr std::int64_t kFarthest = std::numeric_limits<std::int64_t>::max() / 2;
  return std::clamp(n, -kFarthest, kFarthest);
}

/// A value while a program runs: the cells of a tensor in row-major order, a token, or the members
/// of a tuple.
struct RuntimeValue {
  spec::Type type;
  Bytes cells;
  std::vector<RuntimeValue> members;
  std::uint64_t axes = 0;  ///< rank 0 inside a vectorised region: the axes that it varies over
};

/// Terms of a fold: number t of result j lies at `column.data + j * column.stride + t * step`, in bytes.
struct Terms {
  Column column;
  std::ptrdiff_t step = 0;

  const std::byte* at(std::int64_t j, std::int64_t t) const { return column.data + j * column.stride + t * step; }
};
/// Which terms there are: data[j * stride + t * step] != 0; all of them where data is null.
struct Presence {
  const std::uint8_t* data = nullptr;
  std::ptrdiff_t stride = 0;
  std::ptrdiff_t step = 0;

  bool has(std::int64_t j, std::int64_t t) const { return data == nullptr || data[j * stride + t * step] != 0; }
};

/// Calls f(j, t) for the terms that there are of n results, in order for each.
template <class F> void for_present(std::int64_t n, std::int64_t count, const Presence& presence, F f) {
  for (std::int64_t j = 0; j < n; ++j)
    for (std::int64_t t = 0; t < count; ++t)
      if (presence.has(j, t)) f(j, t);
}

/// A sum of products over batch, free and contracted axes, as loops around `results += lhs * rhs`.
/// Where a loop does not move the results it is contracted, where it moves all three it is a batch.
struct ProductNest {
  /// How many steps a loop takes, and how far each moves, in elements.
  struct Loop {
    std::int64_t extent;
    std::int64_t results, lhs, rhs;
  };
  std::vector<Loop> loops;  ///< innermost first; the innermost moves by 0 or 1
  const std::byte* lhs;
  const std::byte* rhs;
  std::int64_t first = 0;  ///< the result that the loops begin at

  /// How many elements the loops reach of the results or of a factor.
  std::int64_t elements(std::int64_t Loop::*moves) const {
    std::int64_t n = 1;
    for (const Loop& l : loops) n *= l.*moves != 0 ? l.extent : 1;
    return n;
  }
  /// How many terms each result takes.
  std::int64_t terms() const {
    std::int64_t n = 1;
    for (const Loop& l : loops) n *= l.results == 0 ? l.extent : 1;
    return n;
  }
};

/// A fold of terms into several independent results, in progress. Terms arrive in order for every
/// result (lexicographic order of the fold's indices).
class Folding {
 public:
  virtual ~Folding() = default;
  /// Folds `count` terms into each of the results at .. at + n - 1; term and presence 0 are those
  /// of result `at`.
  virtual void add(std::int64_t at, std::int64_t n, std::int64_t count, const Terms&, const Presence&) = 0;
  /// Terms that are products of two columns. A domain may fuse, round or bound them as a dot.
  virtual void add_products(std::int64_t at, std::int64_t n, std::int64_t count, const Terms& lhs, const Terms& rhs,
                            const Presence&) = 0;
  /// Whether the fold takes all products of a block at once, by `add_nest`; else it has to take them row by row.
  virtual bool takes_nests() const { return false; }
  virtual void add_nest(const ProductNest&) {}
  /// All results; every cell of `out` is written. `present` (one byte per result, may be null) says
  /// which results exist: without a term and without init there is none.
  virtual void finish(std::byte* out, std::uint8_t* present) = 0;
};

/// What a fold is, before its terms arrive.
struct FoldRequest {
  const Primitive* function = nullptr;  ///< of two operands
  ElementType type{};                   ///< of init, terms and results
  spec::Freedom freedom = spec::Freedom::kInOrder;
  std::int64_t results = 0;
  std::int64_t terms = 0;         ///< per result, at most
  const Column* init = nullptr;   ///< one per result (stride may be 0), or null
  bool products = false;          ///< terms arrive by add_products
  bool says_accumulator = false;  ///< of products: they are summed in their own type, whatever else is granted

  const std::byte* init_of(std::size_t j) const { return init->data + static_cast<std::ptrdiff_t>(j) * init->stride; }
};

/// Discrete Fourier transforms of elements over one or more dims: element f of a result is
/// sum(x[l] * turn(f * l, lengths) for l within lengths).
struct Transform {
  ElementType type{};                 ///< complex
  std::vector<std::int64_t> lengths;  ///< outermost first
  std::int64_t batch = 1;             ///< as many beside one another, in the innermost dim
  const std::byte* elements = nullptr;

  std::int64_t terms() const {
    std::int64_t n = 1;
    for (const std::int64_t l : lengths) n *= l;
    return n;
  }
};

/// In the postfix expression of an arrangement, beside the numbers of terms.
inline constexpr std::int64_t kInit = -1;
inline constexpr std::int64_t kCombined = -2;

/// Why nobody knows what an element is.
enum class Unknown : std::uint8_t {
  kIndex,  ///< it is read or written at an uncertain index
  kLoop,   ///< a loop may end after several of its iterations
  kFold,   ///< a fold or updates by a region, in an arrangement that is not known
};

/// Elements that a region takes or gives on trial.
struct TrialElements {
  ElementType type{};
  std::int64_t count = 0;
  std::byte* cells = nullptr;
};

enum class Decision : std::uint8_t { kFalse, kTrue, kUncertain };

/// What a domain sees after an op was evaluated; it may replace the results, whose cells may be those of other values.
struct EvaluatedOp {
  const program::Module& module;
  const program::Function& function;
  const program::Op& op;
  std::span<const RuntimeValue> values;  ///< of the function, by ValueId; not yet known ones are empty
  std::span<RuntimeValue> results;
};

class Domain {
 public:
  virtual ~Domain() = default;

  /// Bytes of a cell of this element type.
  virtual std::size_t cell_size(ElementType) const = 0;

  /// Cells of known elements in storage form (inputs, literals), and of numbers of a formula.
  virtual void load(ElementType, const std::byte* storage, std::int64_t n, std::byte* cells) = 0;
  /// The same for elements of an argument of the program.
  virtual void load_argument(ElementType e, const std::byte* storage, std::int64_t n, std::byte* cells) {
    load(e, storage, n, cells);
  }
  virtual void from_integers(ElementType, const std::int64_t* numbers, std::int64_t n, std::byte* cells) = 0;
  virtual void from_real(ElementType, double x, std::byte* cell) = 0;

  /// Elements of integer or boolean type used as an index; kUncertain where not known.
  virtual void to_integers(ElementType, const std::byte* cells, std::int64_t n, std::int64_t* numbers) = 0;
  /// All that an element of integer type may be; nothing where these are more than `most`.
  virtual std::vector<std::int64_t> integers_of(ElementType, const std::byte* /*cell*/, std::size_t /*most*/) const {
    return {};
  }
  /// An element of type i1 that decides which region runs.
  virtual Decision decide(const std::byte* cell) = 0;

  /// A scalar function on columns. Strides are 0 or the cell size. `out` is dense.
  virtual void apply(const Primitive&, const Parameters&, ElementType result, std::span<const ElementType> types,
                     std::span<const Column> operands, std::int64_t n, std::byte* out) = 0;
  virtual void convert(ElementType from, const std::byte* cells, ElementType to, std::int64_t n, std::byte* out) = 0;
  /// pred ? a : b, where pred is a column of i1 cells.
  virtual void select(Column pred, ElementType, Column a, Column b, std::int64_t n, std::byte* out) = 0;
  /// Elements that may be either a or b (an uncertain index, an uncertain branch).
  virtual void join(ElementType, Column a, Column b, std::int64_t n, std::byte* out) = 0;
  /// Elements that may also be what lies between the alternatives that they have: `between`.
  virtual void fill_between(ElementType, std::int64_t /*n*/, std::byte* /*cells*/) {}
  /// Elements that may be anything: `any`.
  virtual void any(ElementType, std::int64_t n, std::byte* out) = 0;
  /// Elements that may be anything, because nobody knows what they are.
  virtual void unknown(Unknown, ElementType e, std::int64_t n, std::byte* out) { any(e, n, out); }
  /// Elements that were read outside a tensor without `else`: a hole in record or laws. False asks
  /// the evaluator to report an error.
  virtual bool outside(ElementType, std::int64_t n, std::byte* out) = 0;

  /// bits_at(index, join_bits(pieces...)): pieces lie `step` bytes apart, from element to element
  /// their column's stride.
  virtual void bits_at(ElementType from, Column first, std::ptrdiff_t step, int pieces, std::int64_t index,
                       ElementType to, std::int64_t n, std::byte* out) = 0;

  /// A fold by a primitive.
  virtual std::unique_ptr<Folding> fold(const FoldRequest&) = 0;
  /// All results of transforms, in the order of their elements. False, and nothing written, where they have to be
  /// folded term after term.
  virtual bool transform(const Transform&, std::byte* /*out*/) { return false; }
  /// True: a fold by a region is taken in every arrangement that the text admits, and so are steps in any order that
  /// write to one place; the results are joined. False: in order, with the init once and first.
  virtual bool joins_arrangements() const { return false; }
  /// ... and whether the leaves stay in their order in all of them.
  virtual bool keeps_order_of_leaves() const { return false; }
  /// The arrangement of so many terms of a fold by a region, and of inits where it has one, as a postfix expression of
  /// numbers of terms, kInit and kCombined. Empty: in order, with the init once and first.
  virtual std::vector<std::int64_t> arrangement(std::int64_t /*terms*/, bool /*has_init*/) { return {}; }
  /// Whether `arrangement` does something.
  virtual bool draws_arrangements() const { return false; }
  /// Elements on which it hangs what arrangements give.
  virtual void decide_arrangement(ElementType, const std::byte* /*leaves*/, std::int64_t /*n*/) {}
  /// What is evaluated from now on, or no more, are trials: no steps of the program.
  virtual void try_arrangements(bool /*on*/) {}
  /// Whether a region that is called now is called on trial, between `begin_trial` with its arguments and `end_trial`
  /// with its results; both may change the cells.
  virtual bool is_trial() const { return false; }
  virtual void begin_trial(std::span<const TrialElements>) {}
  virtual void end_trial(std::span<const TrialElements>) {}
  /// Whether the elements that each of n cells may be are some of those that a cell of `all` may be.
  virtual void lie_within(ElementType e, Column cells, Column all, std::int64_t n, std::uint8_t* out) {
    for (std::int64_t j = 0; j < n; ++j)
      out[j] = std::memcmp(cells.data + j * cells.stride, all.data + j * all.stride, cell_size(e)) == 0 ? 1 : 0;
  }
  /// Widening (Cousot and Cousot 1977): the cells `now` come from one more join with `before`, and those among them
  /// that still grew may be anything.
  virtual void widen(ElementType, const std::byte* /*before*/, std::int64_t /*n*/, std::byte* /*now*/) {}
  /// Order in which `n` steps are taken; empty: as numbered.
  virtual std::vector<std::int64_t> order_of_steps(std::int64_t /*n*/) { return {}; }
  /// Order of `n` elements before a sort whose ties are free; empty: as they lie.
  virtual std::vector<std::int64_t> order_of_ties(std::int64_t /*n*/) { return {}; }

  /// Whether an op whose results are of this type is computed by the shortcut of its record; kUncertain: as written, or
  /// so, and `join_shortcut` gets both.
  virtual Decision takes_shortcut(const spec::Shortcut&, ElementType /*first_result*/) { return Decision::kFalse; }
  virtual void join_shortcut(const spec::Shortcut&, ElementType /*first_result*/, ElementType e, Column a, Column b,
                             std::int64_t n, std::byte* out) {
    join(e, a, b, n, out);
  }

  /// True: what stands for another op gives what either of them gives; the results are joined.
  virtual bool joins_alternatives() const { return false; }

  /// Whether it is known of each of n elements if it is a NaN.
  virtual bool knows_nan(ElementType, const std::byte* /*cells*/, std::int64_t /*n*/) const { return true; }

  /// True: a sort whose ties are free is taken in every rotation of its ties, and the results are joined.
  virtual bool joins_ties() const { return false; }

  /// Operands of what is evaluated from now on, or no more, that lie in one place are one value of the program, which
  /// its op reads once.
  virtual void read_once(bool /*on*/) {}

  /// What is evaluated from now on, or no more, uses no freedom: an answer that stands for others, of which the record
  /// says more than the contract could loosen.
  virtual void take_no_freedom(bool /*on*/) {}

  /// Whether `enlarge` does something.
  virtual bool has_radii() const { return false; }
  /// What is evaluated from now on, or no more, are radii: magnitudes of what is rounded.
  virtual void measure_radii(bool /*on*/) {}
  /// Elements that may lie up to `radii` unit roundoffs, cells of the same type, from what they are.
  virtual void enlarge(ElementType, const std::byte* /*radii*/, std::int64_t /*n*/, std::byte* /*cells*/) {}
  /// Whether `set_apart` does something.
  virtual bool sets_apart() const { return false; }
  /// Elements of which the radius may be anything may be so too; the others are left as they are.
  virtual void open(ElementType, const std::byte* /*radii*/, std::int64_t /*n*/, std::byte* /*cells*/) {}
  /// Elements that have a radius, in a domain without radii: an op of its own gives them, and what is computed of them
  /// is not rearranged with its formula.
  virtual void set_apart(ElementType, std::int64_t /*n*/, std::byte* /*cells*/) {}

  /// Before an op whose formula spreads its operands over results of these types, outside vectorised regions.
  virtual void before_broadcast(std::span<RuntimeValue> /*operands*/, std::span<const spec::Type> /*results*/) {}
  /// After every op of a function that is not inside a vectorised region.
  virtual void after_op(const EvaluatedOp&) {}
};

/// One domain per process of the grid.
using DomainFactory = std::function<std::unique_ptr<Domain>(int process)>;

}  // namespace assay::oracle
