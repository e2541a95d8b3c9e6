#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/suite_choice.h"
#include "cli/verbs.h"
#include "conform/certify/certification.h"
#include "conform/certify/folder.h"
#include "fuzz/campaign/campaign.h"
#include "measure/profile/profile.h"
#include "measure/sweep/functions.h"
#include "reports/finding_text.h"

namespace assay::cli {
namespace {

/// With a line that says how far it is.
template <class Act> auto shown(Act act) {
  ProgressLine line;
  auto done = act(conform::CertifyProgress([&](const std::string& stage, std::size_t done, std::size_t all) {
    line.show([&](double s) { return fmt::format("{:.0f} s  {}: {} of {}", s, stage, done, all); });
  }));
  line.clear();
  return done;
}

class CertifyVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option(
        "--backend", backend_,
        "the back end to certify: `jax` is the jaxlib of your Python environment; `assay backends` lists all");
    options.option("-o,--out", out_, "the folder of the certificate; run the same command again to resume");
    options.option("--variant", variants_, "named compile options of the back end; every file runs under each");
    options.option("--contract", contract_, kContractHelp);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    choice_.declare(options);
    options.duration("--time", time_,
                     "time limit for all of it. What does not fit is left out, and the certificate names it");
    options.duration(
        "--profile-time", profile_time_,
        "at most this much of --time for the probes and rules of the profile. `assay profile` also runs functions and "
        "a campaign");
    options.option("--parts", parts_,
                   "what to run besides the suite: functions, campaign, profile, or none; all by default");
    options.option("--waivers", waivers_,
                   "a file in the format of `fuzz --known`: failures that count as waived until a date");
    options.option("--renew", renew_,
                   "the folder of an earlier certificate: run its files again, and say what changed");
    options.option("--verify", verify_,
                   "the folder of a certificate: derive it again from its evidence, and compare. Needs no back end");
    declare_limits(options, limits_);
  }

  int act() override {
    if (!verify_.empty()) return verify();
    if (backend_.empty() || out_.empty())
      return complain({"--backend and --out are required, or --verify", "", ErrorKind::kInvalid});
    for (const std::string& part : parts_)
      if (part != "functions" && part != "campaign" && part != "profile" && part != "none")
        return complain({fmt::format("`{}` is no part: there are functions, campaign, profile and none", part), "",
                         ErrorKind::kInvalid});
    if (auto done = certify(); !done) return stop_on_signals() ? kInterrupted : complain(done.error());
    if (stop_on_signals()) {
      print_error("interrupted: what was answered is kept in {}; the same command goes on\n", out_);
      return kInterrupted;
    }
    return conclude();
  }

 private:
  bool has_part(const std::string& name) const {
    return parts_.empty() || std::ranges::find(parts_, name) != parts_.end();
  }

  Result<void> certify() {
    const auto suite = choice_.read("stablehlo");
    if (!suite) return tl::unexpected(suite.error());
    limits_.stop = &stop_on_signals();
    certificate_.emplace(conform::CertificationRequest{backend_, contract_, variants_, !is_not_asked_, out_, waivers_,
                                                       renew_, *suite, time_, limits_},
                         stop_on_signals());
    using enum conform::CertifyStage;
    for (const auto& [name, stage] :
         {std::pair{"functions", kFunctions}, {"campaign", kCampaign}, {"profile", kProfile}})
      if (!has_part(name)) certificate_->leave_away(stage);
    print_error("certify takes {} s at most (--time); what it does not come to, the certificate names as left out\n",
                conform::seconds_of(time_));
    if (auto begun = certificate_->open().and_then([&] { return certificate_->begin(SuiteChoice::make); });
        !begun || stop_on_signals())
      return begun;
    announce();
    return shown([&](const auto& progress) { return certificate_->answer(progress); })
        .and_then([&] { return shown([&](const auto& progress) { return certificate_->judge_bugs(progress); }); })
        .and_then([&] { return shown([&](const auto& progress) { return sweep_functions(progress); }); })
        .and_then([&] { return campaign(); })
        .and_then([&] { return profile(); })
        .and_then([&] { return certificate_->keep_left_out(); });
  }

  void announce() const {
    const auto left = certificate_->left_for(conform::CertifyStage::kContracts);
    print_error("{} files under {} take about {} s; {} s are left\n", certificate_->suite().size(),
                reports::counted(std::ssize(certificate_->subject().variants), "variant"),
                conform::seconds_of(certificate_->time_of_answers()),
                std::max<std::int64_t>(0, conform::seconds_of(left)));
  }

  // ---- parts of other products ------------------------------------------------------------------

  static constexpr std::chrono::milliseconds kLeastOfAPart = std::chrono::seconds(2);

  Result<void> sweep_functions(const conform::CertifyProgress& progress) const {
    if (!has_part("functions") || stop_on_signals()) return {};
    auto evidence = reports::Evidence::open(certificate_->database());
    if (!evidence) return tl::unexpected(evidence.error());
    const conform::CertifyOptions options = certificate_->options();
    const conform::SuiteOptions& chosen = certificate_->request().suite;
    const auto functions = measure::functions_to_sweep(chosen.ops, chosen.types, options.variants);
    const auto end = certificate_->until(conform::CertifyStage::kFunctions);
    measure::SweptBackEnd swept{options.factory, options.variants, options.contract, options.limits, options.jobs};
    swept.limits.stop = &end.over();
    const auto show = [&](std::size_t done, std::size_t all) { progress("functions", done, all); };
    return (*evidence)->keep_fact("functions", fmt::format("{}", functions.size())).and_then([&] {
      return measure::sweep_functions(functions, swept, **evidence, end.over(), show);
    });
  }

  Result<void> campaign() {
    if (!has_part("campaign") || stop_on_signals()) return {};
    auto store = reports::Store::open(certificate_->database());
    if (!store) return tl::unexpected(store.error());
    fuzz::CampaignOptions options;
    options.backend = backend_;
    options.variants = variants_;
    options.seed = choice_.seed();
    options.jobs = choice_.jobs();
    options.limits = limits_;
    options.contract = certificate_->subject().contract.argument;
    options.finds_policies = !is_not_asked_;
    options.avoid = false;               // what a certificate says of an op is said of all of its programs
    options.policy = *choice_.policy();  // its names have been read
    options.time = certificate_->left_for_campaign(**store);
    if (options.time < kLeastOfAPart) {
      if ((*store)->campaigns().value_or(std::vector<reports::Campaign>{}).empty())
        certificate_->leave_out("the campaign");
      return {};
    }
    ProgressLine line({options.time, {}});
    auto done = fuzz::run_campaign(options, **store, stop_on_signals(), [&](const auto& now) { line.show(now); });
    line.clear();
    if (done && done->left_out.is_unfinished())
      certificate_->leave_out("of the campaign " + fuzz::describe(done->left_out));
    return done.map([](auto&&) {});
  }

  Result<void> profile() {
    if (!has_part("profile") || stop_on_signals()) return {};
    const auto left = certificate_->left_for(conform::CertifyStage::kProfile);
    if (left < kLeastOfAPart) return certificate_->leave_out("the profile"), Result<void>();
    measure::ProfileOptions options;
    options.backend = backend_;
    options.variant = variants_.empty() ? options.variant : variants_[0];
    options.baseline = certificate_->subject().contract.argument;
    options.seed = choice_.seed();
    options.time = std::min(profile_time_, left);
    options.parts = {measure::ProfilePart::kProbes, measure::ProfilePart::kRules};
    options.draft = certificate_->database() + ".draft.contract";
    options.jobs = choice_.jobs();
    options.limits = limits_;
    auto store = reports::Store::open(certificate_->database());
    if (!store) return tl::unexpected(store.error());
    ProgressLine line;
    auto done = measure::make_profile(options, **store, stop_on_signals(), [&](const measure::ProfileProgress& now) {
      line.show([&](double s) { return fmt::format("{:.0f} s  profile: {} {}", s, now.stage, now.done); });
    });
    line.clear();
    std::error_code ignored;
    std::filesystem::remove(options.draft, ignored);
    if (done && !done->left_out.empty()) certificate_->leave_out("of the profile " + done->left_out);
    return done.map([](auto&&) {});
  }

  int conclude() {
    const auto certificate = shown([&](const auto& progress) { return certificate_->derive(progress); });
    if (!certificate) return complain(certificate.error());
    if (auto written = conform::write_certificate(*certificate, out_); !written) return complain(written.error());
    print_out(
        "{}\n\ncertificate   {}/certificate.html, .json, junit.xml\nevidence      {}\nverify it     assay certify "
        "--verify {}\n",
        certificate->verdict, out_, certificate_->database(), out_);
    return certificate->conforms ? kNothingUnexpected : kUnexpected;
  }

  int verify() const {
    const auto differences = shown([&](const auto& progress) {
      return conform::verify_certificate(verify_, choice_.jobs(), stop_on_signals(), progress);
    });
    if (!differences) return complain(differences.error());
    if (stop_on_signals()) return kInterrupted;
    for (const std::string& d : *differences) print_out("{}\n", d);
    print_out("{}\n", differences->empty() ? "verified: every number and every verdict follows from the evidence"
                                           : fmt::format("{} differences", differences->size()));
    return differences->empty() ? kNothingUnexpected : kUnexpected;
  }

  std::string backend_, out_, contract_ = judge::kAutoContract, waivers_, renew_, verify_;
  std::vector<std::string> variants_, parts_;
  SuiteChoice choice_;
  std::chrono::milliseconds time_ = std::chrono::minutes(10), profile_time_ = std::chrono::minutes(1);
  std::optional<conform::Certification> certificate_;
  bool is_not_asked_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_certify() { return std::make_unique<CertifyVerb>(); }

}  // namespace assay::cli
