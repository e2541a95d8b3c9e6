#include "oracle/interpreter/check.h"

#include <cmath>
#include <limits>
#include <sstream>

#include "oracle/numerics/format.h"

namespace assay::oracle::interpreter {

using program::Op;
using spec::ValueKind;

namespace {

const spec::Value* attribute(const Op& op, std::string_view name) {
  for (std::size_t k = 0; k < op.attributes.size(); ++k) {
    if (op.record->names[static_cast<std::size_t>(op.record->attributes[k])].name == name) return &op.attributes[k];
  }
  return nullptr;
}

/// The bound that the op gives, or its record's default.
double bound(const Op& op, const std::string& name) {
  const spec::Value* given = attribute(op, name);
  if (given != nullptr && given->kind == ValueKind::kReal) return given->real;
  if (given != nullptr && given->kind == ValueKind::kInt) return static_cast<double>(given->number);
  const spec::Declaration* d = op.record->find(name);
  if (d == nullptr || d->default_value == nullptr) return 0;
  return d->default_value->node == spec::ExprKind::kReal ? d->default_value->real
                                                         : static_cast<double>(d->default_value->integer);
}

std::optional<Check> check_of(const spec::Record& record, const Op& op, bool is_called) {
  std::istringstream words(record.effects);
  std::string word, attribute, least;
  Check out{record.full_name(), "", 0, 0, is_called};
  if (!(words >> word) || word != "check") return std::nullopt;
  words >> out.kind >> attribute;
  if (!is_called) out.most = bound(op, attribute);
  while (words >> word) {
    double n = 0;
    if (word == "from" && words >> least && !is_called) out.least = bound(op, least);
    if (word == "called" && words >> n && is_called) out.most = n;
  }
  return out;
}

/// The number of a float among those of its format, in order; zeros are number 0.
double place(const Element& e) {
  const std::uint64_t code = load_bits(e.type, e.bytes.data()).low;
  const std::uint64_t sign = spec::format(e.type).has_sign ? std::uint64_t{1} << (spec::bits(e.type) - 1) : 0;
  const auto magnitude = static_cast<double>(code & ~sign);
  return (code & sign) != 0 ? -magnitude : magnitude;
}

double distance(const std::string& kind, const Element& a, const Element& b) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  const double x = load_float(a.type, a.bytes.data()), y = load_float(b.type, b.bytes.data());
  if (x == y) return 0;
  if (kind == "equal") return kFar;  // a NaN is equal to nothing
  if (std::isnan(x) && std::isnan(y)) return 0;
  if (!std::isfinite(x) || !std::isfinite(y)) return kFar;
  if (kind == "ulps") return std::abs(place(a) - place(b));
  return std::signbit(x) == std::signbit(y) ? std::abs(x - y) : kFar;
}

Element part(const Element& e, const char* name) {
  return *apply(*find_primitive(name), std::span(&e, 1), spec::real_type(e.type));
}

bool agree(const Check& check, const Element& got, const Element& expected) {
  if (spec::is_complex(got.type))
    return agree(check, part(got, "real"), part(expected, "real")) &&
           agree(check, part(got, "imag"), part(expected, "imag"));
  if (!spec::is_float(got.type)) return got.bytes == expected.bytes;
  const double apart = distance(check.kind, got, expected);
  return check.least <= apart && apart <= check.most;
}

WholePtr expected_by(const Op& op) {
  const spec::Value* v = attribute(op, "value");
  return v != nullptr && v->kind == ValueKind::kLiteral ? tensor_of(v->as_literal()) : nullptr;
}

}  // namespace

std::optional<Check> check_of(const Op& op) {
  if (op.results != 0) return std::nullopt;
  if (const auto own = check_of(*op.record, op, false)) return own;
  const spec::Value* target = attribute(op, "call_target_name");
  if (target == nullptr || target->kind != ValueKind::kString) return std::nullopt;
  const spec::Record* called = op.record->records->find(target->as_string());
  return called == nullptr ? std::nullopt : check_of(*called, op, true);
}

Result<std::string> judge(const Check& check, const Op& op, std::span<const WholePtr> operands) {
  const WholePtr expected = operands.size() > 1 ? operands[1] : check.is_called ? nullptr : expected_by(op);
  if (operands.empty() || expected == nullptr) return fail(check.name + ": two values are compared");
  const Whole& got = *operands[0];
  if (got.type != expected->type)
    return fail(check.name + ": compares " + got.type.text() + " with " + expected->type.text());
  if (!got.type.is_tensor()) return std::string();  // tokens have no values
  for (std::int64_t n = 0; n < got.type.elements(); ++n) {
    if (!agree(check, element_of(got, n), element_of(*expected, n)))
      return check.name + ": element " + std::to_string(n) + " differs";
  }
  return std::string();
}

}  // namespace assay::oracle::interpreter
