// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.maximum on f64, exact values
//   S: rank 0
//   E: f64
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f64>
  %1 = stablehlo.maximum %0, %arg0 : tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v0, dense<0> : tensor<i64>
    func.return
  }
}
