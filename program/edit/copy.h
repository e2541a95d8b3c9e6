#pragma once

#include "program/module.h"

namespace assay::program {

/// A copy that shares nothing: its values live in an arena of its own. (Copying a `Module` copies
/// the structure and shares the arena: enough for edits on one thread.)
Module deep_copy(const Module&);

/// The same program: structure, ids, types, attributes, texts. Names of values and places do not
/// count; a literal equals another with the same elements, however it is written.
bool equal(const Module&, const Module&);

}  // namespace assay::program
