#include "measure/profile/need.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <set>

#include "measure/profile/grant_line.h"
#include "measure/profile/probe_runner.h"
#include "spec/contract/rewrites.h"

namespace assay::measure {
namespace {

using reports::FoundGrant;

/// `div-by-pow` of `rewrite div-by-pow for f32`; null where the line names no rule of the library.
const spec::Rule* rule_of(std::string_view line) {
  constexpr std::string_view kWord = "rewrite ";
  if (!line.starts_with(kWord)) return nullptr;
  const std::string_view rest = line.substr(kWord.size());
  return spec::find_rule(rest.substr(0, rest.find(' ')));
}

std::size_t pattern_ops(const spec::PatternNode& p) {
  std::size_t n = p.op.empty() ? 0 : 1;
  for (const auto& operand : p.operands) n += pattern_ops(operand);
  return n;
}

/// How much a line says, what says most first: freedoms of many ops, as the sign of zeros or any association of
/// products, rules for any operands, rules for constants, those of few ops first, then budgets of functions, and what
/// changes nothing last.
std::pair<int, std::size_t> reach_of(std::string_view line) {
  const spec::Rule* rule = rule_of(line);
  if (rule == nullptr) return {line.starts_with("math ") ? 3 : 0, 0};
  if (rule->changes.empty()) return {4, 0};
  return {rule->rewrite.conditions.empty() ? 1 : 2, pattern_ops(rule->rewrite.pattern)};
}

/// Positions of lines; sorted.
using Lines = std::vector<std::size_t>;

/// A witness with the lines that could matter to it.
struct Suit {
  Trial trial;
  oracle::ElementAddress at;
  std::size_t own;  ///< the line that it was proposed for
  Lines relevant;
  std::optional<Lines> explained_by;
};

class Court {
 public:
  static Result<Court> open(const std::vector<FoundGrant>& proposals, const std::string& baseline) {
    Court court(proposals);
    auto contract = contract_of_lines(baseline, court.lines_);
    if (!contract) return tl::unexpected(contract.error());
    court.contract_ = *std::move(contract);
    for (const FoundGrant& p : proposals)
      if (auto added = court.add(p); !added) return tl::unexpected(added.error());
    return court;
  }

  Needs decide() {
    for (const std::size_t line : in_order_of_trial())
      if (can_do_without(line)) drop(line);
    return sentence();
  }

 private:
  explicit Court(const std::vector<FoundGrant>& proposals) : proposals_(proposals) {
    for (const FoundGrant& p : proposals) add_line(p.line);
    proposed_ = lines_.size();
    add_identities();
    is_kept_.assign(lines_.size(), true);
    for (const std::string& line : lines_) parsed_.push_back(parse_grant_line(line));
  }

  void add_line(const std::string& line) {
    if (std::ranges::find(lines_, line) == lines_.end()) lines_.push_back(line);
  }
  /// Rules that change nothing, for the types for which others are proposed.
  void add_identities() {
    std::set<std::string> types;
    for (const std::string& line : lines_)
      if (rule_of(line) != nullptr) std::ranges::copy(parse_grant_line(line).types, std::inserter(types, types.end()));
    for (const spec::Rule& rule : spec::rewrite_library())
      for (const std::string& type : types)
        if (rule.changes.empty()) add_line(fmt::format("rewrite {} for {}", rule.rewrite.name, type));
  }
  /// Of two that say as much the later one first.
  std::vector<std::size_t> in_order_of_trial() const {
    std::vector<std::size_t> order(lines_.size());
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t k) { return reach_of(lines_[k]); });
    return order;
  }

  Result<void> add(const FoundGrant& p) {
    const reports::ProfileWitness& w = p.witness;
    auto trial = trial_of(w);
    if (!trial) return tl::unexpected(trial.error());
    const auto own = std::ranges::find(lines_, p.line) - lines_.begin();
    Suit suit{*std::move(trial), address_of(w), static_cast<std::size_t>(own), {}, {}};
    for (std::size_t k = 0; k < lines_.size(); ++k)
      if (speaks_of(parsed_[k], w.program)) suit.relevant.push_back(k);
    suit.explained_by = explain(suit, std::nullopt);
    suits_.push_back(std::move(suit));
    return {};
  }

  /// A smallest set of the kept lines, but for one, that makes the witness legal. Its own line comes first, with those
  /// that are no rewrites: a search with every rule may run out of its bounds.
  std::optional<Lines> explain(const Suit& suit, std::optional<std::size_t> without) const {
    const auto is_allowed = [&](std::size_t k) { return is_kept_[k] && k != without; };
    if (is_allowed(suit.own)) {
      auto few = explain_by(suit, [&](std::size_t k) { return is_allowed(k) && (k == suit.own || !is_rewrite(k)); });
      if (few) return few;
    }
    return explain_by(suit, is_allowed);
  }
  bool is_rewrite(std::size_t line) const { return lines_[line].starts_with("rewrite "); }

  template <class IsAllowed> std::optional<Lines> explain_by(const Suit& suit, const IsAllowed& is_allowed) const {
    Lines allowed;
    std::ranges::copy_if(suit.relevant, std::back_inserter(allowed), is_allowed);
    const auto positions = smallest_grants(suit.trial, suit.at, contract_.choosing(allowed));
    if (!positions) return std::nullopt;
    Lines out;
    for (const std::size_t p : *positions) out.push_back(allowed[p]);
    return out;
  }

  static bool uses(const Suit& suit, std::size_t line) {
    return suit.explained_by && std::ranges::find(*suit.explained_by, line) != suit.explained_by->end();
  }
  bool can_do_without(std::size_t line) const {
    return std::ranges::all_of(suits_, [&](const Suit& s) { return !uses(s, line) || explain(s, line); });
  }
  void drop(std::size_t line) {
    is_kept_[line] = false;
    for (Suit& s : suits_)
      if (uses(s, line)) s.explained_by = explain(s, std::nullopt);
  }

  /// The first witness that needs a line.
  const FoundGrant* witness_for(std::size_t line) const {
    for (std::size_t k = 0; k < suits_.size(); ++k)
      if (uses(suits_[k], line) && !explain(suits_[k], line)) return &proposals_[k];
    return nullptr;
  }

  Needs sentence() const {
    Needs out;
    for (std::size_t line = 0; line < lines_.size(); ++line) {
      const FoundGrant* witness = is_kept_[line] ? witness_for(line) : nullptr;
      if (witness == nullptr && line < proposed_) out.dropped.push_back(lines_[line]);
      if (witness != nullptr) out.needed.push_back({lines_[line], witness->source, witness->what, witness->witness});
    }
    for (std::size_t k = 0; k < suits_.size(); ++k)
      if (!suits_[k].explained_by) out.unexplained.push_back(proposals_[k]);
    return out;
  }

  const std::vector<FoundGrant>& proposals_;
  std::vector<std::string> lines_;
  std::size_t proposed_ = 0;  ///< of the lines; the others change nothing
  std::vector<GrantLine> parsed_;
  std::vector<bool> is_kept_;
  std::vector<Suit> suits_;
  spec::Contract contract_;
};

}  // namespace

Result<Needs> needs_of(const std::vector<FoundGrant>& proposals, const std::string& baseline) {
  auto court = Court::open(proposals, baseline);
  if (!court) return tl::unexpected(court.error());
  return court->decide();
}

}  // namespace assay::measure
