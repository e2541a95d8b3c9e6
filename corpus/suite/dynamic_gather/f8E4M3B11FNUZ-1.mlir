// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-4.0, -2.0, 4.0, 2.0], [2.0, 2.0, -3.0, 3.0], [-4.0, -1.0, 2.0, 0.0]], [[1.0, -1.0, 3.0, 1.0], [0.0, 1.0, -2.0, -1.0], [-4.0, -4.0, -3.0, -3.0]]], [[[-3.0, 4.0, 2.0, 3.0], [2.0, 4.0, 3.0, 3.0], [-2.0, -1.0, 4.0, -3.0]], [[1.0, -4.0, -1.0, -4.0], [0.0, -3.0, -1.0, 1.0], [-3.0, 0.0, -3.0, 4.0]]]]> : tensor<2x2x3x4xf8E4M3B11FNUZ>, dense<> : tensor<0x4x3x2xui16>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E4M3B11FNUZ, exact values
//   B: rank 3+
//   O: rank 1
//   G: rank 0
//   c: low
//   E: f8E4M3B11FNUZ
//   I: ui16
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i32
//   indices_are_sorted: false
// legal 0 0: [-4.0,-3.0,2.0,2.0,-4.0,-2.0,-2.0,4.0,2.0,4.0,-1.0,-1.0,4.0,2.0,-3.0,3.0,2.0,4.0,2.0,3.0,3.0,3.0,[0.0,0.0],-3.0,1.0,1.0,[0.0,0.0],[0.0,0.0],-4.0,-3.0,-1.0,-4.0,1.0,-3.0,-4.0,[0.0,0.0],3.0,-1.0,-2.0,-1.0,-3.0,-3.0,1.0,-4.0,-1.0,1.0,-3.0,4.0]

module {
func.func @program(%arg0: tensor<2x2x3x4xf8E4M3B11FNUZ>, %arg1: tensor<0x4x3x2xui16>) -> tensor<2x4x3x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[1, 2, 1, 1]> : tensor<4xi32>
  %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [3, 2, 1], index_vector_dim = 0>}> : (tensor<2x2x3x4xf8E4M3B11FNUZ>, tensor<0x4x3x2xui16>, tensor<4xi32>) -> tensor<2x4x3x2xf8E4M3B11FNUZ>
  return %1 : tensor<2x4x3x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x2x3x4xf8E4M3B11FNUZ>, %input1: tensor<0x4x3x2xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x3x4xf8E4M3B11FNUZ>, tensor<0x4x3x2xui16>) -> (tensor<2x4x3x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x4x3x2xf8E4M3B11FNUZ>) -> tensor<2x4x3x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x4x3x2xf64>) -> tensor<2x4x3x2xi64>
    check.expect_eq_const %v1, dense<[[[[-4607182418800017408, -4609434218613702656], [4611686018427387904, 4611686018427387904], [-4607182418800017408, -4611686018427387904]], [[-4611686018427387904, 4616189618054758400], [4611686018427387904, 4616189618054758400], [-4616189618054758400, -4616189618054758400]], [[4616189618054758400, 4611686018427387904], [-4609434218613702656, 4613937818241073152], [4611686018427387904, 4616189618054758400]], [[4611686018427387904, 4613937818241073152], [4613937818241073152, 4613937818241073152], [0, -4609434218613702656]]], [[[4607182418800017408, 4607182418800017408], [0, 0], [-4607182418800017408, -4609434218613702656]], [[-4616189618054758400, -4607182418800017408], [4607182418800017408, -4609434218613702656], [-4607182418800017408, 0]], [[4613937818241073152, -4616189618054758400], [-4611686018427387904, -4616189618054758400], [-4609434218613702656, -4609434218613702656]], [[4607182418800017408, -4607182418800017408], [-4616189618054758400, 4607182418800017408], [-4609434218613702656, 4616189618054758400]]]]> : tensor<2x4x3x2xi64>
    func.return
  }
}
