// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x5x1x4x2xi8>, dense<> : tensor<2x0x5x4x2x1xi8>]'
// RUN: : @program
// stablehlo.scatter on i8, exact values
//   N: low
//   B: rank 1
//   C: rank 1
//   O: rank 2
//   O: has 1
//   G: rank 3+
//   G: has 0
//   W: low + 1
//   W: high
//   E: i8
//   F: i8
//   I: i8
//   input_batching_dims: one
//   inserted_window_dims: one
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [7,-1,-3,-5,-1,4,3,8,-8,-4,-2,8,4,7,4,5,-8,8,-6,5,3,-4,6,7,7,-8,-6,7,-9,-7,-5,3,4,5,-7,-5,-5,-6,-2,-6]

module {
func.func @program(%arg0: tensor<0x5x1x4x2xi8>, %arg1: tensor<2x0x5x4x2x1xi8>) -> tensor<4x2x5x1xi8> {
  %0 = stablehlo.constant dense<[[[[7], [-1], [-3], [-5], [-1]], [[4], [3], [8], [-8], [-4]]], [[[-2], [8], [4], [7], [4]], [[5], [-8], [8], [-6], [5]]], [[[3], [-4], [6], [7], [7]], [[-8], [-6], [7], [-9], [-7]]], [[[-5], [3], [4], [5], [-7]], [[-5], [-5], [-6], [-2], [-6]]]]> : tensor<4x2x5x1xi8>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 5], inserted_window_dims = [0], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%2: tensor<i8>, %3: tensor<i8>):
    %4 = stablehlo.add %2, %3 : tensor<i8>
    stablehlo.return %4 : tensor<i8>
  }) : (tensor<4x2x5x1xi8>, tensor<0x5x1x4x2xi8>, tensor<2x0x5x4x2x1xi8>) -> tensor<4x2x5x1xi8>
  return %1 : tensor<4x2x5x1xi8>
}

  func.func @main(%input0: tensor<0x5x1x4x2xi8>, %input1: tensor<2x0x5x4x2x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x5x1x4x2xi8>, tensor<2x0x5x4x2x1xi8>) -> (tensor<4x2x5x1xi8>)
    check.expect_eq_const %r, dense<[[[[7], [-1], [-3], [-5], [-1]], [[4], [3], [8], [-8], [-4]]], [[[-2], [8], [4], [7], [4]], [[5], [-8], [8], [-6], [5]]], [[[3], [-4], [6], [7], [7]], [[-8], [-6], [7], [-9], [-7]]], [[[-5], [3], [4], [5], [-7]], [[-5], [-5], [-6], [-2], [-6]]]]> : tensor<4x2x5x1xi8>
    func.return
  }
}
