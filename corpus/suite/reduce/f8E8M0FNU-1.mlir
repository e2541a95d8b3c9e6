// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce on f8E8M0FNU, exact values
//   N: low
//   D: rank 0
//   S: rank 2
//   E: f8E8M0FNU
//   F: f8E8M0FNU
//   dimensions: empty
// legal 0 0: [4.0,4.0,8.0,1.0,4.0,2.0,8.0,4.0,4.0,2.0,4.0,1.0,4.0,1.0,4.0]

module {
func.func @program() -> tensor<5x3xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[4.0, 4.0, 8.0], [1.0, 4.0, 2.0], [8.0, 4.0, 4.0], [2.0, 4.0, 1.0], [4.0, 1.0, 4.0]]> : tensor<5x3xf8E8M0FNU>
  %1 = stablehlo.constant dense<5.877472e-39> : tensor<f8E8M0FNU>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.maximum across dimensions = [] : (tensor<5x3xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<5x3xf8E8M0FNU>
  return %2 : tensor<5x3xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<5x3xf8E8M0FNU>) -> tensor<5x3xf64>
    check.expect_eq_const %v0, dense<[[4.0, 4.0, 8.0], [1.0, 4.0, 2.0], [8.0, 4.0, 4.0], [2.0, 4.0, 1.0], [4.0, 1.0, 4.0]]> : tensor<5x3xf64>
    func.return
  }
}
