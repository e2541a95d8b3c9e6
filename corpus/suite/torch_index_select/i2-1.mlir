// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.torch_index_select on i2, special values
//   batch_dims: low
//   A: rank 0
//   B: rank 2
//   B: has 1
//   C: rank 0
//   D: rank 0
//   n: more
//   E: i2
//   I: i2
// legal 0 0: [-1,-2,1,-2]

module {
func.func @program(%arg0: tensor<i2>) -> tensor<1x4xi2> {
  %0 = stablehlo.constant dense<[[[1, -1], [0, -2], [-1, 1], [1, -2]]]> : tensor<1x4x2xi2>
  %1 = "stablehlo.torch_index_select"(%0, %arg0) <{batch_dims = 0 : i64, dim = 2 : i64}> : (tensor<1x4x2xi2>, tensor<i2>) -> tensor<1x4xi2>
  return %1 : tensor<1x4xi2>
}

  func.func @main(%input0: tensor<i2>) {
    %r = func.call @program(%input0) : (tensor<i2>) -> (tensor<1x4xi2>)
    check.expect_eq_const %r, dense<[[-1, -2, 1, -2]]> : tensor<1x4xi2>
    func.return
  }
}
