// Rev-1: one dimension, the other, both
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %0 = stablehlo.reverse %a, dims = [0] : tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[4, 5, 6], [1, 2, 3]]> : tensor<2x3xi32>
  %1 = stablehlo.reverse %a, dims = [1] : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[3, 2, 1], [6, 5, 4]]> : tensor<2x3xi32>
  %2 = stablehlo.reverse %a, dims = [0, 1] : tensor<2x3xi32>
  check.expect_eq_const %2, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32>
  return
}
