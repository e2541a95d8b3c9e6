// RUN: stablehlo-translate --interpret %s --args='[dense<[8, 0]> : tensor<2xui4>, dense<[0, 6]> : tensor<2xui4>, dense<[7, 1]> : tensor<2xui4>, dense<[12, 9]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.cross-replica-sum on ui4, exact values
//   S: rank 1
//   E: ui4
//   replica_groups: ordered
// legal 0 0: [8,6]
// legal 1 0: [8,6]
// legal 2 0: [null,10]
// legal 3 0: [null,10]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<2xui4>) -> tensor<2xui4> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2xui4>) -> tensor<2xui4>
    return %0 : tensor<2xui4>
  }

  func.func @main(%input0: tensor<2xui4>, %input1: tensor<2xui4>, %input2: tensor<2xui4>, %input3: tensor<2xui4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2xui4>, tensor<2xui4>, tensor<2xui4>, tensor<2xui4>) -> (tensor<2xui4>, tensor<2xui4>, tensor<2xui4>, tensor<2xui4>)
    check.expect_eq_const %r#0, dense<[8, 6]> : tensor<2xui4>
    check.expect_eq_const %r#1, dense<[8, 6]> : tensor<2xui4>
    %v0 = stablehlo.constant dense<[15, 10]> : tensor<2xui4>
    %v1 = stablehlo.constant dense<[0, 10]> : tensor<2xui4>
    %v2 = stablehlo.compare GE, %r#2, %v1, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r#2, %v0, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    %v7 = stablehlo.constant dense<[15, 10]> : tensor<2xui4>
    %v8 = stablehlo.constant dense<[0, 10]> : tensor<2xui4>
    %v9 = stablehlo.compare GE, %r#3, %v8, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %r#3, %v7, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    %v12 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2xi1>
    func.return
  }
}
