// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0]> : tensor<1xf8E4M3FN>, dense<0.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E4M3FN, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f8E4M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
