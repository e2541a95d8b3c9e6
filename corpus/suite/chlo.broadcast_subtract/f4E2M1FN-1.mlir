// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.0> : tensor<f4E2M1FN>, dense<0.5> : tensor<f4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_subtract on f4E2M1FN, envelope values
//   A: rank 0
//   m: low
//   E: f4E2M1FN
//   broadcast_dimensions: absent
// legal 0 0: [-1.5]

module {
func.func @program(%arg0: tensor<f4E2M1FN>, %arg1: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<f64>
    func.return
  }
}
