#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "oracle/envelope/cell.h"
#include "oracle/evaluator/domain.h"
#include "spec/contract.h"

namespace assay::oracle {

class EnvelopeDomain;
struct Primitive;
class RewriteRules;

/// The named rewrites of a contract: where a pattern occurs in the program, the value that the
/// replacement has is legal too and joined to the result. How an element was computed travels with
/// it, so that a pattern is found through whatever moves elements: simplifiers look through
/// reshapes, sink transposes and broadcasts, inline calls and branches, unroll loops, and drop what
/// changes nothing. Patterns chain: a replacement is matched again, up to a bound.
class Rewriting {
 public:
  /// One computation of an element. The nodes of its e-class are a list, by number from 1.
  struct ENode {
    int primitive = -1;
    ElementType type{};
    std::array<Cell, 2> operands{};
    std::uint32_t next = 0;
  };

  /// `process` tells the elements of one process from those that others have sent.
  Rewriting(const spec::Contract&, int process);
  /// Joins the alternatives of an op that was just evaluated to its result.
  void saturate(EnvelopeDomain&, const EvaluatedOp&);

  /// The same for one element that may have been computed by a primitive.
  void saturate_element(EnvelopeDomain&, const Primitive&, ElementType, const std::array<Cell, 2>& operands,
                        Cell& result);

  /// The computation of that number; null for 0 and for elements of other processes.
  const ENode* find(std::uint32_t e_class) const;
  std::uint32_t remember(const ENode&);
  /// The types in which the contract lets ops of this type be computed.
  std::optional<ElementType> wider_type(ElementType) const;
  /// The other types in which an op may be computed when a conversion to them follows: the wider type of the contract,
  /// or the narrower one where the operands of the op fit.
  std::optional<ElementType> other_type(const ENode&) const;

 private:
  void saturate_elements(EnvelopeDomain&, const EvaluatedOp&, const Primitive&);
  void saturate_converted(EnvelopeDomain&, const EvaluatedOp&);
  void open_scaled(const EvaluatedOp&);

  const spec::Contract& contract_;
  const RewriteRules& rules_;
  std::uint32_t process_;
  std::deque<ENode> nodes_;
};

}  // namespace assay::oracle
