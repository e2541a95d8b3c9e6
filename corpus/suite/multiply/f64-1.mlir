// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.multiply on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf64>
  %1 = stablehlo.multiply %0, %arg0 : tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v0, dense<0> : tensor<1xi64>
    func.return
  }
}
