// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f64, special values
//   S: rank 0
//   U: rank 3+
//   U: has 1
//   E: f64
//   broadcast_dimensions: empty
// legal 0 0: [1.1233056015742278,1.1233056015742278,1.1233056015742278,1.1233056015742278,1.1233056015742278,1.1233056015742278,1.1233056015742278,1.1233056015742278]

module {
func.func @program() -> tensor<4x2x1xf64> {
  %0 = stablehlo.constant dense<1.1233056015742278> : tensor<f64>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f64>) -> tensor<4x2x1xf64>
  return %1 : tensor<4x2x1xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x2x1xf64>)
    check.expect_eq_const %r, dense<1.1233056015742278> : tensor<4x2x1xf64>
    func.return
  }
}
