#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "spec/language/primitives.h"
#include "spec/language/syntax.h"

/// What could stand wrongly in the place of one node.
namespace assay::oracle {

/// Where an expression stands.
enum class Position : std::uint8_t {
  kElsewhere,
  kSubscript,  ///< the whole index of a tensor that is read, or a part of it in a placement
  kItem,       ///< the index of a list's item
  kResult,     ///< the right side of a clause
  kFixed,      ///< a place where an edit changes no result, or only ends the program
};

struct Mutation {
  std::string_view kind;
  const spec::Expr* expr;
};

/// Mutations of the node itself, not of those below it. They consist of new nodes in the arena
/// and of the old ones. `op`: the primitive that `op(...)` is in the record.
std::vector<Mutation> mutations(const spec::Expr&, Position, std::optional<spec::PrimitiveId> op, spec::SyntaxArena&);

struct BinderMutation {
  std::string_view kind;
  spec::Binder binder;
};
/// `takes_condition`: of a fold or a list, not of steps.
std::vector<BinderMutation> mutations(const spec::Binder&, bool takes_condition, spec::SyntaxArena&);

/// Where argument `k` of an expression stands.
Position position_of_argument(const spec::Expr&, std::size_t k);

}  // namespace assay::oracle
