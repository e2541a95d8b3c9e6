#include "judge/failure_text.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "judge/refusal.h"

namespace assay::judge {
namespace {

std::int64_t output_elements(const Module& module) {
  std::int64_t out = 0;
  for (const Type& t : module.entry()->results) out += t.is_tensor() && t.is_static() ? t.elements() : 0;
  return out * module.grid.processes();
}

std::string how_many(const Failure& f, const Module& module) {
  if (f.failing_elements <= 1) return "";
  return fmt::format(", the farthest of {} of {} elements outside", f.failing_elements, output_elements(module));
}

std::string describe_value(const Failure& f, const Module& module) {
  const std::string far = f.distance.kind == DistanceKind::kNone ? "" : fmt::format(" ({})", describe(f.distance));
  return fmt::format("{}: expected {}, got {}{}{}", describe(f.place, module), f.expected, f.got, far,
                     how_many(f, module));
}

}  // namespace

std::string first_line(const std::string& message) { return message.substr(0, message.find('\n')); }

std::string describe(const ElementPlace& at, const Module& module) {
  const std::string process = at.process > 0 ? fmt::format(" of process {}", at.process) : "";
  const auto output = static_cast<std::size_t>(at.output);
  const auto& results = module.entry()->results;
  const bool has_index = output < results.size() && results[output].is_tensor() && results[output].rank() > 0;
  if (has_index && !results[output].is_static())
    return fmt::format("output {}{} element number {}", output, process, at.element);
  return fmt::format("output {}{}{}", output, process,
                     has_index ? " element " + program::index_text(at.element, results[output].shape()) : "");
}

std::string describe(const Failure& f, const Module& module) {
  const std::string_view kind = to_string(f.kind);
  const std::string grants = f.grants.empty() ? "" : fmt::format(" by {}", joined_grants(f.grants));
  if (is_value_class(f.kind)) return fmt::format("{}{}: {}", kind, grants, describe_value(f, module));
  if (f.kind == FailureClass::kWrongType) return fmt::format("{}: expected {}, got {}", kind, f.expected, f.got);
  const std::string line = first_line(f.got);
  const bool says_more =
      !f.signature.empty() && line.find(f.signature) == std::string::npos && normalise_message(line) != f.signature;
  return fmt::format("{}: {}{}", kind, says_more ? f.signature + ": " : "", line);
}

std::string describe(std::vector<Deviation> all, const Module& module) {
  std::ranges::stable_sort(all, [](const Deviation& a, const Deviation& b) { return a.kind() > b.kind(); });
  std::vector<std::string> texts;
  for (const Deviation& d : all)
    texts.push_back(fmt::format("{}: {}: {}: got {}, nearest legal {}, {} elements", joined_grants(d.grants()),
                                describe(d.worst.distance), describe(d.worst.place, module), d.worst.got,
                                d.worst.distance.nearest, d.elements));
  return fmt::format("{}", fmt::join(texts, "; "));
}

}  // namespace assay::judge
