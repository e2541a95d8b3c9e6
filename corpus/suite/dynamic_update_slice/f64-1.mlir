// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f64>, dense<7.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f64, exact values
//   S: rank 0
//   E: f64
//   I: ui32
// legal 0 0: [7.0]

module {
func.func @program(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg1 : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r = func.call @program(%input0, %input1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<7.0> : tensor<f64>
    func.return
  }
}
