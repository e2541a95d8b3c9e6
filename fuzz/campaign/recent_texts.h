#pragma once

#include <cstdint>
#include <deque>
#include <unordered_set>
#include <vector>

#include "reports/store.h"

namespace assay::fuzz {

/// Hashes of the programs that a campaign drew of late: a text that was compiled is not compiled again. What lies
/// further back is forgotten, by whole blocks: a campaign of 10^8 programs would fill memory and database with them,
/// and nearly all that come back are small programs, which soon do.
class RecentTexts {
 public:
  static constexpr std::uint64_t kPrograms = 1 << 14;  ///< that are remembered

  /// `block` is the number of programs of one.
  RecentTexts(const std::vector<reports::TextsOfBlock>& known, std::uint64_t block);

  /// What is inserted from now on is of this block. The oldest block that is still remembered.
  std::uint64_t begin_block(std::uint64_t block);
  /// Whether it is new.
  bool insert(std::uint64_t hash);

 private:
  std::uint64_t blocks_;                   ///< that are remembered, before the present one
  std::deque<reports::TextsOfBlock> all_;  ///< in the order of the blocks, each hash once
  std::unordered_set<std::uint64_t> hashes_;
};

}  // namespace assay::fuzz
