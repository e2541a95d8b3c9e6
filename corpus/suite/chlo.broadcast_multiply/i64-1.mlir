// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-4> : tensor<i64>]'
// RUN: : @program
// chlo.broadcast_multiply on i64, envelope values
//   A: rank 0
//   m: low + 1
//   E: i64
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [32]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<1xi64> {
  %0 = stablehlo.constant dense<[-8]> : tensor<1xi64>
  %1 = chlo.broadcast_multiply %arg0, %0 : (tensor<i64>, tensor<1xi64>) -> tensor<1xi64>
  return %1 : tensor<1xi64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<32> : tensor<1xi64>
    func.return
  }
}
