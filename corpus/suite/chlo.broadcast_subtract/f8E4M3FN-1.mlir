// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.625> : tensor<f8E4M3FN>, dense<1.875> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E4M3FN, envelope values
//   A: rank 0
//   m: low
//   E: f8E4M3FN
//   broadcast_dimensions: absent
// legal 0 0: [-3.5]

module {
func.func @program(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.5> : tensor<f64>
    func.return
  }
}
