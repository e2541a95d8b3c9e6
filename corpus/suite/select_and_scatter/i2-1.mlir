// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i2>, dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.select_and_scatter on i2, exact values
//   S: rank 0
//   E: i2
//   F: i2
// legal 0 0: [0]
// legal 1 0: [1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i2>) -> tensor<i2> {
    %0 = stablehlo.constant dense<0> : tensor<i2>
    %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
    ^bb0(%2: tensor<i2>, %3: tensor<i2>):
      %4 = stablehlo.constant dense<true> : tensor<i1>
      %5 = stablehlo.multiply %4, %4 : tensor<i1>
      stablehlo.return %5 : tensor<i1>
    }, {
    ^bb0(%6: tensor<i2>, %7: tensor<i2>):
      %8 = stablehlo.or %6, %7 : tensor<i2>
      stablehlo.return %8 : tensor<i2>
    }) : (tensor<i2>, tensor<i2>, tensor<i2>) -> tensor<i2>
    return %1 : tensor<i2>
  }

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i2>, tensor<i2>) -> (tensor<i2>, tensor<i2>)
    check.expect_eq_const %r#0, dense<0> : tensor<i2>
    check.expect_eq_const %r#1, dense<1> : tensor<i2>
    func.return
  }
}
