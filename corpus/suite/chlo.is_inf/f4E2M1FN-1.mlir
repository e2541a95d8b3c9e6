// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_inf on f4E2M1FN, special values
//   S: rank 2
//   E: f4E2M1FN
// legal 0 0: [false,false,false,false,false,false,false,false]

module {
func.func @program() -> tensor<2x4xi1> {
  %0 = stablehlo.constant dense<[[-0.5, -4.0, 6.0, -6.0], [1.0, 0.5, -0.5, -1.0]]> : tensor<2x4xf4E2M1FN>
  %1 = chlo.is_inf %0 : tensor<2x4xf4E2M1FN> -> tensor<2x4xi1>
  return %1 : tensor<2x4xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x4xi1>)
    check.expect_eq_const %r, dense<false> : tensor<2x4xi1>
    func.return
  }
}
