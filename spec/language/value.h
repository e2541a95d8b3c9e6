#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <ranges>
#include <span>
#include <string_view>
#include <vector>

#include "spec/types/type.h"

namespace assay::spec {

/// Bump allocator of trivially destructible objects; everything in it dies at `clear`.
class Arena {
 public:
  Arena() = default;
  Arena(Arena&&) = default;
  Arena& operator=(Arena&&) = default;

  template <class T> std::span<T> array(std::size_t n) {
    static_assert(std::is_trivially_destructible_v<T>);
    return {static_cast<T*>(allocate(n * sizeof(T), alignof(T))), n};
  }
  template <class T> std::span<const T> copy(std::span<const T> from) {
    auto to = array<T>(from.size());
    if (!from.empty()) std::memcpy(static_cast<void*>(to.data()), from.data(), from.size_bytes());
    return to;
  }
  std::string_view copy(std::string_view text) {
    auto to = copy(std::span<const char>(text.data(), text.size()));
    return {to.data(), to.size()};
  }
  void* allocate(std::size_t bytes, std::size_t alignment) {
    if (next_ == nullptr || aligned(alignment) + bytes > reinterpret_cast<std::uintptr_t>(end_))
      next_block(bytes + alignment);
    const auto at = aligned(alignment);
    next_ = reinterpret_cast<std::byte*>(at + bytes);
    return reinterpret_cast<void*>(at);
  }
  /// Forgets everything and keeps the memory.
  void clear();

 private:
  std::uintptr_t aligned(std::size_t alignment) const {
    return (reinterpret_cast<std::uintptr_t>(next_) + alignment - 1) & ~(alignment - 1);
  }
  void next_block(std::size_t least);

  std::vector<std::unique_ptr<std::byte[]>> blocks_;
  std::vector<std::size_t> sizes_;
  std::size_t block_ = 0;
  std::byte* next_ = nullptr;
  std::byte* end_ = nullptr;
};

/// A dense literal: row-major storage form of `type`, or one element where `is_splat`.
struct Literal {
  Type type;
  std::span<const std::byte> bytes;
  bool is_splat = false;
};

// clang-format off
enum class ValueKind : std::uint8_t {
  kUndefined,  ///< the third truth value; an index out of range, lengths that differ
  kAbsent,     ///< an optional attribute that is not given
  kBool, kInt, kReal,
  kElement,    ///< number = ElementType
  kEnum,       ///< number = position in its enumeration
  kString, kType, kSignature, kLiteral,
  kFunction,   ///< a symbol `@name` with its signature
  kDictionary, ///< opaque text of an attribute that is printed and parsed, never interpreted
  kList
};
// clang-format on

struct FunctionReference {
  std::string_view name;
  const SignatureView* signature = nullptr;  ///< null until the module is complete
};

/// A value of the language: small, trivially copyable, its lists in an arena. Attributes of an op in
/// a program have this form too.
struct Value {
  ValueKind kind = ValueKind::kUndefined;
  std::uint32_t size = 0;  ///< list: number of items; string: length
  union {
    std::int64_t number = 0;
    double real;
    const Value* items;
    const char* characters;
    const TypeNode* type_data;
    const SignatureView* signature_data;
    const Literal* literal_data;
    const FunctionReference* function_data;
  };

  static Value undefined() { return {}; }
  static Value absent() { return of(ValueKind::kAbsent, 0); }
  static Value boolean(bool b) { return of(ValueKind::kBool, b); }
  static Value integer(std::int64_t n) { return of(ValueKind::kInt, n); }
  static Value element(ElementType e) { return of(ValueKind::kElement, static_cast<std::int64_t>(e)); }
  static Value enumerator(std::int64_t n) { return of(ValueKind::kEnum, n); }
  static Value of_real(double x) {
    Value v;
    v.kind = ValueKind::kReal;
    v.real = x;
    return v;
  }
  static Value string(std::string_view s) {
    Value v;
    v.kind = ValueKind::kString;
    v.size = static_cast<std::uint32_t>(s.size());
    v.characters = s.data();
    return v;
  }
  // clang-format off
  static Value dictionary(std::string_view s) { Value v = string(s); v.kind = ValueKind::kDictionary; return v; }
  static Value type(Type t) { Value v; v.kind = ValueKind::kType; v.type_data = t.node(); return v; }
  static Value signature(const SignatureView* s) { Value v; v.kind = ValueKind::kSignature; v.signature_data = s; return v; }
  static Value literal(const Literal* l) { Value v; v.kind = ValueKind::kLiteral; v.literal_data = l; return v; }
  static Value function(const FunctionReference* f) { Value v; v.kind = ValueKind::kFunction; v.function_data = f; return v; }
  // clang-format on
  static Value list(std::span<const Value> items) {
    Value v;
    v.kind = ValueKind::kList;
    v.size = static_cast<std::uint32_t>(items.size());
    v.items = items.data();
    return v;
  }
  /// The list of `f` of every member of a range.
  template <class Range, class F> static Value list_of(Arena& arena, const Range& from, F f) {
    auto items = arena.array<Value>(std::size(from));
    std::ranges::transform(from, items.begin(), f);
    return list(items);
  }
  /// 0, 1, ... n - 1.
  static Value range(Arena& arena, std::int64_t n) {
    return list_of(arena, std::views::iota(std::int64_t{0}, n), integer);
  }
  /// A copy of `s` in the arena.
  static Value signature(Arena& arena, const SignatureView& s);
  static Value list(Arena& arena, std::span<const std::int64_t> numbers) { return list_of(arena, numbers, integer); }

  bool is_undefined() const { return kind == ValueKind::kUndefined; }
  bool is_absent() const { return kind == ValueKind::kAbsent; }
  bool is_list() const { return kind == ValueKind::kList; }
  bool as_bool() const { return number != 0; }
  std::int64_t as_int() const { return number; }
  ElementType as_element() const { return static_cast<ElementType>(number); }
  Type as_type() const { return Type::from(type_data); }
  std::string_view as_string() const { return {characters, size}; }
  std::span<const Value> as_list() const { return {items, size}; }
  const SignatureView& as_signature() const { return *signature_data; }
  const Literal& as_literal() const { return *literal_data; }
  const FunctionReference& as_function() const { return *function_data; }

 private:
  static Value of(ValueKind kind, std::int64_t n) {
    Value v;
    v.kind = kind;
    v.number = n;
    return v;
  }
};

static_assert(sizeof(Value) == 16);

/// Equal in kind and content, to any depth.
bool equal(const Value& a, const Value& b);
/// A copy whose lists, strings and literals live in `arena`.
Value copy(Arena& arena, const Value& v);
std::span<const Value> copy(Arena& arena, std::span<const Value> values);
std::string to_string(const Value& v);

}  // namespace assay::spec
