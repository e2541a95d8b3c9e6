// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0], [-3.0], [-3.0]], [[4.0], [-2.0], [-3.0]], [[-2.0], [-4.0], [-1.0]], [[1.0], [-3.0], [1.0]], [[-3.0], [-3.0], [0.0]]]> : tensor<5x3x1xf8E3M4>, dense<[[[-2.0], [1.5], [-0.5]], [[-2.0], [1.0], [-0.5]], [[0.0], [1.5], [2.0]], [[2.0], [0.5], [2.0]], [[1.0], [-0.5], [0.5]]]> : tensor<5x3x1xf8E3M4>, dense<[[[0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0]], [[0.0], [-4.0], [2.0]], [[0.0], [0.0], [2.0]], [[0.0], [-3.0], [0.0]]]> : tensor<5x3x1xf8E3M4>, dense<> : tensor<0x0x1xf8E3M4>, dense<> : tensor<0x0x1xf8E3M4>, dense<> : tensor<0x0x1xf8E3M4>]'
// RUN: : @program
// stablehlo.scatter on f8E3M4, exact values
//   B: rank 0
//   C: rank 0
//   O: rank 3+
//   O: has 1
//   G: rank 0
//   W: low
//   W: low + 1
//   W: high
//   E: f8E3M4
//   F: f8E3M4
//   I: ui64
//   input_batching_dims: empty
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,-4.0,2.0,0.0,0.0,2.0,0.0,-3.0,0.0]
// legal 0 1: [-2.0,1.5,-0.5,-2.0,1.0,-0.5,0.0,1.5,2.0,2.0,0.5,2.0,1.0,-0.5,0.5]
// legal 0 2: [0.0,-3.0,-3.0,4.0,-2.0,-3.0,-2.0,-4.0,-1.0,1.0,-3.0,1.0,-3.0,-3.0,0.0]

module {
func.func @program(%arg0: tensor<5x3x1xf8E3M4>, %arg1: tensor<5x3x1xf8E3M4>, %arg2: tensor<5x3x1xf8E3M4>, %arg3: tensor<0x0x1xf8E3M4>, %arg4: tensor<0x0x1xf8E3M4>, %arg5: tensor<0x0x1xf8E3M4>) -> (tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>) {
  %0 = stablehlo.constant dense<[4]> : tensor<1xui64>
  %1, %2, %3 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %0, %arg3, %arg4, %arg5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%4: tensor<f8E3M4>, %5: tensor<f8E3M4>, %6: tensor<f8E3M4>, %7: tensor<f8E3M4>, %8: tensor<f8E3M4>, %9: tensor<f8E3M4>):
    %10 = stablehlo.maximum %4, %7 : tensor<f8E3M4>
    %11 = stablehlo.maximum %6, %9 : tensor<f8E3M4>
    stablehlo.return %10, %8, %11 : tensor<f8E3M4>, tensor<f8E3M4>, tensor<f8E3M4>
  }) : (tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<1xui64>, tensor<0x0x1xf8E3M4>, tensor<0x0x1xf8E3M4>, tensor<0x0x1xf8E3M4>) -> (tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>)
  return %3, %2, %1 : tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>
}

  func.func @main(%input0: tensor<5x3x1xf8E3M4>, %input1: tensor<5x3x1xf8E3M4>, %input2: tensor<5x3x1xf8E3M4>, %input3: tensor<0x0x1xf8E3M4>, %input4: tensor<0x0x1xf8E3M4>, %input5: tensor<0x0x1xf8E3M4>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<0x0x1xf8E3M4>, tensor<0x0x1xf8E3M4>, tensor<0x0x1xf8E3M4>) -> (tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>, tensor<5x3x1xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x3x1xf8E3M4>) -> tensor<5x3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x3x1xf64>) -> tensor<5x3x1xi64>
    check.expect_eq_const %v1, dense<[[[0], [0], [0]], [[0], [0], [0]], [[0], [-4607182418800017408], [4611686018427387904]], [[0], [0], [4611686018427387904]], [[0], [-4609434218613702656], [0]]]> : tensor<5x3x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<5x3x1xf8E3M4>) -> tensor<5x3x1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5x3x1xf64>) -> tensor<5x3x1xi64>
    check.expect_eq_const %v3, dense<[[[-4611686018427387904], [4609434218613702656], [-4620693217682128896]], [[-4611686018427387904], [4607182418800017408], [-4620693217682128896]], [[0], [4609434218613702656], [4611686018427387904]], [[4611686018427387904], [4602678819172646912], [4611686018427387904]], [[4607182418800017408], [-4620693217682128896], [4602678819172646912]]]> : tensor<5x3x1xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<5x3x1xf8E3M4>) -> tensor<5x3x1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5x3x1xf64>) -> tensor<5x3x1xi64>
    check.expect_eq_const %v5, dense<[[[0], [-4609434218613702656], [-4609434218613702656]], [[4616189618054758400], [-4611686018427387904], [-4609434218613702656]], [[-4611686018427387904], [-4607182418800017408], [-4616189618054758400]], [[4607182418800017408], [-4609434218613702656], [4607182418800017408]], [[-4609434218613702656], [-4609434218613702656], [0]]]> : tensor<5x3x1xi64>
    func.return
  }
}
