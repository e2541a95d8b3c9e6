#include "program/module.h"

#include <gtest/gtest.h>

#include "program/tensor.h"

namespace assay::program {
namespace {

TEST(Module, AnErrorKeepsThePlaceThatItWasGiven) {
  for (const std::string file : {"", "a.mlir:", "4/folder 7.mlir:"}) {
    const Place place = place_of(Error{"message", file + where({12, 345})});
    EXPECT_EQ(place.line, 12U) << file;
    EXPECT_EQ(place.column, 345U) << file;
  }
  for (const char* none : {"", "input 1", "a.mlir"}) EXPECT_EQ(place_of(Error{"message", none}).line, 0U) << none;
}

TEST(Tensor, AnElementIsNamedByItsIndices) {
  EXPECT_EQ(index_text(0, {}), "[]");
  const std::vector<std::int64_t> shape{2, 3, 4};
  for (std::int64_t n = 0, i = 0; i < 2; ++i)
    for (int j = 0; j < 3; ++j)
      for (int k = 0; k < 4; ++k)
        EXPECT_EQ(index_text(n++, shape),
                  "[" + std::to_string(i) + ", " + std::to_string(j) + ", " + std::to_string(k) + "]");
}

}  // namespace
}  // namespace assay::program
