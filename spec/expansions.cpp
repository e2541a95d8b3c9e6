#include "spec/expansions.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "spec/language/lexer.h"
#include "spec/language/terms.h"
#include "spec/language/walk.h"

namespace assay::spec {
namespace {

/// The ops that an expansion applies, with their places.
std::vector<std::pair<const Record*, Location>> ops_of(const Record& record, const Expansion& e) {
  const Terms terms(record.full_name(), record, e, [&](std::string_view name) { return record.records->find(name); });
  std::vector<std::pair<const Record*, Location>> out;
  const auto visit = [&](const Expr& x) {
    const Record* const op = terms.is_term(x) ? terms.op(x) : nullptr;
    if (op != nullptr) out.emplace_back(op, x.at);
  };
  for (const Expansion::Value& v : e.values) walk(v.term, visit);
  for (const Definition& d : e.where) walk(d.value, visit);
  return out;
}

/// `open` are the ops on the way to this one.
Result<void> check_ends(const Record& record, std::vector<const Record*> open) {
  open.push_back(&record);
  for (const Expansion& e : record.expansions) {
    for (const auto& [op, at] : ops_of(record, e)) {
      if (op->dialect == kEndOfExpansions && op->expansions.empty()) continue;
      if (std::ranges::find(open, op) != open.end())
        return fail(fmt::format("`{}` expands to itself", op->full_name()), place(at));
      if (op->expansions.empty()) return fail(fmt::format("`{}` does not expand", op->full_name()), place(at));
      if (auto done = check_ends(*op, open); !done) return done;
    }
  }
  return {};
}

}  // namespace

Result<void> check_expansions(const Records& records) {
  for (const Record& record : records.all())
    if (auto done = check_ends(record, {}); !done) return done;
  return {};
}

const Record* root_of(const Record* record) {
  for (const Expansion& e : record->expansions)
    for (const auto& [op, at] : ops_of(*record, e))
      if (op->dialect == record->dialect && op->dialect != kEndOfExpansions) return root_of(op);
  return record;
}

}  // namespace assay::spec
