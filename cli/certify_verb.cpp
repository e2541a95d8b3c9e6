#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/certificate_folder.h"
#include "cli/certify_time.h"
#include "cli/files.h"
#include "cli/interrupt.h"
#include "cli/print.h"
#include "cli/progress.h"
#include "cli/suite_choice.h"
#include "cli/suite_folder.h"
#include "cli/verbs.h"
#include "conform/certify/certify.h"
#include "conform/certify/variants_json.h"
#include "fuzz/campaign/campaign.h"
#include "judge/policies/settle.h"
#include "judge/subject/subject.h"
#include "measure/profile/profile.h"
#include "measure/sweep/functions.h"
#include "program/text/pieces.h"
#include "reports/finding_text.h"
#include "reports/host.h"
#include "spec/version.h"

namespace assay::cli {
namespace {

namespace fs = std::filesystem;

class CertifyVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.option("--backend", backend_,
                   "what to certify: `jax` is the jaxlib of your Python environment; `assay backends` lists all");
    options.option("-o,--out", out_, "the folder of the certificate; the same command goes on where it stopped");
    options.option("--variant", variants_, "named compile options of the back end, each tried on every file");
    options.option("--contract", contract_, kContractHelp);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    choice_.declare(options);
    options.duration("--time", time_,
                     "of all of it; what there is no time for is left out, and the certificate names it");
    options.duration(
        "--profile-time", profile_time_,
        "at most of that, for the probes and rules of the profile; `assay profile` asks for functions and a campaign as well");
    options.option("--parts", parts_,
                   "besides the suite only these: functions, campaign, profile, none; all where nothing is said");
    options.option("--waivers", waivers_,
                   "a file as `fuzz --known` reads it: failures that count as waived until a date");
    options.option("--renew", renew_,
                   "the folder of an earlier certificate: its files are run again, and what changed is said");
    options.option("--verify", verify_,
                   "the folder of a certificate: derive it again from its evidence, without a back end");
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
  std::string suite_folder() const { return out_ + "/suite"; }
  std::string database() const { return out_ + "/evidence.db"; }
  bool has_part(const std::string& name) const {
    return parts_.empty() || std::ranges::find(parts_, name) != parts_.end();
  }

  Result<void> certify() {
    plan_.emplace(time_);
    if (!has_part("functions")) plan_->leave_away(CertifyStage::kFunctions);
    if (!has_part("campaign")) plan_->leave_away(CertifyStage::kCampaign);
    if (!has_part("profile")) plan_->leave_away(CertifyStage::kProfile);
    print_error("certify takes {} s at most (--time); what it does not come to, the certificate names as left out\n",
                seconds_of(time_));
    limits_.stop = &stop_on_signals();
    auto subject = open();
    if (!subject) return tl::unexpected(subject.error());
    plan_->begin_stages();
    if (auto made = make_suite_here(); !made || stop_on_signals()) return made;
    auto suite = read_suite(suite_folder());
    if (!suite) return tl::unexpected(suite.error());
    announce(suite->size(), subject->variants.size());
    const conform::CertifyOptions options{subject->factory.get(), subject->variants, subject->contract.contract,
                                          limits_, choice_.jobs()};
    return keep_facts(*subject->factory, subject->contract, subject->variants)
        .and_then([&] { return answer(*suite, options); })
        .and_then([&] { return judge_bugs(*suite, options); })
        .and_then([&] { return sweep_functions(options); })
        .and_then([&] { return campaign(subject->contract); })
        .and_then([&] { return profile(subject->contract); })
        .and_then([&] { return keep_left_out(left_out_); });
  }

  // ---- time -------------------------------------------------------------------------------------

  using Milliseconds = std::chrono::milliseconds;

  static constexpr Milliseconds kLeastOfAPart = std::chrono::seconds(2);
  /// Of one answer on XLA:CPU, by one thread: to run the file and to find the contracts that hold it.
  static constexpr Milliseconds kOfAnAnswer{45};

  static std::int64_t seconds_of(Milliseconds time) { return (time.count() + 999) / 1000; }

  void announce(std::size_t files, std::size_t variants) const {
    const auto all = kOfAnAnswer * static_cast<std::int64_t>(files * variants) / std::max(1, choice_.jobs());
    print_error("{} files under {} variant{}: about {} s, of which {} s are left\n", files, variants,
                variants == 1 ? "" : "s", seconds_of(all),
                std::max<std::int64_t>(0, seconds_of(plan_->left_for(CertifyStage::kContracts))));
  }

  judge::Deadline until(CertifyStage stage) const { return {plan_->end_of(stage), stop_on_signals()}; }

  void leave_out(const std::string& part) { left_out_ += (left_out_.empty() ? "" : ", ") + part; }
  Result<void> keep_left_out(const std::string& what) const {
    auto evidence = reports::Evidence::open(database());
    return evidence ? (*evidence)->keep_fact(kLeftOut, what) : tl::unexpected(evidence.error());
  }

  // ---- parts ------------------------------------------------------------------------------------

  /// With the policies that were found when the certificate was begun, or asked for now.
  Result<judge::Subject> open() const {
    const auto before = facts_before();
    const bool is_begun = before.contains("contract_hash");
    auto subject = judge::open_subject({backend_, variants_, contract_, !is_not_asked_ && !is_begun, limits_,
                                        std::min(judge::kCalibrationTime, time_ / 10)});
    if (subject && !is_not_asked_ && is_begun) subject->contract = with_policies_of(before, subject->contract);
    return subject;
  }

  static judge::ContractChoice with_policies_of(const std::map<std::string, std::string>& facts,
                                                judge::ContractChoice contract) {
    const auto policies = facts.find("policies");
    std::vector<std::string> names;
    if (policies != facts.end())
      for (const auto name : program::pieces(policies->second, ' ')) names.emplace_back(name);
    contract.contract = judge::with_found_policies(contract.contract, names);
    return contract;
  }

  std::map<std::string, std::string> facts_before() const {
    auto evidence = reports::Evidence::open_existing(database());
    if (!evidence) return {};
    return (*evidence)->facts().value_or(std::map<std::string, std::string>{});
  }

  /// The suite of an earlier certificate, the one that is there already, or a new one.
  Result<void> make_suite_here() {
    auto wanted = choice_.read("stablehlo");
    if (!wanted) return tl::unexpected(wanted.error());
    const auto end = until(CertifyStage::kSuite);
    wanted->has_vector_sizes = true;
    wanted->stop = &end.over();
    if (!renew_.empty()) return copy_suite(renew_ + "/suite", suite_folder());
    if (auto free = can_hold_suite(suite_folder()); !free) return free;
    if (const auto there = read_manifest(suite_folder()))
      if (auto same = is_same_suite(*there, *wanted); !same || reports::is_whole(*there)) return same;
    const conform::Suite suite = SuiteChoice::make(*wanted);
    if (stop_on_signals()) return {};
    if (!suite.files.empty()) return write_suite(suite, suite_folder());
    return fail(fmt::format("no time was left to make a file of the suite: give more than --time {}s, or fewer --ops",
                            seconds_of(time_)));
  }

  /// What is said of the run as a whole. A folder that holds a certificate of something else is left alone.
  Result<void> keep_facts(const backends::BackendFactory& factory, const judge::ContractChoice& contract,
                          const std::vector<backends::Variant>& variants) {
    std::map<std::string, std::string> facts = {{"backend", backend_},
                                                {"identity", factory.identity()},
                                                {"variants", conform::to_json(variants)},
                                                {"contract", contract.contract->name},
                                                {"contract_hash", contract.contract->hash},
                                                {"assay", spec::kVersion}};
    if (!contract.contract->found.empty())
      facts["policies"] = fmt::format("{}", fmt::join(contract.contract->found, " "));
    if (auto read = add_files(contract, facts); !read) return read;
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
        return fail(
            fmt::format("{} holds a certificate of another {}: `{}`; name another folder", out_, name, known->second));
      if (known == before->end())
        if (auto kept = (*evidence)->keep_fact(name, value); !kept) return kept;
    }
    return {};
  }

  /// The texts that the certificate depends on and that lie elsewhere.
  Result<void> add_files(const judge::ContractChoice& contract, std::map<std::string, std::string>& facts) const {
    const auto add = [&](const char* name, const std::string& path) -> Result<void> {
      if (path.empty()) return {};
      return read_text(path).map([&](const std::string& text) { facts[name] = text; });
    };
    std::error_code none;
    const std::string file = fs::is_regular_file(contract.argument, none) ? contract.argument : "";
    return add("contract_text", file).and_then([&] { return add("waivers", waivers_); }).and_then([&] {
      return renew_.empty() ? Result<void>() : add_renewed(renew_, facts);
    });
  }

  Result<void> answer(const std::vector<conform::SuiteText>& suite, conform::CertifyOptions options) const {
    auto evidence = reports::Evidence::open(database());
    if (!evidence) return tl::unexpected(evidence.error());
    const auto end = until(CertifyStage::kAnswers);
    options.limits.stop = &end.over();
    ProgressLine line;
    auto done = conform::run_suite(suite, options, **evidence, end.over(), progress_on(line));
    line.clear();
    return done;
  }

  Result<void> judge_bugs(const std::vector<conform::SuiteText>& suite, const conform::CertifyOptions& options) const {
    auto evidence = reports::Evidence::open(database());
    if (!evidence) return tl::unexpected(evidence.error());
    const auto end = until(CertifyStage::kBugs);
    ProgressLine line;
    auto done = conform::judge_bugs(suite, options, **evidence, end.over(), progress_on(line));
    line.clear();
    return done;
  }

  Result<void> sweep_functions(const conform::CertifyOptions& options) const {
    if (!has_part("functions") || stop_on_signals()) return {};
    const auto chosen = choice_.read("stablehlo");
    if (!chosen) return tl::unexpected(chosen.error());
    auto evidence = reports::Evidence::open(database());
    if (!evidence) return tl::unexpected(evidence.error());
    const auto functions = measure::functions_to_sweep(chosen->ops, chosen->types, options.variants);
    const auto end = until(CertifyStage::kFunctions);
    measure::SweptBackEnd swept{options.factory, options.variants, options.contract, options.limits, options.jobs};
    swept.limits.stop = &end.over();
    ProgressLine line;
    const auto progress = [show = progress_on(line)](std::size_t done, std::size_t all) {
      show("functions", done, all);
    };
    auto done = (*evidence)->keep_fact("functions", fmt::format("{}", functions.size())).and_then([&] {
      return measure::sweep_functions(functions, swept, **evidence, end.over(), progress);
    });
    line.clear();
    return done;
  }

  Result<void> campaign(const judge::ContractChoice& contract) {
    if (!has_part("campaign") || stop_on_signals()) return {};
    fuzz::CampaignOptions options;
    options.backend = backend_;
    options.variants = variants_;
    options.seed = choice_.seed();
    options.jobs = choice_.jobs();
    options.limits = limits_;
    options.contract = contract.argument;
    options.finds_policies = !is_not_asked_;
    options.avoid = false;               // what a certificate says of an op is said of all of its programs
    options.policy = *choice_.policy();  // its names have been read
    auto store = reports::Store::open(database());
    if (!store) return tl::unexpected(store.error());
    const Milliseconds used = used_by_campaigns(**store), share = campaign_share();
    options.time = share - used;
    if (options.time < kLeastOfAPart) return used.count() > 0 ? void() : leave_out("the campaign"), Result<void>();
    ProgressLine line({options.time, {}});
    auto done = fuzz::run_campaign(options, **store, stop_on_signals(), [&](const auto& now) { line.show(now); });
    line.clear();
    if (done && done->left_out.is_unfinished()) leave_out("of the campaign " + fuzz::describe(done->left_out));
    return done.map([](auto&&) {});
  }

  /// A campaign takes some of its time again to reduce what it has met.
  Milliseconds campaign_share() const { return plan_->left_for(CertifyStage::kCampaign) * 5 / 6; }

  /// In earlier sessions.
  static Milliseconds used_by_campaigns(reports::Store& store) {
    double used = 0;
    if (const auto campaigns = store.campaigns())
      for (const reports::Campaign& c : *campaigns) used += c.counts.seconds;
    return Milliseconds(static_cast<std::int64_t>(used * 1000));
  }

  Result<void> profile(const judge::ContractChoice& contract) {
    if (!has_part("profile") || stop_on_signals()) return {};
    if (plan_->left_for(CertifyStage::kProfile) < kLeastOfAPart) return leave_out("the profile"), Result<void>();
    measure::ProfileOptions options;
    options.backend = backend_;
    options.variant = variants_.empty() ? options.variant : variants_[0];
    options.baseline = contract.argument;
    options.seed = choice_.seed();
    options.time = std::min(profile_time_, plan_->left_for(CertifyStage::kProfile));
    options.parts = {measure::ProfilePart::kProbes, measure::ProfilePart::kRules};
    options.draft = database() + ".draft.contract";
    options.jobs = choice_.jobs();
    options.limits = limits_;
    auto store = reports::Store::open(database());
    if (!store) return tl::unexpected(store.error());
    ProgressLine line;
    auto done = measure::make_profile(options, **store, stop_on_signals(), [&](const measure::ProfileProgress& now) {
      line.show([&](double s) { return fmt::format("{:.0f} s  profile: {} {}", s, now.stage, now.done); });
    });
    line.clear();
    std::error_code ignored;
    fs::remove(options.draft, ignored);
    if (done && !done->left_out.empty()) leave_out("of the profile " + done->left_out);
    return done.map([](auto&&) {});
  }

  /// Where there is no time to look for them, the tightest contracts are left out.
  Result<reports::Certificate> derive() {
    const auto end = until(CertifyStage::kContracts);
    ProgressLine line;
    auto whole = derive_certificate(out_, choice_.jobs(), end.over(), progress_on(line));
    line.clear();
    if (!whole || !end.over() || stop_on_signals()) return whole;
    leave_out(kContractsPart);
    return keep_left_out(left_out_).and_then(
        [&] { return derive_certificate(out_, choice_.jobs(), stop_on_signals(), progress_on(line)); });
  }

  int conclude() {
    const auto certificate = derive();
    if (!certificate) return complain(certificate.error());
    if (auto written = write_certificate(*certificate, out_); !written) return complain(written.error());
    print_out(
        "{}\n\ncertificate   {}/certificate.html, .json, junit.xml\nevidence      {}\nverify it     assay certify "
        "--verify {}\n",
        certificate->verdict, out_, database(), out_);
    return certificate->conforms ? kNothingUnexpected : kUnexpected;
  }

  static conform::CertifyProgress progress_on(ProgressLine& line) {
    return [&line](const std::string& stage, std::size_t done, std::size_t all) {
      line.show([&](double s) { return fmt::format("{:.0f} s  {}: {} of {}", s, stage, done, all); });
    };
  }

  int verify() const {
    ProgressLine line;
    const auto differences = verify_certificate(verify_, choice_.jobs(), stop_on_signals(), progress_on(line));
    line.clear();
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
  Milliseconds time_ = std::chrono::minutes(10), profile_time_ = std::chrono::minutes(1);
  std::optional<CertifyTime> plan_;
  std::string left_out_;  ///< parts, with commas between
  bool is_not_asked_ = false;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_certify() { return std::make_unique<CertifyVerb>(); }

}  // namespace assay::cli
