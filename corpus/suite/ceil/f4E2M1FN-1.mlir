// RUN: stablehlo-translate --interpret %s --args='[dense<-0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.ceil on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.ceil %arg0 : tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
