// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<9223372036854775807> : tensor<i64>, dense<[65, 1]> : tensor<2xi64>]'
// RUN: : @program
// chlo.broadcast_shift_right_logical on i64, special values
//   A: rank 0
//   m: low + 1
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [null,4611686018427387903]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<2xi64>) -> tensor<2xi64> {
  %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i64>, tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<2xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<2xi64>) -> (tensor<2xi64>)
    %v0 = stablehlo.constant dense<[9223372036854775807, 4611686018427387903]> : tensor<2xi64>
    %v1 = stablehlo.constant dense<[-9223372036854775808, 4611686018427387903]> : tensor<2xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
