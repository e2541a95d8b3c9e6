// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0], [0.0], [-4.0], [1.0], [4.0]], [[-1.0], [-1.0], [-1.0], [-1.0], [2.0]], [[4.0], [2.0], [-1.0], [-4.0], [0.0]], [[-3.0], [-1.0], [-2.0], [3.0], [4.0]], [[3.0], [-1.0], [3.0], [-4.0], [-1.0]]]> : tensor<5x5x1xf8E4M3B11FNUZ>, dense<[[[-2.0], [0.0], [1.0], [0.0], [0.0]], [[-0.5], [1.5], [0.5], [-1.0], [0.5]], [[-2.0], [1.5], [-1.5], [-1.0], [0.5]], [[-1.5], [2.0], [0.0], [1.5], [-0.5]], [[-0.5], [-1.0], [1.5], [1.5], [0.0]]]> : tensor<5x5x1xf8E4M3B11FNUZ>, dense<> : tensor<2x2x3x0x5xui16>, dense<> : tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.scatter on f8E4M3B11FNUZ, exact values
//   B: rank 1
//   C: rank 0
//   O: rank 2
//   O: has 1
//   G: rank 3+
//   G: has 0
//   W: low
//   W: high
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   I: ui16
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: first
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: ascending
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [-0.5,[0.0,0.0],1.5,[0.0,0.0],-2.0,[0.0,0.0],[0.0,0.0],[0.0,0.0],-1.0,-2.0,-2.0,-1.0,2.0,0.5,1.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,[0.0,0.0],-0.5,0.5,0.5,[0.0,0.0],[0.0,0.0]]
// legal 0 1: [-2.0,[0.0,0.0],1.0,[0.0,0.0],[0.0,0.0],-0.5,1.5,0.5,-1.0,0.5,-2.0,1.5,-1.5,-1.0,0.5,-1.5,2.0,[0.0,0.0],1.5,-0.5,-0.5,-1.0,1.5,1.5,[0.0,0.0]]
// legal 0 2: [1.0,[0.0,0.0],-4.0,1.0,4.0,-1.0,-1.0,-1.0,-1.0,2.0,4.0,2.0,-1.0,-4.0,[0.0,0.0],-3.0,-1.0,-2.0,3.0,4.0,3.0,-1.0,3.0,-4.0,-1.0]

module {
func.func @program(%arg0: tensor<5x5x1xf8E4M3B11FNUZ>, %arg1: tensor<5x5x1xf8E4M3B11FNUZ>, %arg2: tensor<2x2x3x0x5xui16>, %arg3: tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>) -> (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>) {
  %0 = stablehlo.constant dense<[[[-0.5], [0.0], [1.5], [0.0], [-2.0]], [[0.0], [0.0], [0.0], [-1.0], [-2.0]], [[-2.0], [-1.0], [2.0], [0.5], [1.5]], [[0.0], [0.0], [0.0], [0.5], [0.0]], [[-0.5], [0.5], [0.5], [0.0], [0.0]]]> : tensor<5x5x1xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<> : tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>
  %2 = stablehlo.constant dense<> : tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>
  %3, %4, %5 = "stablehlo.scatter"(%arg0, %arg1, %0, %arg2, %1, %arg3, %2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 4], input_batching_dims = [0], scatter_indices_batching_dims = [4], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%6: tensor<f8E4M3B11FNUZ>, %7: tensor<f8E4M3B11FNUZ>, %8: tensor<f8E4M3B11FNUZ>, %9: tensor<f8E4M3B11FNUZ>, %10: tensor<f8E4M3B11FNUZ>, %11: tensor<f8E4M3B11FNUZ>):
    %12 = stablehlo.maximum %8, %11 : tensor<f8E4M3B11FNUZ>
    stablehlo.return %9, %10, %12 : tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>
  }) : (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<2x2x3x0x5xui16>, tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>, tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>, tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>) -> (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>)
  return %5, %4, %3 : tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<5x5x1xf8E4M3B11FNUZ>, %input1: tensor<5x5x1xf8E4M3B11FNUZ>, %input2: tensor<2x2x3x0x5xui16>, %input3: tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<2x2x3x0x5xui16>, tensor<5x2x3x0x0x5xf8E4M3B11FNUZ>) -> (tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>, tensor<5x5x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x5x1xf8E4M3B11FNUZ>) -> tensor<5x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    check.expect_eq_const %v1, dense<[[[-4620693217682128896], [0], [4609434218613702656], [0], [-4611686018427387904]], [[0], [0], [0], [-4616189618054758400], [-4611686018427387904]], [[-4611686018427387904], [-4616189618054758400], [4611686018427387904], [4602678819172646912], [4609434218613702656]], [[0], [0], [0], [4602678819172646912], [0]], [[-4620693217682128896], [4602678819172646912], [4602678819172646912], [0], [0]]]> : tensor<5x5x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<5x5x1xf8E4M3B11FNUZ>) -> tensor<5x5x1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    check.expect_eq_const %v3, dense<[[[-4611686018427387904], [0], [4607182418800017408], [0], [0]], [[-4620693217682128896], [4609434218613702656], [4602678819172646912], [-4616189618054758400], [4602678819172646912]], [[-4611686018427387904], [4609434218613702656], [-4613937818241073152], [-4616189618054758400], [4602678819172646912]], [[-4613937818241073152], [4611686018427387904], [0], [4609434218613702656], [-4620693217682128896]], [[-4620693217682128896], [-4616189618054758400], [4609434218613702656], [4609434218613702656], [0]]]> : tensor<5x5x1xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<5x5x1xf8E4M3B11FNUZ>) -> tensor<5x5x1xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    check.expect_eq_const %v5, dense<[[[4607182418800017408], [0], [-4607182418800017408], [4607182418800017408], [4616189618054758400]], [[-4616189618054758400], [-4616189618054758400], [-4616189618054758400], [-4616189618054758400], [4611686018427387904]], [[4616189618054758400], [4611686018427387904], [-4616189618054758400], [-4607182418800017408], [0]], [[-4609434218613702656], [-4616189618054758400], [-4611686018427387904], [4613937818241073152], [4616189618054758400]], [[4613937818241073152], [-4616189618054758400], [4613937818241073152], [-4607182418800017408], [-4616189618054758400]]]> : tensor<5x5x1xi64>
    func.return
  }
}
