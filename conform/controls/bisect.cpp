#include "conform/controls/bisect.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay::conform {
namespace {

class Bisection {
 public:
  explicit Bisection(const std::function<Rerun(std::size_t)>& ask) : ask_(ask) {}

  /// `away` lists the builds of one side, the nearest first.
  std::optional<Border> border(std::size_t own, const std::vector<std::size_t>& away) {
    const auto answers = [&](std::size_t build) { return answer(build) != Rerun::kUnknown; };
    const auto farthest = std::find_if(away.rbegin(), away.rend(), answers);
    if (farthest == away.rend()) return std::nullopt;
    if (answer(*farthest) == Rerun::kFails) return Border{*farthest, std::nullopt};
    return between(own, *farthest);
  }

  std::map<std::size_t, Rerun> asked() && { return std::move(asked_); }

 private:
  Rerun answer(std::size_t build) {
    const auto known = asked_.find(build);
    return known != asked_.end() ? known->second : asked_.emplace(build, ask_(build)).first->second;
  }

  Border between(std::size_t bad, std::size_t good) {
    while (const auto middle = answering_between(std::min(bad, good), std::max(bad, good)))
      (answer(*middle) == Rerun::kFails ? bad : good) = *middle;
    return {bad, good};
  }

  /// The nearest to the middle.
  std::optional<std::size_t> answering_between(std::size_t low, std::size_t high) {
    std::vector<std::size_t> inside;
    for (std::size_t k = low + 1; k < high; ++k) inside.push_back(k);
    std::ranges::stable_sort(inside, {},
                             [&](std::size_t k) { return std::max(2 * k, low + high) - std::min(2 * k, low + high); });
    const auto found = std::ranges::find_if(inside, [&](std::size_t k) { return answer(k) != Rerun::kUnknown; });
    return found == inside.end() ? std::nullopt : std::optional(*found);
  }

  const std::function<Rerun(std::size_t)>& ask_;
  std::map<std::size_t, Rerun> asked_;
};

}  // namespace

Bisected bisect(std::size_t count, std::size_t own, const std::function<Rerun(std::size_t)>& ask) {
  std::vector<std::size_t> older, newer;
  for (std::size_t k = own; k-- > 0;) older.push_back(k);
  for (std::size_t k = own + 1; k < count; ++k) newer.push_back(k);
  Bisection bisection(ask);
  Bisected out;
  out.came = bisection.border(own, older);
  out.went = bisection.border(own, newer);
  out.asked = std::move(bisection).asked();
  return out;
}

std::vector<std::string> describe(const Bisected& b, const std::vector<std::string>& names) {
  std::vector<std::string> out;
  if (b.came && b.came->good)
    out.push_back(fmt::format("first bad {}, last good {}", names[b.came->bad], names[*b.came->good]));
  else if (b.came) out.push_back(fmt::format("bad as early as {}", names[b.came->bad]));
  if (b.went && b.went->good)
    out.push_back(fmt::format("last bad {}, first good {}", names[b.went->bad], names[*b.went->good]));
  else if (b.went) out.push_back(fmt::format("bad as late as {}", names[b.went->bad]));
  if (out.empty()) out.emplace_back("no other build that is installed can run it");
  return out;
}

}  // namespace assay::conform
