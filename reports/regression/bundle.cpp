#include "reports/regression/bundle.h"

#include <fmt/format.h>

#include "reports/finding_text.h"
#include "reports/json.h"
#include "reports/regression/lit.h"

namespace assay::reports {
namespace {

std::string lines(const std::vector<std::string>& texts) {
  std::string all;
  for (const std::string& text : texts) all += text + "\n";
  return all;
}

std::string answers(const Finding& finding) {
  std::string text;
  for (const OutputEvidence& output : finding.evidence)
    if (!output.got.empty()) text += output.got + "\n";
  return text.empty() ? finding.message + "\n" : text;
}

std::string readme(const Finding& f) {
  const std::string mends = f.mends.empty() ? "" : fmt::format("It passes under {}.\n", fmt::join(f.mends, ", "));
  return fmt::format(
      "# {}\n\n"
      "Failure: {}. Violates: {}.\nFails under variant {}.\n{}\n"
      "| file | what it is |\n| --- | --- |\n"
      "| `program.mlir`, `inputs.txt` | the reduced program and its inputs, one literal per line |\n"
      "| `expected.txt` | what any legal implementation may answer, element by element |\n"
      "| `got.txt` | what the back end answered |\n"
      "| `test.mlir` | the same as a test for the StableHLO reference interpreter |\n"
      "| `original.mlir`, `original-inputs.txt` | the program as it was generated |\n"
      "| `finding.json` | all of this, for tools |\n\n"
      "Seen with:\n\n    {}\n\n"
      "Here, with the back end of your choice:\n\n"
      "    assay check program.mlir --inputs inputs.txt --backend BACKEND\n"
      "    run_hlo_module --input_format=stablehlo --platform=CPU program.mlir\n"
      "    stablehlo-translate --interpret test.mlir\n",
      f.title, f.failure, f.law, f.variant, mends, f.reproduce);
}

}  // namespace

std::vector<File> bundle(const Finding& f) {
  return {{"README.md", readme(f)},
          {"program.mlir", f.program},
          {"inputs.txt", lines(f.inputs)},
          {"expected.txt", describe(f.evidence, false)},
          {"got.txt", answers(f)},
          {"test.mlir", lit_test(f)},
          {"original.mlir", f.original_program},
          {"original-inputs.txt", lines(f.original_inputs)},
          {"finding.json", to_json(f) + "\n"}};
}

}  // namespace assay::reports
