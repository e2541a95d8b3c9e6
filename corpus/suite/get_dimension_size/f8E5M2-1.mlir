// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0x2xf8E5M2>]'
// RUN: : @program
// stablehlo.get_dimension_size on f8E5M2, exact values
//   n: more
//   S: rank 2
//   S: has 0
//   E: f8E5M2
//   dimension: later
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<4x0x2xf8E5M2>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 2 : (tensor<4x0x2xf8E5M2>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<4x0x2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<4x0x2xf8E5M2>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
