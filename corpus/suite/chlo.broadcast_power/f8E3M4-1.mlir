// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// chlo.broadcast_power on f8E3M4, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: absent
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<2.875> : tensor<f8E3M4>
  %1 = chlo.broadcast_power %arg0, %0 : (tensor<1xf8E3M4>, tensor<f8E3M4>) -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
