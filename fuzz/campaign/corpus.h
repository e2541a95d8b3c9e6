#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "fuzz/campaign/examine.h"

/// Programs that somebody has already, which a campaign runs on inputs of its own: as they are, with another element
/// type, and with drawn ops behind theirs. Models are taken apart.
namespace assay::fuzz {

struct Corpus {
  std::vector<std::string> programs;  ///< their texts: each thread reads its own
  std::vector<std::string> left_out;  ///< `FILE: why`, of what is in no program for a campaign
  std::uint64_t hash = 0;             ///< of the programs
  std::size_t cones = 0;              ///< programs that are cones of models
  std::size_t models = 0;             ///< programs that were taken apart
};

/// A program with more ops, those of its regions included, is a model. Its cones (cones.h) are programs, and so is the
/// whole where a campaign can run it.
inline constexpr std::size_t kMostOpsOfAProgram = 8;

/// Those in files, `(path, text)` each; `// -----` parts the programs of one. Of a test file each function that is run
/// is a program, without its checks, and what functions without parameters give it is an input. Taken is what is valid,
/// has static tensors alone for arguments and results, ops that a campaign may judge, and sizes that it can afford, if
/// need be smaller ones. Each text is taken once. The first programs have each op of all models.
Corpus read_corpus(const std::vector<std::pair<std::string, std::string>>& files);

/// Which of the programs from the corpus, counted from 0, this program of the seed is, if any: of each hundred programs
/// as many as the policy says are, in places that are drawn.
std::optional<std::uint64_t> corpus_turn(const generator::Policy&, std::uint64_t seed, std::uint64_t number);

/// A program of the corpus, each in its turn, or one that is made from it, with inputs that are drawn for this number.
/// The same for every thread and machine.
Drawn draw_from_corpus(const Corpus&, std::uint64_t turn, const generator::Generator&, const generator::Policy&,
                       std::uint64_t seed, std::uint64_t number, const generator::Steering&, generator::Guard*);

}  // namespace assay::fuzz
