#include "oracle/evaluator/check.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <sstream>

#include <fmt/format.h>

#include "oracle/evaluator/formula.h"
#include "oracle/numerics/format.h"

namespace assay::oracle {

using program::Op;
using spec::Record;
using spec::Value;
using spec::ValueKind;

namespace {

/// `check KIND [ATTRIBUTE [called N]]`.
struct Effect {
  CheckKind kind = CheckKind::kEqual;
  std::string attribute;
  std::optional<double> called;
};

std::optional<Effect> effect_of(const Record& record) {
  std::istringstream words(record.effects);
  std::string word, kind, called;
  if (!(words >> word) || word != "check") return std::nullopt;
  Effect e;
  words >> kind >> e.attribute >> called;
  e.kind = kind == "absolute" ? CheckKind::kAbsolute : kind == "ulps" ? CheckKind::kUlps : CheckKind::kEqual;
  if (double n = 0; words >> n) e.called = n;
  return e;
}

const Value* attribute(const Op& op, std::string_view name) {
  const Record& record = *op.record;
  for (std::size_t k = 0; k < record.attributes.size() && k < op.attributes.size(); ++k) {
    if (record.names[static_cast<std::size_t>(record.attributes[k])].name == name) return &op.attributes[k];
  }
  return nullptr;
}

/// The bound that the op gives, or its record's default.
double bound_of(const Op& op, const Effect& effect) {
  const Value* v = attribute(op, effect.attribute);
  if (v != nullptr && v->kind == ValueKind::kReal) return v->real;
  if (v != nullptr && v->kind == ValueKind::kInt) return static_cast<double>(v->number);
  const spec::Declaration* d = op.record->find(effect.attribute);
  if (d == nullptr || d->default_value == nullptr) return 0;
  return d->default_value->node == spec::ExprKind::kReal ? d->default_value->real : static_cast<double>(d->default_value->integer);
}

/// Numbers of values between two floats of one format, by their position in order.
double values_apart(ElementType type, double a, double b) {
  if (type == ElementType::f64) {
    const auto place = [](double x) {
      std::int64_t bits = 0;
      std::memcpy(&bits, &x, sizeof bits);
      return bits < 0 ? std::numeric_limits<std::int64_t>::min() - bits : bits;
    };
    const std::int64_t x = place(a), y = place(b);
    return static_cast<double>(x > y ? static_cast<std::uint64_t>(x) - static_cast<std::uint64_t>(y)
                                     : static_cast<std::uint64_t>(y) - static_cast<std::uint64_t>(x));
  }
  const auto place = [&](double x) {
    std::byte storage[8] = {};
    store_float(type, std::abs(x), storage);
    std::uint64_t code = 0;
    std::memcpy(&code, storage, static_cast<std::size_t>(spec::storage_bytes(type)));
    const auto n = static_cast<double>(code);
    return std::signbit(x) ? -n : n;
  };
  return std::abs(place(a) - place(b));
}

bool agrees(const Check& check, ElementType type, double got, double expected) {
  if (std::isnan(got) || std::isnan(expected)) return std::isnan(got) && std::isnan(expected);
  if (got == expected) return true;
  if (check.kind == CheckKind::kEqual || std::isinf(got) || std::isinf(expected)) return false;
  return check.kind == CheckKind::kAbsolute ? std::abs(got - expected) <= check.bound : values_apart(type, got, expected) <= check.bound;
}

std::string text_of(ElementType type, const std::byte* element) {
  if (spec::is_complex(type)) {
    const ElementType part = spec::real_type(type);
    return "(" + text_of(part, element) + ", " + text_of(part, element + spec::storage_bytes(part)) + ")";
  }
  if (spec::is_float(type)) return fmt::format("{}", load_float(type, element));
  if (spec::is_unsigned(type)) return std::to_string(static_cast<std::uint64_t>(load_integer(type, element)));
  return std::to_string(load_integer(type, element));
}

bool agree(const Check& check, ElementType type, const std::byte* got, const std::byte* expected) {
  if (spec::is_complex(type)) {
    const ElementType part = spec::real_type(type);
    const auto size = static_cast<std::size_t>(spec::storage_bytes(part));
    return agree(check, part, got, expected) && agree(check, part, got + size, expected + size);
  }
  if (spec::is_float(type)) return agrees(check, type, load_float(type, got), load_float(type, expected));
  return std::memcmp(got, expected, static_cast<std::size_t>(spec::storage_bytes(type))) == 0;
}

std::string index_text(std::int64_t n, std::span<const std::int64_t> shape) {
  std::string out;
  for (std::size_t d = shape.size(); d-- > 0;) {
    out = std::to_string(n % shape[d]) + (out.empty() ? "" : ", ") + out;
    n /= shape[d];
  }
  return "[" + out + "]";
}

}  // namespace

std::optional<Check> check_of(const Op& op, const Module&) {
  if (op.results != 0) return std::nullopt;
  if (const auto effect = effect_of(*op.record)) return Check{op.record, effect->kind, bound_of(op, *effect), false};
  const Value* target = attribute(op, "call_target_name");
  if (target == nullptr || target->kind != ValueKind::kString || op.record->records == nullptr) return std::nullopt;
  const Record* called = op.record->records->find(target->as_string());
  const auto effect = called == nullptr ? std::nullopt : effect_of(*called);
  if (!effect) return std::nullopt;
  return Check{called, effect->kind, effect->called.value_or(0), true};
}

Result<std::string> judge(Machine& machine, const Check& check, std::span<const RuntimeValue* const> operands, const Op& op) {
  RuntimeValue literal;
  const RuntimeValue* expected = operands.size() > 1 ? operands[1] : nullptr;
  if (!check.called) {
    if (const Value* v = attribute(op, "value"); v != nullptr && v->kind == ValueKind::kLiteral) {
      literal = load_literal(machine, v->as_literal());
      expected = &literal;
    }
  }
  if (operands.empty() || expected == nullptr) return fail(check.record->full_name() + ": two values are compared");
  const RuntimeValue& got = *operands[0];
  if (got.type != expected->type) return fail(check.record->full_name() + ": compares " + got.type.text() + " with " + expected->type.text());
  const ElementType type = got.type.element();
  const auto size = static_cast<std::size_t>(spec::storage_bytes(type));
  if (machine.domain().cell_size(type) != size) return std::string();
  std::int64_t differing = 0, first = -1;
  for (std::int64_t j = 0; j < got.type.elements(); ++j) {
    const auto at = static_cast<std::size_t>(j) * size;
    if (agree(check, type, got.cells.get() + at, expected->cells.get() + at)) continue;
    if (differing++ == 0) first = j;
  }
  if (differing == 0) return std::string();
  const auto at = static_cast<std::size_t>(first) * size;
  return fmt::format("{}: element {} is {}, expected {} ({} of {} differ)", check.record->full_name(), index_text(first, got.type.shape()),
                     text_of(type, got.cells.get() + at), text_of(type, expected->cells.get() + at), differing, got.type.elements());
}

}  // namespace assay::oracle
