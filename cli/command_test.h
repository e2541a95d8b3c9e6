#pragma once

#include <filesystem>
#include <string>

#include <gtest/gtest.h>

namespace assay::cli {

/// What one run of the program itself gave.
struct Ran {
  int status = 0;  ///< exit code; 128 + signal where it died of one
  std::string out;
  std::string err;
};

/// The interpreter of the environment that has jaxlib; the file need not be there.
std::string python_of_tests();

/// A test with a folder of its own that runs the program.
class CommandTest : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  /// Runs `assay ARGUMENTS` in a shell, in the folder.
  Ran assay(const std::string& arguments, const std::string& input = "") const;
  /// Runs one line of a POSIX shell in a folder below, with the program on its path.
  Ran shell(const std::string& line, const std::string& folder) const;
  /// Writes a file into the folder, and returns its path.
  std::string file(const std::string& name, const std::string& content) const;
  std::string content(const std::string& name) const;
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  std::filesystem::path folder_;
};

}  // namespace assay::cli
