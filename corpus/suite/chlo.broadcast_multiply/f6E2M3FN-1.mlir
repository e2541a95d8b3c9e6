// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 0.0]> : tensor<2xf6E2M3FN>, dense<-1.0> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_multiply on f6E2M3FN, exact values
//   A: rank 1
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-0.0,-0.0]

module {
func.func @program(%arg0: tensor<2xf6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<2xf6E2M3FN>
  return %0 : tensor<2xf6E2M3FN>
}

  func.func @main(%input0: tensor<2xf6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E2M3FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<2xi64>
    func.return
  }
}
