#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "conform/certify/certify.h"
#include "conform/certify/stages.h"
#include "conform/suite/folder.h"
#include "judge/subject/subject.h"

/// A certificate in the making, step by step.
namespace assay::conform {

struct CertificationRequest {
  std::string backend, contract;
  std::vector<std::string> variants;
  bool asks_for_policies = true;
  std::string folder;   ///< of the certificate
  std::string waivers;  ///< a file; empty: none
  std::string renewed;  ///< the folder of the earlier certificate; empty: none
  SuiteOptions suite;
  std::chrono::milliseconds time{};
  backends::Limits limits;
};

class Certification {
 public:
  using Milliseconds = std::chrono::milliseconds;
  using MakeSuite = std::function<Suite(const SuiteOptions&)>;

  Certification(CertificationRequest, const std::atomic<bool>& stop);

  /// Opens the back end, with the policies that were found when the certificate was begun, or asked for now.
  Result<void> open();
  /// The suite of an earlier certificate, the one that is there already, or a new one; and what is said of the run as a
  /// whole. A folder that holds a certificate of something else is left alone.
  Result<void> begin(const MakeSuite&);
  Result<void> answer(const CertifyProgress&) const;
  Result<void> judge_bugs(const CertifyProgress&) const;
  /// Where there is no time to look for them, the tightest contracts are left out.
  Result<reports::Certificate> derive(const CertifyProgress&);

  /// A part for which there was no time, or not enough of it.
  void leave_out(const std::string& part) { left_out_ += (left_out_.empty() ? "" : ", ") + part; }
  Result<void> keep_left_out() const;

  void leave_away(CertifyStage stage) { time_.leave_away(stage); }
  Milliseconds left_for(CertifyStage stage) const { return time_.left_for(stage); }
  judge::Deadline until(CertifyStage stage) const { return {time_.end_of(stage), stop_}; }
  /// A campaign takes some of its time again to reduce what it has met, and some is gone where it has begun before.
  Milliseconds left_for_campaign(reports::Store&) const;

  const CertificationRequest& request() const { return request_; }
  const judge::Subject& subject() const { return *subject_; }
  const std::vector<SuiteText>& suite() const { return suite_; }
  CertifyOptions options() const;
  std::string database() const { return request_.folder + "/evidence.db"; }
  /// How long the answers take, on XLA:CPU.
  Milliseconds time_of_answers() const;

 private:
  std::string suite_folder() const { return request_.folder + "/suite"; }
  Result<void> make_suite(const MakeSuite&) const;
  Result<void> keep_facts() const;
  Result<void> add_files(std::map<std::string, std::string>& facts) const;

  CertificationRequest request_;
  const std::atomic<bool>& stop_;
  CertifyTime time_;
  std::optional<judge::Subject> subject_;
  std::vector<SuiteText> suite_;
  std::string left_out_;  ///< parts, with commas between
};

}  // namespace assay::conform
