// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0, 1], [1, 0]]> : tensor<2x2xi2>, dense<[[[1, -2]], [[-1, 1]]]> : tensor<2x1x2xi2>]'
// RUN: : @program
// chlo.broadcast_subtract on i2, exact values
//   A: rank 2
//   E: i2
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-1,null,0,null,null,0,1,-1]

module {
func.func @program(%arg0: tensor<2x2xi2>, %arg1: tensor<2x1x2xi2>) -> tensor<2x2x2xi2> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2xi2>, tensor<2x1x2xi2>) -> tensor<2x2x2xi2>
  return %0 : tensor<2x2x2xi2>
}

  func.func @main(%input0: tensor<2x2xi2>, %input1: tensor<2x1x2xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xi2>, tensor<2x1x2xi2>) -> (tensor<2x2x2xi2>)
    %v0 = stablehlo.constant dense<[[[-1, 1], [0, 1]], [[1, 0], [1, -1]]]> : tensor<2x2x2xi2>
    %v1 = stablehlo.constant dense<[[[-1, -2], [0, -2]], [[-2, 0], [1, -1]]]> : tensor<2x2x2xi2>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> tensor<2x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2x2xi2>, tensor<2x2x2xi2>) -> tensor<2x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2x2xi1>
    %v5 = stablehlo.constant dense<[[[false, true], [false, true]], [[true, false], [false, false]]]> : tensor<2x2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2x2xi1>
    func.return
  }
}
