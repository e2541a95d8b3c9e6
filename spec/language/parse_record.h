#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/language/syntax.h"
#include "spec/record.h"
#include "spec/result.h"

namespace assay::spec {

/// One `op` of a record file: its names as written and everything they share. Nothing is bound yet.
struct ParsedRecord {
  std::vector<std::pair<std::string, Location>> names;  ///< `slice`, `func.call`
  Record body;
};

struct ParsedFile {
  std::vector<std::pair<Enumeration, Location>> enumerations;
  std::vector<std::pair<Definition, Location>> definitions;
  std::vector<ParsedRecord> records;
};

/// Parses one record file. Nodes and names go to `arena`; `file` must outlive it.
Result<ParsedFile> parse_records(std::string_view file, std::string_view source, SyntaxArena& arena);

}  // namespace assay::spec
