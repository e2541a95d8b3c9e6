// RUN: stablehlo-translate --interpret %s --args='[dense<1065462247> : tensor<ui32>, dense<2147483648> : tensor<ui32>, dense<4294967295> : tensor<ui32>, dense<2085428248> : tensor<ui32>]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui32, special values
//   S: rank 0
//   E: ui32
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [null]
// legal 1 0: [4232911896]
// legal 2 0: [null]
// legal 3 0: [4232911896]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<ui32>) -> tensor<ui32>
    return %0 : tensor<ui32>
  }

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>, %input2: tensor<ui32>, %input3: tensor<ui32>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>) -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
    %v0 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %v1 = stablehlo.constant dense<0> : tensor<ui32>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<4232911896> : tensor<ui32>
    %v7 = stablehlo.constant dense<4294967295> : tensor<ui32>
    %v8 = stablehlo.constant dense<0> : tensor<ui32>
    %v9 = stablehlo.compare GE, %r#2, %v8, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %r#2, %v7, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    %v12 = stablehlo.constant dense<true> : tensor<i1>
    %v13 = stablehlo.or %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    check.expect_eq_const %r#3, dense<4232911896> : tensor<ui32>
    func.return
  }
}
