#pragma once

#include <string>
#include <vector>

#include "backends/backend.h"
#include "judge/reduce/reduce.h"
#include "measure/profile/trial.h"

/// Makes the witnesses of grants small: few ops on few elements, and illegal without the grant all the same.
namespace assay::measure {

/// As many ops a witness may have, where the pattern of its rule has no more.
inline constexpr int kFewOps = 3;
/// As many elements its largest tensor may have.
inline constexpr std::int64_t kFewElements = 8;

/// Whether the witness has no more ops and elements than these.
bool is_small(const reports::ProfileWitness&);

class WitnessCutter {
 public:
  /// `lines` are those of the whole contract.
  WitnessCutter(backends::Backend& backend, backends::Variant variant, std::string baseline,
                std::vector<std::string> lines)
      : backend_(backend), variant_(std::move(variant)), baseline_(std::move(baseline)), lines_(std::move(lines)) {}

  /// The smallest witness that was found: the back end was asked again, and its answer is illegal without the line.
  /// That of the grant where each cut loses this.
  reports::ProfileWitness cut(const reports::FoundGrant&);

 private:
  std::optional<reports::ProfileWitness> crop(const Trial&, const reports::ProfileWitness&, const std::string& line);
  std::optional<reports::ProfileWitness> reduce(const Trial&, const reports::ProfileWitness&, const std::string& line);
  std::optional<Trial> ask(judge::Case);

  backends::Backend& backend_;
  backends::Variant variant_;
  std::string baseline_;
  std::vector<std::string> lines_;
};

}  // namespace assay::measure
