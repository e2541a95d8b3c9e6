#pragma once

#include <string>

#include "conform/suite/suite.h"
#include "spec/result.h"

/// The folder of a suite.
namespace assay::conform {

/// One file of a suite with its text.
struct SuiteText {
  reports::SuiteFile entry;
  std::string text;
};

/// Whether a suite may be written there: nothing is there, or nothing in it, or an earlier suite.
Result<void> can_hold_suite(const std::string& folder);

/// Writes all files and the manifest, last. Files of an earlier suite that are no longer part of it go.
Result<void> write_suite(const Suite&, const std::string& folder);

/// Copies the suite of a folder, which must be whole, to another one that holds none or the same.
Result<void> copy_suite(const std::string& from, const std::string& to);

/// An error where the suite that is there is another than the one asked for.
Result<void> is_same_suite(const reports::SuiteManifest&, const SuiteOptions&);

/// The files of a suite with their texts; an error where one is not as the manifest says.
Result<std::vector<SuiteText>> read_suite(const std::string& folder);

/// The manifest of the suite that is there.
Result<reports::SuiteManifest> read_manifest(const std::string& folder);

}  // namespace assay::conform
