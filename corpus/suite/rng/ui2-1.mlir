// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<ui2>, dense<0> : tensor<ui2>, dense<1> : tensor<ui2>, dense<3> : tensor<ui2>, dense<0> : tensor<ui2>, dense<1> : tensor<ui2>, dense<3> : tensor<ui2>, dense<3> : tensor<ui2>]'
// RUN: : @program
// stablehlo.rng on ui2, special values
//   S: rank 0
//   E: ui2
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [null]
// legal 1 0: [[1,2]]
// legal 2 0: [0]
// legal 3 0: [null]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<ui2> {
    %0 = stablehlo.constant dense<> : tensor<0xi64>
    %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<ui2>, tensor<ui2>, tensor<0xi64>) -> tensor<ui2>
    return %1 : tensor<ui2>
  }

  func.func @main(%input0: tensor<ui2>, %input1: tensor<ui2>, %input2: tensor<ui2>, %input3: tensor<ui2>, %input4: tensor<ui2>, %input5: tensor<ui2>, %input6: tensor<ui2>, %input7: tensor<ui2>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>) -> (tensor<ui2>, tensor<ui2>, tensor<ui2>, tensor<ui2>)
    %v0 = stablehlo.constant dense<3> : tensor<ui2>
    %v1 = stablehlo.constant dense<0> : tensor<ui2>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<2> : tensor<ui2>
    %v8 = stablehlo.constant dense<1> : tensor<ui2>
    %v9 = stablehlo.compare GE, %r#1, %v8, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %r#1, %v7, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    check.expect_eq_const %r#2, dense<0> : tensor<ui2>
    %v12 = stablehlo.constant dense<3> : tensor<ui2>
    %v13 = stablehlo.constant dense<0> : tensor<ui2>
    %v14 = stablehlo.compare GE, %r#3, %v13, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v15 = stablehlo.compare LE, %r#3, %v12, UNSIGNED : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
    %v16 = stablehlo.and %v14, %v15 : tensor<i1>
    %v17 = stablehlo.constant dense<true> : tensor<i1>
    %v18 = stablehlo.or %v16, %v17 : tensor<i1>
    check.expect_eq_const %v18, dense<true> : tensor<i1>
    func.return
  }
}
