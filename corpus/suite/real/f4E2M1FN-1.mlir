// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.real on f4E2M1FN, envelope values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.real %arg0 : tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
