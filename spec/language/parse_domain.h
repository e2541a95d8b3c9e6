#pragma once

#include "spec/language/parse_expression.h"
#include "spec/record.h"

namespace assay::spec {

/// The words that domains are made of; besides them, names of enumerations and classes of element types.
std::vector<std::string_view> domain_words();

/// Declarations of a plan: names with their indices, domains and suffixes.
class DomainParser {
 public:
  DomainParser(Cursor& cursor, ExpressionParser& expressions) : cursor_(cursor), expressions_(expressions) {}

  /// One `names : domain suffixes` or `names = e`; every name gets a tree of its own.
  void declare(Record& record, Role role, int line);

 private:
  struct Name {
    std::string text;
    Location at;
    bool optional = false;
    std::size_t dimensions = 0;  ///< cursor position of the indices
  };

  Name declared_name();
  std::vector<Dimension> dimensions();
  Dimension dimension();
  void body(Declaration& d);
  void suffixes(Declaration& d);
  void values_suffix(Declaration& d);
  std::vector<const Expr*> joins();

  std::shared_ptr<Domain> domain(Role role);
  std::unique_ptr<Domain> domain_value(Role role);
  void simple(Domain& d, Role role);
  bool keyword_domain(Domain& d);
  bool class_domain(Domain& d, Role role);
  void enumeration_or_range(Domain& d);
  void range(Domain& d);
  void shape(Domain& d);
  void real(Domain& d);
  bool at_bound() const;

  Cursor& cursor_;
  ExpressionParser& expressions_;
};

}  // namespace assay::spec
