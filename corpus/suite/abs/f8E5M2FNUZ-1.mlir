// RUN: stablehlo-translate --interpret %s --args='[dense<7.0> : tensor<f8E5M2FNUZ>, dense<7.0> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.abs on f8E5M2FNUZ, special values
//   S: rank 0
//   E: f8E5M2FNUZ
// legal 0 0: [7.0]
// legal 1 0: [7.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f8E5M2FNUZ>) -> tensor<f8E5M2FNUZ> {
    %0 = stablehlo.abs %arg0 : tensor<f8E5M2FNUZ>
    return %0 : tensor<f8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<f8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<f8E5M2FNUZ>, tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<7.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<7.0> : tensor<f64>
    func.return
  }
}
