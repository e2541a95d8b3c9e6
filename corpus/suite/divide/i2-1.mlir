// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i2>, dense<-1> : tensor<i2>, dense<1> : tensor<i2>, dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.divide on i2, exact values
//   S: rank 0
//   E: i2
// legal 0 0: [0]
// legal 1 0: [1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<i2>
    return %0 : tensor<i2>
  }

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>, %input2: tensor<i2>, %input3: tensor<i2>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<i2>, tensor<i2>, tensor<i2>, tensor<i2>) -> (tensor<i2>, tensor<i2>)
    check.expect_eq_const %r#0, dense<0> : tensor<i2>
    check.expect_eq_const %r#1, dense<1> : tensor<i2>
    func.return
  }
}
