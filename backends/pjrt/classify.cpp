#include "backends/pjrt/host.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::backends::pjrt {
namespace {

/// absl::StatusCode in order.
constexpr std::array<std::string_view, 17> kCodes = {
    "OK",        "CANCELLED",      "UNKNOWN",           "INVALID_ARGUMENT",   "DEADLINE_EXCEEDED",
    "NOT_FOUND", "ALREADY_EXISTS", "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION",
    "ABORTED",   "OUT_OF_RANGE",   "UNIMPLEMENTED",     "INTERNAL",           "UNAVAILABLE",
    "DATA_LOSS", "UNAUTHENTICATED"};

constexpr int kAny = -1, kNotFound = 5;

struct Rule {
  int code;
  std::string_view text;
  OutcomeKind kind;
};

/// A custom call whose handler is not registered is a feature that the plug-in lacks.
/// The first rule that fits decides. Texts stand before codes: XLA gives UNKNOWN to everything that
/// its MLIR passes say, and INVALID_ARGUMENT both to wrong programs and to its own limits. Our own
/// verifier knows every op, so that one which is unknown to the parser is newer than the plug-in.
constexpr std::array kRules = {
    Rule{kAny, "' is unknown", OutcomeKind::kUnsupported},
    Rule{kAny, "unregistered operation", OutcomeKind::kUnsupported},
    Rule{kAny, "unknown stablehlo type", OutcomeKind::kUnsupported},
    Rule{kAny, "complex<f16>>", OutcomeKind::kUnsupported},  // proposed, read by no released parser
    Rule{kAny, "complex<bf16>>", OutcomeKind::kUnsupported},
    Rule{kAny, "Failed to parse using StableHLO", OutcomeKind::kRejected},  // its note says `unsupported`
    Rule{kAny, "can't be translated to XLA HLO", OutcomeKind::kUnsupported},
    Rule{kAny, "can't be converted to XLA HLO", OutcomeKind::kUnsupported},
    Rule{kAny, "No registered implementation", OutcomeKind::kUnsupported},
    Rule{kAny, "No FFI handler registered", OutcomeKind::kUnsupported},
    Rule{kNotFound, "ustom call", OutcomeKind::kUnsupported},
    Rule{kNotFound, "FFI handler", OutcomeKind::kUnsupported},
    Rule{kAny, "Unbounded dynamism is disabled", OutcomeKind::kUnsupported},
    Rule{kAny, "Invalid XLA PrimitiveType", OutcomeKind::kUnsupported},
    Rule{kAny, "primitive_type_invalid", OutcomeKind::kUnsupported},
    Rule{kAny, "PrimitiveType 13", OutcomeKind::kUnsupported},  // a tuple as result
    Rule{kAny, "not supported", OutcomeKind::kUnsupported},
    Rule{kAny, "not yet supported", OutcomeKind::kUnsupported},
    Rule{kAny, "unsupported", OutcomeKind::kUnsupported},
    Rule{kAny, "Unsupported", OutcomeKind::kUnsupported},
    Rule{kAny, "not implemented", OutcomeKind::kUnsupported},
    Rule{kAny, "Termination timeout", OutcomeKind::kTimedOut},
    Rule{12, "", OutcomeKind::kUnsupported},
    Rule{8, "", OutcomeKind::kOutOfMemory},
    Rule{3, "", OutcomeKind::kRejected},
    Rule{2, "error:", OutcomeKind::kRejected},
};

bool fits(const Rule& rule, const Failure& f) {
  return (rule.code == kAny || rule.code == f.code) && f.message.find(rule.text) != std::string::npos;
}

}  // namespace

OutcomeKind classify(const Failure& failure) {
  const auto rule = std::find_if(kRules.begin(), kRules.end(), [&](const Rule& r) { return fits(r, failure); });
  return rule == kRules.end() ? OutcomeKind::kFailed : rule->kind;
}

std::string text(const Failure& failure) {
  const auto code = static_cast<std::size_t>(failure.code);
  return std::string(code < kCodes.size() ? kCodes[code] : "UNKNOWN") + ": " + failure.message;
}

}  // namespace assay::backends::pjrt
