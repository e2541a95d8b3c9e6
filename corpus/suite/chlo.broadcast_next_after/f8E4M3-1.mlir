// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-3.5> : tensor<f8E4M3>, dense<[1.625]> : tensor<1xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E4M3, envelope values
//   A: rank 0
//   m: low + 1
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [-3.25]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<f8E4M3>, tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  return %0 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-3.25> : tensor<1xf64>
    func.return
  }
}
