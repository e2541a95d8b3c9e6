// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f4E2M1FN, exact values
//   S: rank 1
//   B: rank 0
//   E: f4E2M1FN
// legal 0 0: [0.5,-0.5]

module {
func.func @program() -> tensor<2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[0.5, -0.5]> : tensor<2xf4E2M1FN>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
  return %1 : tensor<2xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.5, -0.5]> : tensor<2xf64>
    func.return
  }
}
