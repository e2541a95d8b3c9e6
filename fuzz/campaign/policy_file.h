#pragma once

#include <string>
#include <vector>

#include "generator/policy.h"
#include "spec/result.h"

/// The policy of a campaign as a TOML file, and as what is said on a command line.
namespace assay::fuzz {

/// Takes over what the text says; every other field stays as it is. An error names file and line.
Result<void> read_policy(const std::string& text, const std::string& file, generator::Policy&);

/// Such a file: every field with its value and what it means.
std::string policy_text(const generator::Policy&);

/// The fields that are not the usual ones, as one word: `reuse:10;types:f32,i32`; empty where all are.
std::string policy_changes(const generator::Policy&);

/// What `--ops`, `--types` and `--exclude` say. Ops are named as `slice`, `stablehlo.slice` or `chlo.*`; a list that is
/// not empty takes the place of that of the policy.
struct PolicyChoice {
  std::vector<std::string> ops, types, exclude;
};
/// An error where a name is none, with the nearest one, or where no op is left.
Result<void> choose(const PolicyChoice&, generator::Policy&);

}  // namespace assay::fuzz
