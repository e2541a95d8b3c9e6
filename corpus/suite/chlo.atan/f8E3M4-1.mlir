// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.atan on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
// legal 0 0: [-0.65625,-0.65625,-0.78125]

module {
func.func @program() -> tensor<3xf8E3M4> {
  %0 = stablehlo.constant dense<[-0.75, -0.75, -1.0]> : tensor<3xf8E3M4>
  %1 = chlo.atan %0 : tensor<3xf8E3M4> -> tensor<3xf8E3M4>
  return %1 : tensor<3xf8E3M4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-0.65625, -0.65625, -0.78125]> : tensor<3xf64>
    func.return
  }
}
