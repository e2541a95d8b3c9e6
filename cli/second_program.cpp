#include "cli/second_program.h"

#include <fmt/format.h>

#include "backends/command_pass.h"
#include "cli/files.h"
#include "judge/contract_choice.h"
#include "judge/failure.h"
#include "judge/verdict.h"
#include "program/text/text.h"

namespace assay::cli {
namespace {

using conform::CheckReport;
using conform::SecondText;
using Second = tl::expected<SecondText, CheckReport>;

/// Part `k` of a text that was given.
Second part_of(const std::string& text, const std::string& path, std::size_t k) {
  const auto parts = program::split(text);
  if (k >= parts.size())
    return tl::unexpected(
        CheckReport{spec::Verdict::kInvalid, fmt::format("{} has no part {} for that of the first file", path, k + 1)});
  return SecondText{std::string(parts[k].text), path, false, parts[k].first_line};
}

/// What a pass did in the place of writing a program.
CheckReport report_of(const backends::Outcome& outcome, const std::string& name) {
  const judge::Judgement j = judge::judgement_of(outcome);
  const std::string kind = j.failure ? std::string(to_string(j.failure->kind)) + ": " : "";
  const std::string line = outcome.message.substr(0, outcome.message.find('\n'));
  return {judge::verdict_of(j), fmt::format("{}{}: {}", kind, name, line)};
}

}  // namespace

void SecondProgram::declare(Options& options) {
  options.option("--after", after_, "instead of --backend: a second program. Is each of its answers legal for FILE?");
  options.option("--pass", pass_,
                 "the same, where this command writes the second program to stdout; {} is the path of its input");
}

Result<void> SecondProgram::prepare(std::size_t files, const backends::Limits& limits) {
  if (!after_.empty() && !pass_.empty()) return fail("either --after or --pass says what the second program is");
  if (!after_.empty() && files != 1) return fail("--after is for one file");
  if (!after_.empty()) return read_program_text(after_).map([&](std::string text) { text_ = std::move(text); });
  auto factory = backends::open_command_pass(pass_, limits);
  if (!factory) return fail("--pass: " + factory.error().message);
  worker_ = (*factory)->start(limits);
  return {};
}

Result<std::shared_ptr<const spec::Contract>> SecondProgram::contract_for(const std::string& given) {
  return given == judge::kAutoContract ? conform::contract_for_two() : spec::contract_named(given);
}

conform::SecondSource SecondProgram::source() const {
  if (!after_.empty()) return [this](std::size_t k, const std::string&) { return part_of(text_, after_, k); };
  return [this](std::size_t, const std::string& part) -> Second {
    backends::Outcome made = worker_->transform({nullptr, part, {}}, {});
    if (!made.ok()) return tl::unexpected(report_of(made, pass_));
    return SecondText{std::move(made.text), "the output", true};
  };
}

}  // namespace assay::cli
