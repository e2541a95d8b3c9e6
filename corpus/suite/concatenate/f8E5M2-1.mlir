// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.concatenate on f8E5M2, exact values
//   N: low
//   P: more
//   S: rank 0
//   E: f8E5M2
//   dimension: first
// legal 0 0: [-1.0,0.0,0.0,0.0]
// legal 1 0: [-1.0,0.0,0.0,0.0]
// legal 2 0: [-1.0,0.0,0.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<4xf8E5M2> {
    %0 = stablehlo.constant dense<[-1.0, 0.0, 0.0, 0.0]> : tensor<4xf8E5M2>
    %1 = stablehlo.concatenate %0, dim = 0 : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
    return %1 : tensor<4xf8E5M2>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<4xf8E5M2>, tensor<4xf8E5M2>, tensor<4xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xf8E5M2>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0, 0, 0]> : tensor<4xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<4xf8E5M2>) -> tensor<4xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v3, dense<[-4616189618054758400, 0, 0, 0]> : tensor<4xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<4xf8E5M2>) -> tensor<4xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v5, dense<[-4616189618054758400, 0, 0, 0]> : tensor<4xi64>
    func.return
  }
}
