// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_inf on f16, exact values
//   S: rank 0
//   E: f16
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<3.5> : tensor<f16>
  %1 = chlo.is_inf %0 : tensor<f16> -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
