#include "program/edit/expand.h"

#include <algorithm>

#include "spec/language/terms.h"

namespace assay::program {
namespace {

using spec::Record;

/// The record says what it does as a program, of StableHLO: bits are not taken for other bits.
bool may_convert(const Record& record) {
  return record.operands.size() == 1 && record.results.size() == 1 && record.attributes.empty() &&
         record.regions.empty() && !record.expansions.empty() && record.dialect == spec::kEndOfExpansions;
}

}  // namespace

std::optional<spec::Instance> conversion(const spec::Records& records, spec::Type from, spec::Type to,
                                         spec::Arena& arena) {
  for (const Record& record : records.all()) {
    if (!may_convert(record)) continue;
    spec::Instance out{&record, arena.array<spec::Value>(record.names.size()), {}};
    std::ranges::fill(out.slots, spec::Value::undefined());
    out[record.operands[0]] = spec::Value::type(from);
    out[record.results[0]] = spec::Value::type(to);
    if (spec::check(out, arena).law == nullptr) return out;
  }
  return std::nullopt;
}

}  // namespace assay::program
