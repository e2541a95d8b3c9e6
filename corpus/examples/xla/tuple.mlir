// Tuple-1: an array and a scalar
func.func @main() {
  %v = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]> : tensor<10xf32>
  %s = stablehlo.constant dense<5> : tensor<i32>
  %t = stablehlo.tuple %v, %s : tuple<tensor<10xf32>, tensor<i32>>
  %0 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<10xf32>, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %0, dense<5> : tensor<i32>
  return
}
