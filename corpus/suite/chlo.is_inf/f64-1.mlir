// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_inf on f64, special values
//   S: rank 1
//   E: f64
// legal 0 0: [false,false]

module {
func.func @program() -> tensor<2xi1> {
  %0 = stablehlo.constant dense<[0x7FF8000000000000, 0.3930894281588856]> : tensor<2xf64>
  %1 = chlo.is_inf %0 : tensor<2xf64> -> tensor<2xi1>
  return %1 : tensor<2xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2xi1>
    func.return
  }
}
