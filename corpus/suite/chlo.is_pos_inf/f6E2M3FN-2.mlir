// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_pos_inf on f6E2M3FN, envelope values
//   S: rank 0
//   E: f6E2M3FN
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<1.25> : tensor<f6E2M3FN>
  %1 = chlo.is_pos_inf %0 : tensor<f6E2M3FN> -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
