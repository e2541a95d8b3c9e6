// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0x4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.get_dimension_size on f6E2M3FN, special values
//   n: more
//   S: rank 2
//   S: has 0
//   E: f6E2M3FN
//   dimension: first
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<4x0x4xf6E2M3FN>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<4x0x4xf6E2M3FN>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<4x0x4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<4x0x4xf6E2M3FN>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<4> : tensor<i32>
    func.return
  }
}
