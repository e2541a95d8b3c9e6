#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/campaign/examine.h"

/// Programs that somebody has already, which a campaign runs on inputs of its own: as they are, with another element
/// type, and with drawn ops behind theirs.
namespace assay::fuzz {

struct Corpus {
  std::vector<std::string> programs;  ///< their texts: each thread reads its own
  std::vector<std::string> left_out;  ///< `FILE: why`, of each that is no program for a campaign
  std::uint64_t hash = 0;             ///< of the programs
};

/// Those in files, `(path, text)` each; `// -----` parts the programs of one. Of a test file each function that is run
/// is a program, without its checks, and what functions without parameters give it is an input. Taken is what is valid,
/// has static tensors alone for arguments and results, and ops that a campaign may judge.
Corpus read_corpus(const std::vector<std::pair<std::string, std::string>>& files);

/// Whether this program of the seed is one of the corpus.
bool takes_from_corpus(const generator::Policy&, std::uint64_t seed, std::uint64_t number);

/// A program of the corpus, or one that is made from it, with inputs that are drawn for this number. The same for every
/// thread and machine.
Drawn draw_from_corpus(const Corpus&, const generator::Generator&, const generator::Policy&, std::uint64_t seed,
                       std::uint64_t number, const generator::Steering&, generator::Guard*);

}  // namespace assay::fuzz
