// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_and on i8, special values
//   A: rank 0
//   E: i8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [0,0]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<1x2xi8> {
  %0 = stablehlo.constant dense<[[-15, 4]]> : tensor<1x2xi8>
  %1 = chlo.broadcast_and %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i8>, tensor<1x2xi8>) -> tensor<1x2xi8>
  return %1 : tensor<1x2xi8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<1x2xi8>)
    check.expect_eq_const %r, dense<0> : tensor<1x2xi8>
    func.return
  }
}
