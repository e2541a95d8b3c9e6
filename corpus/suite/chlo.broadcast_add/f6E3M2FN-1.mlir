// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f6E3M2FN>, dense<[1.0]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// chlo.broadcast_add on f6E3M2FN, exact values
//   A: rank 0
//   m: low + 1
//   E: f6E3M2FN
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f6E3M2FN>, %arg1: tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN> {
  %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<f6E3M2FN>, tensor<1xf6E3M2FN>) -> tensor<1xf6E3M2FN>
  return %0 : tensor<1xf6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>, %input1: tensor<1xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E3M2FN>, tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1xf64>
    func.return
  }
}
