#pragma once

#include "oracle/oracle.h"
#include "program/module.h"
#include "spec/verdict.h"

/// What this room calls by its short name.
namespace assay::conform {

using oracle::ProcessTensors;
using program::Function;
using program::Module;
using program::Op;
using program::Region;
using program::Tensor;
using program::ValueId;
using spec::Type;
using spec::Value;
using spec::Verdict;

}  // namespace assay::conform
