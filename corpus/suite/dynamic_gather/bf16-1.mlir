// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[[0.0, 0xFFC0, -3.546875, -4.5625]]], [[[-0.34179688, -1.0, -0.7890625, -3.875]]]]], [[[[[1.1754944e-38, 0.5546875, -9.1835e-41, 0xFFC0]]], [[[-1.0, -1.0, 0x7FC0, 0.61328125]]]]]]> : tensor<2x1x2x1x1x4xbf16>, dense<[[[[[0, 16384], [32769, 1], [2, 65535], [65535, 1]]], [[[65535, 2], [0, 0], [65535, 0], [2, 1]]]], [[[[1, 65535], [65535, 0], [0, 2], [1, 65535]]], [[[1, 2], [0, 65535], [32768, 65535], [65535, 0]]]]]> : tensor<2x2x1x4x2xui16>]'
// RUN: : @program
// stablehlo.dynamic_gather on bf16, special values
//   B: rank 3+
//   B: has 1
//   O: rank 1
//   O: has 1
//   G: rank 1
//   C: low
//   C: low + 1
//   E: bf16
//   I: ui16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: one
//   start_index_map: ascending
//   sizes: low
//   sizes: low + 1
//   sizes: high
//   J: ui16
//   indices_are_sorted: true
// legal 0 0: [0.0,0.5546875,-9.183549615799121e-41,"nan",-1.0,-1.0,"nan",0.61328125,1.1754943508222875e-38,0.5546875,-3.546875,"nan",-1.0,-1.0,"nan",0.61328125]

module {
func.func @program(%arg0: tensor<2x1x2x1x1x4xbf16>, %arg1: tensor<2x2x1x4x2xui16>) -> tensor<2x2x1x1x4xbf16> {
  %0 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1]> : tensor<6xui16>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 4], operand_batching_dims = [1, 2, 5], start_indices_batching_dims = [2, 1, 3], start_index_map = [0, 4], index_vector_dim = 4>, indices_are_sorted = true}> : (tensor<2x1x2x1x1x4xbf16>, tensor<2x2x1x4x2xui16>, tensor<6xui16>) -> tensor<2x2x1x1x4xbf16>
  return %1 : tensor<2x2x1x1x4xbf16>
}

  func.func @main(%input0: tensor<2x1x2x1x1x4xbf16>, %input1: tensor<2x2x1x4x2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x2x1x1x4xbf16>, tensor<2x2x1x4x2xui16>) -> (tensor<2x2x1x1x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1x1x4xbf16>) -> tensor<2x2x1x1x4xf64>
    %v1 = stablehlo.constant dense<[[[[[0.0, 0.5546875, -9.183549615799121e-41, 0xFFF0000000000000]]], [[[-1.0, -1.0, 0xFFF0000000000000, 0.61328125]]]], [[[[1.1754943508222875e-38, 0.5546875, -3.546875, 0xFFF0000000000000]]], [[[-1.0, -1.0, 0xFFF0000000000000, 0.61328125]]]]]> : tensor<2x2x1x1x4xf64>
    %v2 = stablehlo.constant dense<[[[[[0.0, 0.5546875, -9.183549615799121e-41, 0x7FF0000000000000]]], [[[-1.0, -1.0, 0x7FF0000000000000, 0.61328125]]]], [[[[1.1754943508222875e-38, 0.5546875, -3.546875, 0x7FF0000000000000]]], [[[-1.0, -1.0, 0x7FF0000000000000, 0.61328125]]]]]> : tensor<2x2x1x1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x1x1x4xf64>, tensor<2x2x1x1x4xf64>) -> tensor<2x2x1x1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x1x1x4xf64>, tensor<2x2x1x1x4xf64>) -> tensor<2x2x1x1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x1x1x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x2x1x1x4xf64>) -> tensor<2x2x1x1x4xi64>
    %v7 = stablehlo.constant dense<[[[[[0, 4603171400381890560, -5215168368495034368, 9221120237041090560]]], [[[-4616189618054758400, -4616189618054758400, 9221120237041090560, 4603699165963223040]]]], [[[[4039728865751334912, 4603171400381890560, -4608202765590593536, 9221120237041090560]]], [[[-4616189618054758400, -4616189618054758400, 9221120237041090560, 4603699165963223040]]]]]> : tensor<2x2x1x1x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x2x1x1x4xi64>, tensor<2x2x1x1x4xi64>) -> tensor<2x2x1x1x4xi1>
    %v9 = stablehlo.constant dense<[[[[[true, false, false, false]]], [[[false, false, false, false]]]], [[[[false, false, false, false]]], [[[false, false, false, false]]]]]> : tensor<2x2x1x1x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x2x1x1x4xi1>, tensor<2x2x1x1x4xi1>
    %v11 = stablehlo.constant dense<[[[[[false, false, false, true]]], [[[false, false, true, false]]]], [[[[false, false, false, true]]], [[[false, false, true, false]]]]]> : tensor<2x2x1x1x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x1x1x4xf64>, tensor<2x2x1x1x4xf64>) -> tensor<2x2x1x1x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x2x1x1x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x2x1x1x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x2x1x1x4xi1>
    func.return
  }
}
