#include "fuzz/judge/verdict.h"

#include "fuzz/judge/judge.h"

namespace assay::fuzz {
namespace {

enum class Need : std::uint8_t { kNothing, kOpenAllowed, kSkipAllowed, kCannotBe };

/// What is printed of a verdict, and what it takes that a command ends well in spite of it.
struct Row {
  std::string_view label;
  Need need;
};

/// In the order of the verdicts; the README shows this table.
constexpr std::array<Row, kVerdicts> kRows{{{"PASS", Need::kNothing},
                                            {"WEAK", Need::kOpenAllowed},
                                            {"OPEN", Need::kOpenAllowed},
                                            {"DEVIATION", Need::kNothing},
                                            {"SKIP", Need::kSkipAllowed},
                                            {"SKIP", Need::kSkipAllowed},
                                            {"SLOW", Need::kSkipAllowed},
                                            {"UNDECIDED", Need::kCannotBe},
                                            {"FAIL", Need::kCannotBe},
                                            {"ERROR", Need::kCannotBe},
                                            {"ERROR", Need::kCannotBe}}};

const Row& row_of(Verdict v) { return kRows[static_cast<std::size_t>(v)]; }

Verdict verdict_of(RefusalKind kind) {
  switch (kind) {
    case RefusalKind::kUnsupported: return Verdict::kUnsupported;
    case RefusalKind::kWorkerFault: return Verdict::kBroken;
    default: return Verdict::kRefused;
  }
}

}  // namespace

std::string_view label(Verdict v) { return row_of(v).label; }

Verdict verdict_of_legal(const reports::ElementCounts& n, bool is_related) {
  if (n.checked > 0 || is_related || n.total() == 0) return Verdict::kPass;
  return n.weak > 0 ? Verdict::kWeak : Verdict::kOpen;
}

Verdict overall_verdict(const Judgement& j) {
  if (j.error) return Verdict::kBroken;
  if (j.refusal) return verdict_of(j.refusal->kind);
  if (j.failure) return Verdict::kViolation;
  if (j.slow) return Verdict::kSlow;
  if (j.undecided.elements > 0) return Verdict::kUndecided;
  if (!j.deviations.empty()) return Verdict::kDeviation;
  return verdict_of_legal(j.counts, j.is_related);
}

bool ends_well(Verdict v, const Allowance& allowed) {
  switch (row_of(v).need) {
    case Need::kNothing: return true;
    case Need::kOpenAllowed: return allowed.open;
    case Need::kSkipAllowed: return allowed.skip;
    case Need::kCannotBe: return false;
  }
  return false;
}

}  // namespace assay::fuzz
