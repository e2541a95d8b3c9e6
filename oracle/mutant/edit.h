#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/record.h"

/// Planted bugs of formulas: edits of one node of a record's `means`, as a careless hand would make
/// them. They are numbered in the order of the tree.
namespace assay::oracle {

struct Edit {
  std::string kind;  ///< `index + 1`, `term dropped`, ...
  std::string what;  ///< `start_indices + i * strides` -> `start_indices + i`
};

/// All edits of the record's clauses.
std::vector<Edit> edits_of(const spec::Record&);

/// The record's clauses with one edit made. New nodes live in `arena`; untouched definitions are
/// copied too, because names refer to them.
std::vector<spec::Clause> edited(const spec::Record&, std::size_t number, spec::SyntaxArena& arena);

}  // namespace assay::oracle
