// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// chlo.square on f4E2M1FN, exact values
//   S: rank 0
//   E: f4E2M1FN
// legal 0 0: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = chlo.square %arg0 : tensor<f4E2M1FN> -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.0> : tensor<f64>
    func.return
  }
}
