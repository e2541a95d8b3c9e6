// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0x7E> : tensor<f8E5M2>, dense<[0.875, -0.5, 4.0]> : tensor<3xf8E5M2>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E5M2, special values
//   A: rank 0
//   m: low + 1
//   E: f8E5M2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: ["nan","nan","nan"]

module {
func.func @program(%arg0: tensor<f8E5M2>, %arg1: tensor<3xf8E5M2>) -> tensor<3xf8E5M2> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<f8E5M2>, tensor<3xf8E5M2>) -> tensor<3xf8E5M2>
  return %0 : tensor<3xf8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>, %input1: tensor<3xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E5M2>, tensor<3xf8E5M2>) -> (tensor<3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E5M2>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
