#pragma once

#include <string_view>
#include <vector>

#include "spec/language/syntax.h"

/// What could stand wrongly in the place of one node.
namespace assay::oracle {

/// Where an expression stands.
enum class Position : std::uint8_t {
  kElsewhere,
  kSubscript,  ///< the whole index of a tensor that is read, or a part of it in a placement
  kResult,     ///< the right side of a clause
};

struct Alternative {
  std::string_view kind;
  const spec::Expr* expr;
};

/// Alternatives of the node itself, not of those below it. They consist of new nodes in the arena
/// and of the old ones.
std::vector<Alternative> alternatives(const spec::Expr&, Position, spec::SyntaxArena&);

struct BinderAlternative {
  std::string_view kind;
  spec::Binder binder;
};
/// `is_step`: of a `then for`, which knows no condition.
std::vector<BinderAlternative> alternatives(const spec::Binder&, bool is_step, spec::SyntaxArena&);

/// True where the index of this subscript reads elements of a tensor, not an item of a list.
bool reads_tensor(const spec::Expr& subscript);

}  // namespace assay::oracle
