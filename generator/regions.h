#pragma once

#include <optional>
#include <span>
#include <vector>

#include "generator/builder.h"
#include "spec/choices.h"

namespace assay::generator {

/// A value of the program under construction that ops may use, those of regions included.
struct Live {
  program::ValueId value;
  spec::Type type;
  const spec::Record* producer;  ///< null for an argument
};

/// Builds the regions of one op from their roles and signatures.
class RegionBuilder {
 public:
  RegionBuilder(Builder& builder, const Templates& templates, const spec::Record& literal, Choices& choices)
      : builder_(builder), templates_(templates), literal_(literal), choices_(choices) {}

  /// One region per signature, `roles` beside it; nothing where a signature cannot be met.
  std::optional<std::vector<program::Region>> build(std::span<const spec::RegionRole> roles,
                                                    std::span<const spec::SignatureView* const> signatures,
                                                    std::span<const Live> captured);
  /// The identity for init operand k of the monoid built last, as a literal of element type `e`.
  const Template* identity(std::size_t k, spec::ElementType e) const;

 private:
  bool fill(program::Region&, spec::RegionRole, const spec::SignatureView&, std::span<const Live>);
  bool fill_monoid(program::Region&, const spec::SignatureView&);
  bool fill_update(program::Region&, const spec::SignatureView&);
  bool fill_order(program::Region&, const spec::SignatureView&);
  bool fill_condition(program::Region&, const spec::SignatureView&);
  bool fill_loop_body(program::Region&, const spec::SignatureView&, std::span<const Live>);
  bool fill_free(program::Region&, const spec::SignatureView&, std::span<const Live>);
  /// A value of `type`: an argument, a captured value other than `taken` or a literal, sometimes
  /// changed by an op.
  program::ValueId result(program::Region&, spec::Type type, std::span<const Live>,
                          program::ValueId taken = program::kNoValue);
  program::ValueId changed(program::Region&, program::ValueId);
  bool inline_result(program::Region&, const Template&, std::span<const program::ValueId>);

  Builder& builder_;
  const Templates& templates_;
  const spec::Record& literal_;
  Choices& choices_;
  std::vector<std::size_t> monoids_;           ///< of the last kMonoid region: template per result
  std::size_t loop_ = 0;                       ///< trips and step, shared by condition and body
  std::vector<program::ValueId> last_branch_;  ///< what the branch before this one gives
};

}  // namespace assay::generator
