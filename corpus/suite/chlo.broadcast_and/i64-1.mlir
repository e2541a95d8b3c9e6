// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-6> : tensor<i64>, dense<[1, -6]> : tensor<2xi64>]'
// RUN: : @program
// chlo.broadcast_and on i64, exact values
//   A: rank 0
//   m: low + 1
//   E: i64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [0,-6]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<2xi64>) -> tensor<2xi64> {
  %0 = chlo.broadcast_and %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i64>, tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<2xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<2xi64>) -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<[0, -6]> : tensor<2xi64>
    func.return
  }
}
