// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0], [-2.0]], [[2.0], [4.0]], [[-3.0], [-1.0]], [[2.0], [-3.0]], [[-1.0], [-1.0]]]> : tensor<5x2x1xf8E4M3>, dense<> : tensor<2x5x1x0xui32>, dense<[[[-3.0], [-3.0]], [[-4.0], [3.0]], [[-3.0], [-2.0]], [[-4.0], [2.0]], [[0.0], [-1.0]]]> : tensor<5x2x1xf8E4M3>, dense<> : tensor<2x5x1x0xui32>, dense<[[[-4.0], [-4.0]], [[1.0], [2.0]], [[-4.0], [1.0]], [[3.0], [3.0]], [[-4.0], [4.0]]]> : tensor<5x2x1xf8E4M3>, dense<> : tensor<2x5x1x0xui32>, dense<[[[4.0], [-1.0]], [[-1.0], [-3.0]], [[-3.0], [-4.0]], [[-2.0], [1.0]], [[4.0], [-4.0]]]> : tensor<5x2x1xf8E4M3>, dense<> : tensor<2x5x1x0xui32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E4M3, exact values
//   B: rank 3+
//   B: has 1
//   O: rank 0
//   G: rank 0
//   c: low
//   E: f8E4M3
//   I: ui32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: i8
//   indices_are_sorted: false
// legal 0 0: [2.0,2.0,-3.0,2.0,-1.0,-2.0,4.0,-1.0,-3.0,-1.0]
// legal 1 0: [-3.0,-4.0,-3.0,-4.0,0.0,-3.0,3.0,-2.0,2.0,-1.0]
// legal 2 0: [-4.0,1.0,-4.0,3.0,-4.0,-4.0,2.0,1.0,3.0,4.0]
// legal 3 0: [4.0,-1.0,-3.0,-2.0,4.0,-1.0,-3.0,-4.0,1.0,-4.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5x2x1xf8E4M3>, %arg1: tensor<2x5x1x0xui32>) -> tensor<2x5x1xf8E4M3> {
    %0 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi8>
    %1 = "stablehlo.dynamic_gather"(%arg0, %arg1, %0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [1, 0, 2], index_vector_dim = 3>}> : (tensor<5x2x1xf8E4M3>, tensor<2x5x1x0xui32>, tensor<3xi8>) -> tensor<2x5x1xf8E4M3>
    return %1 : tensor<2x5x1xf8E4M3>
  }

  func.func @main(%input0: tensor<5x2x1xf8E4M3>, %input1: tensor<2x5x1x0xui32>, %input2: tensor<5x2x1xf8E4M3>, %input3: tensor<2x5x1x0xui32>, %input4: tensor<5x2x1xf8E4M3>, %input5: tensor<2x5x1x0xui32>, %input6: tensor<5x2x1xf8E4M3>, %input7: tensor<2x5x1x0xui32>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<5x2x1xf8E4M3>, tensor<2x5x1x0xui32>, tensor<5x2x1xf8E4M3>, tensor<2x5x1x0xui32>, tensor<5x2x1xf8E4M3>, tensor<2x5x1x0xui32>, tensor<5x2x1xf8E4M3>, tensor<2x5x1x0xui32>) -> (tensor<2x5x1xf8E4M3>, tensor<2x5x1xf8E4M3>, tensor<2x5x1xf8E4M3>, tensor<2x5x1xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x5x1xf8E4M3>) -> tensor<2x5x1xf64>
    check.expect_eq_const %v0, dense<[[[2.0], [2.0], [-3.0], [2.0], [-1.0]], [[-2.0], [4.0], [-1.0], [-3.0], [-1.0]]]> : tensor<2x5x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x5x1xf8E4M3>) -> tensor<2x5x1xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<2x5x1xf64>) -> tensor<2x5x1xi64>
    check.expect_eq_const %v2, dense<[[[-4609434218613702656], [-4607182418800017408], [-4609434218613702656], [-4607182418800017408], [0]], [[-4609434218613702656], [4613937818241073152], [-4611686018427387904], [4611686018427387904], [-4616189618054758400]]]> : tensor<2x5x1xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<2x5x1xf8E4M3>) -> tensor<2x5x1xf64>
    check.expect_eq_const %v3, dense<[[[-4.0], [1.0], [-4.0], [3.0], [-4.0]], [[-4.0], [2.0], [1.0], [3.0], [4.0]]]> : tensor<2x5x1xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<2x5x1xf8E4M3>) -> tensor<2x5x1xf64>
    check.expect_eq_const %v4, dense<[[[4.0], [-1.0], [-3.0], [-2.0], [4.0]], [[-1.0], [-3.0], [-4.0], [1.0], [-4.0]]]> : tensor<2x5x1xf64>
    func.return
  }
}
