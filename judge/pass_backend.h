#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

namespace assay::judge {

/// `pass:...`, a pass as a back end: the program that it writes is run by the oracle, exactly. It has to be one that
/// the specification allows (else the outcome is `invalid output`), and to take and give what the original does. What
/// our parser does not read, and another signature, is unsupported: nothing is judged then.
Result<std::unique_ptr<backends::BackendFactory>> open_pass_backend(const std::string& rest, const backends::Limits&);

/// Whether what our parser (`is_read` is false) or verifier says of the output of a pass makes the output invalid. A
/// law of our own, which the specification lacks (A1, A2, ...), does not, nor does what only our parser may not know.
bool is_invalid_output(const Error&, bool is_read);

/// What a failure under a variant is compared with: what mends it names its cause. Of a compiler all variants. The
/// variants of a pass are other passes: of one, its pipeline without a pass at a time (`no-cse`), and the forms of
/// programs among the variants.
std::vector<backends::Variant> compared_with(const backends::BackendFactory&, const backends::Variant& failing,
                                             std::vector<backends::Variant> all);

/// The kind of back ends that begin with it.
inline constexpr const char* kPassKind = "pass";

}  // namespace assay::judge
