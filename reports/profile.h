#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "reports/sweep.h"

/// What is known of the numerics of a back end, as texts and plain numbers: this room does not know programs.
namespace assay::reports {

/// A program with inputs, what a back end answered, and the element that shows something.
struct ProfileWitness {
  std::string program;
  std::vector<std::string> inputs, outputs;  ///< literals
  int ops = 0;                               ///< without literals
  std::int64_t elements = 0;                 ///< of its inputs, or of its largest tensor if that is more
  int output = 0;
  std::int64_t element = 0;
  std::string got;       ///< that element
  std::string expected;  ///< what the baseline holds there
  std::string kind;      ///< of a deviation: rounding, range, special, policy
  std::string far_off;   ///< how far the answer lies from what the baseline holds

  bool operator==(const ProfileWitness&) const = default;
};

/// The answer to one case of a probe.
struct Observation {
  std::string topic, probe, question;
  std::string words;               ///< which instance: `E = f32`
  std::string name;                ///< which case
  std::string asked;               ///< its inputs, in the words of the probe
  std::string behaviour;           ///< what the answer says, in a few words
  std::string tree;                ///< of a sum: `((0 1) (2 3))`; else empty
  bool is_legal = true;            ///< under the baseline
  std::vector<std::string> lines;  ///< of a contract, that grant the answer; none where the baseline does
  ProfileWitness witness;
  SweepChart chart;  ///< of a function; else without an op
};

/// A line of the contract that was found.
struct FoundGrant {
  std::string line;        ///< without `grant` and its reason: `flush-moves for bf16`; of one type, or of several
  std::string source;      ///< `probe moves-flush`, `rule div-by-constant`, `campaign`
  std::string what;        ///< of the witness, in a few words
  ProfileWitness witness;  ///< illegal without it

  bool operator==(const FoundGrant&) const = default;
};

/// All that was found of one back end.
struct Profile {
  std::string back_end;  ///< its identity
  std::string baseline;  ///< the contract that the grants extend
  std::string contract;  ///< the text of the contract that was found
  std::vector<Observation> observations;
  std::vector<FoundGrant> grants;
  std::vector<std::string> dropped;     ///< lines that nothing needs: the others explain their answers
  std::vector<FoundGrant> unexplained;  ///< answers outside the baseline that no line explains; some have none
  std::string left_out;                 ///< for want of time, in words; of the run that made it, and not stored
};

// Parts of profiles as JSON text, for the columns of the database.
std::string to_json(const std::vector<Observation>&);
std::string to_json(const std::vector<FoundGrant>&);

/// Inverse of these; nothing where the text is not what they write.
std::optional<std::vector<Observation>> observations_from_json(const std::string&);
std::optional<std::vector<FoundGrant>> grants_from_json(const std::string&);

}  // namespace assay::reports
