// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.58496094]> : tensor<1xf16>, dense<-11.625> : tensor<f16>]'
// RUN: : @program
// chlo.broadcast_minimum on f16, envelope values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f16
//   broadcast_dimensions: absent
// legal 0 0: [-11.625]

module {
func.func @program(%arg0: tensor<1xf16>, %arg1: tensor<f16>) -> tensor<1xf16> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<1xf16>, tensor<f16>) -> tensor<1xf16>
  return %0 : tensor<1xf16>
}

  func.func @main(%input0: tensor<1xf16>, %input1: tensor<f16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf16>, tensor<f16>) -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-11.625> : tensor<1xf64>
    func.return
  }
}
