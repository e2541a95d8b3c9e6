#pragma once

#include "measure/profile/profile.h"

namespace assay::cli {

/// The campaign that ends a profile: of the same back end and seed. Crashes and hangs, which take minutes to reduce and
/// propose nothing, are counted.
measure::RunClosingCampaign closing_campaign(const measure::ProfileOptions&);

}  // namespace assay::cli
