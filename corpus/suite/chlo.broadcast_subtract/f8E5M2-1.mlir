// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f8E5M2>, dense<[-0.25]> : tensor<1xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E5M2, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E5M2>, tensor<1xf8E5M2>) -> tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.25> : tensor<1xf64>
    func.return
  }
}
