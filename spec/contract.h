#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "spec/language/syntax.h"
#include "spec/result.h"

namespace assay::spec {

/// A numeric contract: what "any legal implementation" means for a back end. Every freedom is
/// granted with its reason and evidence (proved, documented, measured) or not at all.
/// Files: spec/contracts/NAME.contract, or a path of the user's.
class Contract;

/// The shipped contracts by name: lattice, ieee-strict, reassociate, xla-default.
Result<std::shared_ptr<const Contract>> contract_named(std::string_view name_or_path);
std::vector<std::string> contract_names();

}  // namespace assay::spec
