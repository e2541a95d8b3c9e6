// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[5], [8]]], [[[-9], [-4]]], [[[-1], [2]]], [[[-2], [-8]]]]> : tensor<4x1x2x1xi32>, dense<-2147483647> : tensor<i32>, dense<[[[[-3], [-1]]], [[[-7], [0]]], [[[-1], [1]]], [[[2], [-4]]]]> : tensor<4x1x2x1xi32>, dense<4> : tensor<i32>, dense<[[[[-1], [-7]]], [[[0], [6]]], [[[-2], [-5]]], [[[6], [-8]]]]> : tensor<4x1x2x1xi32>, dense<-1> : tensor<i32>, dense<[[[[-9], [4]]], [[[-2], [8]]], [[[-3], [-7]]], [[[0], [7]]]]> : tensor<4x1x2x1xi32>, dense<1> : tensor<i32>]'
// RUN: : @program
// stablehlo.torch_index_select on i32, envelope values
//   batch_dims: low
//   dim: low
//   A: rank 0
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   D: rank 0
//   n: more
//   E: i32
//   I: i32
// legal 0 0: [null,null]
// legal 1 0: [null,null]
// legal 2 0: [null,null]
// legal 3 0: [-2,8]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<4x1x2x1xi32>, %arg1: tensor<i32>) -> tensor<1x2x1xi32> {
    %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<4x1x2x1xi32>, tensor<i32>) -> tensor<1x2x1xi32>
    return %0 : tensor<1x2x1xi32>
  }

  func.func @main(%input0: tensor<4x1x2x1xi32>, %input1: tensor<i32>, %input2: tensor<4x1x2x1xi32>, %input3: tensor<i32>, %input4: tensor<4x1x2x1xi32>, %input5: tensor<i32>, %input6: tensor<4x1x2x1xi32>, %input7: tensor<i32>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<4x1x2x1xi32>, tensor<i32>, tensor<4x1x2x1xi32>, tensor<i32>, tensor<4x1x2x1xi32>, tensor<i32>, tensor<4x1x2x1xi32>, tensor<i32>) -> (tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>, tensor<1x2x1xi32>)
    %v0 = stablehlo.constant dense<2147483647> : tensor<1x2x1xi32>
    %v1 = stablehlo.constant dense<-2147483648> : tensor<1x2x1xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<1x2x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x1xi1>
    %v7 = stablehlo.constant dense<2147483647> : tensor<1x2x1xi32>
    %v8 = stablehlo.constant dense<-2147483648> : tensor<1x2x1xi32>
    %v9 = stablehlo.compare GE, %r#1, %v8, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x2x1xi1>
    %v12 = stablehlo.constant dense<true> : tensor<1x2x1xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<1x2x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x2x1xi1>
    %v14 = stablehlo.constant dense<2147483647> : tensor<1x2x1xi32>
    %v15 = stablehlo.constant dense<-2147483648> : tensor<1x2x1xi32>
    %v16 = stablehlo.compare GE, %r#2, %v15, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v17 = stablehlo.compare LE, %r#2, %v14, SIGNED : (tensor<1x2x1xi32>, tensor<1x2x1xi32>) -> tensor<1x2x1xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<1x2x1xi1>
    %v19 = stablehlo.constant dense<true> : tensor<1x2x1xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<1x2x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<1x2x1xi1>
    check.expect_eq_const %r#3, dense<[[[-2], [8]]]> : tensor<1x2x1xi32>
    func.return
  }
}
