// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[5.0]> : tensor<1xf64>]'
// RUN: : @program
// chlo.broadcast_multiply on f64, exact values
//   A: rank 0
//   m: low + 1
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [7.5]

module {
func.func @program(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.constant dense<1.5> : tensor<f64>
  %1 = chlo.broadcast_multiply %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<f64>, tensor<1xf64>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<7.5> : tensor<1xf64>
    func.return
  }
}
