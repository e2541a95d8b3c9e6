#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "conform/controls/rerun.h"

/// Between which builds of a back end a failure came, and between which it went.
namespace assay::conform {

/// Two builds, the nearest of those that answered. Without `good`, all that were asked on that side are bad.
struct Border {
  std::size_t bad = 0;
  std::optional<std::size_t> good;
};

struct Bisected {
  std::optional<Border> came, went;    ///< none where no build on that side answers
  std::map<std::size_t, Rerun> asked;  ///< by build, without the own one
};

/// Searches `count` builds, sorted from oldest to newest; the build `own` is bad. Skips builds that cannot run the
/// program. Asks the oldest and the newest, then about log2(count) more.
Bisected bisect(std::size_t count, std::size_t own, const std::function<Rerun(std::size_t)>& ask);

/// `first bad jaxlib 0.5.0, last good jaxlib 0.4.38`, and `last bad ..., first good ...`, a line each.
std::vector<std::string> describe(const Bisected&, const std::vector<std::string>& names);

}  // namespace assay::conform
