#include "conform/files/model_cases.h"

#include "judge/form/form.h"
#include "program/edit/compact.h"

namespace assay::conform {
namespace {

Result<void> add_cases(const Module& module, const InputSource& source, const program::RunLine& line,
                       const oracle::Limits& limits, std::vector<ModelCase>& out) {
  const auto sets = inputs_of(module, source, line, limits.bytes, Lacking::kDraw);
  if (!sets) return tl::unexpected(sets.error());
  for (const InputSet& set : *sets) {
    auto program = judge::static_case(program::without_checks(module), set.tensors, {limits});
    if (!program) return tl::unexpected(program.error());
    out.push_back({module.entry()->name, *std::move(program), set.origin});
  }
  return {};
}

}  // namespace

Result<std::vector<ModelCase>> model_cases(const std::string& text, const std::string& path, const InputSource& source,
                                           const oracle::Limits& limits) {
  const program::RunLine line = program::run_line(text);
  std::vector<ModelCase> out;
  for (const program::Part& part : program::split(text)) {
    const auto module = runnable_module(part, path);
    if (!module) return tl::unexpected(module.error());
    for (const Function* function : program::runnable(*module, line.entry))
      if (const auto added = add_cases(program::with_entry(*module, *function), source, line, limits, out); !added)
        return tl::unexpected(added.error());
  }
  if (out.empty()) return fail("there is no function to run: @main, or one without arguments", path);
  return out;
}

}  // namespace assay::conform
