#pragma once

#include <string>

#include "reports/certificate/certificate.h"
#include "reports/json_shape.h"

namespace assay::reports {

/// The page of a certificate, of what `certificate.json` says. Programs and answers of the files that fail, or whose
/// verdict is another one than before, stand on it. The answer, its numbers and its reasons are read without a script.
std::string html_certificate(const Json& certificate, const CertificateSource&);

}  // namespace assay::reports
