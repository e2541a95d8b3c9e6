// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f8E8M0FNU, exact values
//   S: rank 2
//   S: has 1
//   B: rank 1
//   E: f8E8M0FNU
// legal 0 0: [1.0,8.0,4.0,1.0,1.0,8.0,4.0,1.0,1.0,8.0,4.0,1.0]

module {
func.func @program() -> tensor<3x1x4xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[1.0, 8.0, 4.0, 1.0]]> : tensor<1x4xf8E8M0FNU>
  %1 = stablehlo.broadcast %0, sizes = [3] : (tensor<1x4xf8E8M0FNU>) -> tensor<3x1x4xf8E8M0FNU>
  return %1 : tensor<3x1x4xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1x4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3x1x4xf8E8M0FNU>) -> tensor<3x1x4xf64>
    check.expect_eq_const %v0, dense<[[[1.0, 8.0, 4.0, 1.0]], [[1.0, 8.0, 4.0, 1.0]], [[1.0, 8.0, 4.0, 1.0]]]> : tensor<3x1x4xf64>
    func.return
  }
}
