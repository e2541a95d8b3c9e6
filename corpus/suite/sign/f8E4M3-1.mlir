// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f8E4M3>, dense<1.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.sign on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [1.0]
// legal 1 0: [1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
    %0 = stablehlo.sign %arg0 : tensor<f8E4M3>
    return %0 : tensor<f8E4M3>
  }

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<f8E4M3>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<f8E4M3>, tensor<f8E4M3>) -> (tensor<f8E4M3>, tensor<f8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.0> : tensor<f64>
    func.return
  }
}
