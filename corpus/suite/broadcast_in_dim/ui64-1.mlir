// RUN: stablehlo-translate --interpret %s --args='[dense<7476932873446688013> : tensor<ui64>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui64, exact values
//   S: rank 0
//   U: rank 2
//   E: ui64
//   broadcast_dimensions: empty
// legal 0 0: [7476932873446688013,7476932873446688013,7476932873446688013,7476932873446688013,7476932873446688013,7476932873446688013]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<3x2xui64> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui64>) -> tensor<3x2xui64>
  return %0 : tensor<3x2xui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<3x2xui64>)
    check.expect_eq_const %r, dense<7476932873446688013> : tensor<3x2xui64>
    func.return
  }
}
