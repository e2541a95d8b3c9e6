#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/campaign/examine.h"

/// Programs that somebody has already, which a campaign runs as they are on inputs of its own.
namespace assay::fuzz {

struct Corpus {
  std::vector<Module> programs;
  std::vector<std::string> left_out;  ///< `FILE: why`, of each part of a file that is no program for a campaign
  std::uint64_t hash = 0;             ///< of the programs
};

/// Those in files, `(path, text)` each; `// -----` parts the programs of one. Taken is what is valid, has static
/// tensors alone for arguments and results, and ops that a campaign may judge.
Corpus read_corpus(const std::vector<std::pair<std::string, std::string>>& files);

/// Whether this program of the seed is one of the corpus.
bool takes_from_corpus(const generator::Policy&, std::uint64_t seed, std::uint64_t number);

/// A program of the corpus with inputs that are drawn for this number. The same for every thread and machine.
Drawn draw_from_corpus(const Corpus&, const generator::Policy&, std::uint64_t seed, std::uint64_t number);

}  // namespace assay::fuzz
