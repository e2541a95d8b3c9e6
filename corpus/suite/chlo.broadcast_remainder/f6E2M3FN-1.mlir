// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-7.5> : tensor<f6E2M3FN>, dense<3.75> : tensor<f6E2M3FN>]'
// RUN: : @program
// chlo.broadcast_remainder on f6E2M3FN, special values
//   A: rank 0
//   m: low
//   E: f6E2M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f6E2M3FN>, %arg1: tensor<f6E2M3FN>) -> tensor<f6E2M3FN> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<f6E2M3FN>, %input1: tensor<f6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
