#include "fuzz/campaign/recent_texts.h"

#include <algorithm>

namespace assay::fuzz {

RecentTexts::RecentTexts(const std::vector<reports::TextsOfBlock>& known, std::uint64_t block)
    : blocks_(std::max<std::uint64_t>(kPrograms / block, 1)), all_(known.begin(), known.end()) {
  for (const reports::TextsOfBlock& texts : known) hashes_.insert(texts.hashes.begin(), texts.hashes.end());
}

std::uint64_t RecentTexts::begin_block(std::uint64_t block) {
  const std::uint64_t oldest = block > blocks_ ? block - blocks_ : 0;
  for (; !all_.empty() && all_.front().block < oldest; all_.pop_front())
    for (const std::uint64_t hash : all_.front().hashes) hashes_.erase(hash);
  if (all_.empty() || all_.back().block != block) all_.push_back({block, {}});
  return oldest;
}

bool RecentTexts::insert(std::uint64_t hash) {
  const bool is_new = hashes_.insert(hash).second;
  if (is_new) all_.back().hashes.push_back(hash);
  return is_new;
}

}  // namespace assay::fuzz
