// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<5> : tensor<i64>]'
// RUN: : @program
// chlo.broadcast_multiply on i64, exact values
//   A: rank 0
//   m: low
//   E: i64
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<0> : tensor<i64>
  %1 = chlo.broadcast_multiply %arg0, %0 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<0> : tensor<i64>
    func.return
  }
}
