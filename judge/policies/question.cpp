#include "judge/policies/question.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstring>
#include <span>

#include "judge/embedded.h"
#include "judge/policies/element_text.h"
#include "program/text/text.h"
#include "spec/types/element_type.h"

namespace assay::judge {
namespace {

using spec::ElementType;
using Codes = std::vector<std::uint64_t>;

// ---- Files --------------------------------------------------------------------------------------

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto end = text.find(separator);
    if (const auto piece = trimmed(text.substr(0, end)); !piece.empty()) out.push_back(piece);
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

/// With the number of bits of the type for `width`.
std::string with_width(std::string_view text, ElementType e) {
  std::string out(text);
  constexpr std::string_view kWidth = "width";
  for (auto at = out.find(kWidth); at != std::string::npos; at = out.find(kWidth))
    out.replace(at, kWidth.size(), std::to_string(spec::bits(e)));
  return out;
}

Result<Codes> codes_of(std::string_view list, ElementType e) {
  Codes out;
  for (const std::string_view element : split(list, ',')) {
    const auto code = parse_element(with_width(element, e), e);
    if (!code) return tl::unexpected(code.error());
    out.push_back(*code);
  }
  return out;
}

/// `op NAME for TYPES [to TYPES] : ELEMENTS [; ELEMENTS]`.
class OpLine {
 public:
  OpLine(std::string policy, std::string_view line) : policy_(std::move(policy)), line_(line) {}

  Result<void> read(std::vector<PolicyQuestion>& out) const {
    const auto colon = line_.find(':');
    const auto words = split(line_.substr(0, colon), ' ');
    if (colon == std::string_view::npos || words.size() < 4 || words[2] != "for") return fail("expected `op NAME for`");
    std::vector<ElementType> from, to;
    std::vector<ElementType>* into = &from;
    for (const std::string_view word : std::span(words).subspan(3)) {
      const auto type = spec::element_type_named(word);
      if (word == "to") into = &to;
      else if (!type) return fail(fmt::format("`{}` is no element type", word));
      else into->push_back(*type);
    }
    for (const ElementType e : from)
      if (auto added = add(words[1], e, to.empty() ? std::vector{e} : to, line_.substr(colon + 1), out); !added)
        return added;
    return {};
  }

 private:
  Result<void> add(std::string_view op, ElementType e, const std::vector<ElementType>& results, std::string_view lists,
                   std::vector<PolicyQuestion>& out) const {
    std::vector<Codes> operands;
    for (const std::string_view list : split(lists, ';')) {
      auto codes = codes_of(list, e);
      if (!codes) return tl::unexpected(codes.error());
      operands.push_back(*std::move(codes));
    }
    for (const ElementType result : results) out.push_back({policy_, std::string(op), e, result, operands});
    return {};
  }

  std::string policy_;
  std::string_view line_;
};

// ---- Programs -----------------------------------------------------------------------------------

/// How the operands of an op are given.
enum class OperandForm : std::uint8_t { kArguments, kLastIsLiteral, kLiterals };
struct QuestionForm {
  std::int64_t elements;
  OperandForm form;
  bool of_every_type;  ///< or of types of 32 bits alone
};
constexpr QuestionForm kShortForm[] = {{7, OperandForm::kArguments, true}};
constexpr QuestionForm kForms[] = {{1, OperandForm::kArguments, false},      {7, OperandForm::kArguments, true},
                                   {64, OperandForm::kArguments, false},     {1023, OperandForm::kArguments, true},
                                   {64, OperandForm::kLastIsLiteral, false}, {7, OperandForm::kLiterals, true}};

class QuestionWriter {
 public:
  QuestionWriter(const std::vector<PolicyQuestion>& questions, std::span<const QuestionForm> forms)
      : questions_(questions), forms_(forms) {}

  Result<QuestionProgram> write() {
    for (std::size_t k = 0; k < questions_.size(); ++k)
      for (const QuestionForm& form : forms_)
        if (is_asked(questions_[k], form)) ask(k, form);
    auto module = program::parse(fmt::format("func.func @main({}) -> ({}) {{\n{}  return {} : {}\n}}\n",
                                             fmt::join(arguments_, ", "), fmt::join(types_, ", "), body_,
                                             fmt::join(results_, ", "), fmt::join(types_, ", ")));
    if (!module) return tl::unexpected(module.error());
    if (auto valid = program::verify(*module); !valid) return tl::unexpected(valid.error());
    out_.program = {*std::move(module), {{std::move(inputs_)}}};
    return std::move(out_);
  }

 private:
  static bool is_asked(const PolicyQuestion& q, const QuestionForm& form) {
    return (is_of_32_bits(q) || form.of_every_type) &&
           (q.operands.size() > 1 || form.form != OperandForm::kLastIsLiteral);
  }

  void ask(std::size_t k, const QuestionForm& form) {
    const PolicyQuestion& q = questions_[k];
    const Type type = Type::tensor({form.elements}, q.type), result = Type::tensor({form.elements}, q.result);
    std::vector<std::string> operands;
    for (std::size_t i = 0; i < q.operands.size(); ++i) {
      const bool is_last = i + 1 == q.operands.size();
      const bool is_literal =
          form.form == OperandForm::kLiterals || (form.form == OperandForm::kLastIsLiteral && is_last);
      operands.push_back(operand(elements(type, q, i), is_literal));
    }
    const std::vector types(operands.size(), type.text());
    results_.push_back(line(fmt::format("\"{}\"({}) : ({}) -> {}", q.op, fmt::join(operands, ", "),
                                        fmt::join(types, ", "), result.text())));
    types_.push_back(result.text());
    out_.question_of.push_back(k);
  }

  /// Each element of the first operand meets each of the second.
  static Tensor elements(Type type, const PolicyQuestion& q, std::size_t operand) {
    const auto size = static_cast<std::size_t>(spec::storage_bytes(type.element()));
    Tensor out{type, std::vector<std::byte>(static_cast<std::size_t>(type.storage_size()))};
    const Codes& codes = q.operands[operand];
    const std::size_t step = operand == 0 ? 1 : q.operands[0].size();
    for (std::size_t k = 0; k * size < out.bytes.size(); ++k)
      std::memcpy(&out.bytes[k * size], &codes[k / step % codes.size()], size);
    return out;
  }

  std::string line(const std::string& text) {
    body_ += fmt::format("  %{} = {}\n", lines_, text);
    return fmt::format("%{}", lines_++);
  }
  std::string operand(Tensor t, bool is_literal) {
    if (is_literal) return line(fmt::format("stablehlo.constant {}", program::print_literal({t.type, t.bytes, false})));
    const std::string name = fmt::format("%a{}", arguments_.size());
    arguments_.push_back(fmt::format("{}: {}", name, t.type.text()));
    inputs_.push_back(std::move(t));
    return name;
  }

  const std::vector<PolicyQuestion>& questions_;
  std::span<const QuestionForm> forms_;
  std::vector<std::string> arguments_, results_, types_;
  std::vector<Tensor> inputs_;
  std::string body_;
  int lines_ = 0;
  QuestionProgram out_;
};

}  // namespace

Result<std::vector<PolicyQuestion>> parse_policy_questions(std::string_view text, std::string_view file) {
  std::vector<PolicyQuestion> out;
  std::string policy;
  std::size_t number = 0;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    Result<void> read;
    if (line.starts_with("policy ")) policy = trimmed(line.substr(7));
    else if (line.starts_with("op ")) read = OpLine(policy, line).read(out);
    else if (!line.empty() && !line.starts_with("--")) read = fail("expected `policy` or `op`");
    if (!read) return fail(read.error().message, fmt::format("{}:{}", file, number));
  }
  return out;
}

Result<std::vector<PolicyQuestion>> shipped_policy_questions() {
  std::vector<PolicyQuestion> out;
  for (const auto& [path, text] : embedded_policies()) {
    auto some = parse_policy_questions(text, path);
    if (!some) return tl::unexpected(some.error());
    out.insert(out.end(), some->begin(), some->end());
  }
  return out;
}

bool is_of_32_bits(const PolicyQuestion& q) { return spec::bits(q.type) == 32 && spec::bits(q.result) == 32; }

Result<QuestionProgram> program_of_questions(const std::vector<PolicyQuestion>& questions, QuestionForms forms) {
  const bool is_short = forms == QuestionForms::kShort;
  return QuestionWriter(questions,
                        is_short ? std::span<const QuestionForm>(kShortForm) : std::span<const QuestionForm>(kForms))
      .write();
}

}  // namespace assay::judge
