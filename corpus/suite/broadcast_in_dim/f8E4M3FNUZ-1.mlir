// RUN: stablehlo-translate --interpret %s --args='[dense<[3.0, 0.0]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f8E4M3FNUZ, exact values
//   S: rank 1
//   U: rank 0
//   T: low (otherwise)
//   E: f8E4M3FNUZ
//   broadcast_dimensions: one
// legal 0 0: [3.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %0 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[4613937818241073152, 0]> : tensor<2xi64>
    func.return
  }
}
