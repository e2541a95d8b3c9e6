// RUN: stablehlo-translate --interpret %s --args='[dense<[-5, 4]> : tensor<2xi4>]'
// RUN: : @program
// stablehlo.get_dimension_size on i4, special values
//   n: more
//   S: rank 0
//   E: i4
//   dimension: first
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<2xi4>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 0 : (tensor<2xi4>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<2xi4>) {
    %r = func.call @program(%input0) : (tensor<2xi4>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
