// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[true, false], [false, true], [true, true], [true, false], [true, true]]> : tensor<5x2xi1>, dense<[0, -1]> : tensor<2xi2>, dense<[1]> : tensor<1xi2>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 2
//   m: low + 1
//   n: low + 1
//   E: i2
//   T: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [0,1,1,-1,0,-1,0,1,0,-1]

module {
func.func @program(%arg0: tensor<5x2xi1>, %arg1: tensor<2xi2>, %arg2: tensor<1xi2>) -> tensor<5x2xi2> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<5x2xi1>, tensor<2xi2>, tensor<1xi2>) -> tensor<5x2xi2>
  return %0 : tensor<5x2xi2>
}

  func.func @main(%input0: tensor<5x2xi1>, %input1: tensor<2xi2>, %input2: tensor<1xi2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x2xi1>, tensor<2xi2>, tensor<1xi2>) -> (tensor<5x2xi2>)
    check.expect_eq_const %r, dense<[[0, 1], [1, -1], [0, -1], [0, 1], [0, -1]]> : tensor<5x2xi2>
    func.return
  }
}
