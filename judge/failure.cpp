#include "judge/failure.h"

#include <array>

namespace assay::judge {
namespace {

/// In the order of the classes.
constexpr std::array<std::string_view, 17> kNames{
    "wrong-value",    "unexpected-nan", "missing-nan", "unexpected-infinity", "missing-infinity",
    "zero-sign",      "out-of-range",   "deviation",   "wrong-type",          "refused",
    "internal-error", "crash",          "hang",        "out-of-memory",       "garbage",
    "invalid-output", "replicas-differ"};

}  // namespace

std::string_view to_string(FailureClass c) { return kNames[static_cast<std::size_t>(c)]; }

}  // namespace assay::judge
