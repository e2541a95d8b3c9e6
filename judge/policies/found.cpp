#include "judge/policies/found.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "judge/compare.h"
#include "judge/element_bytes.h"
#include "judge/policies/question.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

namespace assay::judge {
namespace {

using Questions = std::vector<PolicyQuestion>;

/// What became of one program.
struct Answer {
  bool is_refused = false;  ///< says nothing of the policy
  int right = 0;
  std::string wrong;  ///< the first answer that is not the documented one, or how the back end failed

  bool is_all_right() const { return !is_refused && wrong.empty(); }
};

std::string describe(const PolicyQuestion& q, const Tensor& got, const Tensor& expected, std::int64_t at) {
  const auto text = [&](const Tensor& t) { return describe_element(t.type.element(), element_of(t, at)); };
  return fmt::format("{} of {} gives {} where the policy is {}, at element {} of {}", q.op, spec::name(q.type),
                     text(got), text(expected), at, got.type.elements());
}

/// The first element that is another one; nothing where all are the same.
std::optional<std::int64_t> first_other(const Tensor& got, const Tensor& expected) {
  const auto size = static_cast<std::size_t>(spec::storage_bytes(got.type.element()));
  const auto at = std::ranges::mismatch(got.bytes, expected.bytes).in1 - got.bytes.begin();
  if (static_cast<std::size_t>(at) == got.bytes.size()) return std::nullopt;
  return static_cast<std::int64_t>(static_cast<std::size_t>(at) / size);
}

class Asking {
 public:
  Asking(backends::Backend& backend, const backends::Variant& variant,
         std::chrono::milliseconds patience = kCalibrationTime)
      : backend_(backend), variant_(variant), until_(std::chrono::steady_clock::now() + patience) {}

  /// All in one program; where the back end will not take it, those of each type by themselves.
  Result<FoundPolicy> ask(const std::string& policy, const Questions& questions) {
    auto answer = ask_program(questions);
    if (!answer) return tl::unexpected(answer.error());
    if (answer->right > 0 || questions.empty()) return found(policy, {*answer});
    std::map<spec::ElementType, Questions> by_type;
    for (const PolicyQuestion& q : questions) by_type[q.type].push_back(q);
    std::vector<Answer> answers;
    for (const auto& [type, some] : by_type) {
      auto of_type = ask_program(some);
      if (!of_type) return tl::unexpected(of_type.error());
      answers.push_back(*std::move(of_type));
      if (!answers.back().is_refused && !answers.back().wrong.empty()) break;
    }
    return found(policy, answers);
  }

  Result<Answer> ask_program(const Questions& questions, QuestionForms forms = QuestionForms::kAll) {
    if (std::chrono::steady_clock::now() >= until_) return fail("the back end takes too long to be asked");
    const auto program = program_of_questions(questions, forms);
    if (!program) return tl::unexpected(program.error());
    const Module& module = program->program.module;
    const auto& inputs = program->program.inputs;
    const auto exact = oracle::evaluate(module, inputs.front());
    if (!exact) return tl::unexpected(exact.error());
    const auto compiled = backend_.compile({&module, program::print(module), module.grid}, variant_);
    if (!compiled.ok()) return failed(compiled);
    const auto ran = backend_.run(inputs.front());
    if (!ran.ok()) return failed(ran);
    return compared(questions, *program, ran.outputs, exact->outputs);
  }

 private:
  static FoundPolicy found(const std::string& policy, const std::vector<Answer>& answers) {
    int right = 0;
    for (const Answer& a : answers) {
      if (!a.wrong.empty()) return {policy, false, a.wrong};
      right += a.right;
    }
    if (right == 0) return {policy, false, "the back end takes none of the probes"};
    return {policy, true, fmt::format("{} probes", right)};
  }

  static Answer failed(const backends::Outcome& outcome) {
    using enum backends::OutcomeKind;
    const bool is_refused = outcome.kind != kCrashed && outcome.kind != kFailed;
    return {is_refused, 0, is_refused ? "" : fmt::format("the back end fails: {}", backends::to_string(outcome.kind))};
  }

  static Answer compared(const Questions& questions, const QuestionProgram& program, const ProcessTensors& outputs,
                         const ProcessTensors& exact) {
    Answer out;
    if (outputs.size() != 1 || outputs[0].size() != exact[0].size()) return {true, 0, ""};
    for (std::size_t k = 0; k < exact[0].size(); ++k) {
      const Tensor &got = outputs[0][k], &expected = exact[0][k];
      if (got.type != expected.type || got.bytes.size() != expected.bytes.size()) return {true, 0, ""};
      const auto other = first_other(got, expected);
      if (other && out.wrong.empty()) out.wrong = describe(questions[program.question_of[k]], got, expected, *other);
      out.right += other ? 0 : 1;
    }
    return out;
  }

  backends::Backend& backend_;
  const backends::Variant& variant_;
  std::chrono::steady_clock::time_point until_;
};

}  // namespace

bool still_keeps(backends::Backend& backend, const backends::Variant& variant,
                 const std::vector<std::string>& policies) {
  const auto questions = shipped_policy_questions();
  Questions some;
  if (!questions || policies.empty()) return questions.has_value();
  std::ranges::copy_if(*questions, std::back_inserter(some), [&](const PolicyQuestion& q) {
    return is_of_32_bits(q) && std::ranges::find(policies, q.policy) != policies.end();
  });
  const auto answer = Asking(backend, variant).ask_program(some, QuestionForms::kShort);
  return answer && answer->is_all_right();
}

std::vector<std::string> all_asked_policies() {
  std::vector<std::string> out;
  for (const PolicyQuestion& q : shipped_policy_questions().value_or(Questions{}))
    if (std::ranges::find(out, q.policy) == out.end()) out.push_back(q.policy);
  return out;
}

Result<std::vector<FoundPolicy>> find_policies(backends::Backend& backend, const backends::Variant& variant,
                                               std::span<const std::string> policies,
                                               std::chrono::milliseconds patience) {
  const auto questions = shipped_policy_questions();
  if (!questions) return tl::unexpected(questions.error());
  Asking asking(backend, variant, patience);
  std::vector<FoundPolicy> out;
  for (const std::string& policy : policies) {
    Questions own;
    std::ranges::copy_if(*questions, std::back_inserter(own), [&](const auto& q) { return q.policy == policy; });
    if (own.empty()) continue;
    auto found = asking.ask(policy, own);
    if (!found) return tl::unexpected(found.error());
    out.push_back(*std::move(found));
  }
  return out;
}

}  // namespace assay::judge
