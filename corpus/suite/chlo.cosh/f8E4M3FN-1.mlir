// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.125> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.cosh on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [1.75]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = chlo.cosh %arg0 : tensor<f8E4M3FN> -> tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.75> : tensor<f64>
    func.return
  }
}
