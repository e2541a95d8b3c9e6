#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include "oracle/numerics/primitive.h"
#include "oracle/numerics/range.h"
#include "program/module.h"

/// What an expression of `means` yields at one index.
namespace assay::oracle::interpreter {

/// Indices, sizes, conditions: exact, whatever elements of 64 bits are added.
using Integer = Wide;

/// A tensor in storage form, a tuple or a token. It is not written any more once its clause is done.
struct StoredValue {
  spec::Type type;
  std::vector<std::byte> bytes;
  std::vector<std::shared_ptr<const StoredValue>> members;
};
using StoredValuePtr = std::shared_ptr<const StoredValue>;

struct Element {
  ElementType type{};
  std::array<std::byte, 16> bytes{};
};

/// What lies outside: a read beyond a tensor, a division with a rest under `//`, a fold of nothing. It is also the
/// value of an expression that has failed.
struct Nowhere {};

struct Value;
using List = std::vector<Value>;

/// Functions are regions, functions of the module or of the language, and scalar primitives. `spec::Value` is what only
/// the language of records knows: an enumerator, an element type, an absent attribute.
struct Value {
  std::variant<Nowhere, Integer, double, Element, Bits, List, StoredValuePtr, const program::Region*,
               const program::Function*, const spec::Definition*, const Primitive*, spec::Value>
      data;

  Value() = default;
  template <class T>
  requires(!std::is_same_v<std::decay_t<T>, Value>) Value(T value)
      : data(std::move(value)) {}  // NOLINT: every alternative is a value

  template <class T> const T* as() const { return std::get_if<T>(&data); }
  template <class T> bool is() const { return std::holds_alternative<T>(data); }
};

inline Value truth(bool b) { return Integer{b ? 1 : 0}; }

/// A list as its items, anything else as the only one.
List items(const Value&);
/// Item k of a list; anything else goes with every item.
Value item_of(const Value&, std::size_t k);
/// What is no tensor, tuple or token is a token here.
const StoredValue& whole(const Value&);
/// The type of an element, or of a tensor of rank 0, which stands for its element.
std::optional<ElementType> element_type(const Value&);
/// The type that scalar functions of these work in: that of the first element, or of the first complex one.
std::optional<ElementType> element_type(const List&);
/// An integer, or an element of integer or boolean type.
std::optional<Integer> number(const Value&);
bool is_true(const Value&);
/// As an element of this type; the value is one that has a scalar.
Element element(const Value&, ElementType);

StoredValue scalar(const Element&);
/// A dense literal, a splat spread out.
StoredValue tensor_of(const spec::Literal&);
/// Element n of a tensor.
Element element_of(const StoredValue&, std::int64_t n);
void store(StoredValue&, std::int64_t n, const Element&);
/// Row-major place of an index, or nothing where it is outside.
std::optional<std::int64_t> offset_of(const List& index, const StoredValue&);

/// A scalar function of elements; an error where it is not defined for their types.
Result<Element> apply(const Primitive&, std::span<const Element>, ElementType result, const Parameters& = {});

}  // namespace assay::oracle::interpreter
