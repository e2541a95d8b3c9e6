// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_maximum on i4, special values
//   A: rank 0
//   m: low
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = stablehlo.constant dense<-6> : tensor<i4>
  %1 = chlo.broadcast_maximum %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %1 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<-1> : tensor<i4>
    func.return
  }
}
