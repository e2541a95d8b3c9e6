#pragma once

#include <xxhash.h>
#include <cstdint>
#include <memory>
#include <vector>

#include "generator/generator.h"
#include "judge/case.h"
#include "oracle/oracle.h"
#include "spec/record.h"

/// Programs of one op that a suite may be made of.
namespace assay::conform {

/// A program of one op on one set of inputs, what it covers, and which answers are legal.
struct Candidate {
  const spec::Record* record = nullptr;
  spec::ElementType type{};
  generator::Lane lane = generator::Lane::kExact;
  judge::Case c;
  std::vector<std::uint32_t> classes;  ///< boundary classes of the record that the op is in, ascending
  oracle::Acceptance accepted;
  std::int64_t elements = 0;  ///< of inputs and outputs
};

/// How candidates are drawn.
struct CandidateOptions {
  std::uint64_t seed = 0;
  spec::ElementSet types = ~spec::kProposedElements;
  std::shared_ptr<const spec::Contract> contract;  ///< says what is legal
};

/// Draws programs of one op, each on small tensors, with element types that were seldom drawn before. The same for the
/// same seed, whatever other ops there are.
class CandidateStream {
 public:
  CandidateStream(const spec::Record&, const CandidateOptions&);
  ~CandidateStream();
  CandidateStream(CandidateStream&&) noexcept;

  /// Draws so many programs for each element type that the op may have, and appends them. A program is left out where
  /// it says the same as an earlier one, where the oracle declines it, and where it can say nothing of any element.
  void draw(std::uint64_t for_each_type, std::vector<Candidate>&);

 private:
  class Drawing;
  std::unique_ptr<Drawing> drawing_;
};

/// The stream of choices of the n-th draw for an op: what is drawn of one op is the same whatever others there are.
inline std::uint64_t stream_of(const spec::Record& record, std::uint64_t number) {
  const std::string name = record.full_name();
  return XXH3_64bits_withSeed(name.data(), name.size(), number);
}

}  // namespace assay::conform
