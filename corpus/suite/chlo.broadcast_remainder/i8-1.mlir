// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4> : tensor<i8>, dense<3> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_remainder on i8, envelope values
//   A: rank 0
//   m: low
//   E: i8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i8> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<1> : tensor<i8>
    func.return
  }
}
