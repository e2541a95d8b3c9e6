#pragma once

#include "spec/element_counts.h"
#include "spec/verdict.h"

/// What a judgement comes to: the one place where it is read.
namespace assay::judge {

using spec::Verdict;

struct Judgement;
enum class FailureClass : std::uint8_t;
enum class RefusalKind : std::uint8_t;

/// Of answers that all are legal: a pass needs an element that was checked, by its set or by a relation, unless there
/// is no element at all.
Verdict verdict_of_legal(const spec::ElementCounts&, bool is_related);

Verdict verdict_of(FailureClass);
Verdict verdict_of(RefusalKind);
Verdict verdict_of(const Judgement&);
/// However long it took.
Verdict verdict_on_answers(const Judgement&);

}  // namespace assay::judge
