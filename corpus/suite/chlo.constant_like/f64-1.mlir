// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.5]> : tensor<1xf64>]'
// RUN: : @program
// chlo.constant_like on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   F: f4E2M1FN
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf4E2M1FN> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0.0 : f4E2M1FN}> : (tensor<1xf64>) -> tensor<1xf4E2M1FN>
  return %0 : tensor<1xf4E2M1FN>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf4E2M1FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
