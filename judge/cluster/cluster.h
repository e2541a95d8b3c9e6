#pragma once

#include <string>
#include <vector>

#include "judge/cluster/features.h"

namespace assay::judge {

/// Findings with the same key are taken for one cause. All is said of the reduced program, and nothing of it depends on
/// a build or a machine:
/// * a deviation is known by its grants, whatever types they are given for,
/// * a crash or an internal error by what it says of its place in the back end: a message, a source line, functions;
///   where it names none, by the ops, as are hangs,
/// * a wrong value that variants mend by these and the ops: what they leave out is to blame, whatever the values are,
/// * one of integers of less than a byte alone that variants mend by these and that, whatever the ops are,
/// * one of an op that reads indices of a type that i32 could not stand for by their kind, whatever the op is,
/// * one of an op that orders elements without regard to which of them stands in the wrong place, a NaN or another,
/// * a NaN of a type without zero by that type: it has come about where the type lacks a number on the way,
/// * any other by its class, the ops, the attributes off their defaults, and the classes of element types where an op
///   computes with elements.
std::string cluster_key(const Features&);

/// True for a failure that its signature names, in whatever program it shows: a crash or an internal error with a
/// place.
bool is_known_by_signature(const Features&);

}  // namespace assay::judge
