// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x4xui64>]'
// RUN: : @program
// stablehlo.get_dimension_size on ui64, special values
//   n: more
//   S: rank 1
//   S: has 0
//   E: ui64
//   dimension: later
// legal 0 0: [4]

module {
func.func @program(%arg0: tensor<0x4xui64>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<0x4xui64>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<0x4xui64>) {
    %r = func.call @program(%input0) : (tensor<0x4xui64>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<4> : tensor<i32>
    func.return
  }
}
