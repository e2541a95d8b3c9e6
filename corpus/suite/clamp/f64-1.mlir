// RUN: stablehlo-translate --interpret %s --args='[dense<[0x7FF8000000000000]> : tensor<1xf64>, dense<[1.779764688202184]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.clamp on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   L: alternative 1
//   H: alternative 2
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.constant dense<2.225073858507201e-308> : tensor<f64>
  %1 = stablehlo.clamp %0, %arg0, %arg1 : (tensor<f64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>)
    %v0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<1xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1xi1>
    check.expect_eq_const %v8, dense<true> : tensor<1xi1>
    func.return
  }
}
