#include <gtest/gtest.h>

#include "program/text/mesh.h"
#include "program/text/text.h"

namespace assay::program {
namespace {

using Groups = std::vector<std::vector<std::int64_t>>;

Groups groups(const std::string& mesh, const std::string& axes) {
  const std::string text = "#stablehlo.replica_group_mesh_axes<mesh = " + mesh + ", axes = [" + axes + "]>";
  Scanner in(text);
  Groups out;
  EXPECT_TRUE(read_groups_by_axes(in, {}, out)) << in.error().message;
  return out;
}

const std::string kAxes =
    "axes = [#stablehlo.mesh_axis<name = \"a\", size = 2>, #stablehlo.mesh_axis<name = \"b\", size = 4>]";
const std::string kMesh = "#stablehlo.mesh<" + kAxes + ">";

std::string axis(const std::string& name) { return "#stablehlo.axis_ref<name = \"" + name + "\">"; }
std::string part(const std::string& name, const std::string& info) {
  return "#stablehlo.axis_ref<name = \"" + name + "\", sub_axis_info = " + info + ">";
}

// Device 4 a + b: groups are those that differ in the named axes alone, the last named axis first.
TEST(Meshes, AxesSayGroups) {
  EXPECT_EQ(groups(kMesh, axis("a")), (Groups{{0, 4}, {1, 5}, {2, 6}, {3, 7}}));
  EXPECT_EQ(groups(kMesh, axis("b")), (Groups{{0, 1, 2, 3}, {4, 5, 6, 7}}));
  EXPECT_EQ(groups(kMesh, axis("b") + ", " + axis("a")), (Groups{{0, 4, 1, 5, 2, 6, 3, 7}}));
  EXPECT_EQ(groups(kMesh, ""), (Groups{{0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}}));
}

// b = 2 high + low: (1)2 is the high bit, (2)2 the low one.
TEST(Meshes, PartsOfAnAxisSayGroups) {
  EXPECT_EQ(groups(kMesh, part("b", "(1)2")), (Groups{{0, 2}, {1, 3}, {4, 6}, {5, 7}}));
  EXPECT_EQ(groups(kMesh, part("b", "(2)2")), (Groups{{0, 1}, {2, 3}, {4, 5}, {6, 7}}));
  EXPECT_EQ(groups(kMesh, part("b", "(2)2") + ", " + part("b", "(1)2")), (Groups{{0, 2, 1, 3}, {4, 6, 5, 7}}));
}

TEST(Meshes, HaveDevicesInAnyOrder) {
  const std::string turned =
      "#stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"a\", size = 2>, "
      "#stablehlo.mesh_axis<name = \"b\", size = 2>], device_ids = dense<[0, 2, 1, 3]> : tensor<4xi64>>";
  EXPECT_EQ(groups(turned, axis("b")), (Groups{{0, 2}, {1, 3}}));
}

TEST(Meshes, ThatCannotBeAreErrors) {
  const std::pair<std::string, std::string> cases[] = {
      {"mesh = " + kMesh + ", axes = [" + axis("c") + "]", "the mesh has no axis \"c\""},
      {"mesh = " + kMesh + ", axes = [" + part("b", "(2)4") + "]", "(2)4 is no part of an axis of size 4"},
      {"mesh = " + kMesh + ", axes = [" + axis("b") + ", " + part("b", "(2)2") + "]",
       "replica_groups: axes \"b\" and \"b\":(2)2 overlap"},
      {"mesh = @other, axes = []", "replica_groups: there is no mesh @other"},
      {"mesh = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = \"a\", size = 0>]>, axes = []", "has size 0"},
      {"mesh = #stablehlo.mesh<" + kAxes + ", device_ids = dense<0> : tensor<3xi64>>, axes = []",
       "3 device_ids for a mesh of 8 devices"},
      {"axes = []", "expected 'mesh'"},
  };
  for (const auto& [inside, message] : cases) {
    const std::string text = "#stablehlo.replica_group_mesh_axes<" + inside + ">";
    Scanner in(text);
    Groups out;
    EXPECT_FALSE(read_groups_by_axes(in, {}, out)) << inside;
    EXPECT_NE(in.error().message.find(message), std::string::npos) << inside << ": " << in.error().message;
  }
}

// The mesh of a module, in its pretty form and in its generic ones.
TEST(Meshes, OfAModuleAreNamed) {
  for (
      const char* mesh :
      {R"(sdy.mesh @mesh = <["a"=2, "b"=2]>)",
       R"("sdy.mesh"() <{mesh = #sdy.mesh<["a"=2, "b"=2]>, sym_name = "mesh"}> : () -> ())",
       R"("sdy.mesh"() {sym_name = "mesh", stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 2 : i64}]}} : () -> ())"}) {
    const std::string text = std::string("module {\n") + mesh + R"(
  func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {
    %0 = "stablehlo.cross-replica-sum"(%a) {replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>} : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
})";
    const auto module = parse(text);
    ASSERT_TRUE(module) << module.error().text() << "\n" << text;
    const std::string printed = print(*module, Form::kPretty);
    EXPECT_NE(printed.find("sdy.mesh @mesh = <[\"a\"=2, \"b\"=2]>"), std::string::npos) << printed;
    EXPECT_NE(printed.find("dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>"), std::string::npos) << printed;
  }
}

}  // namespace
}  // namespace assay::program
