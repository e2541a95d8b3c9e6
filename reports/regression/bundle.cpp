#include "reports/regression/bundle.h"

#include <fmt/format.h>

#include "reports/finding_text.h"
#include "reports/json.h"
#include "reports/regression/lit.h"
#include "reports/reproduce.h"
#include "reports/visible.h"

namespace assay::reports {
namespace {

std::string answers(const Finding& finding) {
  std::string text;
  for (const OutputEvidence& output : finding.evidence)
    if (!output.got.empty()) text += output.got + "\n";
  return visible(text.empty() ? finding.message + "\n" : text);
}

std::string sentence(const char* name, const std::string& value) {
  return value.empty() ? "" : fmt::format("{}: {}.\n", name, markdown(value));
}

std::string numbers_of(const Finding& f) {
  return sentence("Granted by", fmt::format("{}", fmt::join(f.grants, " + "))) +
         sentence("Distance", describe(f.witness)) + sentence("Bound", f.bound);
}

std::string readme(const Finding& f) {
  const std::string mends = sentence("It passes under", fmt::format("{}", fmt::join(f.mends, ", ")));
  return fmt::format(
      "# {}\n\n"
      "Failure: {}. {}: {}.\n{}Seen under variant {}.\n{}\n"
      "| file | what it is |\n| --- | --- |\n"
      "| `program.mlir`, `inputs.txt` | the reduced program and its inputs, one literal per line |\n"
      "| `expected.txt` | what any legal implementation may answer, element by element |\n"
      "| `got.txt` | what the back end answered |\n"
      "| `test.mlir` | the same as a test for the StableHLO reference interpreter |\n"
      "| `original.mlir`, `original-inputs.txt` | the program as it was generated |\n"
      "| `finding.json` | all of this, for tools |\n\n"
      "It shows again, in this folder, with\n\n    {}\n\n"
      "or with tools of others:\n\n"
      "    run_hlo_module --input_format=stablehlo --platform=CPU program.mlir\n"
      "    stablehlo-translate --interpret test.mlir\n",
      markdown(f.title), markdown(f.failure), f.failure == kDeviation ? "Deviates from" : "Violates", markdown(f.law),
      numbers_of(f), markdown(variant_text(f)), mends, visible_line(check_command(f)));
}

}  // namespace

std::vector<File> bundle(const Finding& f) {
  return {{"README.md", readme(f)},
          {"program.mlir", f.program},
          {"inputs.txt", input_lines(f)},
          {"expected.txt", describe_expected(f.evidence)},
          {"got.txt", answers(f)},
          {"test.mlir", lit_test(f)},
          {"original.mlir", f.original_program},
          {"original-inputs.txt", original_input_lines(f)},
          {"finding.json", to_json(f, check_command(f)) + "\n"}};
}

}  // namespace assay::reports
