#include "cli/check_server.h"

#include <cstdio>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "cli/check_json.h"
#include "cli/files.h"
#include "cli/input_options.h"
#include "cli/json_line.h"
#include "cli/model_table.h"
#include "cli/print.h"
#include "conform/files/check_file.h"
#include "conform/files/model_cases.h"
#include "judge/by_op/by_op.h"

namespace assay::cli {
namespace {

using conform::CheckReport;
using nlohmann::ordered_json;
using spec::Verdict;

/// What one line asks for.
struct CheckRequest {
  std::string file, inputs;   ///< of the program, and of its inputs
  std::string outputs, sets;  ///< files to write
  bool by_op = false;
};

Result<CheckRequest> parse_request(const std::string& line) {
  const ordered_json json = ordered_json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object()) return fail("a request is a JSON object on one line");
  CheckRequest out;
  const std::pair<const char*, std::string*> texts[] = {
      {"file", &out.file}, {"inputs", &out.inputs}, {"outputs", &out.outputs}, {"sets", &out.sets}};
  for (const auto& [name, value] : json.items()) {
    const auto text = std::ranges::find_if(texts, [&](const auto& row) { return row.first == name; });
    if (text != std::end(texts) && value.is_string()) *text->second = value.get<std::string>();
    else if (name == "by_op" && value.is_boolean()) out.by_op = value.get<bool>();
    else
      return fail(fmt::format("a request has file, inputs, outputs, sets (texts) and by_op (boolean), not {}", name));
  }
  if (out.file.empty()) return fail("a request names its program: {\"file\": \"program.mlir\"}");
  return out;
}

CheckReport not_judged(const Error& error) {
  return {error.kind == ErrorKind::kUnsupported ? Verdict::kUnsupported : Verdict::kInvalid, error.text()};
}

/// A report, and the table of a model where ops were judged one by one.
struct Answer {
  CheckReport report;
  std::optional<judge::ModelReport> model = {};
};

class CheckServer {
 public:
  CheckServer(judge::Subject subject, int jobs)
      : subject_(std::move(subject)), worker_(subject_.start()), contract_(subject_.contract.contract), jobs_(jobs),
        limits_(judging_limits(subject_.limits)) {
    begin();
  }

  void introduce() const {
    say({{"backend", subject_.name},
         {"identity", subject_.factory->identity()},
         {"variant", subject_.variant().name},
         {"contract", subject_.contract.argument},
         {"why", subject_.contract.why}});
  }

  void answer(const std::string& line) {
    const auto request = parse_request(line);
    if (!request) return say(json_of({"", ""}, {not_judged(request.error())}));
    Answer answer = confirmed(*request);
    if (const auto written = write_files(*request, answer.report); !written)
      answer.report = {Verdict::kBroken, written.error().text()};
    say(json_of(*request, answer));
  }

 private:
  void begin() { judge_.emplace(*worker_, contract_, judge::oracle_explainer(limits_)); }

  /// What an earlier program did to the process of the back end is no fault of this one: a wrong answer is asked for
  /// again in a fresh one.
  Answer confirmed(const CheckRequest& request) {
    Answer first = judged(request);
    if (!spec::is_violation(first.report.verdict)) return first;
    judge_->restart();
    Answer again = judged(request);
    if (spec::is_violation(again.report.verdict)) return again;
    first.report.verdict = Verdict::kUnconfirmed;
    first.report.reason += "; not again in a fresh process of the back end";
    return first;
  }

  Answer judged(const CheckRequest& request) {
    const auto text = read_program_text(request.file);
    if (!text) return {not_judged(text.error())};
    InputOptions inputs(request.inputs);
    if (const auto usable = inputs.prepare(); !usable) return {not_judged(usable.error())};
    const conform::InputSource source = [&](const program::Module& module) {
      return inputs.sets(module, subject_.limits.resident_bytes);
    };
    const conform::InputSource given = inputs.are_given() ? source : nullptr;
    if (request.by_op) return judged_by_op(*text, request.file, given);
    return {conform::check_on_backend(*text, request.file, given, *judge_, subject_.variant(), limits_)};
  }

  Answer judged_by_op(const std::string& text, const std::string& path, const conform::InputSource& source) {
    const auto cases = conform::model_cases(text, path, source, limits_);
    if (!cases) return {not_judged(cases.error())};
    if (cases->size() != 1) return {not_judged({"by_op takes a file with one function and one set of inputs", path})};
    const judge::Case& c = cases->front().program;
    auto model =
        judge::judge_by_op(c.module, c.inputs[0][0], {*worker_, subject_.variant(), *contract_, limits_, jobs_});
    begin();
    if (!model) return {not_judged(model.error())};
    CheckReport report{model->verdict(), fmt::format("@{}: {}", cases->front().function, model_line(*model)),
                       model->counts()};
    if (const auto& ran = model->whole.judgement.outputs; !ran.empty()) report.outputs = ran.front();
    return {std::move(report), *std::move(model)};
  }

  static Result<void> write_files(const CheckRequest& request, const CheckReport& report) {
    if (report.outputs.empty()) return {};
    Result<void> written;
    if (!request.outputs.empty()) written = write_arrays(request.outputs, report.outputs);
    if (written && !request.sets.empty() && !report.legal.empty())
      written = write_arrays(request.sets, {conform::legal_arrays(report.legal)});
    return written;
  }

  ordered_json json_of(const CheckRequest& request, const Answer& answer) const {
    const Place place{subject_.name, subject_.variant().name, subject_.contract.argument};
    ordered_json out = check_json(request.file, place, answer.report, !request.outputs.empty());
    if (answer.model) out["by_op"] = model_json(*answer.model);
    out["sets"] = !request.sets.empty() && !answer.report.outputs.empty() && !answer.report.legal.empty();
    return out;
  }

  static void say(const ordered_json& json) {
    print_out("{}", json_line(json));
    std::fflush(stdout);
  }

  judge::Subject subject_;
  std::unique_ptr<backends::Backend> worker_;
  std::shared_ptr<const spec::Contract> contract_;
  int jobs_;
  oracle::Limits limits_;
  std::optional<judge::Judge> judge_;  ///< knows what the worker compiled last
};

}  // namespace

void serve_checks(judge::Subject subject, int jobs, std::istream& requests) {
  CheckServer server(std::move(subject), jobs);
  server.introduce();
  for (std::string line; std::getline(requests, line);)
    if (!line.empty()) server.answer(line);
}

}  // namespace assay::cli
