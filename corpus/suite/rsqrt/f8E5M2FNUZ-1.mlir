// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.rsqrt on f8E5M2FNUZ, envelope values
//   S: rank 0
//   E: f8E5M2FNUZ
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low
// legal 0 0: ["nan"]

module {
func.func @program() -> tensor<f8E5M2FNUZ> {
  %0 = stablehlo.constant dense<-0.4375> : tensor<f8E5M2FNUZ>
  %1 = stablehlo.rsqrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E5M2FNUZ>
  return %1 : tensor<f8E5M2FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2FNUZ>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    check.expect_eq_const %v9, dense<true> : tensor<i1>
    func.return
  }
}
