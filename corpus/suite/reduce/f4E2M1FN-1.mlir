// RUN: stablehlo-translate --interpret %s --args='[dense<[[6.0], [4.0], [0.5], [1.0]]> : tensor<4x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.reduce on f4E2M1FN, special values
//   N: low
//   D: rank 2
//   D: has 1
//   S: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   dimensions: unordered
// legal 0 0: [6.0]

module {
func.func @program(%arg0: tensor<4x1xf4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<-6.0> : tensor<f4E2M1FN>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.maximum across dimensions = [1, 0] : (tensor<4x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<4x1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<4x1xf4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.0> : tensor<f64>
    func.return
  }
}
