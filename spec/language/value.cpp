#include "spec/language/value.h"

#include <algorithm>
#include <bit>
#include <string>

#include <fmt/format.h>

namespace assay::spec {
namespace {

constexpr std::size_t kFirstBlock = 12000;  ///< no power of two: blocks would share few lines of a cache

bool equal_literals(const Literal& a, const Literal& b) {
  return a.type == b.type && a.is_splat == b.is_splat && std::ranges::equal(a.bytes, b.bytes);
}

template <class T> const T* store(Arena& arena, const T& x) { return arena.copy(std::span<const T>(&x, 1)).data(); }

const SignatureView* store_types(Arena& arena, const SignatureView& s) {
  SignatureView stored(arena.copy(s.inputs), arena.copy(s.outputs));
  stored.knows_ops = s.knows_ops;
  auto ops = arena.array<std::string_view>(s.ops.size());
  std::ranges::transform(s.ops, ops.begin(), [&](std::string_view name) { return arena.copy(name); });
  stored.ops = ops;
  return store(arena, stored);
}

std::string join(std::span<const Type> types) {
  return fmt::format("({})", fmt::join(types | std::views::transform(&Type::text), ", "));
}

}  // namespace

void Arena::next_block(std::size_t least) {
  while (block_ < blocks_.size() && sizes_[block_] < least) ++block_;
  if (block_ == blocks_.size()) {
    sizes_.push_back(std::max(sizes_.empty() ? kFirstBlock : 2 * sizes_.back(), least));
    blocks_.push_back(std::make_unique_for_overwrite<std::byte[]>(sizes_.back()));
  }
  next_ = blocks_[block_].get();
  end_ = next_ + sizes_[block_];
  ++block_;
}

void Arena::clear() {
  if (blocks_.empty()) return;
  block_ = 1;
  next_ = blocks_[0].get();
  end_ = next_ + sizes_[0];
}

Value Value::signature(Arena& arena, const SignatureView& s) { return signature(store_types(arena, s)); }

bool equal(const Value& a, const Value& b) {
  if (a.kind != b.kind) return false;
  switch (a.kind) {
    case ValueKind::kUndefined:
    case ValueKind::kAbsent: return true;
    case ValueKind::kReal: return std::bit_cast<std::uint64_t>(a.real) == std::bit_cast<std::uint64_t>(b.real);
    case ValueKind::kString:
    case ValueKind::kDictionary: return a.as_string() == b.as_string();
    case ValueKind::kSignature: return a.as_signature() == b.as_signature();
    case ValueKind::kLiteral: return equal_literals(a.as_literal(), b.as_literal());
    case ValueKind::kFunction: return a.as_function().name == b.as_function().name;
    case ValueKind::kList:
      return std::ranges::equal(a.as_list(), b.as_list(), [](const Value& x, const Value& y) { return equal(x, y); });
    default: return a.number == b.number;
  }
}

Value copy(Arena& arena, const Value& v) {
  switch (v.kind) {
    case ValueKind::kString: return Value::string(arena.copy(v.as_string()));
    case ValueKind::kDictionary: return Value::dictionary(arena.copy(v.as_string()));
    case ValueKind::kLiteral: {
      auto literal = v.as_literal();
      literal.bytes = arena.copy(literal.bytes);
      return Value::literal(store(arena, literal));
    }
    case ValueKind::kSignature: return Value::signature(arena, v.as_signature());
    case ValueKind::kFunction: {
      auto function = v.as_function();
      function.name = arena.copy(function.name);
      if (function.signature) function.signature = store_types(arena, *function.signature);
      return Value::function(store(arena, function));
    }
    case ValueKind::kList: return Value::list(copy(arena, v.as_list()));
    default: return v;
  }
}

std::span<const Value> copy(Arena& arena, std::span<const Value> values) {
  auto to = arena.array<Value>(values.size());
  std::ranges::transform(values, to.begin(), [&](const Value& v) { return copy(arena, v); });
  return to;
}

std::string to_string(const Value& v) {
  switch (v.kind) {
    case ValueKind::kUndefined: return "undefined";
    case ValueKind::kAbsent: return "absent";
    case ValueKind::kBool: return v.as_bool() ? "true" : "false";
    case ValueKind::kReal: return std::to_string(v.real);
    case ValueKind::kElement: return std::string(name(v.as_element()));
    case ValueKind::kString: return "\"" + std::string(v.as_string()) + "\"";
    case ValueKind::kDictionary: return std::string(v.as_string());
    case ValueKind::kType: return v.as_type().text();
    case ValueKind::kSignature: return join(v.as_signature().inputs) + " -> " + join(v.as_signature().outputs);
    case ValueKind::kLiteral: return "literal of " + v.as_literal().type.text();
    case ValueKind::kFunction: return "@" + std::string(v.as_function().name);
    case ValueKind::kList: return fmt::format("[{}]", fmt::join(v.as_list() | std::views::transform(to_string), ", "));
    default: return std::to_string(v.number);
  }
}

}  // namespace assay::spec
