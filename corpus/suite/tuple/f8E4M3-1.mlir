// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5625> : tensor<f8E4M3>, dense<[[[[0x78]], [[-2.75]], [[0x78]], [[-0.5]]], [[[7.0]], [[-0.5]], [[-2.25]], [[-0.013671875]]]]> : tensor<2x4x1x1xf8E4M3>, dense<[0.025390625, 1.75, -0.9375, 3.25, 3.75]> : tensor<5xf8E4M3>]'
// RUN: : @program
// stablehlo.tuple on f8E4M3, special values
//   T: tensor
// legal 0 0: [-0.5625]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<2x4x1x1xf8E4M3>, %arg2: tensor<5xf8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.tuple %arg0, %arg1, %arg2 : tuple<tensor<f8E4M3>, tensor<2x4x1x1xf8E4M3>, tensor<5xf8E4M3>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<f8E4M3>, tensor<2x4x1x1xf8E4M3>, tensor<5xf8E4M3>>) -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<2x4x1x1xf8E4M3>, %input2: tensor<5xf8E4M3>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f8E4M3>, tensor<2x4x1x1xf8E4M3>, tensor<5xf8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.5625> : tensor<f64>
    func.return
  }
}
