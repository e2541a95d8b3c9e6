// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-3.7086870526797284, 2.121260167667633, -2.2250738585072014e-308]]], [[[-3.198792251756095, 0.5, 5.0e-324]]], [[[1.7976931348623157e+308, -1.7976931348623157e+308, -2.089012280613212]]], [[[0x7FF0000000000000, 2.2250738585072014e-308, 0.3198582035069782]]], [[[-7.156525116258913, 0xFFF8000000000000, 0.7987597878830218]]]]> : tensor<5x1x1x3xf64>, dense<[[[[-7], [6], [6]], [[0], [5], [5]], [[4], [5], [0]], [[0], [6], [5]], [[-1], [1], [6]]], [[[1], [1], [5]], [[1], [1], [-1]], [[1], [0], [0]], [[4], [1], [6]], [[0], [-7], [5]]]]> : tensor<2x5x3x1xi4>, dense<[[[[3.544029174321932], [0.8847748723559978], [0.0]], [[0.31816991778211473], [-0.4177326947888494], [-0.0]], [[-0.5904533177074693], [-0.5081904826436241], [-3.8720016226737117]], [[1.0], [3.0513627217050447], [0.8208538481843786]], [[2.2250738585072014e-308], [1.7976931348623157e+308], [3.6392304455125672]]], [[[-7.94423507015456], [0.906168518375323], [-0.5226789757079315]], [[-2.2250738585072014e-308], [-1.0], [0xFFF0000000000000]], [[-0.25589758467447105], [0.5179233263668882], [6.213448877331394]], [[-0.0], [-2.2250738585072014e-308], [0x7FF8000000000000]], [[1.7976931348623157e+308], [-1.3609028594680148], [-2.4160014416472366]]]]> : tensor<2x5x3x1xf64>]'
// RUN: : @program
// stablehlo.scatter on f64, special values
//   N: low
//   B: rank 1
//   B: has 1
//   C: rank 3+
//   C: has 1
//   O: rank 0
//   G: rank 3+
//   E: f64
//   F: f64
//   I: i4
//   input_batching_dims: one
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [null,2.121260167667633,-2.2250738585072014e-308,null,0.5,5e-324,1.7976931348623157e+308,-1.7976931348623157e+308,-2.089012280613212,"inf",2.2250738585072014e-308,0.3198582035069782,null,"nan",0.7987597878830218]

module {
func.func @program(%arg0: tensor<5x1x1x3xf64>, %arg1: tensor<2x5x3x1xi4>, %arg2: tensor<2x5x3x1xf64>) -> tensor<5x1x1x3xf64> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 3], input_batching_dims = [2], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [0], index_vector_dim = 4>, indices_are_sorted = true}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    stablehlo.return %2 : tensor<f64>
  }) : (tensor<5x1x1x3xf64>, tensor<2x5x3x1xi4>, tensor<2x5x3x1xf64>) -> tensor<5x1x1x3xf64>
  return %0 : tensor<5x1x1x3xf64>
}

  func.func @main(%input0: tensor<5x1x1x3xf64>, %input1: tensor<2x5x3x1xi4>, %input2: tensor<2x5x3x1xf64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1x1x3xf64>, tensor<2x5x3x1xi4>, tensor<2x5x3x1xf64>) -> (tensor<5x1x1x3xf64>)
    %v0 = stablehlo.constant dense<[[[[0x7FF0000000000000, 2.121260167667633, -2.2250738585072014e-308]]], [[[0x7FF0000000000000, 0.5, 5.0e-324]]], [[[1.7976931348623157e+308, -1.7976931348623157e+308, -2.089012280613212]]], [[[0xFFF0000000000000, 2.2250738585072014e-308, 0.3198582035069782]]], [[[0x7FF0000000000000, 0xFFF0000000000000, 0.7987597878830218]]]]> : tensor<5x1x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000, 2.121260167667633, -2.2250738585072014e-308]]], [[[0xFFF0000000000000, 0.5, 5.0e-324]]], [[[1.7976931348623157e+308, -1.7976931348623157e+308, -2.089012280613212]]], [[[0x7FF0000000000000, 2.2250738585072014e-308, 0.3198582035069782]]], [[[0xFFF0000000000000, 0x7FF0000000000000, 0.7987597878830218]]]]> : tensor<5x1x1x3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<5x1x1x3xf64>, tensor<5x1x1x3xf64>) -> tensor<5x1x1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<5x1x1x3xf64>, tensor<5x1x1x3xf64>) -> tensor<5x1x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1x1x3xi1>
    %v5 = stablehlo.constant dense<[[[[true, false, false]]], [[[true, false, false]]], [[[false, false, false]]], [[[false, false, false]]], [[[true, true, false]]]]> : tensor<5x1x1x3xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<5x1x1x3xf64>, tensor<5x1x1x3xf64>) -> tensor<5x1x1x3xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<5x1x1x3xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<5x1x1x3xi1>
    %v9 = stablehlo.constant dense<[[[[true, false, false]]], [[[true, false, false]]], [[[false, false, false]]], [[[true, false, false]]], [[[true, false, false]]]]> : tensor<5x1x1x3xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x1x3xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<5x1x1x3xf64>, tensor<5x1x1x3xf64>) -> tensor<5x1x1x3xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<5x1x1x3xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<5x1x1x3xi1>
    %v14 = stablehlo.constant dense<[[[[true, false, false]]], [[[true, false, false]]], [[[false, false, false]]], [[[false, false, false]]], [[[true, false, false]]]]> : tensor<5x1x1x3xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x1x1x3xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<5x1x1x3xf64>, tensor<5x1x1x3xf64>) -> tensor<5x1x1x3xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<5x1x1x3xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<5x1x1x3xi1>
    %v19 = stablehlo.constant dense<[[[[true, false, false]]], [[[true, false, false]]], [[[false, false, false]]], [[[false, false, false]]], [[[true, false, false]]]]> : tensor<5x1x1x3xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<5x1x1x3xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x1x1x3xi1>
    func.return
  }
}
