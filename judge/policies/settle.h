#pragma once

#include <span>

#include "backends/backend.h"
#include "judge/contract_choice.h"
#include "judge/policies/found.h"

/// A contract for a back end is completed by what the back end is found to do.
namespace assay::judge {

/// The choice with those policies settled that its contract leaves open and the back end keeps under each of the
/// variants. It is asked the first time; later what is remembered of it is tried with one program, and where that does
/// not hold it is asked again. A contract that is not for the back end stays as it is, and so does any contract of a
/// back end that cannot be asked, or takes longer than that for a variant.
ContractChoice settle(ContractChoice, const backends::BackendFactory&, backends::Backend&,
                      std::span<const backends::Variant>, std::chrono::milliseconds patience = kCalibrationTime);
/// Whether there is something to ask.
bool has_questions(const ContractChoice&);

/// A contract with these policies settled: those that were found of a back end before.
std::shared_ptr<const spec::Contract> with_found_policies(std::shared_ptr<const spec::Contract>,
                                                          std::span<const std::string> policies);

}  // namespace assay::judge
