#include "judge/evidence.h"

#include <limits>

#include "program/inputs.h"

namespace assay::judge {
namespace {

using oracle::AcceptanceSet;
using oracle::AcceptanceTensor;

/// The ends of its intervals, without those that are an infinity alone.
void add_ends(const AcceptanceSet& set, spec::ExpectedElement& out) {
  constexpr auto kInfinity = std::numeric_limits<double>::infinity();
  out.only_specials = true;
  for (const AcceptanceSet& piece : oracle::pieces_of(set)) {
    out.may_be_positive_infinity |= piece.high == kInfinity;
    out.may_be_negative_infinity |= piece.low == -kInfinity;
    if (piece.low == kInfinity || piece.high == -kInfinity) continue;
    if (!out.only_specials) out.gaps.push_back({out.high, piece.low});
    else out.low = piece.low;
    out.high = piece.high;
    out.only_specials = false;
  }
  if (out.only_specials) out.low = set.low, out.high = set.high;
}

void add_integer_ends(const AcceptanceSet& set, spec::ExpectedElement& out) {
  const auto pieces = oracle::pieces_of(set);
  out.integer_low = pieces.front().integer_low;
  out.integer_high = pieces.back().integer_high;
  for (std::size_t k = 1; k < pieces.size(); ++k)
    out.gaps.push_back({0, 0, pieces[k - 1].integer_high, pieces[k].integer_low});
}

spec::ExpectedElement expected_element_of(const AcceptanceSet& set, bool is_integer) {
  spec::ExpectedElement out;
  out.integer = is_integer;
  const bool must_be_nan = set.flags & oracle::kMustNan;
  out.may_be_nan = must_be_nan || (set.flags & oracle::kMayNan);
  if (is_integer) {
    add_integer_ends(set, out);
  } else if (must_be_nan) {
    out.low = set.low;
    out.high = set.high;
    out.only_specials = true;
  } else {
    add_ends(set, out);
  }
  out.zero_sign_free = set.flags & oracle::kZeroSignFree;
  out.unconstrained = set.flags & oracle::kUnconstrained;
  return out;
}

/// One complex element has two entries; both carry the text of the whole.
void add_elements(const AcceptanceTensor& accepted, const Tensor* got, spec::OutputEvidence& out) {
  const auto e = accepted.type.element();
  const bool is_integer = !spec::is_float(e) && !spec::is_complex(e);
  const auto size = static_cast<std::size_t>(spec::storage_bytes(e));
  const std::size_t parts = spec::is_complex(e) ? 2 : 1;
  for (std::int64_t i = 0; i < accepted.type.elements(); ++i)
    for (std::size_t part = 0; part < parts; ++part) {
      const auto index = static_cast<std::size_t>(i);
      auto element = expected_element_of(accepted.sets[index * parts + part], is_integer);
      element.text = accepted.describe(i);
      if (got) {
        const auto bytes = std::span(got->bytes).subspan(index * size, size);
        element.got = describe_element(e, bytes);
        element.failed = !accepted.accepts(i, bytes);
      }
      out.elements.push_back(std::move(element));
    }
}

const Tensor* answer(const std::vector<ProcessTensors>& outputs, std::size_t process, std::size_t output) {
  if (outputs.empty() || process >= outputs[0].size() || output >= outputs[0][process].size()) return nullptr;
  const Tensor& t = outputs[0][process][output];
  return static_cast<std::int64_t>(t.bytes.size()) == t.type.storage_size() ? &t : nullptr;
}

}  // namespace

std::vector<spec::OutputEvidence> evidence_of(const oracle::Acceptance& accepted,
                                              const std::vector<ProcessTensors>& outputs) {
  std::vector<spec::OutputEvidence> all;
  for (std::size_t p = 0; p < accepted.outputs.size(); ++p)
    for (std::size_t o = 0; o < accepted.outputs[p].size(); ++o) {
      const AcceptanceTensor& tensor = accepted.outputs[p][o];
      if (!tensor.type.is_tensor()) continue;
      spec::OutputEvidence out{static_cast<int>(p), static_cast<int>(o), tensor.type.text()};
      const Tensor* got = answer(outputs, p, o);
      if (got && got->type != tensor.type) got = nullptr;
      if (got) out.got = program::print_tensor(*got);
      add_elements(tensor, got, out);
      all.push_back(std::move(out));
    }
  return all;
}

spec::Witness witness_of(const Failure& f) {
  return {std::string(to_string(f.distance.kind)), f.got, f.distance.nearest, f.distance.ulps};
}

}  // namespace assay::judge
