// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.is_finite on f32, exact values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [true]

module {
func.func @program() -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[-3.0]> : tensor<1xf32>
  %1 = stablehlo.is_finite %0 : (tensor<1xf32>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<true> : tensor<1xi1>
    func.return
  }
}
