// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.25> : tensor<f64>
    func.return
  }
}
