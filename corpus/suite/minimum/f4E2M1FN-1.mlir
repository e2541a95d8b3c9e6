// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, -0.0, -4.0, -0.0]> : tensor<4xf4E2M1FN>]'
// RUN: : @program
// stablehlo.minimum on f4E2M1FN, special values
//   S: rank 1
//   E: f4E2M1FN
// legal 0 0: [-1.0,-0.0,-4.0,-0.0]

module {
func.func @program(%arg0: tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  %0 = stablehlo.minimum %arg0, %arg0 : tensor<4xf4E2M1FN>
  return %0 : tensor<4xf4E2M1FN>
}

  func.func @main(%input0: tensor<4xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<4xf4E2M1FN>) -> (tensor<4xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf4E2M1FN>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, -9223372036854775808, -4607182418800017408, -9223372036854775808]> : tensor<4xi64>
    func.return
  }
}
