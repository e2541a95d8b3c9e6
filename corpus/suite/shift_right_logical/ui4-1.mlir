// RUN: stablehlo-translate --interpret %s --args='[dense<[6, 3]> : tensor<2xui4>, dense<[7, 6]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.shift_right_logical on ui4, exact values
//   S: rank 1
//   E: ui4
// legal 0 0: [null,3]
// legal 1 0: [null,6]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xui4>) -> tensor<2xui4> {
    %0 = stablehlo.constant dense<[15, 0]> : tensor<2xui4>
    %1 = stablehlo.shift_right_logical %arg0, %0 : tensor<2xui4>
    return %1 : tensor<2xui4>
  }

  func.func @main(%input0: tensor<2xui4>, %input1: tensor<2xui4>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2xui4>, tensor<2xui4>) -> (tensor<2xui4>, tensor<2xui4>)
    %v0 = stablehlo.constant dense<[15, 3]> : tensor<2xui4>
    %v1 = stablehlo.constant dense<[0, 3]> : tensor<2xui4>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    %v7 = stablehlo.constant dense<[15, 6]> : tensor<2xui4>
    %v8 = stablehlo.constant dense<[0, 6]> : tensor<2xui4>
    %v9 = stablehlo.compare GE, %r#1, %v8, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    %v12 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<2xi1>
    func.return
  }
}
