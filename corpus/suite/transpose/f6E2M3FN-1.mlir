// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on f6E2M3FN, special values
//   S: rank 2
//   E: f6E2M3FN
//   permutation: reversal
// legal 0 0: [-0.875,-3.0,-0.5,-1.875,-3.5,-0.875,-3.0,-2.25,-1.875,-1.0,0.75,-2.0]

module {
func.func @program() -> tensor<4x3xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[-0.875, -1.875, -3.0, -1.0], [-3.0, -3.5, -2.25, 0.75], [-0.5, -0.875, -1.875, -2.0]]> : tensor<3x4xf6E2M3FN>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x4xf6E2M3FN>) -> tensor<4x3xf6E2M3FN>
  return %1 : tensor<4x3xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x3xf6E2M3FN>) -> tensor<4x3xf64>
    check.expect_eq_const %v0, dense<[[-0.875, -3.0, -0.5], [-1.875, -3.5, -0.875], [-3.0, -2.25, -1.875], [-1.0, 0.75, -2.0]]> : tensor<4x3xf64>
    func.return
  }
}
