#include "cli/files.h"
#include "cli/finding_options.h"
#include "program/text/text.h"
#include "reports/finding_text.h"

namespace assay::cli {

Result<judge::Case> case_of(const reports::Finding& f, std::int64_t most_bytes) {
  auto module = program::parse(f.program, "the program");
  if (!module) return tl::unexpected(module.error());
  auto inputs = parse_inputs(reports::input_lines(f), *module, "the inputs", most_bytes);
  if (!inputs) return tl::unexpected(inputs.error());
  return judge::Case{*std::move(module), {*std::move(inputs)}};
}

}  // namespace assay::cli
