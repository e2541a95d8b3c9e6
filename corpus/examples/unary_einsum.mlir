// Sums of rows, a transpose, a trace and a sum over all.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rows = stablehlo.unary_einsum %a, config = "ab->a" : (tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const %rows, dense<[6, 15]> : tensor<2xi32>
  %turned = "stablehlo.unary_einsum"(%a) {einsum_config = "ab->ba"} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %turned, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  %all = stablehlo.unary_einsum %a, config = "ab->" : (tensor<2x3xi32>) -> tensor<i32>
  check.expect_eq_const %all, dense<21> : tensor<i32>
  %b = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %trace = stablehlo.unary_einsum %b, config = "ii->" : (tensor<2x2xi32>) -> tensor<i32>
  check.expect_eq_const %trace, dense<5> : tensor<i32>
  %rest = stablehlo.unary_einsum %a, config = "...b->b..." : (tensor<2x3xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %rest, dense<[[1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
  return
}
