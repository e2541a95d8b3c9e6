// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.375]> : tensor<1xf6E3M2FN>, dense<-28.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.broadcast_next_after on f6E3M2FN, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f6E3M2FN
//   broadcast_dimensions: absent
// legal 0 0: [-0.4375]

module {
func.func @program(%arg0: tensor<1xf6E3M2FN>, %arg1: tensor<f6E3M2FN>) -> tensor<1xf6E3M2FN> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<1xf6E3M2FN>
  return %0 : tensor<1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1xf6E3M2FN>, %input1: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf6E3M2FN>, tensor<f6E3M2FN>) -> (tensor<1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.4375> : tensor<1xf64>
    func.return
  }
}
