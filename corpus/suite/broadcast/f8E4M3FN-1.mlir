// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on f8E4M3FN, envelope values
//   S: rank 2
//   B: rank 0
//   E: f8E4M3FN
// legal 0 0: [1.375,-2.0,-0.5,0.6875,-3.5,2.25]

module {
func.func @program() -> tensor<2x3xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[1.375, -2.0, -0.5], [0.6875, -3.5, 2.25]]> : tensor<2x3xf8E4M3FN>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  return %1 : tensor<2x3xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf64>
    check.expect_eq_const %v0, dense<[[1.375, -2.0, -0.5], [0.6875, -3.5, 2.25]]> : tensor<2x3xf64>
    func.return
  }
}
