// Rows 2 and 0, and in each of two batches a column of its own.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %i = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %0 = "stablehlo.torch_index_select"(%a, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 6], [1, 2]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %j = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi32>
  %1 = "stablehlo.torch_index_select"(%b, %j) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
  check.expect_eq_const %1, dense<[[3], [4]]> : tensor<2x1xi32>
  func.return
}
