// RUN: stablehlo-translate --interpret %s --args='[dense<[3]> : tensor<1xui2>, dense<[1]> : tensor<1xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// stablehlo.tuple on ui2, special values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [3]
// legal 1 0: [1]
// legal 2 0: [1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<1xui2>) -> tensor<1xui2> {
    return %arg0 : tensor<1xui2>
  }

  func.func @main(%input0: tensor<1xui2>, %input1: tensor<1xui2>, %input2: tensor<1xui2>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<1xui2>, tensor<1xui2>, tensor<1xui2>) -> (tensor<1xui2>, tensor<1xui2>, tensor<1xui2>)
    check.expect_eq_const %r#0, dense<3> : tensor<1xui2>
    check.expect_eq_const %r#1, dense<1> : tensor<1xui2>
    check.expect_eq_const %r#2, dense<1> : tensor<1xui2>
    func.return
  }
}
