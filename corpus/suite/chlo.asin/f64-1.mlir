// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0xFFF0000000000000> : tensor<f64>]'
// RUN: : @program
// chlo.asin on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = chlo.asin %arg0 : tensor<f64> -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v7 = stablehlo.and %v6, %v5 : tensor<i1>
    %v8 = stablehlo.or %v4, %v7 : tensor<i1>
    check.expect_eq_const %v8, dense<true> : tensor<i1>
    func.return
  }
}
