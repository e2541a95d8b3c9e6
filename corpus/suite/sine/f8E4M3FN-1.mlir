// RUN: stablehlo-translate --interpret %s --args='[dense<-3.25> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.sine on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.109375]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.sine %arg0 : tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.109375> : tensor<f64>
    func.return
  }
}
