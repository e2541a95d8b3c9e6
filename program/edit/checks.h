#pragma once

#include <string>
#include <vector>

#include "program/module.h"

/// Programs as the authors of test files write them: functions that run, with checks inside.
namespace assay::program {

/// The function of this name if there is one, else @main, or else every public function without arguments, or else the
/// only function.
std::vector<const Function*> runnable(const Module&, const std::string& entry = "");

/// The module with this function as its entry, and without another @main.
Module with_entry(const Module&, const Function& entry);

/// The entry function without checks; the values that were checked become results too.
Module without_checks(const Module&);

/// A program for each function that is run, without its checks; `entry` is as `runnable` has it.
std::vector<Module> programs_of(const Module&, const std::string& entry);

}  // namespace assay::program
