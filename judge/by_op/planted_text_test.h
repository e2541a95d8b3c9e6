#pragma once

#include <functional>
#include <regex>
#include <string>

#include "backends/backend.h"
#include "oracle/oracle.h"
#include "program/text/text.h"

/// For tests: a back end that compiles another program than it is given, and answers as one legal implementation of it.
namespace assay::judge {

/// What becomes of the text of a program.
using TextChange = std::function<std::string(std::string)>;

class PlantedText final : public backends::Backend {
 public:
  PlantedText(const spec::Contract& contract, TextChange change) : contract_(contract), change_(std::move(change)) {}

  backends::Outcome compile(const backends::Source& source, const backends::Variant&) override {
    const std::string text = change_(source.text);
    has_changed |= text != source.text;
    auto module = program::parse(text);
    if (!module) return {backends::OutcomeKind::kRejected, module.error().text()};
    if (const auto valid = program::verify(*module); !valid)
      return {backends::OutcomeKind::kRejected, valid.error().text()};
    module_ = *std::move(module);
    return {};
  }

  backends::Outcome run(const backends::ProcessTensors& inputs) override {
    Prng choices(++runs_);
    auto run = oracle::perturb(module_, inputs, contract_, choices, {.steps = 5000});
    if (!run) return {backends::OutcomeKind::kFailed, run.error().text()};
    return {.outputs = std::move(run->outputs)};
  }

  bool has_changed = false;

 private:
  const spec::Contract& contract_;
  TextChange change_;
  program::Module module_;
  std::uint64_t runs_ = 0;
};

/// What `pattern` matches in the first place becomes `replacement`.
inline TextChange replaced(const std::string& pattern, const std::string& replacement) {
  return [=](const std::string& text) {
    return std::regex_replace(text, std::regex(pattern), replacement, std::regex_constants::format_first_only);
  };
}

/// The first result of such an op is this many times what it should be.
inline TextChange scaled(const std::string& op, const std::string& factor) {
  return replaced(
      "%(\\w+) = (stablehlo\\." + op + " [^\\n]*?(tensor<[^>]*>))\\n",
      "%s = $2\n %f = stablehlo.constant dense<" + factor + "> : $3\n %$1 = stablehlo.multiply %s, %f : $3\n");
}

}  // namespace assay::judge
