// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_or on i8, special values
//   A: rank 0
//   m: low
//   E: i8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = chlo.broadcast_or %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %1 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<-2> : tensor<i8>
    func.return
  }
}
