#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "spec/record.h"

/// How the expressions of `expands` are read: as programs. A term is a value of a program: an operand, a name behind
/// `where`, an op or a function of terms. What is no term is a number that types and attributes tell.
namespace assay::spec {

/// The dialect that expansions end in.
inline constexpr std::string_view kEndOfExpansions = "stablehlo";

/// `splat(e, T)`: a constant of type `T`, all of whose elements are `e`.
inline constexpr std::string_view kSplat = "splat";
/// `dense(e, T)`: a constant of type `T`, whose elements are the numbers of the list `e`.
inline constexpr std::string_view kDense = "dense";
/// Whether a call of this name is a constant.
inline bool is_constant(std::string_view name) { return name == kSplat || name == kDense; }

/// `NAME = e` among the arguments of an op: an attribute, a region, or the type of a result.
struct NamedArgument {
  std::string_view name;
  const Expr* value = nullptr;  ///< null: the argument is an operand
};
NamedArgument named_argument(const Expr& argument);

class Terms {
 public:
  using Find = std::function<const Record*(std::string_view full_name)>;

  /// Of the op of this full name, one of those of the record; `find` knows the records.
  Terms(std::string full_name, const Record& record, const Expansion& expansion, Find find)
      : full_name_(std::move(full_name)), record_(record), expansion_(expansion), find_(std::move(find)) {}

  /// What stands behind `where`; null where nothing has that name.
  const Definition* defined(std::string_view name) const;
  /// The op that a call or an operator applies; null where it is none. `op` is the one that has the name of the record
  /// without its prefix.
  const Record* op(const Expr&) const;
  bool is_term(const Expr&) const;

 private:
  bool is_parameter(std::string_view name) const;
  const Record* op_named(std::string_view name) const;
  std::string_view dialect() const { return std::string_view(full_name_).substr(0, full_name_.find('.')); }

  std::string full_name_;
  const Record& record_;
  const Expansion& expansion_;
  Find find_;
};

/// Whether the line is about the op of this mnemonic.
bool is_about(const Expansion&, std::string_view mnemonic);

}  // namespace assay::spec
