// RUN: stablehlo-translate --interpret %s --args='[dense<5092915980124095004> : tensor<i64>]'
// RUN: : @program
// stablehlo.get_tuple_element on i64, exact values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [5092915980124095004]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<i64>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<i64>>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<5092915980124095004> : tensor<i64>
    func.return
  }
}
