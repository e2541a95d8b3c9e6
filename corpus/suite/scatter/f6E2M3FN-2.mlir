// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.0], [0.0]], [[0.0], [0.0]]], [[[0.0], [-1.5]], [[0.0], [1.0]]], [[[2.0], [2.0]], [[0.0], [0.0]]]]> : tensor<3x2x2x1xf6E2M3FN>, dense<[[[[-1.5], [0.0]], [[0.0], [1.0]]], [[[0.0], [0.5]], [[-2.0], [0.0]]], [[[0.0], [0.0]], [[0.0], [1.5]]]]> : tensor<3x2x2x1xf6E2M3FN>, dense<> : tensor<2x0x3x2x1xi32>, dense<[[[[1.5], [-2.0]], [[0.0], [1.5]], [[0.5], [-2.0]]], [[[2.0], [2.0]], [[-0.5], [-0.5]], [[1.5], [-1.5]]]]> : tensor<2x3x2x1xf6E2M3FN>, dense<[[[[0.5], [2.0]], [[0.5], [-2.0]], [[0.0], [0.5]]], [[[1.0], [1.5]], [[1.5], [0.0]], [[-1.5], [0.0]]]]> : tensor<2x3x2x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.scatter on f6E2M3FN, exact values
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   I: i32
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [2.0,3.0,0.5,3.5,-1.0,-1.5,-0.5,1.0,-0.5,0.5,0.5,-1.5]
// legal 0 1: [1.5,0.0,2.0,2.0,0.0,1.5,-0.5,0.0,0.5,0.0,1.5,1.5]
// legal 0 2: [0.25,-0.25,-0.5,-0.5,-1.0,-1.5,[0.0,0.0],1.0,2.0,2.0,0.75,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x2x2x1xf6E2M3FN>, %arg1: tensor<3x2x2x1xf6E2M3FN>, %arg2: tensor<2x0x3x2x1xi32>, %arg3: tensor<2x3x2x1xf6E2M3FN>, %arg4: tensor<2x3x2x1xf6E2M3FN>) -> (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>) {
  %0 = stablehlo.constant dense<[[[[1.5], [1.0]], [[-0.5], [2.0]]], [[[-1.5], [0.5]], [[-2.0], [1.0]]], [[[-0.5], [0.0]], [[2.0], [-1.5]]]]> : tensor<3x2x2x1xf6E2M3FN>
  %1 = stablehlo.constant dense<[[[[-0.75], [-0.25]], [[-1.0], [0.0]], [[0.0], [0.0]]], [[[-0.5], [-0.5]], [[0.0], [0.0]], [[0.75], [0.0]]]]> : tensor<2x3x2x1xf6E2M3FN>
  %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %0, %arg2, %1, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2, 3], scatter_indices_batching_dims = [2, 0, 3, 4], index_vector_dim = 1>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%5: tensor<f6E2M3FN>, %6: tensor<f6E2M3FN>, %7: tensor<f6E2M3FN>, %8: tensor<f6E2M3FN>, %9: tensor<f6E2M3FN>, %10: tensor<f6E2M3FN>):
    %11 = stablehlo.add %5, %8 : tensor<f6E2M3FN>
    %12 = stablehlo.maximum %6, %9 : tensor<f6E2M3FN>
    %13 = stablehlo.add %7, %10 : tensor<f6E2M3FN>
    stablehlo.return %11, %12, %13 : tensor<f6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>
  }) : (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<2x0x3x2x1xi32>, tensor<2x3x2x1xf6E2M3FN>, tensor<2x3x2x1xf6E2M3FN>, tensor<2x3x2x1xf6E2M3FN>) -> (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>)
  return %4, %3, %2 : tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2x2x1xf6E2M3FN>, %input1: tensor<3x2x2x1xf6E2M3FN>, %input2: tensor<2x0x3x2x1xi32>, %input3: tensor<2x3x2x1xf6E2M3FN>, %input4: tensor<2x3x2x1xf6E2M3FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<2x0x3x2x1xi32>, tensor<2x3x2x1xf6E2M3FN>, tensor<2x3x2x1xf6E2M3FN>) -> (tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>, tensor<3x2x2x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x2x2x1xf6E2M3FN>) -> tensor<3x2x2x1xf64>
    check.expect_eq_const %v0, dense<[[[[2.0], [3.0]], [[0.5], [3.5]]], [[[-1.0], [-1.5]], [[-0.5], [1.0]]], [[[-0.5], [0.5]], [[0.5], [-1.5]]]]> : tensor<3x2x2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3x2x2x1xf6E2M3FN>) -> tensor<3x2x2x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<3x2x2x1xf64>) -> tensor<3x2x2x1xi64>
    check.expect_eq_const %v2, dense<[[[[4609434218613702656], [0]], [[4611686018427387904], [4611686018427387904]]], [[[0], [4609434218613702656]], [[-4620693217682128896], [0]]], [[[4602678819172646912], [0]], [[4609434218613702656], [4609434218613702656]]]]> : tensor<3x2x2x1xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<3x2x2x1xf6E2M3FN>) -> tensor<3x2x2x1xf64>
    check.expect_eq_const %v3, dense<[[[[0.25], [-0.25]], [[-0.5], [-0.5]]], [[[-1.0], [-1.5]], [[0.0], [1.0]]], [[[2.0], [2.0]], [[0.75], [0.0]]]]> : tensor<3x2x2x1xf64>
    func.return
  }
}
