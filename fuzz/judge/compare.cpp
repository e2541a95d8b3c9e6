#include "fuzz/judge/compare.h"

#include <cmath>

#include <fmt/format.h>

#include "program/text/text.h"
#include "spec/types/float_code.h"

namespace assay::fuzz {
namespace {

using oracle::AcceptanceSet;
using oracle::AcceptanceTensor;
using oracle::Strength;
using spec::ElementType;

std::span<const std::byte> element_of(const Tensor& t, std::int64_t i) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(t.type.element()));
  return std::span(t.bytes).subspan(static_cast<std::size_t>(i) * size, size);
}

/// The storage bytes of one component as an unsigned number.
std::uint64_t load_code(std::span<const std::byte> bytes) {
  std::uint64_t code = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) code = code << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  return code;
}

int components(spec::ElementType e) { return spec::is_complex(e) ? 2 : 1; }

std::span<const std::byte> component_of(spec::ElementType e, std::span<const std::byte> element, int component) {
  const std::size_t size = element.size() / static_cast<std::size_t>(components(e));
  return element.subspan(static_cast<std::size_t>(component) * size, size);
}

bool is_valid_code(spec::ElementType e, std::span<const std::byte> element) {
  const int bits = spec::bits(e);
  const bool fills_its_storage = bits >= 8 * static_cast<int>(element.size());
  return spec::is_complex(e) || fills_its_storage || load_code(element) >> bits == 0;
}

FailureClass classify_component(spec::ElementType e, const AcceptanceSet& set, std::uint64_t code) {
  if (!spec::is_float(e)) return FailureClass::kWrongValue;
  const double got = spec::decode(e, code);
  if (std::isnan(got)) return FailureClass::kUnexpectedNan;
  if (set.flags & oracle::kMustNan) return FailureClass::kMissingNan;
  if (std::isinf(got)) return FailureClass::kInfinity;
  if (set.low == set.high && std::isinf(set.low)) return FailureClass::kMissingInfinity;
  if (got == 0 && set.low <= 0 && set.high >= 0) return FailureClass::kZeroSign;
  return FailureClass::kWrongValue;
}

/// True where this component of a complex element is covered, so that the other one is at fault.
bool is_covered(spec::ElementType e, const AcceptanceSet& set, std::uint64_t code) {
  const double got = spec::decode(e, code);
  if (set.flags & oracle::kUnconstrained) return true;
  if (std::isnan(got)) return set.flags & (oracle::kMayNan | oracle::kMustNan);
  return !(set.flags & oracle::kMustNan) && set.low <= got && got <= set.high;
}

Comparison wrong_type(ElementPlace place, std::string expected, std::string got) {
  return {.failure = Failure{FailureClass::kWrongType, "", 0, place, std::move(expected), std::move(got)}};
}

/// The first output that is not what the program's signature says.
std::optional<Comparison> compare_types(const ProcessTensors& outputs, const oracle::Acceptance& accepted) {
  if (outputs.size() != accepted.outputs.size())
    return wrong_type({}, fmt::format("outputs of {} processes", accepted.outputs.size()),
                      fmt::format("of {}", outputs.size()));
  for (std::size_t p = 0; p < outputs.size(); ++p) {
    const ElementPlace process{.process = static_cast<int>(p)};
    if (outputs[p].size() != accepted.outputs[p].size())
      return wrong_type(process, fmt::format("{} outputs", accepted.outputs[p].size()),
                        fmt::format("{}", outputs[p].size()));
    for (std::size_t o = 0; o < outputs[p].size(); ++o) {
      const auto& want = accepted.outputs[p][o].type;
      const auto& got = outputs[p][o];
      const ElementPlace place{.process = static_cast<int>(p), .output = static_cast<int>(o)};
      if (got.type != want) return wrong_type(place, want.text(), got.type.text());
      if (!want.is_tensor()) continue;
      if (static_cast<std::int64_t>(got.bytes.size()) != want.storage_size())
        return wrong_type(place, fmt::format("{} bytes", want.storage_size()), fmt::format("{}", got.bytes.size()));
    }
  }
  return std::nullopt;
}

void count(Strength strength, ElementCounts& counts) {
  switch (strength) {
    case Strength::kChecked: ++counts.checked; break;
    case Strength::kWeak: ++counts.weak; break;
    case Strength::kOpen: ++counts.open; break;
    case Strength::kUndecided: ++counts.undecided; break;
  }
}

void compare_tensor(const AcceptanceTensor& accepted, const Tensor& got, ElementPlace place, Comparison& out) {
  const ElementType type = accepted.type.element();
  const bool has_invalid_codes = spec::bits(type) < 8 * spec::storage_bytes(type);
  const auto judged = accepted.judge(got.bytes);
  for (std::size_t k = 0; k < judged.size(); ++k) {
    const auto [strength, accepts] = judged[k];
    count(strength, out.counts);
    if (accepts && !has_invalid_codes) continue;
    const auto i = static_cast<std::int64_t>(k);
    const auto bytes = element_of(got, i);
    if (accepts && is_valid_code(type, bytes)) continue;
    ++out.failed;
    if (out.failure) continue;
    place.element = i;
    out.failure =
        Failure{classify(accepted, i, bytes), "", 0, place, accepted.describe(i), describe_element(type, bytes)};
  }
}

}  // namespace

FailureClass classify(const AcceptanceTensor& accepted, std::int64_t element, std::span<const std::byte> got) {
  const auto e = accepted.type.element();
  if (!is_valid_code(e, got)) return FailureClass::kOutOfRange;
  const auto part = spec::real_type(e);
  const auto set = [&](int c) { return accepted.sets[static_cast<std::size_t>(element * components(e) + c)]; };
  const auto code = [&](int c) { return load_code(component_of(e, got, c)); };
  const int at_fault = spec::is_complex(e) && is_covered(part, set(0), code(0)) ? 1 : 0;
  return classify_component(part, set(at_fault), code(at_fault));
}

Comparison compare(const ProcessTensors& outputs, const oracle::Acceptance& accepted) {
  if (auto wrong = compare_types(outputs, accepted)) return *std::move(wrong);
  Comparison out;
  for (std::size_t p = 0; p < outputs.size(); ++p)
    for (std::size_t o = 0; o < outputs[p].size(); ++o) {
      if (!accepted.outputs[p][o].type.is_tensor()) continue;
      compare_tensor(accepted.outputs[p][o], outputs[p][o], {static_cast<int>(p), static_cast<int>(o), 0}, out);
    }
  if (out.failure) out.failure->failing_elements = out.failed;
  return out;
}

std::string describe_element(spec::ElementType e, std::span<const std::byte> bytes) {
  const spec::Literal literal{spec::Type::tensor({}, e), bytes, false};
  const std::string text = program::print_literal(literal);
  const auto begin = text.find('<');
  const auto end = text.find("> :");
  if (begin == std::string::npos || end == std::string::npos) return text;
  return text.substr(begin + 1, end - begin - 1);
}

}  // namespace assay::fuzz
