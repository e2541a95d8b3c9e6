// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f8E4M3B11FNUZ, special values
//   S: rank 1
//   U: rank 1
//   U: has 1
//   T: low (otherwise)
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: one
// legal 0 0: [0.0009765625,5.5,1.0,-2.75]

module {
func.func @program() -> tensor<1x4xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[0.0009765625, 5.5, 1.0, -2.75]> : tensor<4xf8E4M3B11FNUZ>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf8E4M3B11FNUZ>) -> tensor<1x4xf8E4M3B11FNUZ>
  return %1 : tensor<1x4xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf8E4M3B11FNUZ>) -> tensor<1x4xf64>
    check.expect_eq_const %v0, dense<[[0.0009765625, 5.5, 1.0, -2.75]]> : tensor<1x4xf64>
    func.return
  }
}
