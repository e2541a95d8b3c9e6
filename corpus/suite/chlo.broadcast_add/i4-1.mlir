// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1> : tensor<i4>, dense<7> : tensor<i4>]'
// RUN: : @program
// chlo.broadcast_add on i4, exact values
//   A: rank 0
//   m: low
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i4>, tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<i4>, tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<6> : tensor<i4>
    func.return
  }
}
