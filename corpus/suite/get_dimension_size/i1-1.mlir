// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x1x5x0xi1>]'
// RUN: : @program
// stablehlo.get_dimension_size on i1, special values
//   n: 1
//   S: rank 3+
//   S: has 0
//   E: i1
//   dimension: later
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<4x1x5x0xi1>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x1x5x0xi1>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<4x1x5x0xi1>) {
    %r = func.call @program(%input0) : (tensor<4x1x5x0xi1>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<1> : tensor<i32>
    func.return
  }
}
