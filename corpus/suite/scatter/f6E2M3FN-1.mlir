// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.625, -0.875, 1.875], [-1.875, -2.75, -1.0]], [[-3.0, -1.0, 0.875], [-0.75, -1.125, -1.625]], [[1.0, -1.5, 3.75], [-0.875, 3.0, -1.125]]]> : tensor<3x2x3xf6E2M3FN>, dense<> : tensor<3x2x0x2xi4>, dense<[[[1.625, 3.75], [0.5, 0.75]], [[3.5, -0.75], [-3.25, 0.75]], [[1.375, 2.0], [-1.0, 3.0]]]> : tensor<3x2x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.scatter on f6E2M3FN, envelope values
//   N: low
//   B: rank 2
//   C: rank 1
//   O: rank 0
//   G: rank 1
//   E: f6E2M3FN
//   F: f6E2M3FN
//   I: i4
//   input_batching_dims: ascending
//   inserted_window_dims: one
//   scatter_indices_batching_dims: ascending
//   index_vector_dim: later
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [null,-0.875,1.875,null,-2.75,-1.0,null,-1.0,0.875,null,-1.125,-1.625,null,-1.5,3.75,null,3.0,-1.125]

module {
func.func @program(%arg0: tensor<3x2x3xf6E2M3FN>, %arg1: tensor<3x2x0x2xi4>, %arg2: tensor<3x2x2xf6E2M3FN>) -> tensor<3x2x3xf6E2M3FN> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%1: tensor<f6E2M3FN>, %2: tensor<f6E2M3FN>):
    stablehlo.return %1 : tensor<f6E2M3FN>
  }) : (tensor<3x2x3xf6E2M3FN>, tensor<3x2x0x2xi4>, tensor<3x2x2xf6E2M3FN>) -> tensor<3x2x3xf6E2M3FN>
  return %0 : tensor<3x2x3xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2x3xf6E2M3FN>, %input1: tensor<3x2x0x2xi4>, %input2: tensor<3x2x2xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x2x3xf6E2M3FN>, tensor<3x2x0x2xi4>, tensor<3x2x2xf6E2M3FN>) -> (tensor<3x2x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x2x3xf6E2M3FN>) -> tensor<3x2x3xf64>
    %v1 = stablehlo.constant dense<[[[0x7FF0000000000000, -0.875, 1.875], [0x7FF0000000000000, -2.75, -1.0]], [[0x7FF0000000000000, -1.0, 0.875], [0x7FF0000000000000, -1.125, -1.625]], [[0x7FF0000000000000, -1.5, 3.75], [0x7FF0000000000000, 3.0, -1.125]]]> : tensor<3x2x3xf64>
    %v2 = stablehlo.constant dense<[[[0xFFF0000000000000, -0.875, 1.875], [0xFFF0000000000000, -2.75, -1.0]], [[0xFFF0000000000000, -1.0, 0.875], [0xFFF0000000000000, -1.125, -1.625]], [[0xFFF0000000000000, -1.5, 3.75], [0xFFF0000000000000, 3.0, -1.125]]]> : tensor<3x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> tensor<3x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> tensor<3x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x3xi1>
    %v6 = stablehlo.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]> : tensor<3x2x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> tensor<3x2x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x3xi1>
    %v10 = stablehlo.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]> : tensor<3x2x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> tensor<3x2x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x2x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x2x3xi1>
    %v15 = stablehlo.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]> : tensor<3x2x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x2x3xf64>, tensor<3x2x3xf64>) -> tensor<3x2x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x2x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x2x3xi1>
    %v20 = stablehlo.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]]]> : tensor<3x2x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x2x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x2x3xi1>
    func.return
  }
}
