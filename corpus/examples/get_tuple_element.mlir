func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %b = stablehlo.constant dense<3> : tensor<i64>
  %inner = stablehlo.tuple %b : tuple<tensor<i64>>
  %t = stablehlo.tuple %a, %inner : tuple<tensor<2xf64>, tuple<tensor<i64>>>
  %u = stablehlo.get_tuple_element %t[1] : (tuple<tensor<2xf64>, tuple<tensor<i64>>>) -> tuple<tensor<i64>>
  %0 = stablehlo.get_tuple_element %u[0] : (tuple<tensor<i64>>) -> tensor<i64>
  check.expect_eq_const %0, dense<3> : tensor<i64>
  func.return
}
