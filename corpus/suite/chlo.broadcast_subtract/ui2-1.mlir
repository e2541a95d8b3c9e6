// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0]> : tensor<1xui2>, dense<[[[1, 1, 1, 1], [1, 0, 0, 0], [0, 1, 0, 1], [0, 1, 0, 1]], [[1, 0, 0, 0], [1, 1, 0, 1], [1, 1, 0, 0], [0, 1, 1, 1]], [[0, 1, 1, 0], [1, 1, 1, 0], [1, 1, 0, 1], [0, 1, 1, 1]]]> : tensor<3x4x4xui2>]'
// RUN: : @program
// chlo.broadcast_subtract on ui2, envelope values
//   A: rank 1
//   A: has 1
//   E: ui2
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [null,null,null,null,null,0,0,0,0,null,0,null,0,null,0,null,null,0,0,0,null,null,0,null,null,null,0,0,0,null,null,null,0,null,null,0,null,null,null,0,null,null,0,null,0,null,null,null]

module {
func.func @program(%arg0: tensor<1xui2>, %arg1: tensor<3x4x4xui2>) -> tensor<3x4x4xui2> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<1xui2>, tensor<3x4x4xui2>) -> tensor<3x4x4xui2>
  return %0 : tensor<3x4x4xui2>
}

  func.func @main(%input0: tensor<1xui2>, %input1: tensor<3x4x4xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui2>, tensor<3x4x4xui2>) -> (tensor<3x4x4xui2>)
    %v0 = stablehlo.constant dense<[[[3, 3, 3, 3], [3, 0, 0, 0], [0, 3, 0, 3], [0, 3, 0, 3]], [[3, 0, 0, 0], [3, 3, 0, 3], [3, 3, 0, 0], [0, 3, 3, 3]], [[0, 3, 3, 0], [3, 3, 3, 0], [3, 3, 0, 3], [0, 3, 3, 3]]]> : tensor<3x4x4xui2>
    %v1 = stablehlo.constant dense<0> : tensor<3x4x4xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> tensor<3x4x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x4x4xui2>, tensor<3x4x4xui2>) -> tensor<3x4x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x4x4xi1>
    %v5 = stablehlo.constant dense<[[[true, true, true, true], [true, false, false, false], [false, true, false, true], [false, true, false, true]], [[true, false, false, false], [true, true, false, true], [true, true, false, false], [false, true, true, true]], [[false, true, true, false], [true, true, true, false], [true, true, false, true], [false, true, true, true]]]> : tensor<3x4x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x4x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x4x4xi1>
    func.return
  }
}
