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

std::string rows_of(const Finding& f, const Origin& origin) {
  std::string rows;
  for (const auto& [what, value] : identity_of(f, origin)) rows += fmt::format("- {}: {}\n", what, markdown(value));
  if (!f.mends.empty())
    rows += fmt::format("- passes under: {}\n", markdown(fmt::format("{}", fmt::join(f.mends, ", "))));
  return rows;
}

std::string readme(const Finding& f, const Origin& origin, const std::string& headline) {
  return fmt::format(
      "# {}\n\n"
      "Failure: {}.\n\n{}\n"
      "| file | what it is |\n| --- | --- |\n"
      "| `program.mlir`, `inputs.txt` | the reduced program and its inputs, one literal per line |\n"
      "| `expected.txt` | what any legal implementation may answer, element by element |\n"
      "| `got.txt` | what the back end answered |\n"
      "| `test.mlir` | the same as a test for the StableHLO reference interpreter |\n"
      "| `original.mlir`, `original-inputs.txt` | the program as it was generated |\n"
      "| `finding.json` | all of this, for tools |\n\n"
      "It shows again, in this folder, with\n\n    {}\n\n"
      "The test for the interpreter runs with\n\n    stablehlo-translate --interpret test.mlir\n",
      markdown(headline), markdown(f.failure), rows_of(f, origin), visible_line(check_command(f)));
}

}  // namespace

std::vector<File> bundle(const Finding& f, const Origin& origin, const std::string& headline) {
  const std::string comments = identity_lines(f, origin, "//"), lines = identity_lines(f, origin, "#");
  return {{"README.md", readme(f, origin, headline)},
          {"program.mlir", comments + f.program},
          {"inputs.txt", comments + input_lines(f)},
          {"expected.txt", lines + describe_expected(f.evidence)},
          {"got.txt", lines + answers(f)},
          {"test.mlir", lit_test(f, origin, headline)},
          {"original.mlir", comments + f.original_program},
          {"original-inputs.txt", comments + original_input_lines(f)},
          {"finding.json", to_json(f, origin, check_command(f)) + "\n"}};
}

}  // namespace assay::reports
