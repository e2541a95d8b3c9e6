#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "oracle/evaluator/arrays/arrays.h"
#include "spec/language/value.h"

/// What an expression of `means` evaluates to.
namespace assay::oracle {

struct Term;
using Row = std::vector<Term>;

/// `any`, and what is left of a value that nothing stands for.
struct Anything {};
struct Nothing {};

/// A region, a function of the module, a function of a `where`, or a scalar primitive.
struct FunctionTerm {
  const program::Region* region = nullptr;
  const program::Function* callee = nullptr;
  const spec::Definition* definition = nullptr;
  const Primitive* primitive = nullptr;
};

/// Functions of which one is meant, and nobody knows which.
struct OneOf {
  std::vector<FunctionTerm> functions;
};

/// A long list of numbers that may differ over some axes, the permutation that `sorting` yields:
/// number i at place f of the axes is numbers[i * count(axes) + f].
struct AlongAxis {
  AxisSet axes = 0;
  std::int64_t length = 0;
  Shared<std::int64_t> numbers;
};

/// One tensor per process, of which every element of a formula reads one: `x@(group[c / n])`.
struct ByProcess {
  Numbers process;
  std::vector<std::pair<std::int64_t, RuntimeValue>> values;
};

/// join_bits: pieces of one bit pattern, the pieces outermost.
struct Pieces {
  Cells cells;
  AxisSet axes = 0;  ///< of the pieces
};

struct Term {
  std::variant<Nothing, Anything, Numbers, Cells, Row, RuntimeValue, FunctionTerm, OneOf, spec::Value, AlongAxis,
               ByProcess, Pieces>
      data;

  Term() = default;
  template <class T>
  requires(!std::is_same_v<std::decay_t<T>, Term>) Term(T value)
      : data(std::move(value)) {}  // NOLINT: every alternative is a term

  template <class T> const T* as() const { return std::get_if<T>(&data); }
  template <class T> bool is() const { return std::holds_alternative<T>(data); }
};

/// A list of terms or of constants.
bool is_list(const Term&);
/// The items of a list; of anything else, the one item that it is.
Row items(const Term&);
Row items(Term&&);
/// The type of elements; nothing for numbers, lists and functions.
std::optional<Element> element_type(const Term&);
/// Numbers, or elements of integer or boolean type.
bool is_numeric(const Term&);
/// A constant of the record language as a term.
Term term_of(const spec::Value&);
/// The one element of a tensor of rank 0.
Cells element_of(const RuntimeValue&);
/// The tensors of a list, single elements as tensors of rank 0.
std::vector<RuntimeValue> tensors(const Term&);

}  // namespace assay::oracle
