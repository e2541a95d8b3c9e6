// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E3M4, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.0]
// legal 1 0: [0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<f8E3M4> {
    %0 = stablehlo.constant dense<0.0> : tensor<f8E3M4>
    %1 = stablehlo.optimization_barrier %0 : tensor<f8E3M4>
    return %1 : tensor<f8E3M4>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<f8E3M4>, tensor<f8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E3M4>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E3M4>) -> tensor<f64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v3, dense<0> : tensor<i64>
    func.return
  }
}
