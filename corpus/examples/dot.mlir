// XLA's operation semantics, Dot: the last dimension of the left with the first of the right.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %0 = stablehlo.dot %a, %b : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[19, 22], [43, 50]]> : tensor<2x2xi32>
  %v = stablehlo.constant dense<[5, 6]> : tensor<2xi32>
  %1 = stablehlo.dot %a, %v : (tensor<2x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[17, 39]> : tensor<2xi32>
  %2 = stablehlo.dot %v, %v : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %2, dense<61> : tensor<i32>
  func.return
}
