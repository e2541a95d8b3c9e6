// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.asinh on f16, special values
//   S: rank 1
//   E: f16
// legal 0 0: [[0.966796875,0.96826171875],{"any of":[0.0,[6.085634231567383e-05,6.103515625e-05]]}]

module {
func.func @program() -> tensor<2xf16> {
  %0 = stablehlo.constant dense<[1.1259766, 6.097555e-05]> : tensor<2xf16>
  %1 = chlo.asinh %0 : tensor<2xf16> -> tensor<2xf16>
  return %1 : tensor<2xf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2xf16>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[0.96826171875, 6.103515625e-05]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[0.966796875, 0.0]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    %v6 = stablehlo.constant dense<[0.966796875, 0.0]> : tensor<2xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v8 = stablehlo.constant dense<[0.966796875, 6.085634231567383e-05]> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<2xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    func.return
  }
}
