#pragma once

#include <span>
#include <vector>

#include "program/text/buffer.h"
#include "program/text/syntax.h"
#include "program/text/text.h"

/// The printer of modules: private to program/text and its escapes.
namespace assay::program {

/// ` <{k = v, ...}>`, all attributes that the text may not leave out, or nothing.
void append_properties(Buffer&, const Module&, const Function&, const Op&);

class Printer {
 public:
  Printer(Buffer& buffer, const Module& m, Form f) : out(buffer), module_(m), form_(f) {}

  void module();

  // ---- pieces that escapes use ------------------------------------------------------------------

  Buffer& out;

  /// `%3`; arguments of the function are `%arg3`.
  void value(ValueId);
  void values(std::span<const ValueId>);
  void type(ValueId v);
  void types(std::span<const ValueId>);
  Type type_of(ValueId v) const { return function_->types[v]; }
  /// `(T, T) -> T`.
  void function_type(const Op&);
  /// ` {k = v, ...}` of what the template does not say, or nothing.
  void dictionary(const Op&, std::string_view before = " ");
  /// `{ ops }` without a block header.
  void region(const Region&);
  /// `{ ^bb0(...): ops }`.
  void generic_region(const Region&);
  /// From now on `v` is printed under the name of `as`.
  void rename(ValueId v, ValueId as);

 private:
  bool has_grid() const;
  void header();
  void functions();
  void function(const Function&);
  void op(const Op&);
  void arguments(const Function&);
  void function_results(const Function&);
  void line();
  void block(const Region&);
  void terminator(const Region&);
  void result_names(const Op&);
  void generic_op(const Op&, const Syntax&);
  bool pretty_op(const Op&, const Syntax&);

  const Module& module_;
  const Function* function_ = nullptr;
  Form form_;
  int depth_ = 0;
  std::vector<ValueId> renamed_;
  std::string_view return_ = "stablehlo.return";  ///< what ends the region that is printed
  friend class TemplatePrinter;
};

}  // namespace assay::program
