// RUN: stablehlo-translate --interpret %s --args='[dense<[4611686018427387904, -1, 9, -1, 4]> : tensor<5xi64>]'
// RUN: : @program
// stablehlo.torch_index_select on i64, special values
//   batch_dims: low
//   dim: low
//   A: rank 0
//   B: rank 0
//   C: rank 0
//   D: rank 3+
//   D: has 1
//   n: more
//   E: i64
//   I: i64
// legal 0 0: [-1,-1,null,-1,null,4,-1,-1,null,4611686018427387904,null,-1,-1,null,null,null,4611686018427387904,null,-1,-1]

module {
func.func @program(%arg0: tensor<5xi64>) -> tensor<4x1x5xi64> {
  %0 = stablehlo.constant dense<[[[1, 1, -1, 1, -1]], [[4, 1, 1, 5, 0]], [[4611686018427387904, 1, 1, 5, -1]], [[-1, 0, -1, 3, 1]]]> : tensor<4x1x5xi64>
  %1 = "stablehlo.torch_index_select"(%arg0, %0) <{batch_dims = 0 : i64, dim = 0 : i64}> : (tensor<5xi64>, tensor<4x1x5xi64>) -> tensor<4x1x5xi64>
  return %1 : tensor<4x1x5xi64>
}

  func.func @main(%input0: tensor<5xi64>) {
    %r = func.call @program(%input0) : (tensor<5xi64>) -> (tensor<4x1x5xi64>)
    %v0 = stablehlo.constant dense<[[[-1, -1, 9223372036854775807, -1, 9223372036854775807]], [[4, -1, -1, 9223372036854775807, 4611686018427387904]], [[9223372036854775807, -1, -1, 9223372036854775807, 9223372036854775807]], [[9223372036854775807, 4611686018427387904, 9223372036854775807, -1, -1]]]> : tensor<4x1x5xi64>
    %v1 = stablehlo.constant dense<[[[-1, -1, -9223372036854775808, -1, -9223372036854775808]], [[4, -1, -1, -9223372036854775808, 4611686018427387904]], [[-9223372036854775808, -1, -1, -9223372036854775808, -9223372036854775808]], [[-9223372036854775808, 4611686018427387904, -9223372036854775808, -1, -1]]]> : tensor<4x1x5xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x1x5xi64>, tensor<4x1x5xi64>) -> tensor<4x1x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x1x5xi64>, tensor<4x1x5xi64>) -> tensor<4x1x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x1x5xi1>
    %v5 = stablehlo.constant dense<[[[false, false, true, false, true]], [[false, false, false, true, false]], [[true, false, false, true, true]], [[true, false, true, false, false]]]> : tensor<4x1x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x1x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x1x5xi1>
    func.return
  }
}
