// RUN: stablehlo-translate --interpret %s --args='[dense<[4, 1, 0, 8, 6]> : tensor<5xui8>]'
// RUN: : @program
// stablehlo.broadcast on ui8, envelope values
//   S: rank 1
//   B: rank 0
//   E: ui8
// legal 0 0: [4,1,0,8,6]

module {
func.func @program(%arg0: tensor<5xui8>) -> tensor<5xui8> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<5xui8>) -> tensor<5xui8>
  return %0 : tensor<5xui8>
}

  func.func @main(%input0: tensor<5xui8>) {
    %r = func.call @program(%input0) : (tensor<5xui8>) -> (tensor<5xui8>)
    check.expect_eq_const %r, dense<[4, 1, 0, 8, 6]> : tensor<5xui8>
    func.return
  }
}
