// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[false, false], [true, true], [false, false], [true, false], [false, true]]> : tensor<5x2xi1>, dense<[[[64, 255], [64, 5], [166, 170], [203, 127], [67, 64]], [[128, 148], [20, 13], [129, 0], [168, 2], [128, 28]], [[89, 1], [57, 127], [181, 76], [1, 64], [64, 127]], [[125, 154], [129, 2], [205, 131], [44, 81], [220, 127]]]> : tensor<4x5x2xui8>, dense<[139, 188]> : tensor<2xui8>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 2
//   n: low + 1
//   E: ui8
//   T: more
//   T: alternative 1 (otherwise)
//   F: alternative 1 (otherwise)
// legal 0 0: [139,188,64,5,139,188,203,188,139,64,139,188,20,13,139,188,168,188,139,28,139,188,57,127,139,188,1,188,139,127,139,188,129,2,139,188,44,188,139,127]

module {
func.func @program(%arg0: tensor<5x2xi1>, %arg1: tensor<4x5x2xui8>, %arg2: tensor<2xui8>) -> tensor<4x5x2xui8> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<5x2xi1>, tensor<4x5x2xui8>, tensor<2xui8>) -> tensor<4x5x2xui8>
  return %0 : tensor<4x5x2xui8>
}

  func.func @main(%input0: tensor<5x2xi1>, %input1: tensor<4x5x2xui8>, %input2: tensor<2xui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x2xi1>, tensor<4x5x2xui8>, tensor<2xui8>) -> (tensor<4x5x2xui8>)
    check.expect_eq_const %r, dense<[[[139, 188], [64, 5], [139, 188], [203, 188], [139, 64]], [[139, 188], [20, 13], [139, 188], [168, 188], [139, 28]], [[139, 188], [57, 127], [139, 188], [1, 188], [139, 127]], [[139, 188], [129, 2], [139, 188], [44, 188], [139, 127]]]> : tensor<4x5x2xui8>
    func.return
  }
}
