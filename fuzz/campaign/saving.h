#pragma once

#include <chrono>
#include <string>

#include "fuzz/campaign/tally.h"
#include "reports/store.h"

namespace assay::fuzz {

/// What a campaign did since it last wrote to its database, and when it writes it: soon after its start, then about
/// every second, and at once where there is a finding. A database that another process has locked loses nothing: all is
/// kept, and written when the lock is gone. Neither changes what is in the database in the end. Not thread safe.
class Saving {
 public:
  using Clock = std::chrono::steady_clock;

  Saving(reports::Store&, reports::Campaign, const generator::Coverage& names);

  /// To be added to, program by program.
  reports::Block block;
  Tally tally;

  /// There is a finding, or the last save is long enough ago. Saves that take long become rare: they are to cost no
  /// more than a small part of the time.
  bool is_due() const;
  /// Writes all there is; nothing where another process has the database locked.
  Result<reports::Written> save();
  /// Writes all there is, and waits so long for a lock to go; an error where it stays.
  Result<reports::Written> save_within(std::chrono::milliseconds patience);

  /// Why the latest save wrote nothing; empty where it wrote everything.
  const std::string& trouble() const { return trouble_; }

 private:
  Result<reports::Written> save(std::chrono::milliseconds patience);
  Error elsewhere(const std::string& before) const;
  Error in_vain(const Error&) const;

  reports::Store& store_;
  reports::Campaign campaign_;
  const generator::Coverage& names_;
  Clock::time_point due_;
  std::string trouble_;
};

}  // namespace assay::fuzz
