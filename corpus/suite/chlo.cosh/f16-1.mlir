// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<65504.0> : tensor<f16>]'
// RUN: : @program
// chlo.cosh on f16, special values
//   S: rank 0
//   E: f16
// legal 0 0: ["inf"]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = chlo.cosh %arg0 : tensor<f16> -> tensor<f16>
  return %0 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v9 = stablehlo.and %v8, %v6 : tensor<i1>
    %v10 = stablehlo.or %v5, %v9 : tensor<i1>
    check.expect_eq_const %v10, dense<true> : tensor<i1>
    func.return
  }
}
