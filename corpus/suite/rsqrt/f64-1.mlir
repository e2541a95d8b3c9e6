// RUN: stablehlo-translate --interpret %s --args='[dense<3.6414383202234954e+24> : tensor<f64>]'
// RUN: : @program
// stablehlo.rsqrt on f64, special values
//   S: rank 0
//   E: f64
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[5.240388934578365e-13,5.24038893457837e-13]]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.rsqrt %arg0 : tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<5.24038893457837e-13> : tensor<f64>
    %v1 = stablehlo.constant dense<5.240388934578365e-13> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
