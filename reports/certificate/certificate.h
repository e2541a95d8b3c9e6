#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "reports/certificate/evidence.h"
#include "reports/known.h"
#include "reports/profile.h"
#include "reports/store.h"
#include "reports/suite/manifest.h"
#include "spec/verdict.h"

/// A statement on one back end under one contract, derived from evidence alone: whoever has the evidence derives the
/// same bytes. The form follows what certification programs have learnt (Khronos, OpenCL, CNCF Kubernetes): nothing
/// passes that nothing has tried, waivers have an owner and an end, and what was not covered stands beside what was.
namespace assay::reports {

/// The verdict that a certificate calls so.
std::optional<spec::Verdict> verdict_named(std::string_view certificate_word);
/// Whether it stands against the back end.
bool is_failure(spec::Verdict);

/// By verdict.
using VerdictCounts = std::array<std::int64_t, spec::kVerdicts>;

/// An op on an element type, over all variants.
struct CertifiedCell {
  std::string op, type;
  VerdictCounts files{};         ///< of the suite, one for each variant
  spec::ElementCounts elements;  ///< of the suite
  std::int64_t campaign = 0;     ///< programs of the campaign that have the cell
  std::int64_t campaign_checked = 0;
  std::int64_t campaign_failed = 0;
  std::int64_t left_out = 0;           ///< files of the suite that no time was left for, one for each variant
  std::string beyond;                  ///< what a sweep of it found that the contract forbids; else empty
  std::int64_t bugs = 0, seen = 0;     ///< planted in the op, and seen by the judge in this run
  std::vector<std::string> contracts;  ///< the tightest under whose baselines all its answers are legal

  /// Judged, by a judge that is awake, without a failure.
  bool passes() const;
  /// Elements of the suite and of the campaign that were checked.
  std::int64_t checked() const { return elements.checked + campaign_checked; }
  /// It passes on few elements, which vector code that takes more at once may never see.
  bool is_pale() const;
  /// One word: the gravest verdict, `beyond budget` where a sweep fails, `left out` where a file waits for its turn and
  /// none fails, or `unproven` where nothing was judged or no planted bug was seen.
  std::string status() const;
};

/// A boundary class of an op on a type.
struct CertifiedClass {
  std::string op, type, name;
  VerdictCounts files{};
};

/// All that a certificate is derived from.
struct CertificateSource {
  std::map<std::string, std::string> facts;
  SuiteManifest suite;
  std::string suite_hash;     ///< of the text of the manifest
  std::string evidence_hash;  ///< of the file
  std::vector<SuiteAnswer> answers;
  std::vector<JudgedBug> bugs;
  std::vector<SweptFunction> functions;
  /// Of `file` and `variant`, the contracts whose baselines hold all answers.
  std::map<std::pair<std::string, std::string>, std::set<std::string>> holding;
  std::map<std::string, std::string> bases;  ///< of each contract, the one that it extends
  std::vector<Campaign> campaigns;
  std::vector<MatrixCell> cells;
  std::vector<Cluster> clusters;
  std::vector<Profile> profiles;
  Known waivers;
  std::vector<SuiteAnswer> renewed;          ///< of the certificate that is renewed
  std::map<std::string, std::string> texts;  ///< of the files of the suite, by name
};

struct Certificate {
  std::string json, html, junit;
  bool conforms = false;
  std::string verdict;  ///< a sentence
};

Certificate certificate_of(const CertificateSource&);

}  // namespace assay::reports
