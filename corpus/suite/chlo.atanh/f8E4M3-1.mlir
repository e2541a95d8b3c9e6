// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atanh on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [0.0]

module {
func.func @program() -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %1 = chlo.atanh %0 : tensor<f8E4M3> -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
