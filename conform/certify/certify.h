#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "conform/certify/answers.h"
#include "reports/certificate/certificate.h"

/// Runs a suite on a back end for a certificate, and checks a certificate against its evidence.
namespace assay::conform {

struct CertifyOptions {
  const backends::BackendFactory* factory = nullptr;
  std::vector<backends::Variant> variants;
  std::shared_ptr<const spec::Contract> contract;
  backends::Limits limits;
  int jobs = 1;
};

/// Called with how many of how many are done, from one thread at a time.
using CertifyProgress = std::function<void(const std::string& stage, std::size_t done, std::size_t all)>;

/// Runs each file under each variant that the evidence has no answer for. What was answered stays, whatever happens.
/// An error where the back end cannot be started.
Result<void> run_suite(const std::vector<SuiteText>&, const CertifyOptions&, reports::Evidence&,
                       const std::atomic<bool>& stop, const CertifyProgress&);

/// Shows the judge the planted bugs that the files are said to kill, each until it sees it.
Result<void> judge_bugs(const std::vector<SuiteText>&, const CertifyOptions&, reports::Evidence&,
                        const std::atomic<bool>& stop, const CertifyProgress&);

/// For each answer the contracts that hold it.
Result<std::map<std::pair<std::string, std::string>, std::set<std::string>>> holding_contracts(
    const std::vector<SuiteText>&, const std::vector<reports::SuiteAnswer>&, const std::vector<backends::Variant>&,
    int jobs, const std::atomic<bool>& stop, const CertifyProgress&);

/// Judges all answers once more by their outputs, and the planted bugs; what differs, a line each.
std::vector<std::string> differences_from_evidence(const std::vector<SuiteText>&,
                                                   const std::vector<reports::SuiteAnswer>&,
                                                   const std::vector<reports::JudgedBug>&, const CertifyOptions&,
                                                   const std::atomic<bool>& stop, const CertifyProgress&);

}  // namespace assay::conform
