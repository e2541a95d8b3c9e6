// RUN: stablehlo-translate --interpret %s --args='[dense<0.75> : tensor<bf16>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on bf16, exact values
//   S: rank 0
//   U: rank 1
//   E: bf16
//   broadcast_dimensions: empty
// legal 0 0: [0.75,0.75]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<2xbf16> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2xbf16>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<0.75> : tensor<2xf64>
    func.return
  }
}
