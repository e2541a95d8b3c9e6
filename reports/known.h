#pragma once

#include <string>
#include <vector>

#include "reports/finding.h"
#include "spec/result.h"

/// What a team knows of a back end already, from a file of its own: a night is to fail for what is new alone. TOML,
/// with one table for each cause:
///
///     [[known]]
///     cluster = "wrong-value: dynamic_slice"     # the key of a cluster, as `show` prints it
///     issue = "https://github.com/openxla/xla/issues/48717"
///     owner = "numerics"
///     expires = 2027-01-31                       # from the next day on it counts as new
///     expect = true                              # and is told of where it does not happen
///
///     [[known]]
///     pattern = "crash: *window_util.cc*"        # in the place of `cluster`: * is any text, ? any character
namespace assay::reports {

struct KnownCause {
  std::string cluster, pattern;  ///< one of them
  std::string issue, owner;
  std::string expires;  ///< `2027-01-31`; empty: never
  bool expect = false;
  std::string place;  ///< `known.toml:3`

  const std::string& what() const { return cluster.empty() ? pattern : cluster; }
  bool covers(const std::string& cluster_key) const;
};

class Known {
 public:
  /// `today` is `2026-11-25`. An error names file and line.
  static Result<Known> parse(const std::string& text, const std::string& file, const std::string& today);

  bool is_empty() const { return causes_.empty(); }
  /// The entry of a cluster that holds today.
  const KnownCause* find(const Cluster&) const;
  /// Those that no entry covers, or only one that has expired.
  std::vector<Cluster> unknown(const std::vector<Cluster>&) const;
  /// What is expected and not there.
  std::vector<KnownCause> missing(const std::vector<Cluster>&) const;
  /// `known: ISSUE, OWNER`, `known until 2026-01-31, expired: ISSUE` or `new`; empty where nothing is known of
  /// anything.
  std::string note(const Cluster&) const;

 private:
  bool has_expired(const KnownCause& cause) const { return !cause.expires.empty() && cause.expires < today_; }
  const KnownCause* entry_of(const Cluster&) const;

  std::vector<KnownCause> causes_;
  std::string today_;
};

/// The file in which these are known, deviations left out: who knows more of them fills in the rest.
std::string known_file(const std::vector<Cluster>&);

/// `expected and not seen: CLUSTER (ISSUE, OWNER; known.toml:3)`, one line each.
std::string describe(const std::vector<KnownCause>& missing);

}  // namespace assay::reports
