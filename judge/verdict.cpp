#include "judge/verdict.h"

#include "judge/judge.h"

namespace assay::judge {

Verdict verdict_of_legal(const spec::ElementCounts& n, bool is_related) {
  if (n.checked > 0 || is_related || n.total() == 0) return Verdict::kPass;
  return n.weak > 0 ? Verdict::kWeak : Verdict::kOpen;
}

Verdict verdict_of(FailureClass kind) {
  switch (kind) {
    case FailureClass::kDeviation: return Verdict::kDeviation;
    case FailureClass::kRefused: return Verdict::kRejected;
    case FailureClass::kCrash: return Verdict::kCrash;
    case FailureClass::kHang: return Verdict::kHang;
    case FailureClass::kInternalError:
    case FailureClass::kMemory:
    case FailureClass::kInvalidOutput:
    case FailureClass::kGarbage: return Verdict::kFailed;
    default: return Verdict::kWrong;
  }
}

Verdict verdict_of(RefusalKind kind) {
  switch (kind) {
    case RefusalKind::kUnsupported: return Verdict::kUnsupported;
    case RefusalKind::kRejected: return Verdict::kRejected;
    case RefusalKind::kUnreadable: return Verdict::kUnreadable;
    case RefusalKind::kWorkerFault: return Verdict::kBroken;
  }
  return Verdict::kBroken;
}

Verdict verdict_on_answers(const Judgement& j) {
  if (j.error) return Verdict::kBroken;
  if (j.refusal) return verdict_of(j.refusal->kind);
  if (j.failure) return verdict_of(j.failure->kind);
  if (j.undecided.elements > 0) return Verdict::kUndecided;
  if (!j.deviations.empty()) return Verdict::kDeviation;
  return verdict_of_legal(j.counts, j.is_related);
}

Verdict verdict_of(const Judgement& j) {
  const bool decides = j.error || j.refusal || j.failure;
  return j.slow && !decides ? Verdict::kSlow : verdict_on_answers(j);
}

}  // namespace assay::judge
