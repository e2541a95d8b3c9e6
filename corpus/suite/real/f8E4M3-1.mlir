// RUN: stablehlo-translate --interpret %s --args='[dense<240.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.real on f8E4M3, special values
//   S: rank 0
//   E: f8E4M3
// legal 0 0: [240.0]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.real %arg0 : tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<240.0> : tensor<f64>
    func.return
  }
}
