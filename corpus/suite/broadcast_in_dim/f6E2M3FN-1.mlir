// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 1.0, -4.0, -2.0]> : tensor<4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f6E2M3FN, exact values
//   S: rank 1
//   U: rank 0
//   T: low (otherwise)
//   E: f6E2M3FN
//   broadcast_dimensions: one
// legal 0 0: [-1.0,1.0,-4.0,-2.0]

module {
func.func @program(%arg0: tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  return %0 : tensor<4xf6E2M3FN>
}

  func.func @main(%input0: tensor<4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<4xf6E2M3FN>) -> (tensor<4xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E2M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[-1.0, 1.0, -4.0, -2.0]> : tensor<4xf64>
    func.return
  }
}
