// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[-1, 0], [0, 0], [1, 1], [-2, 1], [1, -1]]], [[[-2, 1], [1, -2], [1, 1], [-2, 0], [-1, 1]]], [[[-2, 0], [-1, -1], [-2, 0], [-1, -2], [0, -1]]], [[[1, 0], [0, -1], [-2, 1], [0, 0], [-2, -2]]]]> : tensor<4x1x5x2xi2>, dense<[1, -1]> : tensor<2xi2>, dense<[1, 1]> : tensor<2xi2>, dense<[[[[-2, 0], [1, -1], [-1, 1], [-2, 0], [-2, 0]]], [[[-2, 1], [-2, -1], [1, -1], [-1, 1], [-1, 0]]], [[[-1, 0], [-1, -2], [0, 0], [-1, 0], [1, -1]]], [[[-2, -1], [-1, 1], [-1, -2], [1, -1], [-1, -2]]]]> : tensor<4x1x5x2xi2>, dense<[1, -1]> : tensor<2xi2>, dense<[0, 1]> : tensor<2xi2>, dense<[[[[-2, 1], [1, 1], [-2, -1], [0, -2], [1, 1]]], [[[-1, 1], [1, -1], [0, -2], [-2, 1], [1, 1]]], [[[1, -2], [-1, 1], [-2, -1], [-2, -1], [1, 0]]], [[[-2, 1], [1, -1], [1, -2], [-1, -1], [-2, -1]]]]> : tensor<4x1x5x2xi2>, dense<[1, -2]> : tensor<2xi2>, dense<[-2, 1]> : tensor<2xi2>, dense<[[[[-1, 0], [0, 0], [1, 0], [1, 1], [1, 1]]], [[[-1, 0], [-1, 0], [1, -1], [1, -1], [0, -2]]], [[[0, 0], [-1, 1], [-2, 1], [0, 1], [1, -1]]], [[[0, -1], [-1, 1], [0, -2], [1, -1], [-1, 1]]]]> : tensor<4x1x5x2xi2>, dense<[1, 1]> : tensor<2xi2>, dense<[0, -1]> : tensor<2xi2>]'
// RUN: : @program
// chlo.ragged_dot on i2, special values
//   G: rank 1
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: i2
//   F: i2
//   I: i2
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [-1,0,0,0,1,1,-2,1,1,-1,[-2,1],-1,-1,[-2,1],-1,-1,[-2,1],0,1,-1,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [[-2,1],0,-1,1,1,-1,[-2,1],0,[-2,1],0,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 3 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<4x1x5x2xi2>, %arg1: tensor<2xi2>, %arg2: tensor<2xi2>) -> tensor<4x1x5x2xi2> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision DEFAULT>]}> : (tensor<4x1x5x2xi2>, tensor<2xi2>, tensor<2xi2>) -> tensor<4x1x5x2xi2>
    return %0 : tensor<4x1x5x2xi2>
  }

  func.func @main(%input0: tensor<4x1x5x2xi2>, %input1: tensor<2xi2>, %input2: tensor<2xi2>, %input3: tensor<4x1x5x2xi2>, %input4: tensor<2xi2>, %input5: tensor<2xi2>, %input6: tensor<4x1x5x2xi2>, %input7: tensor<2xi2>, %input8: tensor<2xi2>, %input9: tensor<4x1x5x2xi2>, %input10: tensor<2xi2>, %input11: tensor<2xi2>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<4x1x5x2xi2>, tensor<2xi2>, tensor<2xi2>, tensor<4x1x5x2xi2>, tensor<2xi2>, tensor<2xi2>, tensor<4x1x5x2xi2>, tensor<2xi2>, tensor<2xi2>, tensor<4x1x5x2xi2>, tensor<2xi2>, tensor<2xi2>) -> (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>)
    %v0 = stablehlo.constant dense<[[[[-1, 0], [0, 0], [1, 1], [-2, 1], [1, -1]]], [[[1, -1], [-1, 1], [-1, -1], [1, 0], [1, -1]]], [[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]], [[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]]]> : tensor<4x1x5x2xi2>
    %v1 = stablehlo.constant dense<[[[[-1, 0], [0, 0], [1, 1], [-2, 1], [1, -1]]], [[[-2, -1], [-1, -2], [-1, -1], [-2, 0], [1, -1]]], [[[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]]], [[[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]]]]> : tensor<4x1x5x2xi2>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x1x5x2xi1>
    %v5 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false], [false, false]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]]]> : tensor<4x1x5x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x1x5x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x1x5x2xi1>
    %v7 = stablehlo.constant dense<[[[[1, 0], [-1, 1], [1, -1], [1, 0], [1, 0]]], [[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]], [[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]], [[[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]]]> : tensor<4x1x5x2xi2>
    %v8 = stablehlo.constant dense<[[[[-2, 0], [-1, 1], [1, -1], [-2, 0], [-2, 0]]], [[[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]]], [[[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]]], [[[-2, -2], [-2, -2], [-2, -2], [-2, -2], [-2, -2]]]]> : tensor<4x1x5x2xi2>
    %v9 = stablehlo.compare GE, %r#1, %v8, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<4x1x5x2xi1>
    %v12 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false], [false, false]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]], [[[true, true], [true, true], [true, true], [true, true], [true, true]]]]> : tensor<4x1x5x2xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<4x1x5x2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<4x1x5x2xi1>
    %v14 = stablehlo.constant dense<1> : tensor<4x1x5x2xi2>
    %v15 = stablehlo.constant dense<-2> : tensor<4x1x5x2xi2>
    %v16 = stablehlo.compare GE, %r#2, %v15, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v17 = stablehlo.compare LE, %r#2, %v14, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<4x1x5x2xi1>
    %v19 = stablehlo.constant dense<true> : tensor<4x1x5x2xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<4x1x5x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<4x1x5x2xi1>
    %v21 = stablehlo.constant dense<1> : tensor<4x1x5x2xi2>
    %v22 = stablehlo.constant dense<-2> : tensor<4x1x5x2xi2>
    %v23 = stablehlo.compare GE, %r#3, %v22, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v24 = stablehlo.compare LE, %r#3, %v21, SIGNED : (tensor<4x1x5x2xi2>, tensor<4x1x5x2xi2>) -> tensor<4x1x5x2xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<4x1x5x2xi1>
    %v26 = stablehlo.constant dense<true> : tensor<4x1x5x2xi1>
    %v27 = stablehlo.or %v25, %v26 : tensor<4x1x5x2xi1>
    check.expect_eq_const %v27, dense<true> : tensor<4x1x5x2xi1>
    func.return
  }
}
