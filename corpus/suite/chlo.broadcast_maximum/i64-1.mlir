// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[4]> : tensor<1xi64>]'
// RUN: : @program
// chlo.broadcast_maximum on i64, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<1xi64>) -> tensor<1xi64> {
  %0 = stablehlo.constant dense<2> : tensor<i64>
  %1 = chlo.broadcast_maximum %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<1xi64>, tensor<i64>) -> tensor<1xi64>
  return %1 : tensor<1xi64>
}

  func.func @main(%input0: tensor<1xi64>) {
    %r = func.call @program(%input0) : (tensor<1xi64>) -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<4> : tensor<1xi64>
    func.return
  }
}
