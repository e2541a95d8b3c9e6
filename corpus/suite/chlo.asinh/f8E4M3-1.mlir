// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asinh on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [0.6875]

module {
func.func @program() -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<0.75> : tensor<f8E4M3>
  %1 = chlo.asinh %0 : tensor<f8E4M3> -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.6875> : tensor<f64>
    func.return
  }
}
