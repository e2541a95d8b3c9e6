// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<129> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_divide on ui8, special values
//   A: rank 1
//   m: low
//   E: ui8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1,0,0,0,0]

module {
func.func @program(%arg0: tensor<ui8>) -> tensor<5xui8> {
  %0 = stablehlo.constant dense<[251, 9, 5, 2, 2]> : tensor<5xui8>
  %1 = chlo.broadcast_divide %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<5xui8>, tensor<ui8>) -> tensor<5xui8>
  return %1 : tensor<5xui8>
}

  func.func @main(%input0: tensor<ui8>) {
    %r = func.call @program(%input0) : (tensor<ui8>) -> (tensor<5xui8>)
    check.expect_eq_const %r, dense<[1, 0, 0, 0, 0]> : tensor<5xui8>
    func.return
  }
}
