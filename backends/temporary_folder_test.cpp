#include "backends/temporary_folder.h"

#include <fstream>
#include <optional>

#include <gtest/gtest.h>

namespace assay::backends {
namespace {

TEST(TemporaryFolder, GoesWithAllThatItHolds) {
  std::optional<TemporaryFolder> folder("assay-test");
  const std::filesystem::path path = folder->path();
  std::ofstream(path / "a") << "a";
  EXPECT_TRUE(std::filesystem::exists(path / "a"));
  EXPECT_NE(TemporaryFolder("assay-test").path(), path);
  folder.reset();
  EXPECT_FALSE(std::filesystem::exists(path));
}

TEST(TemporaryFolder, ThatCannotBeMadeTakesNoFile) {
  const TemporaryFolder folder("not/there");
  EXPECT_FALSE(std::ofstream(folder.path() / "a") << "a");
}

}  // namespace
}  // namespace assay::backends
