// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 0, 3, -1]> : tensor<4xi8>]'
// RUN: : @program
// stablehlo.torch_index_select on i8, special values
//   batch_dims: low + 1
//   dim: low + 1
//   A: rank 1
//   B: rank 1
//   C: rank 0
//   D: rank 0
//   n: more
//   E: i8
//   I: i8
// legal 0 0: [64,5,0,-3,-3,-4,1,0,1,null,null,null]

module {
func.func @program(%arg0: tensor<4xi8>) -> tensor<4x3xi8> {
  %0 = stablehlo.constant dense<[[[-6, -1, 64, 2], [127, 1, 5, -7], [-2, -1, 0, 0]], [[-3, 3, 64, 3], [-3, -128, -127, -9], [-4, -3, -127, 64]], [[0, 2, -128, 1], [-1, 64, -8, 0], [-128, 2, 2, 1]], [[-1, 64, 1, 2], [-4, 5, -7, 2], [1, 5, 64, -1]]]> : tensor<4x3x4xi8>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 1 : i64, dim = 2 : i64}> : (tensor<4x3x4xi8>, tensor<4xi8>) -> tensor<4x3xi8>
  return %1 : tensor<4x3xi8>
}

  func.func @main(%input0: tensor<4xi8>) {
    %r = func.call @program(%input0) : (tensor<4xi8>) -> (tensor<4x3xi8>)
    %v0 = stablehlo.constant dense<[[64, 5, 0], [-3, -3, -4], [1, 0, 1], [127, 127, 127]]> : tensor<4x3xi8>
    %v1 = stablehlo.constant dense<[[64, 5, 0], [-3, -3, -4], [1, 0, 1], [-128, -128, -128]]> : tensor<4x3xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x3xi8>, tensor<4x3xi8>) -> tensor<4x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x3xi8>, tensor<4x3xi8>) -> tensor<4x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x3xi1>
    %v5 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, false, false], [true, true, true]]> : tensor<4x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x3xi1>
    func.return
  }
}
