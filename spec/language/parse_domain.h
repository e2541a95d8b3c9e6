#pragma once

#include "spec/language/parse_expression.h"
#include "spec/record.h"

namespace assay::spec {

/// The words that domains are made of; besides them, names of enumerations and classes of element types.
std::vector<std::string_view> domain_words();

/// One declaration of a plan, `names : domain suffixes` or `names = e`; every name gets a tree of its own.
void declare(Cursor&, ExpressionParser&, Record&, Role role, int line);

}  // namespace assay::spec
