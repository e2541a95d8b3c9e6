#include "measure/profile/far_probes.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <set>

#include "measure/profile/rule_search.h"
#include "oracle/numerics/format.h"

namespace assay::measure {
namespace {

using spec::ElementType;
using spec::Rewrite;

constexpr std::size_t kDraws = 3072;        ///< of points of a rule
constexpr std::size_t kDrawsBeside = 768;   ///< of points with the constants of another
constexpr std::size_t kDrawsOfColumn = 96;  ///< the same for one column
constexpr std::size_t kConstants = 16;      ///< programs of one combination of forms that asks for constants
constexpr std::size_t kOtherConstants = 3;  ///< of one that would do with arguments

bool is_shared(VariableForm form) { return form == VariableForm::kSplat || form == VariableForm::kScalar; }

/// What a compiler may ask of a constant: its sign, whether it is whole or a power of two, how large its exponent is.
std::string sort_of(double x) {
  if (x == 0 || !std::isfinite(x)) return fmt::format("{}", x);
  const int exponent = std::ilogb(x);
  const auto size = std::bit_width(static_cast<unsigned>(std::abs(exponent)));
  return fmt::format("{}{}{}{}{}", std::signbit(x) ? '-' : '+', exponent < 0 ? '-' : '+', size,
                     oracle::is_power_of_two(x) ? "p" : "", x == std::floor(x) ? "w" : "");
}

class FarWriter {
 public:
  FarWriter(const Rewrite& rule, ElementType e, const RuleSearch& search)
      : rule_(rule), type_(e), search_(search),
        choices_(XXH3_64bits_withSeed(rule.name.data(), rule.name.size(), static_cast<std::uint64_t>(e)), 1),
        all_(search.farthest(HeldNumbers(search.variables().size()), kDraws, choices_)) {}

  std::vector<RuleProbe> write() {
    for (const Forms& forms : combinations_of_forms(rule_))
      if (!all_.empty()) add(forms);
    return std::move(out_);
  }

 private:
  template <class IsHeld> std::vector<bool> variables_with(const Forms& forms, const IsHeld& is_held) const {
    std::vector<bool> out;
    for (const std::string& v : search_.variables()) out.push_back(is_held(forms.at(v)));
    return out;
  }

  void add(const Forms& forms) {
    const auto shared = variables_with(forms, is_shared);
    const auto columns = variables_with(forms, [](VariableForm f) { return f == VariableForm::kBroadcast; });
    const bool is_any_shared = std::ranges::find(shared, true) != shared.end();
    if (std::ranges::find(columns, true) != columns.end()) return is_any_shared ? void() : add_columns(forms, columns);
    if (!is_any_shared) return add_points(forms, all_);
    for (const FarPoint& p : of_each_sort(shared, asks_for_constants(forms) ? kConstants : kOtherConstants))
      add_points(forms, beside(p, shared, kDrawsBeside));
  }

  bool asks_for_constants(const Forms& forms) const {
    return std::ranges::any_of(
        forms, [&](const auto& row) { return row.second == VariableForm::kSplat && !is_by_choice(rule_, row.first); });
  }

  /// The farthest points of which no two agree in the sorts of these variables.
  std::vector<FarPoint> of_each_sort(const std::vector<bool>& held, std::size_t most) const {
    std::set<std::string> known;
    std::vector<FarPoint> out;
    for (std::size_t k = 0; k < all_.size() && out.size() < most; ++k) {
      std::string sorts;
      for (std::size_t i = 0; i < held.size(); ++i)
        if (held[i]) sorts += sort_of(all_[k].values[i]) + " ";
      if (known.insert(sorts).second) out.push_back(all_[k]);
    }
    return out;
  }

  /// The farthest points that agree with one in these variables.
  std::vector<FarPoint> beside(const FarPoint& p, const std::vector<bool>& held, std::size_t draws) {
    HeldNumbers numbers(held.size());
    for (std::size_t i = 0; i < held.size(); ++i)
      if (held[i]) numbers[i] = p.values[i];
    auto out = search_.farthest(numbers, draws, choices_);
    if (out.empty()) out.push_back(p);
    return out;
  }

  void add_points(const Forms& forms, const std::vector<FarPoint>& points) {
    std::vector<RulePoint> values;
    for (std::size_t k = 0; k < std::min(kRulePoints, points.size()); ++k) values.push_back(points[k].values);
    write(forms, values);
  }

  /// What is broadcast has a number for each column.
  void add_columns(const Forms& forms, const std::vector<bool>& held) {
    const auto heads = of_each_sort(held, kRuleColumns);
    std::vector<RulePoint> values(kRulePoints);
    for (std::size_t column = 0; column < kRuleColumns; ++column) {
      const auto rows = beside(heads[column % heads.size()], held, kDrawsOfColumn);
      for (std::size_t row = 0; row < kRuleColumns; ++row)
        values[row * kRuleColumns + column] = rows[row % rows.size()].values;
    }
    write(forms, values);
  }

  void write(const Forms& forms, const std::vector<RulePoint>& values) {
    if (auto probe = probe_at(rule_, type_, forms, values)) out_.push_back(*std::move(probe));
  }

  const Rewrite& rule_;
  ElementType type_;
  const RuleSearch& search_;
  Prng choices_;
  std::vector<FarPoint> all_;
  std::vector<RuleProbe> out_;
};

}  // namespace

std::vector<RuleProbe> far_probes(const Rewrite& rule, ElementType e, const spec::Contract& contract) {
  const auto search = RuleSearch::make(rule, e, contract);
  return search ? FarWriter(rule, e, *search).write() : std::vector<RuleProbe>{};
}

}  // namespace assay::measure
