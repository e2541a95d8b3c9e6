#include "reports/html/matrix.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <tuple>

#include "reports/common_types.h"

namespace assay::reports {
namespace {

/// Floats, integers, unsigned, complex; narrow before wide.
std::tuple<int, int, std::string> order_of_rare(const std::string& type) {
  const std::size_t digit = type.find_first_of("0123456789");
  const std::string word = type.substr(0, digit);
  int bits = 0;
  if (digit != std::string::npos) std::from_chars(type.data() + digit, type.data() + type.size(), bits);
  return {word == "i" ? 1 : word == "ui" ? 2 : word.starts_with("complex") ? 3 : 0, bits, type};
}

/// The place in the list of common types; that of rare ones is behind it.
std::size_t commonness(const std::string& type) {
  std::vector<std::string_view> common(kEverydayTypes.begin(), kEverydayTypes.end());
  common.insert(common.end(), kOccasionalTypes.begin(), kOccasionalTypes.end());
  return static_cast<std::size_t>(std::ranges::find(common, type) - common.begin());
}

/// What findings blame, by the verdict that it gets for it.
struct Blame {
  OpsOnTypes failures, deviations;
  std::size_t unplaced = 0;
};

Blame blame_of(const std::vector<Finding>& findings) {
  Blame out;
  for (const Finding& f : findings) {
    OpsOnTypes pairs = ops_on_types(f);
    out.unplaced += pairs.empty() && !f.ops.empty();
    (f.failure == kDeviation ? out.deviations : out.failures).merge(pairs);
  }
  return out;
}

SquareVerdict verdict_of(const MatrixCell& cell, const Blame& blame) {
  const std::pair place(short_name(cell.op), cell.element_type);
  if (blame.failures.contains(place)) return SquareVerdict::kFail;
  if (blame.deviations.contains(place)) return SquareVerdict::kDeviation;
  if (cell.elements.checked > 0) return SquareVerdict::kPass;
  return cell.elements.total() > 0 ? SquareVerdict::kOpen : SquareVerdict::kUntested;
}

/// A reduced program may have an op on a type that no cell counts, as where it ended the back end each time.
std::vector<MatrixCell> with_blamed(std::vector<MatrixCell> cells, const Blame& blame) {
  OpsOnTypes met;
  for (const MatrixCell& cell : cells) met.emplace(short_name(cell.op), cell.element_type);
  for (const OpsOnTypes* pairs : {&blame.failures, &blame.deviations})
    for (const auto& pair : *pairs)
      if (met.insert(pair).second) cells.push_back({.op = pair.first, .element_type = pair.second});
  return cells;
}

}  // namespace

std::string name_of(SquareVerdict verdict) {
  static constexpr const char* kNames[] = {"fail", "deviation", "pass", "open", "untested"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::string short_name(const std::string& op) { return op.starts_with("stablehlo.") ? op.substr(10) : op; }

OpsOnTypes ops_on_types(const Finding& f) {
  OpsOnTypes pairs;
  for (const std::string& typed : f.typed_ops) {
    const std::size_t space = typed.find(' ');
    if (space != std::string::npos) pairs.emplace(short_name(typed.substr(0, space)), typed.substr(space + 1));
  }
  if (f.typed_ops.empty() && f.element_types.size() == 1)
    for (const std::string& op : f.ops) pairs.emplace(short_name(op), f.element_types[0]);
  return pairs;
}

std::vector<std::string> common_first(std::set<std::string> types) {
  std::vector<std::string> out(types.begin(), types.end());
  std::ranges::sort(out, {}, [](const std::string& t) { return std::pair(commonness(t), order_of_rare(t)); });
  return out;
}

Matrix matrix_of(const std::vector<MatrixCell>& tested, const std::vector<Finding>& blamed) {
  const Blame blame = blame_of(blamed);
  const std::vector<MatrixCell> cells = with_blamed(tested, blame);
  std::set<std::string> types;
  for (const MatrixCell& cell : cells) types.insert(cell.element_type);
  Matrix out{.types = common_first(types), .unplaced = blame.unplaced};
  std::map<std::string, std::vector<Square>> rows;
  for (const MatrixCell& cell : cells) {
    const auto column = static_cast<std::size_t>(std::ranges::find(out.types, cell.element_type) - out.types.begin());
    rows[short_name(cell.op)].push_back({column, verdict_of(cell, blame), cell});
  }
  for (auto& [op, squares] : rows) {
    std::ranges::sort(squares, {}, &Square::column);
    out.rows.push_back({op, std::move(squares)});
  }
  return out;
}

}  // namespace assay::reports
