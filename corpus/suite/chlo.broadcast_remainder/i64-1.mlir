// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<i64>]'
// RUN: : @program
// chlo.broadcast_remainder on i64, exact values
//   A: rank 1
//   m: low
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1,0,2]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<3xi64> {
  %0 = stablehlo.constant dense<[7, 0, 2]> : tensor<3xi64>
  %1 = chlo.broadcast_remainder %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
  return %1 : tensor<3xi64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<3xi64>)
    check.expect_eq_const %r, dense<[1, 0, 2]> : tensor<3xi64>
    func.return
  }
}
