#include "reports/regression/controls.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <sstream>

#include "reports/visible.h"

namespace assay::reports {
namespace {

/// `XLA:CPU jaxlib 0.12.0`: the name of a back end and its release, in numbers that can be compared.
struct BuildName {
  std::string name;
  std::vector<long> release;

  explicit BuildName(const std::string& identity) {
    static const std::regex form(R"((.*?) (\d+(?:\.\d+)+)$)");
    std::smatch found;
    if (!std::regex_match(identity, found, form)) return;
    name = found[1];
    std::istringstream numbers(found[2]);
    for (std::string number; std::getline(numbers, number, '.');)
      release.push_back(std::strtol(number.c_str(), nullptr, 10));
  }
};

/// The nearest release that passes, and the last one before it that fails as the finding does.
std::string border(const std::vector<const Control*>& outwards, const char* bad_word, const char* good_word) {
  const Control* bad = outwards.front();
  for (const Control* c : outwards) {
    if (c->passes)
      return fmt::format("{} is the {} release that was tried, and {} the {}.", markdown(bad->name), bad_word,
                         markdown(c->name), good_word);
    if (c->outcome == outwards.front()->outcome) bad = c;
  }
  return "";
}

/// The first place, and the older or the newer releases of its back end, the nearest first.
std::vector<const Control*> outwards(const std::vector<Control>& places, bool newer) {
  const BuildName own(places.front().name);
  std::vector<std::pair<std::vector<long>, const Control*>> found;
  for (const Control& c : places) {
    const BuildName other(c.name);
    const bool is_beyond = newer ? other.release > own.release : other.release < own.release;
    if (!own.name.empty() && other.name == own.name && is_beyond) found.emplace_back(other.release, &c);
  }
  std::ranges::sort(found);
  if (!newer) std::ranges::reverse(found);
  std::vector<const Control*> out{&places.front()};
  for (const auto& [release, control] : found) out.push_back(control);
  return out;
}

}  // namespace

std::string borders(const std::vector<Control>& places) {
  if (places.empty()) return "";
  const std::string came = border(outwards(places, false), "first bad", "last good one"),
                    went = border(outwards(places, true), "last bad", "first good one");
  return came + (came.empty() || went.empty() ? "" : " ") + went;
}

}  // namespace assay::reports
