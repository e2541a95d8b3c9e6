#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "spec/evidence.h"

/// What a campaign found, as ids, texts and plain numbers: this room does not know programs.
namespace assay::reports {

using spec::ExpectedElement;
using spec::ExpectedInterval;
using spec::OutputEvidence;
using spec::Witness;

/// The intervals that the gaps leave, in order.
std::vector<ExpectedInterval> intervals_of(const ExpectedElement&);

/// The failure class of what the contract of a back end grants.
inline constexpr const char* kDeviation = "deviation";

/// How the cluster of a finding begins that a campaign had no time to confirm, reduce or put in its place: it meets the
/// program again when it goes on.
inline constexpr std::string_view kCutOff = "cut off: ";

/// Failures of the back end itself: nothing is known of values. As `fuzz` names them, in the order of their classes.
inline constexpr std::array<std::string_view, 7> kOwnFailures = {
    "internal-error", "crash", "hang", "out-of-memory", "garbage", "invalid-output", "replicas-differ"};

/// One confirmed and reduced violation, or deviation.
struct Finding {
  std::int64_t id = 0;               ///< given by the store
  std::int64_t campaign = 0;         ///< given by the store
  std::uint64_t program_number = 0;  ///< of the campaign's seed, where it was first seen
  std::string cluster;               ///< cluster key: equal keys are one cause
  std::string failure;               ///< class: `wrong value`, `crash`, `hang`, `rejected`, `flaky`, ...
  std::string title;                 ///< one line: `tanh of -0.0 on tensor<f32> gives 0.0`
  std::vector<std::string> ops;      ///< names of the reduced program's ops, in order of the text
  std::vector<std::string> element_types;
  std::vector<std::string> typed_ops;  ///< `add f32`: each op with the type that it has there; empty where unknown
  std::string law;                     ///< law or contract clause that is violated
  std::vector<std::string> grants;     ///< of a deviation: the smallest set that explains it
  Witness witness;                     ///< of a wrong value or a deviation
  std::string bound;                   ///< `cosine f32: 6 ulp, 4 allowed by ...`, where one function has an error bound
  std::string program;                 ///< reduced text
  std::vector<std::string> inputs;     ///< of the reduced program, one literal each, process by process
  int replicas = 1, partitions = 1;
  std::vector<OutputEvidence> evidence;  ///< expected sets and answers of the reduced program
  std::string message;                   ///< what the back end said: rejection, signal and log
  std::string variant;                   ///< under which it fails
  std::string variant_options;           ///< `xla_a=true,xla_b=x`: what the variant stands for
  std::vector<std::string> mends;        ///< variants under which it passes
  std::string check_flags;               ///< of `assay check`: back end, variant, contract under which it fails
  std::string original_program;          ///< as generated
  std::vector<std::string> original_inputs;
  int elements = 0;      ///< of the largest tensor of the reduced program
  int compilations = 0;  ///< spent on confirming and reducing
  bool operator==(const Finding&) const = default;
};

/// Whether a class is of the back end itself, which gave no values.
bool is_own_failure(std::string_view failure);
inline bool is_own_failure(const Finding& f) { return is_own_failure(f.failure); }

/// Findings of one cause; the representative is the smallest, then the first.
struct Cluster {
  std::string key;
  std::string failure;
  std::string title;
  std::vector<std::string> ops;
  std::vector<std::string> element_types;
  std::int64_t findings = 0;
  std::int64_t representative = 0;  ///< id of a finding
  bool operator==(const Cluster&) const = default;
};

}  // namespace assay::reports
