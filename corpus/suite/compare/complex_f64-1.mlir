// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.compare on complex<f64>, exact values
//   S: rank 0
//   E: complex<f64>
//   comparison_direction: NE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true]
// legal 1 0: [true]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<i1> {
    %0 = stablehlo.constant dense<(0.0, -2.0)> : tensor<complex<f64>>
    %1 = stablehlo.constant dense<(-2.5, -3.5)> : tensor<complex<f64>>
    %2 = stablehlo.compare NE, %0, %1, FLOAT : (tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<i1>
    return %2 : tensor<i1>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<true> : tensor<i1>
    func.return
  }
}
