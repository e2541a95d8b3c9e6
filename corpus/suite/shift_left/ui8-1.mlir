// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 1, 0]> : tensor<3xui8>]'
// RUN: : @program
// stablehlo.shift_left on ui8, exact values
//   S: rank 1
//   E: ui8
// legal 0 0: [4,10,2]

module {
func.func @program(%arg0: tensor<3xui8>) -> tensor<3xui8> {
  %0 = stablehlo.constant dense<[1, 5, 2]> : tensor<3xui8>
  %1 = stablehlo.shift_left %0, %arg0 : tensor<3xui8>
  return %1 : tensor<3xui8>
}

  func.func @main(%input0: tensor<3xui8>) {
    %r = func.call @program(%input0) : (tensor<3xui8>) -> (tensor<3xui8>)
    check.expect_eq_const %r, dense<[4, 10, 2]> : tensor<3xui8>
    func.return
  }
}
