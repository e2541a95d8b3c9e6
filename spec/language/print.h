#pragma once

#include <string>
#include <string_view>

#include "spec/language/syntax.h"

/// Prints expressions in one canonical form: for messages, for JSON and for the names of mutants. The printed text is
/// parsed to an equal tree.
namespace assay::spec {

std::string to_text(const Expr& e);
std::string to_text(const Binder& b);
std::string to_text(const Definition& d);
std::string to_text(const Clause& c);
std::string to_text(const Relation& r);
std::string to_text(const Permutation& p);
std::string to_text(const Put& p);
std::string to_text(const Domain& d);
std::string_view to_text(Operator op);
std::string_view to_text(BinderKind how);
/// ` in any tree`. Empty for `in order`, which is what no words mean.
std::string to_text(Freedom f);

}  // namespace assay::spec
