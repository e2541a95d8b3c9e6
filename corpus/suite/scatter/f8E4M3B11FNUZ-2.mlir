// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1.0, 0.5, -2.0, -0.5]], [[0.0, 1.0, -1.0, -2.0]]], [[[0.0, -1.5, 0.0, 0.0]], [[1.5, 2.0, 0.5, -0.5]]], [[[-1.0, 1.5, 1.0, -1.5]], [[-1.0, -1.0, 0.5, 1.5]]]]> : tensor<3x2x1x4xf8E4M3B11FNUZ>, dense<[[1, 255, 4, 1, 4]]> : tensor<1x5xui8>, dense<[0.0, 1.0, -2.0, -2.0, 2.0]> : tensor<5xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.scatter on f8E4M3B11FNUZ, exact values
//   N: low
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   O: rank 0
//   G: rank 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   I: ui8
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [-1.0,0.5,-2.0,-0.5,[0.0,0.0],1.0,-1.0,-2.0,-2.0,-1.5,[0.0,0.0],[0.0,0.0],1.5,2.0,0.5,-0.5,-1.0,1.5,1.0,-1.5,-1.0,-1.0,0.5,1.5]

module {
func.func @program(%arg0: tensor<3x2x1x4xf8E4M3B11FNUZ>, %arg1: tensor<1x5xui8>, %arg2: tensor<5xf8E4M3B11FNUZ>) -> tensor<3x2x1x4xf8E4M3B11FNUZ> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%1: tensor<f8E4M3B11FNUZ>, %2: tensor<f8E4M3B11FNUZ>):
    %3 = stablehlo.add %1, %2 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %3 : tensor<f8E4M3B11FNUZ>
  }) : (tensor<3x2x1x4xf8E4M3B11FNUZ>, tensor<1x5xui8>, tensor<5xf8E4M3B11FNUZ>) -> tensor<3x2x1x4xf8E4M3B11FNUZ>
  return %0 : tensor<3x2x1x4xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3x2x1x4xf8E4M3B11FNUZ>, %input1: tensor<1x5xui8>, %input2: tensor<5xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x2x1x4xf8E4M3B11FNUZ>, tensor<1x5xui8>, tensor<5xf8E4M3B11FNUZ>) -> (tensor<3x2x1x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2x1x4xf8E4M3B11FNUZ>) -> tensor<3x2x1x4xf64>
    check.expect_eq_const %v0, dense<[[[[-1.0, 0.5, -2.0, -0.5]], [[0.0, 1.0, -1.0, -2.0]]], [[[-2.0, -1.5, 0.0, 0.0]], [[1.5, 2.0, 0.5, -0.5]]], [[[-1.0, 1.5, 1.0, -1.5]], [[-1.0, -1.0, 0.5, 1.5]]]]> : tensor<3x2x1x4xf64>
    func.return
  }
}
