// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.get_tuple_element on i2, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [9]

module {
func.func @program(%arg0: tensor<i2>) -> tensor<i32> {
  %0 = stablehlo.constant dense<9> : tensor<i32>
  %1 = stablehlo.tuple %arg0, %0 : tuple<tensor<i2>, tensor<i32>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<i2>, tensor<i32>>) -> tensor<i32>
  return %2 : tensor<i32>
}

  func.func @main(%input0: tensor<i2>) {
    %r = func.call @program(%input0) : (tensor<i2>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<9> : tensor<i32>
    func.return
  }
}
