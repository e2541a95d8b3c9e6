// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0]]> : tensor<1x1xf64>]'
// RUN: : @program
// stablehlo.log on f64, exact values
//   S: rank 2
//   S: has 1
//   E: f64
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: ["-inf"]

module {
func.func @program(%arg0: tensor<1x1xf64>) -> tensor<1x1xf64> {
  %0 = stablehlo.log %arg0 : tensor<1x1xf64>
  return %0 : tensor<1x1xf64>
}

  func.func @main(%input0: tensor<1x1xf64>) {
    %r = func.call @program(%input0) : (tensor<1x1xf64>) -> (tensor<1x1xf64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v6 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v7 = stablehlo.compare EQ, %r, %v6, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v8 = stablehlo.and %v7, %v5 : tensor<1x1xi1>
    %v9 = stablehlo.or %v4, %v8 : tensor<1x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x1xi1>
    func.return
  }
}
