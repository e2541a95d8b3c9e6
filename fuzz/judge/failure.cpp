#include "fuzz/judge/failure.h"

#include <array>
#include <utility>

namespace assay::fuzz {
namespace {

constexpr std::array<std::pair<FailureClass, std::string_view>, 14> kNames{{
    {FailureClass::kWrongValue, "wrong-value"},
    {FailureClass::kUnexpectedNan, "unexpected-nan"},
    {FailureClass::kMissingNan, "missing-nan"},
    {FailureClass::kInfinity, "unexpected-infinity"},
    {FailureClass::kMissingInfinity, "missing-infinity"},
    {FailureClass::kZeroSign, "zero-sign"},
    {FailureClass::kOutOfRange, "out-of-range"},
    {FailureClass::kWrongType, "wrong-type"},
    {FailureClass::kRefused, "refused"},
    {FailureClass::kInternalError, "internal-error"},
    {FailureClass::kCrash, "crash"},
    {FailureClass::kHang, "hang"},
    {FailureClass::kMemory, "out-of-memory"},
    {FailureClass::kGarbage, "garbage"},
}};

}  // namespace

std::string_view to_string(FailureClass c) { return kNames[static_cast<std::size_t>(c)].second; }

}  // namespace assay::fuzz
