#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "judge/case.h"
#include "spec/result.h"

/// What is asked of a back end where the text leaves an operation open: an op on operands of which some are out of
/// range. The files lie in corpus/policies.
namespace assay::judge {

/// One op on operands of one type.
struct PolicyQuestion {
  std::string policy;  ///< as the line of a contract begins: `shift-overflow`
  std::string op;
  spec::ElementType type{}, result{};
  std::vector<std::vector<std::uint64_t>> operands;  ///< codes; every one of the first meets every one of the second
};

/// Parses one file. Errors carry file:line.
Result<std::vector<PolicyQuestion>> parse_policy_questions(std::string_view text, std::string_view file);
/// Those that come with Assay.
Result<std::vector<PolicyQuestion>> shipped_policy_questions();

/// In the types in which most programs compute.
bool is_of_32_bits(const PolicyQuestion&);

/// One program with several questions, each in several forms: small tensors and large ones, since compilers have other
/// code for each, arguments and literals, since what is folded may be folded otherwise.
struct QuestionProgram {
  Case program;
  std::vector<std::size_t> question_of;  ///< by output: its position among the questions
};
/// All forms, or one small one.
enum class QuestionForms : std::uint8_t { kAll, kShort };
/// An error where some question is about an op that takes no such operands.
Result<QuestionProgram> program_of_questions(const std::vector<PolicyQuestion>&, QuestionForms = QuestionForms::kAll);

}  // namespace assay::judge
