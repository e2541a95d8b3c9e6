// RUN: stablehlo-translate --interpret %s --args='[dense<3.25> : tensor<f6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f6E2M3FN, envelope values
//   S: rank 0
//   E: f6E2M3FN
//   I: i64
// legal 0 0: [3.25]

module {
func.func @program(%arg0: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = stablehlo.dynamic_update_slice %arg0, %arg0 : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.25> : tensor<f64>
    func.return
  }
}
