#include "conform/certify/certification.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>

#include "conform/certify/folder.h"
#include "conform/files/text_file.h"
#include "judge/policies/settle.h"
#include "program/text/pieces.h"
#include "reports/host.h"
#include "spec/version.h"

namespace assay::conform {
namespace {

using Facts = std::map<std::string, std::string>;

Facts facts_before(const std::string& database) {
  auto evidence = reports::Evidence::open_existing(database);
  if (!evidence) return {};
  return (*evidence)->facts().value_or(Facts{});
}

}  // namespace

Certification::Certification(CertificationRequest request, const std::atomic<bool>& stop)
    : request_(std::move(request)), stop_(stop), time_(request_.time) {}

CertifyOptions Certification::options() const {
  return {subject_->factory.get(), subject_->variants, subject_->contract.contract, request_.limits,
          request_.suite.jobs};
}

Certification::Milliseconds Certification::time_of_answers() const {
  constexpr Milliseconds kOfAnAnswer{45};  // by one thread: to run the file and to find the contracts that hold it
  return kOfAnAnswer * static_cast<std::int64_t>(suite_.size() * subject_->variants.size()) /
         std::max(1, request_.suite.jobs);
}

Result<void> Certification::open() {
  const auto before = facts_before(database());
  const bool is_begun = before.contains("contract_hash");
  auto subject = judge::open_subject({request_.backend, request_.variants, request_.contract,
                                      request_.asks_for_policies && !is_begun, request_.limits,
                                      std::min(judge::kCalibrationTime, request_.time / 10)});
  if (!subject) return tl::unexpected(subject.error());
  if (request_.asks_for_policies && is_begun)
    subject->contract.contract = with_policies_of(before, subject->contract.contract);
  subject_ = *std::move(subject);
  time_.begin_stages();
  return {};
}

Result<void> Certification::begin(const MakeSuite& make) {
  if (auto made = make_suite(make); !made || stop_) return made;
  auto suite = read_suite(suite_folder());
  if (!suite) return tl::unexpected(suite.error());
  suite_ = *std::move(suite);
  return keep_facts();
}

Result<void> Certification::make_suite(const MakeSuite& make) const {
  const auto end = until(CertifyStage::kSuite);
  SuiteOptions wanted = request_.suite;
  wanted.has_vector_sizes = true;
  wanted.stop = &end.over();
  if (!request_.renewed.empty()) return copy_suite(request_.renewed + "/suite", suite_folder());
  if (auto free = can_hold_suite(suite_folder()); !free) return free;
  if (const auto there = read_manifest(suite_folder()))
    if (auto same = is_same_suite(*there, wanted); !same || reports::is_whole(*there)) return same;
  const Suite suite = make(wanted);
  if (stop_) return {};
  if (!suite.files.empty()) return write_suite(suite, suite_folder());
  return fail(fmt::format("no time was left to make a file of the suite: give more than --time {}s, or fewer --ops",
                          seconds_of(request_.time)));
}

Result<void> Certification::keep_facts() const {
  const spec::Contract& contract = *subject_->contract.contract;
  Facts facts = {{"backend", request_.backend},
                 {"identity", subject_->factory->identity()},
                 {"variants", to_json(subject_->variants)},
                 {"contract", contract.name},
                 {"contract_hash", contract.hash},
                 {"assay", spec::kVersion}};
  if (!contract.found.empty()) facts["policies"] = fmt::format("{}", fmt::join(contract.found, " "));
  if (auto read = add_files(facts); !read) return read;
  auto evidence = reports::Evidence::open(database());
  if (!evidence) return tl::unexpected(evidence.error());
  const auto before = (*evidence)->facts();
  if (!before) return tl::unexpected(before.error());
  if (before->empty()) {
    facts["host"] = reports::host_name();
    facts["started"] = reports::now_text();
  }
  for (const auto& [name, value] : facts) {
    const auto known = before->find(name);
    if (known != before->end() && known->second != value)
      return fail(fmt::format("{} holds a certificate of another {}: `{}`; name another folder", request_.folder, name,
                              known->second));
    if (known == before->end())
      if (auto kept = (*evidence)->keep_fact(name, value); !kept) return kept;
  }
  return {};
}

/// The texts that the certificate depends on and that lie elsewhere.
Result<void> Certification::add_files(Facts& facts) const {
  const auto add = [&](const char* name, const std::string& path) -> Result<void> {
    if (path.empty()) return {};
    return read_text(path).map([&](const std::string& text) { facts[name] = text; });
  };
  std::error_code none;
  const std::string& contract = subject_->contract.argument;
  return add("contract_text", std::filesystem::is_regular_file(contract, none) ? contract : "")
      .and_then([&] { return add("waivers", request_.waivers); })
      .and_then([&] { return request_.renewed.empty() ? Result<void>() : add_renewed(request_.renewed, facts); });
}

Result<void> Certification::answer(const CertifyProgress& progress) const {
  auto evidence = reports::Evidence::open(database());
  if (!evidence) return tl::unexpected(evidence.error());
  const auto end = until(CertifyStage::kAnswers);
  CertifyOptions asked = options();
  asked.limits.stop = &end.over();
  return run_suite(suite_, asked, **evidence, end.over(), progress);
}

Result<void> Certification::judge_bugs(const CertifyProgress& progress) const {
  auto evidence = reports::Evidence::open(database());
  if (!evidence) return tl::unexpected(evidence.error());
  const auto end = until(CertifyStage::kBugs);
  return conform::judge_bugs(suite_, options(), **evidence, end.over(), progress);
}

Result<void> Certification::keep_left_out() const {
  auto evidence = reports::Evidence::open(database());
  return evidence ? (*evidence)->keep_fact(kLeftOut, left_out_) : tl::unexpected(evidence.error());
}

Certification::Milliseconds Certification::left_for_campaign(reports::Store& store) const {
  double used = 0;  // in earlier sessions
  if (const auto campaigns = store.campaigns())
    for (const reports::Campaign& c : *campaigns) used += c.counts.seconds;
  return time_.left_for(CertifyStage::kCampaign) * 5 / 6 - Milliseconds(static_cast<std::int64_t>(used * 1000));
}

Result<reports::Certificate> Certification::derive(const CertifyProgress& progress) {
  const auto end = until(CertifyStage::kContracts);
  const int jobs = request_.suite.jobs;
  auto whole = derive_certificate(request_.folder, jobs, end.over(), progress);
  if (!whole || !end.over() || stop_) return whole;
  leave_out(kContractsPart);
  return keep_left_out().and_then([&] { return derive_certificate(request_.folder, jobs, stop_, progress); });
}

}  // namespace assay::conform
