// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, 0, -2]], [[-2, 1, 1]], [[-1, 1, -1]]]> : tensor<3x1x3xi2>, dense<[[[-2], [1], [-1], [1], [0]], [[1], [-2], [-1], [1], [-1]], [[-2], [1], [-2], [-1], [1]]]> : tensor<3x5x1xi2>, dense<[[[-1, -1, 0]], [[-1, -1, -1]], [[-2, -1, 0]]]> : tensor<3x1x3xi2>, dense<[[[-2], [-2], [-2], [-2], [-1]], [[1], [-1], [1], [1], [-2]], [[-2], [-1], [-1], [1], [-1]]]> : tensor<3x5x1xi2>, dense<[[[-2, -2, 0]], [[1, -1, -2]], [[0, -2, 1]]]> : tensor<3x1x3xi2>, dense<[[[-2], [-2], [-1], [0], [-1]], [[-1], [-2], [-2], [0], [1]], [[1], [0], [-1], [1], [0]]]> : tensor<3x5x1xi2>, dense<[[[-1, 1, 1]], [[-1, -2, -2]], [[-1, 1, -1]]]> : tensor<3x1x3xi2>, dense<[[[1], [-1], [-2], [-2], [1]], [[1], [0], [1], [1], [-2]], [[-2], [-1], [1], [-1], [-1]]]> : tensor<3x5x1xi2>]'
// RUN: : @program
// stablehlo.convolution on i2, special values
//   n: 1
//   i: more
//   o: more
//   X: rank 1
//   W: 1
//   E: i2
//   F: i2
//   G: i2
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: one
//   lhs_dilation: low
//   window_reversal: false
//   padding: negative
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1 + 1
//   padding: near 2 + 1
//   precision_config: absent
// legal 0 0: [-1,-1,null,0,0]
// legal 1 0: [null,null,null,null,null]
// legal 2 0: [null,null,null,-2,null]
// legal 3 0: [null,-2,null,null,null]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3x1x3xi2>, %arg1: tensor<3x5x1xi2>) -> tensor<5x1x1xi2> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b, 0]x[i, o, 0]->[f, b, 0], window = {stride = [3], pad = [[-1, 1]], rhs_dilate = [3]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<3x1x3xi2>, tensor<3x5x1xi2>) -> tensor<5x1x1xi2>
    return %0 : tensor<5x1x1xi2>
  }

  func.func @main(%input0: tensor<3x1x3xi2>, %input1: tensor<3x5x1xi2>, %input2: tensor<3x1x3xi2>, %input3: tensor<3x5x1xi2>, %input4: tensor<3x1x3xi2>, %input5: tensor<3x5x1xi2>, %input6: tensor<3x1x3xi2>, %input7: tensor<3x5x1xi2>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<3x1x3xi2>, tensor<3x5x1xi2>, tensor<3x1x3xi2>, tensor<3x5x1xi2>, tensor<3x1x3xi2>, tensor<3x5x1xi2>, tensor<3x1x3xi2>, tensor<3x5x1xi2>) -> (tensor<5x1x1xi2>, tensor<5x1x1xi2>, tensor<5x1x1xi2>, tensor<5x1x1xi2>)
    %v0 = stablehlo.constant dense<[[[-1]], [[-1]], [[1]], [[0]], [[0]]]> : tensor<5x1x1xi2>
    %v1 = stablehlo.constant dense<[[[-1]], [[-1]], [[-2]], [[0]], [[0]]]> : tensor<5x1x1xi2>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1x1xi1>
    %v5 = stablehlo.constant dense<[[[false]], [[false]], [[true]], [[false]], [[false]]]> : tensor<5x1x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<5x1x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5x1x1xi1>
    %v7 = stablehlo.constant dense<1> : tensor<5x1x1xi2>
    %v8 = stablehlo.constant dense<-2> : tensor<5x1x1xi2>
    %v9 = stablehlo.compare GE, %r#1, %v8, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<5x1x1xi1>
    %v12 = stablehlo.constant dense<true> : tensor<5x1x1xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<5x1x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<5x1x1xi1>
    %v14 = stablehlo.constant dense<[[[1]], [[1]], [[1]], [[-2]], [[1]]]> : tensor<5x1x1xi2>
    %v15 = stablehlo.constant dense<-2> : tensor<5x1x1xi2>
    %v16 = stablehlo.compare GE, %r#2, %v15, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v17 = stablehlo.compare LE, %r#2, %v14, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<5x1x1xi1>
    %v19 = stablehlo.constant dense<[[[true]], [[true]], [[true]], [[false]], [[true]]]> : tensor<5x1x1xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<5x1x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x1x1xi1>
    %v21 = stablehlo.constant dense<[[[1]], [[-2]], [[1]], [[1]], [[1]]]> : tensor<5x1x1xi2>
    %v22 = stablehlo.constant dense<-2> : tensor<5x1x1xi2>
    %v23 = stablehlo.compare GE, %r#3, %v22, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v24 = stablehlo.compare LE, %r#3, %v21, SIGNED : (tensor<5x1x1xi2>, tensor<5x1x1xi2>) -> tensor<5x1x1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<5x1x1xi1>
    %v26 = stablehlo.constant dense<[[[true]], [[false]], [[true]], [[true]], [[true]]]> : tensor<5x1x1xi1>
    %v27 = stablehlo.or %v25, %v26 : tensor<5x1x1xi1>
    check.expect_eq_const %v27, dense<true> : tensor<5x1x1xi1>
    func.return
  }
}
