// RUN: stablehlo-translate --interpret %s --args='[dense<-0.96875> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.pad on f8E3M4, special values
//   S: rank 1
//   E: f8E3M4
//   edge_padding_low: negative
//   edge_padding_low: near 1
//   edge_padding_high: low + 1
// legal 0 0: [-0.96875]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<[3.5, -3.0, 0.0, -0.625, -0.90625]> : tensor<5xf8E3M4>
  %1 = stablehlo.pad %0, %arg0, low = [-13], high = [1], interior = [2] : (tensor<5xf8E3M4>, tensor<f8E3M4>) -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.96875> : tensor<1xf64>
    func.return
  }
}
