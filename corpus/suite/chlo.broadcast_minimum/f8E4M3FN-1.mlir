// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-1.0]]> : tensor<1x1xf8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_minimum on f8E4M3FN, exact values
//   A: rank 1
//   A: has 1
//   E: f8E4M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[-0.5]> : tensor<1xf8E4M3FN>
  %1 = chlo.broadcast_minimum %0, %arg0 {broadcast_dimensions = array<i64: 1>} : (tensor<1xf8E4M3FN>, tensor<1x1xf8E4M3FN>) -> tensor<1x1xf8E4M3FN>
  return %1 : tensor<1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E4M3FN>) -> (tensor<1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<1x1xf64>
    func.return
  }
}
