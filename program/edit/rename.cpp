#include "program/edit/editor.h"

#include <numeric>

#include "program/edit/compact.h"

namespace assay::program {

void rename(Editor& edit, Function& f, const Renaming& renaming) {
  if (renaming.empty()) return;
  std::vector<ValueId> now(f.types.size());
  std::iota(now.begin(), now.end(), ValueId{0});
  for (const auto& [from, to] : renaming) now[from] = now[to];
  edit.replace_reads(f.body, now);
  renumber(f, *edit.module.arena);
}

}  // namespace assay::program
