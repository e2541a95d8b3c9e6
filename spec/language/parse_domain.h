#pragma once

#include "spec/language/parse_expression.h"
#include "spec/record.h"

namespace assay::spec {

/// Domains that begin with a word of their own.
struct DomainWord {
  std::string_view text;
  DomainKind kind;
  std::string_view preposition = "";  ///< before the operand
  std::string_view second = "";       ///< before an optional second operand
};
// clang-format off
inline constexpr DomainWord kDomainWords[] = {
    {"bool", DomainKind::kBool},           {"flag", DomainKind::kFlag},
    {"string", DomainKind::kString},       {"op_name", DomainKind::kOpName},
    {"dictionary", DomainKind::kDictionary}, {"symbol", DomainKind::kSymbol}, {"type", DomainKind::kType},
    {"tensor_type", DomainKind::kTensorType}, {"tensor_or_token", DomainKind::kTensorOrToken}, {"position", DomainKind::kPosition},
    {"positions", DomainKind::kPositions}, {"dim", DomainKind::kDim},
    {"shape", DomainKind::kShape},         {"real", DomainKind::kReal},
    {"distinct", DomainKind::kDistinct, "", "except"},
    {"permutation", DomainKind::kPermutation, "of"}, {"combination", DomainKind::kCombination, "of", "by"},
    {"regroup", DomainKind::kRegroup, "of"},
    {"partition", DomainKind::kPartition, "of", "by"}, {"matching", DomainKind::kMatching, "of"},
    {"function", DomainKind::kFunction},   {"literal", DomainKind::kLiteral}};
// clang-format on

/// The words that domains are made of; besides them, names of enumerations and classes of element types.
std::vector<std::string_view> domain_words();

/// One declaration of a plan, `names : domain suffixes` or `names = e`; every name gets a tree of its own.
void declare(Cursor&, ExpressionParser&, Record&, Role role, int line);

}  // namespace assay::spec
