#pragma once

#include <map>
#include <optional>
#include <string>

#include "fuzz/names.h"
#include "judge/case.h"
#include "oracle/oracle.h"
#include "spec/contract/contract.h"

namespace assay::fuzz {

/// Whether the bug's answer lies outside the acceptance sets of its own contract.
class Shown {
 public:
  Shown(const Module& module, const ProcessTensors& inputs) : module_(module), inputs_(inputs) {}

  bool by(const oracle::Mutant&);

 private:
  const oracle::Run* right_answer();
  const oracle::Acceptance* sets_under(const std::string& contract);

  const Module& module_;
  const ProcessTensors& inputs_;
  std::optional<Result<oracle::Run>> right_;
  std::map<std::string, Result<oracle::Acceptance>> sets_;  ///< by contract
  oracle::Preparation preparation_;
};

}  // namespace assay::fuzz
