#include "judge/cluster/cluster.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/verdicts.h"
#include "spec/types/element_type.h"

namespace assay::judge {
namespace {

std::vector<std::string> sorted_unique(std::vector<std::string> names) {
  std::ranges::sort(names);
  names.erase(std::ranges::unique(names).begin(), names.end());
  return names;
}

std::string list(const char* before, const std::vector<std::string>& names) {
  return names.empty() ? "" : fmt::format("{}{}", before, fmt::join(sorted_unique(names), ", "));
}

constexpr std::string_view kFrame = " | ";

/// How a process ended, which names no place.
bool is_end(std::string_view text) { return text.starts_with("signal ") || text.starts_with("exit code "); }

/// `plugin.so+0x4c84c53`: another build has the same function elsewhere.
bool is_offset(std::string_view frame) { return frame.find("+0x") != std::string_view::npos; }

/// What a signature says of a place: its message, and the frames that have names. Empty where it has neither.
std::string place_of(std::string_view signature) {
  const std::string_view first = signature.substr(0, signature.find(kFrame));
  std::string frames;
  for (std::size_t at = first.size(), end; at < signature.size(); at = end) {
    end = std::min(signature.find(kFrame, at + kFrame.size()), signature.size());
    const std::string_view frame = signature.substr(at, end - at);
    if (!is_offset(frame)) frames += frame;
  }
  return is_end(first) && frames.empty() ? "" : std::string(first) + frames;
}

/// The end without offsets: `signal 11 (SEGV)`.
std::string end_of(std::string_view signature) {
  return is_end(signature) ? fmt::format("{} in ", signature.substr(0, signature.find(kFrame))) : "";
}

/// Grants without the types that they are given for: `math asinh for bf16` is `math asinh`.
std::string list_of_freedoms(const std::vector<std::string>& grants) {
  std::vector<std::string> out;
  for (const std::string& grant : grants) {
    std::string freedom = grant.substr(0, grant.find(" for "));
    if (std::ranges::find(out, freedom) == out.end()) out.push_back(std::move(freedom));
  }
  return joined_grants(out);
}

/// What goes by a zero or a negative number of a type that has none is no number, whatever op it is.
bool lacks_a_number(const Features& f) {
  return f.kind == FailureClass::kUnexpectedNan && f.element_classes == std::vector<std::string>{kWithoutZero};
}

bool is_narrow_integer(const std::string& type) {
  const auto e = spec::element_type_named(type);
  return e && spec::is_int(*e) && spec::bits(*e) < 8;
}

/// Elements share bytes there, and what makes code for a byte is wrong of any op.
bool is_of_narrow_integers(const Features& f) {
  const auto allowed = [](const std::string& type) { return is_narrow_integer(type) || type == "i1"; };
  return std::ranges::all_of(f.element_types, allowed) && std::ranges::any_of(f.element_types, is_narrow_integer);
}

/// What a variant leaves out is to blame: what it is wrong of.
std::string mended_of(const Features& f) {
  return is_of_narrow_integers(f) ? "on narrow integers" : list("", f.mended_structure);
}

/// A partitioner that adds up the parts of devices, with zeros where a device has none, loses signs of zeros and
/// subnormals whatever op they are of.
bool is_lost_by_partitioner(const Features& f) {
  const bool is_small = f.kind == FailureClass::kZeroSign || (f.kind == FailureClass::kWrongValue && f.is_special);
  return is_small && std::ranges::find(f.mends, "unsharded") != f.mends.end();
}

}  // namespace

bool is_known_by_signature(const Features& f) {
  const bool is_placed = f.kind == FailureClass::kCrash || f.kind == FailureClass::kInternalError;
  return is_placed && !place_of(f.signature).empty();
}

std::string cluster_key(const Features& f) {
  const std::string_view kind = to_string(f.kind);
  if (f.kind == FailureClass::kDeviation) return fmt::format("{}: {}", kind, list_of_freedoms(f.grants));
  if (is_known_by_signature(f)) return fmt::format("{}: {}", kind, place_of(f.signature));
  if (f.kind == FailureClass::kWrongType && !f.signature.empty()) return fmt::format("{}: {}", kind, f.signature);
  if (f.kind == FailureClass::kWrongType && f.has_body) return fmt::format("{}: by the types of a body", kind);
  if (f.kind == FailureClass::kInvalidOutput) return fmt::format("{}: {}", kind, f.signature);
  if (!is_value_class(f.kind)) return fmt::format("{}: {}{}", kind, end_of(f.signature), list("", f.structure));
  if (f.changes)
    return fmt::format("{}: another one in every run{}", to_string(FailureClass::kWrongValue),
                       list(", mended by ", f.mends));
  if (is_lost_by_partitioner(f)) return "wrong-value: signs of zeros and subnormals, mended by unsharded";
  if (!f.mends.empty())
    return fmt::format("{}: {}{}", to_string(FailureClass::kWrongValue), mended_of(f), list(", mended by ", f.mends));
  if (!f.indices.empty()) return fmt::format("{}: by {} indices", kind, list("", f.indices));
  if (lacks_a_number(f)) return fmt::format("{}: on {}", kind, kWithoutZero);
  // Who does not do as a struct says is wrong by whatever the values make of it; who puts elements in another order, by
  // whatever stands there.
  const std::string_view named = f.structs.empty() && !f.orders ? kind : to_string(FailureClass::kWrongValue);
  std::vector<std::string> attributes = f.attributes;
  attributes.insert(attributes.end(), f.structs.begin(), f.structs.end());
  return fmt::format("{}: {}{}{}", named, list("", f.structure), list(" on ", f.element_classes),
                     list(" with ", attributes));
}

}  // namespace assay::judge
