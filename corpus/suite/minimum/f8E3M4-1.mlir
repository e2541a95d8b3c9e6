// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.minimum on f8E3M4, special values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [-0.296875,-0.875]

module {
func.func @program() -> tensor<2xf8E3M4> {
  %0 = stablehlo.constant dense<[-0.296875, -0.5]> : tensor<2xf8E3M4>
  %1 = stablehlo.constant dense<[-0.015625, -0.875]> : tensor<2xf8E3M4>
  %2 = stablehlo.minimum %0, %1 : tensor<2xf8E3M4>
  return %2 : tensor<2xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E3M4>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.296875, -0.875]> : tensor<2xf64>
    func.return
  }
}
