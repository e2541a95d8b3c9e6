#pragma once

#include <atomic>
#include <map>
#include <string>
#include <vector>

#include "backends/backend.h"
#include "conform/certify/certify.h"
#include "reports/certificate/certificate.h"

/// The folder of a certificate: `suite/`, `evidence.db`, `certificate.json`, `certificate.html`, `junit.xml`.
namespace assay::conform {

/// A fact of the evidence: it lists the parts for which there was no time.
inline constexpr const char* kLeftOut = "left_out";
/// The part that looks for the tightest contracts.
inline constexpr const char* kContractsPart = "the tightest contracts";

/// The certificate that follows from suite and evidence.
Result<reports::Certificate> derive_certificate(const std::string& folder, int jobs, const std::atomic<bool>& stop,
                                                const CertifyProgress&);
Result<void> write_certificate(const reports::Certificate&, const std::string& folder);

/// What in the folder does not follow from suite and evidence, a line each. Asks no back end.
Result<std::vector<std::string>> verify_certificate(const std::string& folder, int jobs, const std::atomic<bool>& stop,
                                                    const CertifyProgress&);

/// The contract with the policies that the facts name.
std::shared_ptr<const spec::Contract> with_policies_of(const std::map<std::string, std::string>& facts,
                                                       std::shared_ptr<const spec::Contract>);

/// Facts of a certificate that is renewed: which it is, and what its files gave.
Result<void> add_renewed(const std::string& folder, std::map<std::string, std::string>& facts);

// Variants as a fact of the evidence, so that a program can be composed again as it was given.
/// JSON: names, options, what is given as composites.
std::string to_json(const std::vector<backends::Variant>&);
/// The inverse; an error where the text is not what `to_json` writes.
Result<std::vector<backends::Variant>> variants_from_json(const std::string&);

}  // namespace assay::conform
