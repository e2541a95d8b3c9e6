#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"

/// Back ends that are always there because they are the oracle itself: `oracle` (no failure
/// possible), `perturbed[:CONTRACT]` (every legal freedom of the contract drawn at random: must
/// never be flagged), `mutant:NAME` (one planted bug: must be caught) and `partitioned[:NAME]` (programs that are
/// spread over devices run on shards, by a partitioner that is right or has a planted bug). A pass answers by the
/// oracle too, which runs what it wrote: `pass:...`.
namespace assay::judge {

/// Registers them with backends::open and backends::survey. Call it before threads are started;
/// more than once does no harm.
void register_builtin();

/// The back end that a `--backend` names, built-in or not.
Result<std::unique_ptr<backends::BackendFactory>> open_backend(const std::string& specification,
                                                               const backends::Limits& limits = {});

}  // namespace assay::judge
