#include "backends/pjrt/compile_options.h"

#include <gtest/gtest.h>

namespace assay::backends::pjrt {
namespace {

using Texts = std::vector<std::string>;

std::string bytes(std::initializer_list<int> all) { return {all.begin(), all.end()}; }

// A field of bytes, by the wire format of protocol buffers: its tag, its size, and what it holds.
std::string field(int number, const std::string& content) {
  return bytes({number << 3 | 2, static_cast<int>(content.size())}) + content;
}

// OpSharding: 1 type, 3 dimensions, 4 devices, 5 members of a tuple, 6 whether the last one is replicated,
// 8 the last ones, 9 and 10 the shape and the order of devices (xla_data.proto).
const std::string kReplicated = "", kTiled = bytes({8, 3});
const std::string kTransposed =
    kTiled + field(3, bytes({1, 2, 2})) + bytes({6 << 3, 1}) + field(9, bytes({2, 2})) + field(10, bytes({1, 0}));
const std::string kListed = kTiled + field(3, bytes({4, 1})) + field(4, bytes({0, 2, 1, 3}));
const std::string kManual = kTiled + field(3, bytes({2, 2})) + field(8, bytes({4})) + field(9, bytes({4}));

TEST(CompiledShardings, AreThoseOfTheModule) {
  const auto found = compiled_shardings(field(1, "name") + bytes({6 << 3, 5}) +
                                        field(12, bytes({8, 2}) + field(5, kReplicated) + field(5, kListed)) +
                                        field(14, kTransposed) + field(14, kManual) + field(14, bytes({8, 1, 32, 3})));
  EXPECT_EQ(found.arguments, (Texts{"{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}",
                                    "{devices=[2,2]<=[4] last_tile_dims={manual}}", "{maximal device=3}"}));
  EXPECT_EQ(found.results, (Texts{"{replicated}", "{devices=[4,1]0,2,1,3}"}));
  EXPECT_EQ(compiled_shardings(field(12, kReplicated)).results, Texts{"{replicated}"}) << "one result is no tuple";
}

TEST(CompiledShardings, OfOtherBytesAreNone) {
  EXPECT_TRUE(compiled_shardings("").arguments.empty());
  EXPECT_TRUE(compiled_shardings(bytes({14 << 3 | 2, 100, 1})).arguments.empty()) << "longer than the bytes";
  EXPECT_TRUE(compiled_shardings("no proto at all").results.empty());
  EXPECT_EQ(module_with_config(bytes({2 << 3, 7}) + field(1, "module")), "module");
  EXPECT_EQ(module_with_config("\xFF\xFF"), "");
}

}  // namespace
}  // namespace assay::backends::pjrt
