// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, 63]> : tensor<2xi64>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i64, special values
//   A: rank 0
//   m: low + 1
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [-4611686018427387904,-1]

module {
func.func @program(%arg0: tensor<2xi64>) -> tensor<2xi64> {
  %0 = stablehlo.constant dense<-9223372036854775807> : tensor<i64>
  %1 = chlo.broadcast_shift_right_arithmetic %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<i64>, tensor<2xi64>) -> tensor<2xi64>
  return %1 : tensor<2xi64>
}

  func.func @main(%input0: tensor<2xi64>) {
    %r = func.call @program(%input0) : (tensor<2xi64>) -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<[-4611686018427387904, -1]> : tensor<2xi64>
    func.return
  }
}
