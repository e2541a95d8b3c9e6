// RUN: stablehlo-translate --interpret %s --args='[dense<-4.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.cbrt on f8E4M3, exact values
//   S: rank 0
//   E: f8E4M3
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-1.625]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.cbrt %arg0 : tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.625> : tensor<f64>
    func.return
  }
}
