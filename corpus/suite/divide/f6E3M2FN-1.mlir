// RUN: stablehlo-translate --interpret %s --args='[dense<0.1875> : tensor<f6E3M2FN>, dense<7.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.divide on f6E3M2FN, special values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [0.4375]
// legal 1 0: [16.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
    %0 = stablehlo.constant dense<0.4375> : tensor<f6E3M2FN>
    %1 = stablehlo.divide %arg0, %0 : tensor<f6E3M2FN>
    return %1 : tensor<f6E3M2FN>
  }

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.4375> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<16.0> : tensor<f64>
    func.return
  }
}
