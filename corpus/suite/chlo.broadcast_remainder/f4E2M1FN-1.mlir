// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_remainder on f4E2M1FN, special values
//   A: rank 0
//   m: low
//   E: f4E2M1FN
//   broadcast_dimensions: absent
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.constant dense<-1.5> : tensor<f4E2M1FN>
  %1 = chlo.broadcast_remainder %arg0, %0 : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  return %1 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
