#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "judge/contract_choice.h"
#include "judge/policies/found.h"

/// A back end with the contract and the variants that it is judged under: what every product is given.
namespace assay::judge {

/// As the options of a verb name it.
struct SubjectRequest {
  std::string backend;
  std::vector<std::string> variants = {};  ///< by name; none: the first that the back end has
  std::string contract = kAutoContract;
  bool asks_for_policies = true;  ///< the back end is asked what it does where its contract leaves integer ops open
  backends::Limits limits = {};
  std::chrono::milliseconds patience = kCalibrationTime;  ///< of all these questions
};

/// Opened once; an error where the back end cannot be had or lacks what is asked for.
struct Subject {
  std::string name;  ///< as it was asked for
  std::unique_ptr<backends::BackendFactory> factory;
  ContractChoice contract;
  std::vector<backends::Variant> variants;
  backends::Limits limits;
  std::unique_ptr<backends::Backend> asked = nullptr;  ///< the child that was asked for policies

  /// Of products that run under one.
  const backends::Variant& variant() const { return variants.front(); }
  /// A child; the first is the one that was asked.
  std::unique_ptr<backends::Backend> start() { return asked ? std::move(asked) : factory->start(limits); }
};
Result<Subject> open_subject(const SubjectRequest&);

/// The variants of the back end with these names, in order; the first one where there are none.
Result<std::vector<backends::Variant>> variants_named(const backends::BackendFactory&,
                                                      const std::vector<std::string>& names);

}  // namespace assay::judge
