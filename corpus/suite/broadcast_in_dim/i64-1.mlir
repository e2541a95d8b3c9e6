// RUN: stablehlo-translate --interpret %s --args='[dense<8> : tensor<i64>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on i64, exact values
//   S: rank 0
//   U: rank 1
//   U: has 1
//   E: i64
//   broadcast_dimensions: empty
// legal 0 0: [8]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<1xi64> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i64>) -> tensor<1xi64>
  return %0 : tensor<1xi64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<8> : tensor<1xi64>
    func.return
  }
}
