#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "spec/result.h"

/// What a conformance suite says of itself.
namespace assay::reports {

/// What the inputs are like of a program that makes them itself, of a number.
inline constexpr const char* kMadeValues = "made";

/// One file of a suite.
struct SuiteFile {
  std::string name;    ///< below the folder of the suite: `add/f32-1.mlir`
  std::string hash;    ///< XXH3-128 of its text
  std::string op;      ///< full name
  std::string type;    ///< element type by which the op is known; empty of one that breaks a law
  std::string values;  ///< `exact`, `envelope`, `special`, `made`: what its inputs are like; empty likewise
  std::string law;     ///< that it breaks: `slice (C3)`; empty of one that is valid
  std::vector<std::string> classes;  ///< boundary classes that it is in: `start_indices: 0`
  std::vector<std::string> kills;    ///< planted bugs that it shows
  bool operator==(const SuiteFile&) const = default;
};

/// A planted bug that no file shows.
struct Survivor {
  std::string name, what;
  bool operator==(const Survivor&) const = default;
};

/// Why a gap is one that more time would close.
inline constexpr const char* kNoTime = "left out: no time was left to make it";

/// What no file covers, and why.
struct SuiteGap {
  std::string op;
  std::string what;  ///< `all of it`, `f8E8M0FNU`, `(C3)`, `lower: true`
  std::string why;
  bool operator==(const SuiteGap&) const = default;
};

struct SuiteManifest {
  std::string assay;      ///< version
  std::string spec_hash;  ///< with seed, size and what was chosen, the version of the suite
  std::uint64_t seed = 0;
  std::string size;                     ///< `small`, `full`
  std::string ops, types;               ///< what was chosen, as it was given; empty: all
  std::string contract, contract_hash;  ///< which answers the files accept
  std::int64_t planted = 0;             ///< bugs that were tried: those of the ops that the suite has
  std::vector<SuiteFile> files;
  std::vector<Survivor> survivors;
  std::vector<SuiteGap> gaps;
  bool operator==(const SuiteManifest&) const = default;

  std::int64_t killed() const { return planted - static_cast<std::int64_t>(survivors.size()); }
};

/// No gap is for want of time.
bool is_whole(const SuiteManifest&);

/// JSON, an item of a list on each line, so that two manifests can be compared as texts.
std::string to_json(const SuiteManifest&);
/// The inverse; an error says what is not as `to_json` writes it.
Result<SuiteManifest> suite_manifest_from_json(const std::string&);

}  // namespace assay::reports
