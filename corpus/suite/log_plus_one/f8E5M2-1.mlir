// RUN: stablehlo-translate --interpret %s --args='[dense<-0.625> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.log_plus_one on f8E5M2, envelope values
//   S: rank 0
//   E: f8E5M2
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.log_plus_one %arg0 : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
