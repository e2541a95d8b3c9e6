#include "program/edit/editor.h"

namespace assay::program {

void splice(Editor& edit, std::size_t index, const Region& body) {
  auto& ops = edit.f.body.ops;
  const Op& op = ops[index];
  auto after = edit.identity();
  for (std::uint32_t k = 0; k < op.results; ++k) after[op.first_result + k] = body.returns[k];
  edit.replace_reads(edit.f.body, after);
  const auto at = ops.erase(ops.begin() + static_cast<std::ptrdiff_t>(index));
  ops.insert(at, body.ops.begin(), body.ops.end());
}

}  // namespace assay::program
