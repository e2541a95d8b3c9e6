#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "judge/judge.h"
#include "judge/reduce/reduce.h"

/// The other builds of a back end that are at hand, `assay doctor --versions` has installed them: where a failure shows
/// in one build alone, that build may be what is wrong.
namespace assay::fuzz {

/// What `--backend` calls them: releases of the same worker; of a plug-in of XLA:CPU, those of jaxlib. `identity` is
/// that of the back end.
std::vector<std::string> other_builds_of(const std::string& backend, const std::string& identity);

/// `, only in this build`, where others are right; `, also in jaxlib 0.12.0`. Empty where none of them answered.
std::string build_remark(const std::vector<std::string>& failing, bool has_right);

/// Asks them, one after the other. Thread safe.
class OtherBuilds {
 public:
  /// Nothing is started yet.
  OtherBuilds(std::vector<std::string> specifications, const backends::Limits& limits,
              std::shared_ptr<const spec::Contract> contract)
      : specifications_(std::move(specifications)), limits_(limits), contract_(std::move(contract)) {}

  /// Behind the headline of a failure.
  std::string remark(const judge::Reduction&, const backends::Variant&);

 private:
  struct Build;
  void open_all();

  std::vector<std::string> specifications_;
  backends::Limits limits_;
  std::shared_ptr<const spec::Contract> contract_;
  std::mutex mutex_;
  bool is_open_ = false;
  std::vector<std::shared_ptr<Build>> builds_;
};

}  // namespace assay::fuzz
