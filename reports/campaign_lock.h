#pragma once

#include <cstdint>
#include <string>

#include "spec/result.h"

namespace assay::reports {

/// That this process alone writes a campaign. It is given up with the object, and with the process however that ends;
/// children do not inherit it.
class CampaignLock {
 public:
  /// An error where another process has it: which, and since when.
  static Result<CampaignLock> take(const std::string& database, std::int64_t campaign);

  CampaignLock(CampaignLock&&) noexcept;
  CampaignLock& operator=(CampaignLock&&) = delete;
  ~CampaignLock();

 private:
  CampaignLock(std::string path, int file) : path_(std::move(path)), file_(file) {}

  std::string path_;
  int file_ = -1;
};

}  // namespace assay::reports
