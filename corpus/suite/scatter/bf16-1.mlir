// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.25, -1.75]], [[0.5, -0.25]], [[1.0, -1.0]], [[-1.75, -0.75]]]> : tensor<4x1x2xbf16>, dense<> : tensor<0x4x2xi4>, dense<[[2.0, -2.0], [-1.5, 0.0], [0.0, 0.0], [0.75, 0.25]]> : tensor<4x2xbf16>]'
// RUN: : @program
// stablehlo.scatter on bf16, exact values
//   N: low + 1
//   B: rank 2
//   C: rank 1
//   C: has 1
//   O: rank 0
//   G: rank 0
//   E: bf16
//   F: bf16
//   I: i4
//   input_batching_dims: ascending
//   inserted_window_dims: one
//   scatter_indices_batching_dims: ascending
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [2.0,-2.0,-1.5,0.0,0.0,0.0,0.75,0.25]
// legal 0 1: [4.0,1.5,-2.0,-0.5,3.5,-3.5,2.5,-2.0]

module {
func.func @program(%arg0: tensor<4x1x2xbf16>, %arg1: tensor<0x4x2xi4>, %arg2: tensor<4x2xbf16>) -> (tensor<4x1x2xbf16>, tensor<4x1x2xbf16>) {
  %0 = stablehlo.constant dense<[[[4.0, 1.5]], [[-2.0, -0.5]], [[3.5, -3.5]], [[2.5, -2.0]]]> : tensor<4x1x2xbf16>
  %1, %2 = "stablehlo.scatter"(%0, %arg0, %arg1, %arg2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0, 2], scatter_indices_batching_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = true}> ({
  ^bb0(%3: tensor<bf16>, %4: tensor<bf16>, %5: tensor<bf16>, %6: tensor<bf16>):
    stablehlo.return %3, %6 : tensor<bf16>, tensor<bf16>
  }) : (tensor<4x1x2xbf16>, tensor<4x1x2xbf16>, tensor<0x4x2xi4>, tensor<4x2xbf16>, tensor<4x2xbf16>) -> (tensor<4x1x2xbf16>, tensor<4x1x2xbf16>)
  return %2, %1 : tensor<4x1x2xbf16>, tensor<4x1x2xbf16>
}

  func.func @main(%input0: tensor<4x1x2xbf16>, %input1: tensor<0x4x2xi4>, %input2: tensor<4x2xbf16>) {
    %r:2 = func.call @program(%input0, %input1, %input2) : (tensor<4x1x2xbf16>, tensor<0x4x2xi4>, tensor<4x2xbf16>) -> (tensor<4x1x2xbf16>, tensor<4x1x2xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4x1x2xbf16>) -> tensor<4x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1x2xf64>) -> tensor<4x1x2xi64>
    check.expect_eq_const %v1, dense<[[[4611686018427387904, -4611686018427387904]], [[-4613937818241073152, 0]], [[0, 0]], [[4604930618986332160, 4598175219545276416]]]> : tensor<4x1x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<4x1x2xbf16>) -> tensor<4x1x2xf64>
    check.expect_eq_const %v2, dense<[[[4.0, 1.5]], [[-2.0, -0.5]], [[3.5, -3.5]], [[2.5, -2.0]]]> : tensor<4x1x2xf64>
    func.return
  }
}
