// RUN: stablehlo-translate --interpret %s --args='[dense<[4, 8, 4]> : tensor<3xui4>, dense<[0, 15, 12]> : tensor<3xui4>]'
// RUN: : @program
// stablehlo.optimization_barrier on ui4, special values
//   T: tensor
// legal 0 0: [13]
// legal 0 1: [4,8,4]
// legal 1 0: [13]
// legal 1 1: [0,15,12]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3xui4>) -> (tensor<ui4>, tensor<3xui4>) {
    %0 = stablehlo.constant dense<13> : tensor<ui4>
    %1, %2 = stablehlo.optimization_barrier %arg0, %0 : tensor<3xui4>, tensor<ui4>
    return %2, %1 : tensor<ui4>, tensor<3xui4>
  }

  func.func @main(%input0: tensor<3xui4>, %input1: tensor<3xui4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<3xui4>, tensor<3xui4>) -> (tensor<ui4>, tensor<3xui4>, tensor<ui4>, tensor<3xui4>)
    check.expect_eq_const %r#0, dense<13> : tensor<ui4>
    check.expect_eq_const %r#1, dense<[4, 8, 4]> : tensor<3xui4>
    check.expect_eq_const %r#2, dense<13> : tensor<ui4>
    check.expect_eq_const %r#3, dense<[0, 15, 12]> : tensor<3xui4>
    func.return
  }
}
