// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f8E5M2, exact values
//   S: rank 0
//   E: f8E5M2
//   I: i16
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %1 = stablehlo.dynamic_update_slice %arg0, %0 : (tensor<f8E5M2>, tensor<f8E5M2>) -> tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
