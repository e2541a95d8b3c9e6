#pragma once

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "program/text/scanner.h"
#include "program/text/syntax.h"

/// The parser of modules: private to program/text and its escapes.
namespace assay::program {

/// An op on its way: what its text has said so far.
struct PendingOp {
  const Syntax* syntax = nullptr;
  Place place;
  std::vector<std::vector<ValueId>> operands;  ///< by operand name of the record
  std::vector<spec::Value> attributes;         ///< undefined: not given
  std::vector<bool> pack_given;
  std::vector<Region> regions;
  std::vector<Type> results;
  std::string discardable_attributes;
  std::string_view location;
  std::size_t named_results = 0;  ///< ids reserved from `first_result` on
  bool has_names = false;
  ValueId first_result = kNoValue;
};

/// The text behind the bare name of an op, by the template of its record.
bool read_pretty(class Parser&, PendingOp&);

/// What a name of another dialect is, and how StableHLO becomes of it; empty where nobody knows.
std::string_view advice_on(std::string_view name);

/// Operands of the op as one list, in the record's order.
std::vector<ValueId> flat_operands(const PendingOp&);

class Parser {
 public:
  Parser(std::string_view text, std::string_view file, std::uint32_t first_line) : in(text, file, first_line) {}
  Result<Module> run();

  // ---- pieces that escapes use ------------------------------------------------------------------

  Scanner in;

  bool operand(ValueId& out);
  Type type_of(ValueId v) const { return function_->types[v]; }
  /// A new value, not yet named.
  ValueId define(Type);
  bool name(std::string_view name, ValueId first, std::uint32_t count, Place at);
  bool type(Type& out) { return read_type(out); }
  /// `(T, ...) -> T` or `(T, ...) -> (T, ...)`.
  bool function_type(std::vector<Type>& inputs, std::vector<Type>& outputs);
  bool attribute(PendingOp&, std::size_t index, bool bare = false);
  /// Values that live as long as the module.
  spec::Value string(std::string_view text) { return spec::Value::string(module_.arena->copy(text)); }
  spec::Value list(std::span<const spec::Value> items) { return spec::Value::list(module_.arena->copy(items)); }
  /// `bare`: in a template, where the kind of the struct may be left out.
  bool pack(PendingOp&, std::size_t index, bool bare = false);
  /// Refuses an attribute that the record omits.
  bool omitted(const PendingOp&, std::string_view name);
  /// `{k = v, ...}`, if there is one: attributes of the record, anything else into `discardable_attributes`.
  bool dictionary(PendingOp&);
  /// `(%a, %b) <{...}> ({...}) {...} : (T, T) -> T`, all that follows the name.
  bool generic_op(PendingOp&);
  /// Operands in the record's order to the names they belong to.
  bool split_operands(PendingOp&, std::span<const ValueId>);
  /// The values have these types; the place of an error is `at`.
  bool check_types(std::span<const ValueId>, std::span<const Type>, Place at);

  /// `{ ops }` whose arguments are given by `names`; `types` of the same length.
  bool region(Region&, std::span<const std::string_view> names, std::span<const Type> types);
  /// The same, where nothing around the op is seen.
  bool isolated_region(Region&, std::span<const std::string_view> names, std::span<const Type> types);
  /// An op by name, without text of its own: its record, or an error at `at`.
  void fail_unknown(std::string_view name, Place at);
  const Syntax* syntax_named(std::string_view name, Place at);
  void quantize_literals(PendingOp&);
  /// Ends the op: attributes not given, number and types of results. Appends it to `region`.
  bool finish(PendingOp&, Region& region);
  const Syntax* called_here(const spec::Record& caller);
  const Syntax* called_below(const spec::Record& caller);
  PendingOp begin(const Syntax&, Place);
  static void become(PendingOp&, const Syntax&);
  /// `{ ^bb0(...): ops }`. A region of an isolated op has names of its own.
  bool generic_region(Region&, bool isolated);

 private:
  // module and functions
  bool module();
  bool module_body();
  bool item();
  bool foreign_item();
  bool mesh();
  bool generic_mesh();
  bool add_mesh(NamedMesh);
  bool alias_definition();
  bool named_location(std::string_view name);
  bool generic_module();
  bool no_types();
  bool attributes_text(std::string& out);
  bool dictionary_text(std::string& out);
  bool is_dictionary();
  bool module_attributes();
  bool take_attribute(std::string_view key, std::string_view value, Place at);
  bool take_extent(std::string_view key, std::string_view value, Place at, std::int64_t& out);
  bool function();
  bool arguments(std::vector<std::string_view>& names, std::vector<Type>& types, std::vector<Place>& places);
  bool function_results();
  bool function_body(std::span<const std::string_view> names, std::span<const Place> places);
  bool declaration();
  bool generic_function();
  bool generic_function_body(std::span<const Type> inputs);
  bool generic_function_property(std::vector<Type>& inputs);
  bool attribute_list_text(std::vector<std::string>& out);
  bool is_new_function();
  bool end_function();
  void resolve_functions();

  // regions and ops
  bool read_type(Type& out);
  bool block(Region&);
  bool block_header(Region&);
  bool ops(Region&);
  bool op(Region&, bool& ended);
  bool result_names(std::vector<std::pair<std::string_view, std::uint32_t>>&);
  bool terminator(Region&, bool generic);
  bool define_results(const PendingOp&, std::span<const std::pair<std::string_view, std::uint32_t>>, Place);
  bool entry(PendingOp&, std::string_view key);
  bool aliased_pack(PendingOp&, std::size_t index);
  bool fill_attributes(PendingOp&);
  bool only_own_attributes(const PendingOp&);
  bool generic_regions(PendingOp&);
  bool named_region(Region&);

  struct Named {
    ValueId first;
    std::uint32_t count;
  };
  class Scope;

  Module module_;
  Aliases aliases_;
  Meshes meshes_;
  std::vector<spec::FunctionReference*> functions_;
  Function* function_ = nullptr;
  std::unordered_set<std::string> function_names_;
  std::unordered_map<std::string_view, Named> names_;
  std::vector<std::string_view> scope_;
  int depth_ = 0;
  bool renumber_ = false;
};

}  // namespace assay::program
