func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %b = stablehlo.constant dense<3> : tensor<i64>
  %t = stablehlo.tuple %a, %b : tuple<tensor<2xf64>, tensor<i64>>
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  check.expect_eq_const %0, dense<[1.0, 2.0]> : tensor<2xf64>
  func.return
}
