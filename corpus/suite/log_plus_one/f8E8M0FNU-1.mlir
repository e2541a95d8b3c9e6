// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.log_plus_one on f8E8M0FNU, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [2.0]
// legal 1 0: [2.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1xf8E8M0FNU> {
    %0 = stablehlo.constant dense<[8.0]> : tensor<1xf8E8M0FNU>
    %1 = stablehlo.log_plus_one %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<1xf8E8M0FNU>
    return %1 : tensor<1xf8E8M0FNU>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E8M0FNU>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<2.0> : tensor<1xf64>
    func.return
  }
}
