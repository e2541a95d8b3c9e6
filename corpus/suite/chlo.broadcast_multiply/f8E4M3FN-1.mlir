// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.013671875> : tensor<f8E4M3FN>, dense<-7.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_multiply on f8E4M3FN, special values
//   A: rank 0
//   m: low
//   E: f8E4M3FN
//   broadcast_dimensions: absent
// legal 0 0: [0.09375]

module {
func.func @program(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.09375> : tensor<f64>
    func.return
  }
}
