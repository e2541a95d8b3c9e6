#pragma once

#include <string>
#include <string_view>

#include "spec/language/syntax.h"

/// Expressions as text again, in the one canonical form: for messages, for JSON and for the names
/// of mutants. Parsing the text yields an equal tree.
namespace assay::spec {

std::string to_text(const Expr& e);
std::string to_text(const Binder& b);
std::string to_text(const Definition& d);
std::string to_text(const Clause& c);
std::string to_text(const Domain& d);
std::string_view to_text(Operator op);
/// ` in any tree`; empty for `in order` where that is what is meant without words.
std::string to_text(Freedom f);

}  // namespace assay::spec
