#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "spec/language/parse_record.h"
#include "spec/language/resolve_expression.h"

namespace assay::spec {

/// Binds every name of the files to what it means and gives every expression its sort. A plan sees
/// the names above the line; laws see operands, attributes, regions and results; meanings see those,
/// free names (`let x : domain`) and the names bound by patterns. The first fault is an error with
/// its place.
Result<void> resolve(std::vector<ParsedFile>& files, std::span<const Enumeration> enumerations, SyntaxArena& arena);

/// The records of all files by their full names, while they are being loaded.
using RecordsByName = std::map<std::string, const Record*, std::less<>>;
RecordsByName by_full_name(const std::vector<ParsedFile>&);

/// Resolves what the lines `expands` of a record say: each op that they use is there and has the operands, attributes
/// and results that it is given, and each name means something. Faults go to `expressions`.
void resolve_expansions(ParsedRecord&, const RecordsByName&, ExpressionResolver& expressions);

}  // namespace assay::spec
