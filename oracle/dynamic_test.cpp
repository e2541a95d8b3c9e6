#include <gtest/gtest.h>

#include "oracle/agreement_test.h"
#include "program/edit/refine.h"
#include "program/inputs.h"
#include "program/text/text.h"

/// Programs with dynamic dimensions: what they yield, which laws they break while they run, and what is left of them
/// once they are refined for their inputs.
namespace assay::oracle {
namespace {

Module parsed(const std::string& text) {
  auto module = program::parse(text, "test.mlir");
  EXPECT_TRUE(module) << (module ? "" : module.error().text()) << "\n" << text;
  const auto valid = module ? program::verify(*module) : Result<void>();
  EXPECT_TRUE(valid) << (valid ? "" : valid.error().text()) << "\n" << text;
  return module ? std::move(*module) : Module();
}

Result<ProcessTensors> inputs_of(const Module& module, const std::string& literals) {
  spec::Arena arena;
  const auto read = program::parse_literals("[" + literals + "]", arena);
  return read ? program::inputs_of(module, *read, std::int64_t{1} << 30) : tl::unexpected(read.error());
}

Result<std::vector<Tensor>> outputs_of(const Module& module, const std::vector<Tensor>& inputs) {
  return evaluate(module, {inputs}).map([](Run run) { return std::move(run.outputs[0]); });
}

std::string text_of(const std::vector<Tensor>& tensors) {
  std::string out;
  spec::Arena arena;
  for (const Tensor& t : tensors)
    out += (out.empty() ? "" : ", ") + program::print_literal(program::literal_of(t, arena));
  return out;
}

std::string outcome(const Result<std::vector<Tensor>>& outputs) {
  return outputs ? text_of(*outputs) : outputs.error().text();
}

/// `body` in a function of these arguments and results.
std::string main_of(const std::string& arguments, const std::string& results, const std::string& body) {
  return "func.func @main(" + arguments + ") -> (" + results + ") {\n" + body + "}\n";
}

/// Rows of the operand belong to those of the indices.
const std::string kGatherRows = main_of(
    "%a: tensor<2x?xi32>, %i: tensor<2x1xi32>, %s: tensor<2xi32>", "tensor<2x?xi32>",
    "%0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
    "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}"
    "> : (tensor<2x?xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x?xi32>\nreturn %0 : tensor<2x?xi32>\n");

/// As chlo-legalize-to-stablehlo writes an addition that stretches its operands.
const std::string kStretch = main_of(
    "%a: tensor<?x?xi32>, %b: tensor<?xi32>", "tensor<?x?xi32>",
    "%0 = shape.shape_of %a : tensor<?x?xi32> -> tensor<2xindex>\n"
    "%1 = shape.shape_of %b : tensor<?xi32> -> tensor<1xindex>\n"
    "%2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>\n"
    "%3 = shape.assuming %2 -> (tensor<?x?xi32>) {\n"
    "%4 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<?xindex>\n"
    "%5 = tensor.cast %4 : tensor<?xindex> to tensor<2xindex>\n"
    "%6 = stablehlo.dynamic_broadcast_in_dim %a, %5, dims = [0, 1] : (tensor<?x?xi32>, tensor<2xindex>) -> "
    "tensor<?x?xi32>\n"
    "%7 = stablehlo.dynamic_broadcast_in_dim %b, %5, dims = [1] : (tensor<?xi32>, tensor<2xindex>) -> tensor<?x?xi32>\n"
    "%8 = stablehlo.add %6, %7 : tensor<?x?xi32>\nshape.assuming_yield %8 : tensor<?x?xi32>\n}\n"
    "return %3 : tensor<?x?xi32>\n");

struct Row {
  const char* what;
  std::string text, inputs, expected;
};

const Row kPrograms[] = {
    {"an element-wise op has the shape of its operands",
     main_of("%a: tensor<?x2xi32>", "tensor<?x2xi32>",
             "%0 = stablehlo.add %a, %a : tensor<?x2xi32>\nreturn %0 : tensor<?x2xi32>\n"),
     "dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>", "dense<[[2, 4], [6, 8], [10, 12]]> : tensor<3x2xi32>"},
    {"a size that is read decides a broadcast",
     main_of(
         "%a: tensor<?xi32>", "tensor<?xi32>",
         "%c = stablehlo.constant dense<7> : tensor<i32>\n"
         "%0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
         "%1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>\n"
         "%2 = stablehlo.dynamic_broadcast_in_dim %c, %1, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
         "%3 = stablehlo.multiply %a, %2 : tensor<?xi32>\nreturn %3 : tensor<?xi32>\n"),
     "dense<[1, 2]> : tensor<2xi32>", "dense<[7, 14]> : tensor<2xi32>"},
    {"a size of 1 is broadcast, and an argument may say a size",
     main_of(
         "%n: tensor<i64>, %a: tensor<?xi32>", "tensor<?xi32>, tensor<?xi8>",
         "%0 = stablehlo.reshape %n : (tensor<i64>) -> tensor<1xi64>\n"
         "%1 = stablehlo.dynamic_broadcast_in_dim %a, %0, dims = [0] : (tensor<?xi32>, tensor<1xi64>) -> tensor<?xi32>\n"
         "%2 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xi64>) -> tensor<?xi8>\n"
         "return %1, %2 : tensor<?xi32>, tensor<?xi8>\n"),
     "dense<3> : tensor<i64>, dense<[5]> : tensor<1xi32>",
     "dense<[5, 5, 5]> : tensor<3xi32>, dense<[0, 1, 2]> : tensor<3xi8>"},
    {"the sizes of a reshape are values",
     main_of("%a: tensor<?xi32>, %s: tensor<2xi32>", "tensor<?x2xi32>",
             "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>\n"
             "return %0 : tensor<?x2xi32>\n"),
     "dense<[1, 2, 3, 4]> : tensor<4xi32>, dense<2> : tensor<2xi32>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>"},
    {"paddings are values",
     main_of(
         "%a: tensor<2xi32>, %p: tensor<1xi32>", "tensor<?xi32>",
         "%v = stablehlo.constant dense<9> : tensor<i32>\n"
         "%0 = stablehlo.dynamic_pad %a, %v, %p, %p, %p : (tensor<2xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, "
         "tensor<1xi32>) -> tensor<?xi32>\nreturn %0 : tensor<?xi32>\n"),
     "dense<[3, 4]> : tensor<2xi32>, dense<1> : tensor<1xi32>", "dense<[9, 3, 9, 4, 9]> : tensor<5xi32>"},
    {"a slice is cut where values say",
     main_of("%a: tensor<?xi32>, %b: tensor<1xi32>, %e: tensor<1xi32>, %s: tensor<1xi32>", "tensor<?xi32>",
             "%0 = stablehlo.real_dynamic_slice %a, %b, %e, %s : (tensor<?xi32>, tensor<1xi32>, tensor<1xi32>, "
             "tensor<1xi32>) -> tensor<?xi32>\nreturn %0 : tensor<?xi32>\n"),
     "dense<[0, 1, 2, 3, 4]> : tensor<5xi32>, dense<1> : tensor<1xi32>, dense<5> : tensor<1xi32>, dense<3> : "
     "tensor<1xi32>",
     "dense<[1, 4]> : tensor<2xi32>"},
    {"slices of a gather are as large as values say",
     main_of("%a: tensor<?x3xi32>, %i: tensor<1x1xi32>, %s: tensor<2xi32>", "tensor<1x?xi32>",
             "%0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
             "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x3xi32>, "
             "tensor<1x1xi32>, tensor<2xi32>) -> tensor<1x?xi32>\nreturn %0 : tensor<1x?xi32>\n"),
     "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, dense<1> : tensor<1x1xi32>, dense<[1, 2]> : tensor<2xi32>",
     "dense<[[4, 5]]> : tensor<1x2xi32>"},
    {"each row of a gather is read at its own index", kGatherRows,
     "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>, dense<[[2], [0]]> : tensor<2x1xi32>, dense<1> : tensor<2xi32>",
     "dense<[[3], [4]]> : tensor<2x1xi32>"},
    {"the padding of a convolution is a value",
     main_of("%a: tensor<1x?x1xi32>, %w: tensor<2x1x1xi32>, %p: tensor<1x2xi32>", "tensor<1x?x1xi32>",
             "%0 = \"stablehlo.dynamic_conv\"(%a, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = "
             "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x?x1xi32>, "
             "tensor<2x1x1xi32>, tensor<1x2xi32>) -> tensor<1x?x1xi32>\nreturn %0 : tensor<1x?x1xi32>\n"),
     "dense<[[[1], [2]]]> : tensor<1x2x1xi32>, dense<[[[10]], [[1]]]> : tensor<2x1x1xi32>, dense<[[1, 0]]> : "
     "tensor<1x2xi32>",
     "dense<[[[1], [12]]]> : tensor<1x2x1xi32>"},
    {"a dimension is cut to its size",
     main_of("%a: tensor<4xi32>, %n: tensor<i32>", "tensor<?xi32, #stablehlo.bounds<4>>",
             "%0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, "
             "#stablehlo.bounds<4>>\nreturn %0 : tensor<?xi32, #stablehlo.bounds<4>>\n"),
     "dense<[1, 2, 3, 4]> : tensor<4xi32>, dense<3> : tensor<i32>", "dense<[1, 2, 3]> : tensor<3xi32>"},
    {"a reshape has the only size that its bound leaves",
     main_of("%a: tensor<?x2xi32>", "tensor<?xi32, #stablehlo.bounds<8>>",
             "%0 = stablehlo.reshape %a : (tensor<?x2xi32>) -> tensor<?xi32, #stablehlo.bounds<8>>\n"
             "return %0 : tensor<?xi32, #stablehlo.bounds<8>>\n"),
     "dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>", "dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>"},
    {"a broadcast keeps a size that is not 1",
     main_of(
         "%a: tensor<?xi32, #stablehlo.bounds<5>>", "tensor<2x?xi32, #stablehlo.bounds<?, 5>>",
         "%0 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<2x?xi32, "
         "#stablehlo.bounds<?, 5>>\nreturn %0 : tensor<2x?xi32, #stablehlo.bounds<?, 5>>\n"),
     "dense<[7, 8]> : tensor<2xi32>", "dense<[[7, 8], [7, 8]]> : tensor<2x2xi32>"},
    {"functions are called with shapes of their own",
     "func.func private @twice(%a: tensor<?xi32>) -> tensor<?xi32> {\n"
     "%0 = stablehlo.concatenate %a, %a, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>\n"
     "return %0 : tensor<?xi32>\n}\n" +
         main_of("%a: tensor<?xi32>", "tensor<?xi32>",
                 "%0 = call @twice(%a) : (tensor<?xi32>) -> tensor<?xi32>\n"
                 "%1 = call @twice(%0) : (tensor<?xi32>) -> tensor<?xi32>\nreturn %1 : tensor<?xi32>\n"),
     "dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2, 1, 2, 1, 2, 1, 2]> : tensor<8xi32>"},
    {"a branch has the shape of what it yields",
     main_of("%p: tensor<i1>, %a: tensor<?xi32>", "tensor<?xi32>",
             "%0 = \"stablehlo.if\"(%p) ({\n%1 = stablehlo.add %a, %a : tensor<?xi32>\n"
             "stablehlo.return %1 : tensor<?xi32>\n}, {\nstablehlo.return %a : tensor<?xi32>\n}) : (tensor<i1>) -> "
             "tensor<?xi32>\nreturn %0 : tensor<?xi32>\n"),
     "dense<true> : tensor<i1>, dense<[1, 2]> : tensor<2xi32>", "dense<[2, 4]> : tensor<2xi32>"},
    {"a loop carries what it began with",
     main_of("%a: tensor<?xi32>", "tensor<?xi32>",
             "%z = stablehlo.constant dense<0> : tensor<i32>\n"
             "%0:2 = stablehlo.while(%i = %z, %x = %a) : tensor<i32>, tensor<?xi32>\ncond {\n"
             "%l = stablehlo.constant dense<3> : tensor<i32>\n"
             "%c = stablehlo.compare LT, %i, %l : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
             "stablehlo.return %c : tensor<i1>\n} do {\n"
             "%o = stablehlo.constant dense<1> : tensor<i32>\n%j = stablehlo.add %i, %o : tensor<i32>\n"
             "%y = stablehlo.add %x, %x : tensor<?xi32>\n"
             "stablehlo.return %j, %y : tensor<i32>, tensor<?xi32>\n}\nreturn %0#1 : tensor<?xi32>\n"),
     "dense<[1, 2]> : tensor<2xi32>", "dense<[8, 16]> : tensor<2xi32>"},
    {"a sum over a dimension that is not known",
     main_of("%a: tensor<?x2xi32>", "tensor<2xi32>",
             "%z = stablehlo.constant dense<0> : tensor<i32>\n"
             "%0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0] : (tensor<?x2xi32>, "
             "tensor<i32>) -> tensor<2xi32>\nreturn %0 : tensor<2xi32>\n"),
     "dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>", "dense<[9, 12]> : tensor<2xi32>"},
    {"a shape is a tensor of sizes",
     main_of("%a: tensor<?x?xi32>", "tensor<?x?xi32>",
             "%0 = shape.shape_of %a : tensor<?x?xi32> -> tensor<2xindex>\n"
             "%1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xindex>) -> tensor<?x?xi32>\n"
             "return %1 : tensor<?x?xi32>\n"),
     "dense<0> : tensor<1x3xi32>", "dense<[[0, 1, 2]]> : tensor<1x3xi32>"},
    {"shapes make the shape to which both broadcast", kStretch,
     "dense<[[1], [2]]> : tensor<2x1xi32>, dense<[10, 20]> : tensor<2xi32>",
     "dense<[[11, 21], [12, 22]]> : tensor<2x2xi32>"},
    {"an assertion that holds is nothing",
     main_of(
         "%a: tensor<?xi32>", "tensor<?xi32>",
         "%0 = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>\n"
         "%1 = stablehlo.constant dense<1> : tensor<i32>\n"
         "%2 = stablehlo.compare GE, %0, %1 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
         "stablehlo.custom_call @shape_assertion(%2, %0) {api_version = 2 : i32, error_message = \"at least one, not "
         "{0}\", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()\nreturn %a : tensor<?xi32>\n"),
     "dense<[1, 2]> : tensor<2xi32>", "dense<[1, 2]> : tensor<2xi32>"},
};

TEST(Dynamic, ProgramsYieldWhatTheirValuesSay) {
  for (const Row& row : kPrograms) {
    const Module module = parsed(row.text);
    const auto inputs = inputs_of(module, row.inputs);
    ASSERT_TRUE(inputs) << row.what << ": " << inputs.error().text();
    EXPECT_EQ(outcome(outputs_of(module, (*inputs)[0])), row.expected) << row.what;
  }
}

/// The refined program has no dimension that is not known, and yields the same.
TEST(Dynamic, RefinedProgramsYieldTheSame) {
  for (const Row& row : kPrograms) {
    const Module module = parsed(row.text);
    const auto inputs = inputs_of(module, row.inputs);
    const auto refined = program::refine(module, (*inputs)[0], outputs_of);
    ASSERT_TRUE(refined) << row.what << ": " << refined.error().text();
    EXPECT_FALSE(program::is_dynamic(refined->module)) << program::print(refined->module);
    EXPECT_EQ(outcome(outputs_of(refined->module, refined->inputs_from((*inputs)[0]))), row.expected)
        << row.what << "\n"
        << program::print(refined->module);
  }
}

/// An op whose operands decide shapes is the op that its record names, once they are known.
TEST(Dynamic, RefinedProgramsHaveNoOpThatDecidesShapes) {
  for (const Row& row : kPrograms) {
    const Module module = parsed(row.text);
    const auto refined = program::refine(module, (*inputs_of(module, row.inputs))[0], outputs_of);
    ASSERT_TRUE(refined) << row.what;
    const std::string text = program::print(refined->module);
    for (const char* gone : {"dynamic_", "set_dimension_size", "shape_assertion", "?"})
      EXPECT_EQ(text.find(gone), std::string::npos) << row.what << "\n" << text;
  }
}

const std::string kBroadcast = main_of(
    "%a: tensor<?xi32>, %s: tensor<1xi32>", "tensor<?xi32>",
    "%0 = stablehlo.dynamic_broadcast_in_dim %a, %s, dims = [0] : (tensor<?xi32>, tensor<1xi32>) -> tensor<?xi32>\n"
    "return %0 : tensor<?xi32>\n");
const std::string kReshape =
    main_of("%a: tensor<?xi32>, %s: tensor<2xi32>", "tensor<?x2xi32>",
            "%0 = stablehlo.dynamic_reshape %a, %s : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x2xi32>\n"
            "return %0 : tensor<?x2xi32>\n");
const std::string kPad = main_of(
    "%a: tensor<2xi32>, %l: tensor<1xi32>, %h: tensor<1xi32>, %i: tensor<1xi32>", "tensor<?xi32>",
    "%v = stablehlo.constant dense<9> : tensor<i32>\n"
    "%0 = stablehlo.dynamic_pad %a, %v, %l, %h, %i : (tensor<2xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, "
    "tensor<1xi32>) -> tensor<?xi32>\nreturn %0 : tensor<?xi32>\n");
const std::string kStaticPad = main_of(
    "%a: tensor<2xi32>, %l: tensor<1xi32>, %h: tensor<1xi32>, %i: tensor<1xi32>", "tensor<3xi32>",
    "%v = stablehlo.constant dense<9> : tensor<i32>\n"
    "%0 = stablehlo.dynamic_pad %a, %v, %l, %h, %i : (tensor<2xi32>, tensor<i32>, tensor<1xi32>, tensor<1xi32>, "
    "tensor<1xi32>) -> tensor<3xi32>\nreturn %0 : tensor<3xi32>\n");
const std::string kCut =
    main_of("%a: tensor<?xi32>, %b: tensor<1xi32>, %e: tensor<1xi32>, %s: tensor<1xi32>", "tensor<?xi32>",
            "%0 = stablehlo.real_dynamic_slice %a, %b, %e, %s : (tensor<?xi32>, tensor<1xi32>, tensor<1xi32>, "
            "tensor<1xi32>) -> tensor<?xi32>\nreturn %0 : tensor<?xi32>\n");
const std::string kGather =
    main_of("%a: tensor<?x3xi32>, %i: tensor<1x1xi32>, %s: tensor<2xi32>", "tensor<1x?xi32>",
            "%0 = \"stablehlo.dynamic_gather\"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
            "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x3xi32>, "
            "tensor<1x1xi32>, tensor<2xi32>) -> tensor<1x?xi32>\nreturn %0 : tensor<1x?xi32>\n");
const std::string kSetSize =
    main_of("%a: tensor<4xi32>, %n: tensor<i32>", "tensor<?xi32, #stablehlo.bounds<4>>",
            "%0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, "
            "#stablehlo.bounds<4>>\nreturn %0 : tensor<?xi32, #stablehlo.bounds<4>>\n");
const std::string kAdd = main_of("%a: tensor<?xi32>, %b: tensor<?xi32>", "tensor<?xi32>",
                                 "%0 = stablehlo.add %a, %b : tensor<?xi32>\nreturn %0 : tensor<?xi32>\n");

/// Each names the law and the place.
const Row kBroken[] = {
    {"a broadcast of a size that is neither 1 nor the result's", kBroadcast,
     "dense<[1, 2]> : tensor<2xi32>, dense<3> : tensor<1xi32>", "dynamic_broadcast_in_dim (C5)"},
    {"a negative size", kBroadcast, "dense<[1]> : tensor<1xi32>, dense<-1> : tensor<1xi32>",
     "dynamic_broadcast_in_dim (A2)"},
    {"sizes that are not those of the type", kReshape,
     "dense<[1, 2, 3]> : tensor<3xi32>, dense<[1, 3]> : tensor<2xi32>", "dynamic_reshape (A2)"},
    {"more elements than there are", kReshape, "dense<[1, 2, 3]> : tensor<3xi32>, dense<2> : tensor<2xi32>",
     "dynamic_reshape (A3)"},
    {"a negative interior padding", kPad,
     "dense<1> : tensor<2xi32>, dense<0> : tensor<1xi32>, dense<0> : tensor<1xi32>, dense<-1> : tensor<1xi32>",
     "dynamic_pad (C3): item 0 of the value of interior_padding, -1, is less than 0"},
    {"a negative interior padding where all types are known", kStaticPad,
     "dense<1> : tensor<2xi32>, dense<1> : tensor<1xi32>, dense<1> : tensor<1xi32>, dense<-1> : tensor<1xi32>",
     "dynamic_pad (C3)"},
    {"paddings that make another size", kStaticPad,
     "dense<1> : tensor<2xi32>, dense<2> : tensor<1xi32>, dense<0> : tensor<1xi32>, dense<0> : tensor<1xi32>",
     "dynamic_pad (C4)"},
    {"paddings that cut more than there is", kPad,
     "dense<1> : tensor<2xi32>, dense<-2> : tensor<1xi32>, dense<-1> : tensor<1xi32>, dense<0> : tensor<1xi32>",
     "dynamic_pad (A1)"},
    {"a slice that begins behind its end", kCut,
     "dense<1> : tensor<3xi32>, dense<2> : tensor<1xi32>, dense<1> : tensor<1xi32>, dense<1> : tensor<1xi32>",
     "real_dynamic_slice (X4)"},
    {"a slice beyond its operand", kCut,
     "dense<1> : tensor<3xi32>, dense<0> : tensor<1xi32>, dense<4> : tensor<1xi32>, dense<1> : tensor<1xi32>",
     "real_dynamic_slice (X4)"},
    {"a stride of 0", kCut,
     "dense<1> : tensor<3xi32>, dense<0> : tensor<1xi32>, dense<2> : tensor<1xi32>, dense<0> : tensor<1xi32>",
     "real_dynamic_slice (X5)"},
    {"a collapsed slice of two", kGather,
     "dense<1> : tensor<2x3xi32>, dense<0> : tensor<1x1xi32>, dense<[2, 1]> : tensor<2xi32>", "dynamic_gather (C8)"},
    {"a slice larger than its operand", kGather,
     "dense<1> : tensor<2x3xi32>, dense<0> : tensor<1x1xi32>, dense<[1, 4]> : tensor<2xi32>", "dynamic_gather (C12)"},
    {"a collapsed slice of nothing", kGather,
     "dense<1> : tensor<2x3xi32>, dense<0> : tensor<1x1xi32>, dense<[0, 1]> : tensor<2xi32>", "dynamic_gather (A1)"},
    {"slices of two rows where each has its own index", kGatherRows,
     "dense<1> : tensor<2x3xi32>, dense<0> : tensor<2x1xi32>, dense<[2, 1]> : tensor<2xi32>", "dynamic_gather (A5)"},
    {"slices of no row where each has its own index", kGatherRows,
     "dense<1> : tensor<2x3xi32>, dense<0> : tensor<2x1xi32>, dense<[0, 1]> : tensor<2xi32>", "dynamic_gather (U2)"},
    {"a size beyond the dimension", kSetSize, "dense<1> : tensor<4xi32>, dense<5> : tensor<i32>",
     "set_dimension_size (X5)"},
    {"operands that turn out to differ", kAdd, "dense<1> : tensor<3xi32>, dense<1> : tensor<4xi32>", "add (C1)"},
    {"a shape that the type contradicts",
     main_of("%a: tensor<?xi32>", "tensor<2xi32>",
             "%0 = stablehlo.abs %a : (tensor<?xi32>) -> tensor<2xi32>\n"
             "return %0 : tensor<2xi32>\n"),
     "dense<1> : tensor<3xi32>", "abs (C1)"},
    {"sizes of an iota that the type contradicts",
     main_of("%s: tensor<2xi32>", "tensor<?x3xi32>",
             "%0 = stablehlo.dynamic_iota %s, dim = 0 : (tensor<2xi32>) -> tensor<?x3xi32>\nreturn %0 : "
             "tensor<?x3xi32>\n"),
     "dense<2> : tensor<2xi32>", "dynamic_iota (A2)"},
    {"a convolution of another size",
     main_of("%a: tensor<1x2x1xi32>, %w: tensor<2x1x1xi32>, %p: tensor<1x2xi32>", "tensor<1x2x1xi32>",
             "%0 = \"stablehlo.dynamic_conv\"(%a, %w, %p) <{batch_group_count = 1 : i64, dimension_numbers = "
             "#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x2x1xi32>, "
             "tensor<2x1x1xi32>, tensor<1x2xi32>) -> tensor<1x2x1xi32>\nreturn %0 : tensor<1x2x1xi32>\n"),
     "dense<1> : tensor<1x2x1xi32>, dense<1> : tensor<2x1x1xi32>, dense<1> : tensor<1x2xi32>", "dynamic_conv (C25)"},
    {"shapes that do not broadcast", kStretch, "dense<1> : tensor<2x2xi32>, dense<1> : tensor<3xi32>",
     "cstr_broadcastable (U1)"},
    {"sizes that no assertion asks for, and that differ",
     main_of(
         "%a: tensor<?xi32>, %b: tensor<?xi32>", "tensor<?xi32>",
         "%0 = shape.shape_of %a : tensor<?xi32> -> tensor<1xindex>\n"
         "%1 = shape.shape_of %b : tensor<?xi32> -> tensor<1xindex>\n"
         "%2 = shape.broadcast %0, %1 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>\n"
         "%3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<1xindex>) -> tensor<?xi32>\nreturn %3 : tensor<?xi32>\n"),
     "dense<1> : tensor<2xi32>, dense<1> : tensor<3xi32>", "broadcast (U1)"},
    {"a shape that is not as long as it is said to be",
     main_of(
         "%a: tensor<?x?xi32>", "tensor<?xi32>",
         "%0 = shape.shape_of %a : tensor<?x?xi32> -> tensor<?xindex>\n"
         "%1 = tensor.cast %0 : tensor<?xindex> to tensor<1xindex>\n"
         "%2 = stablehlo.dynamic_iota %1, dim = 0 : (tensor<1xindex>) -> tensor<?xi32>\nreturn %2 : tensor<?xi32>\n"),
     "dense<1> : tensor<2x2xi32>", "cast (X2)"},
    {"an assertion that fails",
     main_of("%p: tensor<i1>, %n: tensor<i32>", "tensor<i32>",
             "stablehlo.custom_call @shape_assertion(%p, %n) {api_version = 2 : i32, error_message = \"of size {0}\", "
             "has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()\nreturn %n : tensor<i32>\n"),
     "dense<false> : tensor<i1>, dense<7> : tensor<i32>", "shape_assertion: of size 7"},
};

TEST(Dynamic, LawsAreHeldAtRunTime) {
  for (const Row& row : kBroken) {
    const Module module = parsed(row.text);
    const auto inputs = inputs_of(module, row.inputs);
    ASSERT_TRUE(inputs) << row.what << ": " << inputs.error().text();
    const auto outputs = outputs_of(module, (*inputs)[0]);
    EXPECT_NE(outcome(outputs).find(row.expected), std::string::npos) << row.what << ": " << outcome(outputs);
    EXPECT_TRUE(outputs || (outputs.error().kind == ErrorKind::kInvalid && program::place_of(outputs.error()).line > 1))
        << outcome(outputs);
  }
}

/// Refining holds the same laws, as far as they hang on shapes and integers.
TEST(Dynamic, RefiningHoldsTheSameLaws) {
  for (const Row& row : kBroken) {
    const Module module = parsed(row.text);
    const auto refined = program::refine(module, (*inputs_of(module, row.inputs))[0], outputs_of);
    if (row.text.find("%p: tensor<i1>") != std::string::npos) continue;  // a boolean decides no shape
    EXPECT_FALSE(refined) << row.what;
    const std::string why = refined ? "" : refined.error().text();
    EXPECT_NE(why.find(row.expected), std::string::npos) << row.what << ": " << why;
  }
}

/// What a shape hangs on that is not known before the program runs.
TEST(Dynamic, WhatIsNotKnownIsNotRefined) {
  const Row rows[] = {
      {"sizes that are computed of floats",
       main_of(
           "%a: tensor<i32>, %x: tensor<f32>", "tensor<?xi32>",
           "%0 = stablehlo.convert %x : (tensor<f32>) -> tensor<i32>\n"
           "%1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>\n"
           "%2 = stablehlo.dynamic_broadcast_in_dim %a, %1, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>\n"
           "return %2 : tensor<?xi32>\n"),
       "dense<1> : tensor<i32>, dense<2.0> : tensor<f32>", "not known before it runs"},
      {"a loop that grows",
       main_of("%a: tensor<?xi32>, %p: tensor<i1>", "tensor<?xi32>",
               "%0 = stablehlo.while(%x = %a) : tensor<?xi32>\ncond {\n"
               "stablehlo.return %p : tensor<i1>\n} do {\n"
               "%y = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>\n"
               "stablehlo.return %y : tensor<?xi32>\n}\nreturn %0 : tensor<?xi32>\n"),
       "dense<1> : tensor<2xi32>, dense<false> : tensor<i1>", "change from step to step"},
  };
  for (const Row& row : rows) {
    const Module module = parsed(row.text);
    const auto refined = program::refine(module, (*inputs_of(module, row.inputs))[0], outputs_of);
    ASSERT_FALSE(refined) << row.what;
    EXPECT_EQ(refined.error().kind, ErrorKind::kUnsupported);
    EXPECT_NE(refined.error().text().find(row.expected), std::string::npos) << refined.error().text();
  }
}

}  // namespace
}  // namespace assay::oracle
