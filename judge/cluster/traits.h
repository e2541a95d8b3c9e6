#pragma once

#include <string>
#include <vector>

#include "judge/case.h"

namespace assay::judge {

/// What a failure of a program may hang on, in words: ops (`sort`), what they read and yield (`sort reads f32`), the
/// attributes that are not plain (`sort.is_stable`), sizes (`sort of no elements`), and which op reads what another one
/// yields (`pad -> sort`). Each once, ascending. Literals are told of by who reads them.
std::vector<std::string> traits_of(const Module&);

}  // namespace assay::judge
