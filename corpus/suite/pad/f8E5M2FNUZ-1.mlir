// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, -1.0, -1.0]> : tensor<3xf8E5M2FNUZ>, dense<-0.5> : tensor<f8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.pad on f8E5M2FNUZ, exact values
//   S: rank 1
//   E: f8E5M2FNUZ
//   interior_padding: low
//   edge_padding_low: negative
//   edge_padding_low: near 1
// legal 0 0: [-0.5,-0.5,-0.5]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %0 = stablehlo.pad %arg0, %arg1, low = [-3], high = [3], interior = [0] : (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %0 : tensor<3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<f8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> (tensor<3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<3xf64>
    func.return
  }
}
