#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <thread>

#include "cli/check_json.h"
#include "cli/check_server.h"
#include "cli/exit_rule.h"
#include "cli/files.h"
#include "cli/input_options.h"
#include "cli/json_line.h"
#include "cli/machine_output.h"
#include "cli/model_table.h"
#include "cli/print.h"
#include "cli/second_program.h"
#include "cli/source_line.h"
#include "cli/verbs.h"
#include "conform/files/check_after.h"
#include "conform/files/check_file.h"
#include "conform/files/model_cases.h"
#include "fuzz/campaign/campaign.h"
#include "judge/by_op/by_op.h"
#include "judge/contract_choice.h"
#include "judge/subject/subject.h"
#include "program/text/text.h"
#include "reports/html/pages.h"

namespace assay::cli {
namespace {

using conform::CheckReport;
using spec::Verdict;
using Outcome = reports::TestCase::Outcome;

/// What all files add up to.
class Sums {
 public:
  void add(const CheckReport& report) {
    ++files_[spec::label(report.verdict)];
    elements_ += report.counts;
  }

  std::string text() const {
    const auto some = [&](const char* label, const char* what) {
      return of(label) > 0 ? fmt::format("{} {}, ", of(label), what) : "";
    };
    return fmt::format("{} passed, {}{}{}{}{}{} failed, {} skipped, {} errors{}\n", of("PASS"),
                       some("DEVIATION", "deviations"), some("UNDECIDED", "undecided"), some("WEAK", "weak"),
                       some("OPEN", "open"), some("SLOW", "slow"), of("FAIL"), of("SKIP"), of("ERROR"), not_judged());
  }

  bool has_unjudged() const { return of("OPEN") + of("WEAK") > 0; }

  nlohmann::ordered_json json() const {
    nlohmann::ordered_json files;
    for (const std::string_view label : spec::kLabels) files[std::string(label)] = of(label);
    return {{"files", files}, {"elements", counts_json(elements_)}};
  }

 private:
  int of(std::string_view label) const {
    const auto known = files_.find(label);
    return known == files_.end() ? 0 : known->second;
  }
  std::string not_judged() const {
    const std::int64_t all = elements_.open + elements_.undecided;
    return all > 0 ? fmt::format("; {} elements not judged: {} open, {} undecided", all, elements_.open,
                                 elements_.undecided)
                   : "";
  }

  std::map<std::string_view, int> files_;  ///< by label
  spec::ElementCounts elements_;
};

class CheckVerb final : public Verb {
 public:
  void declare(Options& options) override {
    options.positional(
        "FILE", files_,
        "programs with checks; with --backend, any programs, also bytecode or HLO. A folder stands for its *.mlir, or "
        "for what XLA dumped there");
    inputs_.declare(options);
    second_.declare(options);
    options.option(
        "--backend", backends_,
        "compare the outputs of this back end with what is legal; without it, the checks in the file run. May be "
        "repeated. `jax` is the jaxlib of your Python environment; `assay backends` lists all");
    options.option("--variant", variants_,
                   "named compile options of the back ends, `default` if none is given. May be repeated");
    options.option("--contract", contract_, kContractHelp);
    options.flag("--no-calibrate", is_not_asked_, kNoCalibrationHelp);
    options.option("--outputs", outputs_, "for one FILE on one back end: write its outputs here as .npz");
    options.flag("--by-op", by_op_,
                 "for a model: judge each op on the operands that the back end computed, and name the first wrong op");
    options.flag("--serve", serves_,
                 "keep one --backend open and answer requests. FILE, or - for stdin, has one JSON object per line "
                 "(docs/python.md)");
    options.number("--jobs", jobs_, "with --by-op: judge this many ops at a time", kJobs);
    options.flag("-v,--verbose", is_long_, "with --by-op: print all ops");
    options.option("--report", report_, "with --by-op and one FILE: write an HTML page of the model here");
    rule_.declare(options);
    options.flag("--strict", strict_, "ignore --allow-open and --allow-skip");
    options.flag("--json", json_, "print one JSON object per file, then one with the totals");
    machines_.declare(options);
    declare_limits(options, limits_);
  }

  int act() override {
    if (const auto writable = machines_.check(); !writable) return complain(writable.error());
    if (const auto usable = inputs_.prepare(); !usable) return complain(usable.error());
    if (const auto found = look_into_folders(); !found) return complain(found.error());
    if (variants_.empty()) variants_ = {"default"};
    if (serves_) return serve();
    if (!outputs_.empty() && (files_.size() * backends_.size() * variants_.size() != 1))
      return complain({"--outputs takes those of one file on one back end", "", ErrorKind::kInvalid});
    if (by_op_ && (backends_.empty() || second_.is_given() || !outputs_.empty()))
      return complain(
          {"--by-op is for programs on a --backend, without --after, --pass and --outputs", "", ErrorKind::kInvalid});
    if (!report_.empty() && !(by_op_ && files_.size() * backends_.size() * variants_.size() == 1))
      return complain({"--report is for one file with --by-op on one back end", "", ErrorKind::kInvalid});
    if (const auto writable = can_write(report_); !writable) return complain(writable.error());
    if (second_.is_given()) {
      if (const auto done = check_second(); !done) return complain(done.error());
    } else if (backends_.empty())
      check_all(
          {}, [&](const auto&... file) { return conform::check_on_oracle(file..., source(), oracle_limits(limits_)); });
    for (const std::string& backend : backends_)
      if (const auto done = check_on(backend); !done) return complain(done.error());
    if (const auto written = machines_.write("assay check", cases_, true); !written) return complain(written.error());
    if (json_) print_out("{}", json_line(sums_.json()));
    else if (is_unexpected_ || !machines_.is_quiet()) print_out("{}", sums_.text());
    if (!json_ && sums_.has_unjudged() && !by_op_ && !backends_.empty() && !second_.is_given())
      print_error("--by-op judges each op on the values that the back end itself computed before it\n");
    if (is_missing_) return kUsage;
    if (is_lost_) return kEnvironment;
    return is_unexpected_ ? kUnexpected : kNothingUnexpected;
  }

 private:
  int serve() {
    if (backends_.size() != 1 || variants_.size() != 1 || files_.size() != 1 || inputs_.are_given() ||
        second_.is_given())
      return complain(
          {"--serve takes one --backend with one --variant, and one FILE of requests, which name programs and inputs",
           "", ErrorKind::kInvalid});
    const auto requests = open_text(files_[0]);
    if (!requests) return complain(requests.error());
    auto subject = judge::open_subject({backends_[0], variants_, contract_, !is_not_asked_, limits_});
    if (!subject) return complain(subject.error());
    serve_checks(*std::move(subject), jobs(), **requests);
    return kNothingUnexpected;
  }

  conform::InputSource source() const {
    if (!inputs_.are_given()) return nullptr;
    return [this](const program::Module& module) { return inputs_.sets(module, limits_.resident_bytes); };
  }

  /// Those that were named, and those in folders that were.
  Result<void> look_into_folders() {
    std::vector<std::string> all;
    for (const std::string& path : files_) {
      std::error_code unreadable;
      if (!std::filesystem::is_directory(path, unreadable)) {
        all.push_back(path);
        continue;
      }
      const auto found = find_programs(path);
      if (!found) return tl::unexpected(found.error());
      all.insert(all.end(), found->begin(), found->end());
    }
    files_ = std::move(all);
    return {};
  }

  /// Whether a second program may stand in the place of each.
  Result<void> check_second() {
    if (!backends_.empty()) return fail("the second program is run by the oracle: --backend is not for it");
    if (const auto usable = second_.prepare(files_.size(), limits_); !usable) return usable;
    const auto contract = SecondProgram::contract_for(contract_);
    if (!contract) return tl::unexpected(contract.error());
    print_error("contract {}\n", (*contract)->name);
    check_all({}, [&](const auto&... file) {
      return conform::check_after(file..., second_.source(), source(), **contract, judging_limits(limits_));
    });
    return {};
  }

  Result<void> check_on(const std::string& backend) {
    auto subject = judge::open_subject({backend, variants_, contract_, !is_not_asked_, limits_});
    if (!subject) return tl::unexpected(subject.error());
    const auto& contract = subject->contract.contract;
    print_error("contract {}\n", judge::describe(subject->contract));
    for (const backends::Variant& variant : subject->variants) {
      auto worker = subject->start();
      const oracle::Limits limits = judging_limits(limits_);
      if (by_op_) {
        check_models({backend, variant.name, contract->name}, {*worker, variant, *contract, limits, jobs()});
        continue;
      }
      judge::Judge judge(*worker, contract, judge::oracle_explainer(limits));
      check_all({backend, variant.name, contract->name}, [&](const auto&... file) {
        return conform::check_on_backend(file..., source(), judge, variant, limits, taken_by(*subject->factory));
      });
    }
    return {};
  }

  int jobs() const { return static_cast<int>(jobs_.value_or(std::max(1u, std::thread::hardware_concurrency()))); }

  void check_models(const Place& place, const judge::ByOpRequest& request) {
    for (const std::string& path : files_) {
      const auto text = read_program_text(path);
      is_missing_ |= !text;
      const auto cases =
          text.and_then([&](const std::string& t) { return conform::model_cases(t, path, source(), request.limits); });
      if (!cases) finish(path, place, failed(cases.error()), nullptr);
      else
        for (const conform::ModelCase& c : *cases) check_model(path, place, c, request);
    }
  }

  static CheckReport failed(const Error& error) {
    return {error.kind == ErrorKind::kUnsupported ? Verdict::kUnsupported : Verdict::kInvalid, error.text()};
  }

  void check_model(const std::string& path, const Place& place, const conform::ModelCase& c,
                   const judge::ByOpRequest& request) {
    const auto model = judge::judge_by_op(c.program.module, c.program.inputs[0][0], request);
    if (!model) return finish(path, place, failed(model.error()), nullptr);
    const std::string origin = c.origin.empty() ? "" : "; " + c.origin;
    finish(path, place,
           {model->verdict(), fmt::format("@{}: {}{}", c.function, model_line(*model), origin), model->counts()},
           &*model);
  }

  /// Counts and prints what became of a file. With the table of a model, if it is one.
  void finish(const std::string& path, const Place& place, const CheckReport& report, const judge::ModelReport* model) {
    sums_.add(report);
    is_unexpected_ |= !ends_well(report.verdict);
    cases_.push_back({place.backend.empty() ? "oracle" : fmt::format("{} {}", place.backend, place.variant), path,
                      outcome_of(report.verdict), report.reason, "", path});
    if (json_ || (model && !report_.empty())) {
      auto out = json(path, place, report);
      if (model) out["by_op"] = model_json(*model);
      if (model && !report_.empty()) keep_page(out);
      if (json_) return print_out("{}", json_line(out));
    }
    if (ends_well(report.verdict) && machines_.is_quiet()) return;
    print_out("{}{}{}", line(path, place, report), side_by_side(report), model ? model_text(*model, is_long_) : "");
  }

  void keep_page(const nlohmann::ordered_json& checked) {
    const auto written = write_text(report_, reports::html_model(checked));
    if (!written) complain(written.error());
    is_lost_ |= !written;
  }

  /// Passes get unknown sizes and quantized types as they are: refining them is their task.
  static conform::Taken taken_by(const backends::BackendFactory& factory) {
    if (!factory.name().starts_with("pass:")) return {};
    return {factory.takes_dynamic(), factory.takes_quantized()};
  }

  template <class Check> void check_all(const Place& place, Check check) {
    for (const std::string& path : files_) {
      auto text = read_program_text(path);
      const CheckReport report = text ? check(*text, path) : CheckReport{Verdict::kInvalid, text.error().message};
      is_missing_ |= !text;
      if (!outputs_.empty() && !report.outputs.empty()) is_lost_ |= !write_outputs(report.outputs);
      finish(path, place, report, nullptr);
    }
  }

  bool write_outputs(const oracle::ProcessTensors& outputs) const {
    const auto written = write_arrays(outputs_, outputs);
    if (!written) complain(written.error());
    return written.has_value();
  }

  bool ends_well(Verdict verdict) const { return strict_ ? spec::ends_well(verdict, {}) : rule_.ends_well(verdict); }

  /// What was not judged has failed, or is skipped where that is allowed.
  Outcome outcome_of(Verdict verdict) const {
    if (spec::ends_well(verdict, {})) return Outcome::kPassed;
    if (spec::label(verdict) == "ERROR") return Outcome::kError;
    return ends_well(verdict) ? Outcome::kSkipped : Outcome::kFailed;
  }

  std::string line(const std::string& path, const Place& place, const CheckReport& report) const {
    const bool has_several = backends_.size() * variants_.size() > 1;
    const bool is_error = spec::label(report.verdict) == "ERROR";
    return fmt::format("{} {}{}: {}{}\n", spec::label(report.verdict), reports::visible_line(path),
                       has_several ? place.label() : "", reports::visible_line(report.reason),
                       is_error ? source_of(path, report.reason) : "");
  }

  /// The place of an error in the file itself is only `line:column`.
  static std::string source_of(const std::string& path, const std::string& reason) {
    const std::string elsewhere = source_line(reason);
    return elsewhere.empty() ? source_line(path + ":" + reason) : elsewhere;
  }

  /// What the first program allows and the second one gives, element by element.
  static std::string side_by_side(const CheckReport& report) {
    if (report.outside.empty()) return "";
    conform::ShownElement head{"", "the first program allows", "the second gives"};
    std::size_t place = 0, expected = head.expected.size();
    for (const conform::ShownElement& e : report.outside) {
      place = std::max(place, e.place.size());
      expected = std::max(expected, e.expected.size());
    }
    const auto row = [&](const conform::ShownElement& e) {
      return fmt::format("    {:<{}}  {:<{}}  {}\n", e.place, place, e.expected, expected, e.got);
    };
    std::string out = row(head);
    for (const conform::ShownElement& e : report.outside) out += row(e);
    return out;
  }

  nlohmann::ordered_json json(const std::string& path, const Place& place, const CheckReport& report) const {
    nlohmann::ordered_json out = check_json(path, place, report, !outputs_.empty());
    if (second_.is_given()) out["after"] = second_.name(), out["elements"] = counts_json(report.counts);
    return out;
  }

  std::vector<std::string> files_, backends_, variants_;
  InputOptions inputs_;
  SecondProgram second_;
  std::string outputs_, report_, contract_ = judge::kAutoContract;
  ExitRule rule_;
  std::optional<std::uint64_t> jobs_;
  bool by_op_ = false, is_long_ = false;
  bool serves_ = false, strict_ = false, json_ = false, is_not_asked_ = false, is_missing_ = false, is_lost_ = false;
  bool is_unexpected_ = false;
  Sums sums_;
  MachineOutput machines_;
  std::vector<reports::TestCase> cases_;
  backends::Limits limits_;
};

}  // namespace

std::unique_ptr<Verb> make_check() { return std::make_unique<CheckVerb>(); }

}  // namespace assay::cli
