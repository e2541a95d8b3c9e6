#include "judge/openings.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ranges>

namespace assay::judge {
namespace {

bool is_same(const OpeningRow& a, const OpeningRow& b) {
  return a.op == b.op && a.element_type == b.element_type && a.reason == b.reason;
}

OpeningRow row_of(const oracle::OpenElements& open) {
  return {open.op, std::string(spec::name(open.type)), open.reason, 1, open.elements};
}

std::string describe_counts(const spec::ElementCounts& n) {
  const std::string elements = n.total() == 1 ? "element" : "elements";
  if (n.checked == n.total()) return fmt::format("{} {} checked", n.total(), elements);
  std::string out = fmt::format("{} of {} {} checked", n.checked, n.total(), elements);
  const auto add = [&](std::int64_t number, const char* word) {
    if (number > 0) out += fmt::format(", {} {}", number, word);
  };
  add(n.weak, "weak");
  add(n.open, "open");
  add(n.undecided, "undecided");
  return out;
}

}  // namespace

void add_openings(const std::vector<OpeningRow>& more, std::vector<OpeningRow>& all) {
  for (const OpeningRow& row : more) {
    const auto known = std::ranges::find_if(all, [&](const OpeningRow& o) { return is_same(o, row); });
    if (known == all.end()) all.push_back(row);
    else known->elements += row.elements;
  }
  std::ranges::stable_sort(all, std::greater<>(), &OpeningRow::elements);
}

std::vector<OpeningRow> openings_of(const Case& c, const Judgement& judgement, const spec::Contract& contract,
                                    const oracle::Limits& limits) {
  std::vector<OpeningRow> out;
  oracle::Preparation preparation;
  for (const auto& [i, related] : judgement.with_open) {
    const auto open = oracle::open_elements(c.module, c.inputs[i], contract, limits, &preparation, related);
    std::vector<OpeningRow> rows;
    if (open) std::ranges::transform(*open, std::back_inserter(rows), row_of);
    add_openings(rows, out);
  }
  return out;
}

std::string describe_judged(const spec::ElementCounts& n, const std::vector<OpeningRow>& rows) {
  constexpr std::size_t kShown = 2;
  const std::string counts = describe_counts(n);
  if (rows.empty()) return counts;
  std::vector<std::string> causes;
  for (const OpeningRow& o : std::span(rows).first(std::min(kShown, rows.size())))
    causes.push_back(fmt::format("{} by {} {} ({})", o.elements, o.op, o.element_type, o.reason));
  if (rows.size() > kShown) causes.push_back(fmt::format("and {} more causes", rows.size() - kShown));
  return fmt::format("{}; open: {}", counts, fmt::join(causes, ", "));
}

}  // namespace assay::judge
