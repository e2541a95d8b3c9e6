#include <algorithm>
#include <array>

#include "spec/language/call_builtin.h"
#include "spec/plan/domain.h"
#include "spec/plan/sizes.h"

/// Domains of types, functions, literals and strings.
namespace assay::spec {
namespace {

bool has_type_kind(const Value& v) { return v.kind == ValueKind::kType; }

// ---- type, tensor_type -------------------------------------------------------------------------

bool draw_type(const DomainQuery&, Choices& choices, const SizePolicy& policy, Value& out) {
  const auto percent = choices.below(100);
  if (percent >= 100 - policy.token_type) {
    out = Value::type(Type::token());
  } else if (percent >= 100 - policy.token_type - policy.tuple_type) {
    std::array<Type, 3> members;
    const auto n = static_cast<std::size_t>(choices.below(3));
    for (std::size_t i = 0; i < n; ++i) members[i] = draw_tensor_type(choices, policy);
    out = Value::type(Type::tuple(std::span(members.data(), n)));
  } else {
    out = Value::type(draw_tensor_type(choices, policy));
  }
  return true;
}
bool type_contains(const DomainQuery&, const Value& v) { return has_type_kind(v); }
Words name_type(const Record&, const Domain&) { return {"tensor", "token", "tuple"}; }
void mark_type(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  if (v.as_type().kind() != TypeKind::kFuture) marks(static_cast<int>(v.as_type().kind()));
}
void simpler_type(const DomainQuery&, const Value& v, std::vector<Value>& out) {
  const auto scalar = Value::type(Type::tensor({}, ElementType::f32));
  if (!equal(v, scalar)) out.push_back(scalar);
}
void miss_type(const DomainQuery&, const Value&, std::vector<Value>& out) {
  out.push_back(Value::type(Type::token()));
  out.push_back(Value::type(Type::tuple({})));
  out.push_back(Value::type(Type::tensor({}, ElementType::i1)));
  out.push_back(Value::type(Type::tensor({2}, ElementType::f32)));
}

bool draw_tensor(const DomainQuery&, Choices& choices, const SizePolicy& policy, Value& out) {
  out = Value::type(draw_tensor_type(choices, policy));
  return true;
}
bool tensor_contains(const DomainQuery&, const Value& v) { return has_type_kind(v) && v.as_type().is_tensor(); }
Words name_tensor(const Record&, const Domain&) { return {"rank 0", "more"}; }
void mark_tensor(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  if (v.as_type().is_tensor()) marks(v.as_type().rank() == 0 ? 0 : 1);
}

bool draw_tensor_or_token(const DomainQuery& asked, Choices& choices, const SizePolicy& policy, Value& out) {
  auto no_tuples = policy;
  no_tuples.tuple_type = 0;
  return draw_type(asked, choices, no_tuples, out);
}
bool tensor_or_token_contains(const DomainQuery&, const Value& v) {
  return has_type_kind(v) && (v.as_type().is_tensor() || v.as_type() == Type::token());
}
Words name_tensor_or_token(const Record&, const Domain&) { return {"tensor", "token"}; }
void mark_tensor_or_token(const DomainQuery&, const Value& v, ClassRecorder& marks) {
  marks(v.as_type().is_tensor() ? 0 : 1);
}

// ---- function sig, literal type ----------------------------------------------------------------

template <class T> const T* store(Arena& arena, const T& x) { return arena.copy(std::span<const T>(&x, 1)).data(); }

bool draw_function(const DomainQuery& asked, Choices&, const SizePolicy&, Value& out) {
  const auto signature = asked.value(asked.domain.pattern);
  if (signature.kind != ValueKind::kSignature) return false;
  out = Value::function(store(asked.reading.arena, FunctionReference{"callee", &signature.as_signature()}));
  return true;
}
bool function_contains(const DomainQuery& asked, const Value& v) {
  if (v.kind != ValueKind::kFunction) return false;
  const auto* signature = v.as_function().signature;
  return signature == nullptr || equal(asked.value(asked.domain.pattern), Value::signature(signature));
}

bool draw_symbol(const DomainQuery& asked, Choices&, const SizePolicy&, Value& out) {
  out = Value::function(store(asked.reading.arena, FunctionReference{"callee", nullptr}));
  return true;
}
bool symbol_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kFunction; }

/// Only the type of a literal is the plan's; its content stands for any and is all zeros.
bool draw_literal(const DomainQuery& asked, Choices&, const SizePolicy&, Value& out) {
  const auto type = asked.value(asked.domain.pattern);
  if (type.kind != ValueKind::kType) return false;
  auto bytes = asked.reading.arena.array<std::byte>(static_cast<std::size_t>(storage_bytes(type.as_type().element())));
  std::ranges::fill(bytes, std::byte{0});
  out = Value::literal(store(asked.reading.arena, Literal{type.as_type(), bytes, true}));
  return true;
}
bool literal_contains(const DomainQuery& asked, const Value& v) {
  return v.kind == ValueKind::kLiteral && equal(asked.value(asked.domain.pattern), Value::type(v.as_literal().type));
}

// ---- strings -----------------------------------------------------------------------------------

using namespace std::string_view_literals;
constexpr std::array kStrings = {"plain"sv, ""sv, "with.dot"sv, "two \"words\""sv};
constexpr std::array kOpNames = {"assay.plain"sv, "chlo.other"sv, "my_dialect.op_2"sv};

bool draw_string(const DomainQuery&, Choices& choices, const SizePolicy&, Value& out) {
  out = Value::string(draw_one(choices, kStrings));
  return true;
}
bool string_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kString; }
Words name_string(const Record&, const Domain&) { return {"empty", "not empty"}; }
void mark_string(const DomainQuery&, const Value& v, ClassRecorder& marks) { marks(v.size == 0 ? 0 : 1); }

bool draw_op_name(const DomainQuery&, Choices& choices, const SizePolicy&, Value& out) {
  out = Value::string(draw_one(choices, kOpNames));
  return true;
}

bool op_name_contains(const DomainQuery&, const Value& v) {
  return v.kind == ValueKind::kString && is_namespaced_op_name(v.as_string());
}
void miss_op_name(const DomainQuery&, const Value&, std::vector<Value>& out) {
  for (const auto s : {""sv, "plain"sv, "a."sv, ".b"sv, "1a.b"sv}) out.push_back(Value::string(s));
}

bool draw_dictionary(const DomainQuery&, Choices&, const SizePolicy&, Value& out) {
  out = Value::dictionary("{}");
  return true;
}
bool dictionary_contains(const DomainQuery&, const Value& v) { return v.kind == ValueKind::kDictionary; }

}  // namespace

const DomainType kTypeDomain = {draw_type, type_contains, name_type, mark_type, simpler_type, miss_type};
const DomainType kTensorTypeDomain = {draw_tensor, tensor_contains, name_tensor, mark_tensor, simpler_type, miss_type};
const DomainType kTensorOrTokenDomain = {draw_tensor_or_token, tensor_or_token_contains,
                                         name_tensor_or_token, mark_tensor_or_token,
                                         simpler_type,         miss_type};
const DomainType kFunctionDomain = {draw_function, function_contains, name_nothing, mark_nothing, nothing, nothing};
const DomainType kSymbolDomain = {draw_symbol, symbol_contains, name_nothing, mark_nothing, nothing, nothing};
const DomainType kLiteralDomain = {draw_literal, literal_contains, name_nothing, mark_nothing, nothing, nothing};
const DomainType kStringDomain = {draw_string, string_contains, name_string, mark_string, nothing, nothing};
const DomainType kOpNameDomain = {draw_op_name, op_name_contains, name_nothing, mark_nothing, nothing, miss_op_name};
const DomainType kDictionaryDomain = {draw_dictionary, dictionary_contains, name_nothing, mark_nothing, nothing,
                                      nothing};

}  // namespace assay::spec
