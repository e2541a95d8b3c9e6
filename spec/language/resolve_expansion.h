#pragma once

#include <map>
#include <string>

#include "spec/language/parse_record.h"
#include "spec/language/resolve_expression.h"

namespace assay::spec {

/// The records of all files by their full names, while they are being loaded.
using RecordsByName = std::map<std::string, const Record*, std::less<>>;
RecordsByName by_full_name(const std::vector<ParsedFile>&);

/// Resolves what the lines `expands` of a record say: each op that they use is there and has the operands, attributes
/// and results that it is given, and each name means something. Faults go to `expressions`.
void resolve_expansions(ParsedRecord&, const RecordsByName&, ExpressionResolver& expressions);

}  // namespace assay::spec
