// RUN: stablehlo-translate --interpret %s --args='[dense<[3.25, 1.75]> : tensor<2xf8E4M3>]'
// RUN: : @program
// stablehlo.pad on f8E4M3, envelope values
//   S: rank 1
//   E: f8E4M3
//   interior_padding: low
//   edge_padding_low: positive
// legal 0 0: [0.625,3.25]

module {
func.func @program(%arg0: tensor<2xf8E4M3>) -> tensor<2xf8E4M3> {
  %0 = stablehlo.constant dense<0.625> : tensor<f8E4M3>
  %1 = stablehlo.pad %arg0, %0, low = [1], high = [-1], interior = [0] : (tensor<2xf8E4M3>, tensor<f8E4M3>) -> tensor<2xf8E4M3>
  return %1 : tensor<2xf8E4M3>
}

  func.func @main(%input0: tensor<2xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3>) -> (tensor<2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.625, 3.25]> : tensor<2xf64>
    func.return
  }
}
