// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_add on f8E4M3FN, exact values
//   A: rank 0
//   m: low
//   E: f8E4M3FN
//   broadcast_dimensions: absent
// legal 0 0: [1.0]

module {
func.func @program() -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %1 = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %2 = chlo.broadcast_add %0, %1 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %2 : tensor<f8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
