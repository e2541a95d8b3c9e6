#include "judge/compare.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "judge/element_bytes.h"
#include "program/text/text.h"
#include "spec/types/float_code.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using oracle::AcceptanceTensor;
using oracle::Strength;
using spec::ElementType;

FailureClass classify_component(spec::ElementType e, const AcceptanceSet& set, std::uint64_t code) {
  if (!spec::is_float(e)) return FailureClass::kWrongValue;
  const double got = spec::decode(e, code);
  if (std::isnan(got)) return FailureClass::kUnexpectedNan;
  if (set.flags & oracle::kMustNan) return FailureClass::kMissingNan;
  if (std::isinf(got)) return FailureClass::kInfinity;
  const auto has_zero = [](const AcceptanceSet& piece) { return piece.low <= 0 && piece.high >= 0; };
  const auto is_infinite = [](const AcceptanceSet& piece) { return piece.low == piece.high && std::isinf(piece.low); };
  if (std::ranges::all_of(oracle::pieces_of(set), is_infinite)) return FailureClass::kMissingInfinity;
  if (got == 0 && std::ranges::any_of(oracle::pieces_of(set), has_zero)) return FailureClass::kZeroSign;
  return FailureClass::kWrongValue;
}

Comparison wrong_type(ElementPlace place, std::string expected, std::string got) {
  return {
      .failure = Failure{
          .kind = FailureClass::kWrongType, .place = place, .expected = std::move(expected), .got = std::move(got)}};
}

/// Whatever the program is: one cause, where a back end gives other numbers of outputs.
Comparison wrong_number(ElementPlace place, std::string expected, std::string got) {
  Comparison out = wrong_type(place, std::move(expected), std::move(got));
  out.failure->signature = "another number of outputs";
  return out;
}

/// The first output that is not what the program's signature says.
std::optional<Comparison> compare_types(const ProcessTensors& outputs, const oracle::Acceptance& accepted) {
  if (outputs.size() != accepted.outputs.size())
    return wrong_number({}, fmt::format("outputs of {} processes", accepted.outputs.size()),
                        fmt::format("of {}", outputs.size()));
  for (std::size_t p = 0; p < outputs.size(); ++p) {
    const ElementPlace process{.process = static_cast<int>(p)};
    if (outputs[p].size() != accepted.outputs[p].size())
      return wrong_number(process, fmt::format("{} outputs", accepted.outputs[p].size()),
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

/// Those of one output.
ElementCounts compare_tensor(const AcceptanceTensor& accepted, const Tensor& got, ElementPlace place, Comparison& out) {
  ElementCounts counts;
  const ElementType type = accepted.type.element();
  const bool has_invalid_codes = spec::bits(type) < 8 * spec::storage_bytes(type);
  const auto judged = accepted.judge(got.bytes);
  for (std::size_t k = 0; k < judged.size(); ++k) {
    const auto [strength, accepts] = judged[k];
    count(strength, counts);
    if (accepts && !has_invalid_codes) continue;
    place.element = static_cast<std::int64_t>(k);
    if (accepts && is_valid_code(type, element_of(got, place.element))) continue;
    out.outside.push_back(place);
  }
  return counts;
}

/// What holding one op's answers against its relations may cost.
constexpr oracle::Limits kRelationLimits{
    .steps = 200'000, .bytes = std::int64_t{1} << 30, .work = std::int64_t{1} << 24};

Failure failure_of(const oracle::HeldRelation& held, int process, const std::vector<Tensor>& outputs) {
  const std::size_t output = held.outputs.front();
  const bool has_element = held.element < outputs[output].type.elements();
  return {.kind = FailureClass::kWrongValue,
          .signature = fmt::format("relation {} of {}", held.label, held.op),
          .place = {process, static_cast<int>(output), has_element ? held.element : 0},
          .expected = fmt::format("{} at {} of the relation {}", held.first.expected, held.first.place, held.label),
          .got = held.first.got,
          .failing_elements = held.broken};
}

/// Holds what one process answered against the relations of its ops.
void hold_relations(const std::vector<std::shared_ptr<const oracle::RelatedOp>>& related,
                    const std::vector<Tensor>& outputs, int process, std::span<ElementCounts> counts, Comparison& out) {
  for (const auto& op : related) {
    const auto all = oracle::hold_relations(*op, outputs, kRelationLimits);
    if (!all) out.error = all.error();
    for (const oracle::HeldRelation& held : all.value_or(std::vector<oracle::HeldRelation>())) {
      if (held.broken > 0) out.broken.push_back({held, failure_of(held, process, outputs)});
      if (!held.is_judged) continue;
      for (const std::size_t output : held.outputs) {
        if (output >= counts.size()) continue;
        counts[output].weak += std::exchange(counts[output].open, 0);
        out.related.push_back({static_cast<std::size_t>(process), output});
      }
    }
  }
}

}  // namespace

FailureClass classify(const AcceptanceTensor& accepted, std::int64_t element, std::span<const std::byte> got) {
  const auto e = accepted.type.element();
  if (!is_valid_code(e, got)) return FailureClass::kOutOfRange;
  const auto part = spec::real_type(e);
  const auto set = [&](int c) { return accepted.sets[static_cast<std::size_t>(element * parts_of(e) + c)]; };
  const auto code = [&](int c) { return load_code(part_of(e, got, c)); };
  const int at_fault = spec::is_complex(e) && holds_part(part, set(0), code(0)) ? 1 : 0;
  return classify_component(part, set(at_fault), code(at_fault));
}

Comparison compare(const ProcessTensors& outputs, const oracle::Acceptance& accepted, std::size_t counted) {
  if (auto wrong = compare_types(outputs, accepted)) return *std::move(wrong);
  Comparison out;
  for (std::size_t p = 0; p < outputs.size(); ++p) {
    std::vector<ElementCounts> counts(outputs[p].size());
    for (std::size_t o = 0; o < outputs[p].size(); ++o)
      if (accepted.outputs[p][o].type.is_tensor())
        counts[o] =
            compare_tensor(accepted.outputs[p][o], outputs[p][o], {static_cast<int>(p), static_cast<int>(o), 0}, out);
    counts.resize(std::min(counted, counts.size()));
    if (p < accepted.related.size()) hold_relations(accepted.related[p], outputs[p], static_cast<int>(p), counts, out);
    for (const ElementCounts& of_output : counts) out.counts += of_output;
  }
  if (!out.broken.empty()) out.failure = out.broken.front().failure;
  if (out.outside.empty()) return out;
  out.failure = failure_at(outputs, accepted, out.outside.front());
  out.failure->failing_elements = static_cast<std::int64_t>(out.outside.size());
  return out;
}

void count(Strength strength, ElementCounts& counts, int elements) {
  switch (strength) {
    case Strength::kChecked: counts.checked += elements; break;
    case Strength::kWeak: counts.weak += elements; break;
    case Strength::kOpen: counts.open += elements; break;
  }
}

Failure failure_at(const ProcessTensors& outputs, const oracle::Acceptance& accepted, const ElementPlace& at) {
  const auto process = static_cast<std::size_t>(at.process), output = static_cast<std::size_t>(at.output);
  const AcceptanceTensor& sets = accepted.outputs[process][output];
  const auto got = element_of(outputs[process][output], at.element);
  return {.kind = classify(sets, at.element, got),
          .place = at,
          .expected = sets.describe(at.element),
          .got = describe_element(sets.type.element(), got)};
}

namespace {

bool holds_number(ElementType part, const AcceptanceSet& piece, bool zero_sign_free, double got) {
  if (got < piece.low || got > piece.high) return false;
  const bool is_one_zero = piece.low == 0 && piece.high == 0 && std::signbit(piece.low) == std::signbit(piece.high);
  const bool is_free = zero_sign_free || (piece.flags & oracle::kZeroSignFree) != 0;
  return !is_one_zero || is_free || !spec::has_negative_zero(part) || std::signbit(got) == std::signbit(piece.low);
}

}  // namespace

bool holds_part(ElementType part, const AcceptanceSet& set, std::uint64_t code) {
  const double got = spec::decode(part, code);
  if (set.flags & oracle::kUnconstrained) return true;
  if (std::isnan(got)) return set.flags & (oracle::kMayNan | oracle::kMustNan);
  if (set.flags & oracle::kMustNan) return false;
  return std::ranges::any_of(oracle::pieces_of(set), [&](const AcceptanceSet& piece) {
    return holds_number(part, piece, (set.flags & oracle::kZeroSignFree) != 0, got);
  });
}

std::string describe_element(spec::ElementType e, std::span<const std::byte> bytes) {
  // A literal shows whether a boolean is true; the byte that a back end left there is what its answer is refused for.
  const auto byte = bytes.empty() ? 0 : std::to_integer<int>(bytes[0]);
  if (spec::is_bool(e) && byte > 1) return fmt::format("true (byte {})", byte);
  const spec::Literal literal{spec::Type::tensor({}, e), bytes, false};
  const std::string text = program::print_literal(literal);
  const auto begin = text.find('<');
  const auto end = text.find("> :");
  if (begin == std::string::npos || end == std::string::npos) return text;
  return text.substr(begin + 1, end - begin - 1);
}

}  // namespace assay::judge
