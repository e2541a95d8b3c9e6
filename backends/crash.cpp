#include "backends/crash.h"
namespace assay::backends {
std::string crash_signature(const Exit& exit, std::string_view) { return exit.text(); }
OutcomeKind death_kind(std::string_view) { return OutcomeKind::kCrashed; }
std::string unsupported_key(std::string_view message) { return std::string(message); }
}
