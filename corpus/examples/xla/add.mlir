// EB-1: StableHLO broadcasts nothing by itself, so each broadcast is written out
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %s = stablehlo.constant dense<7> : tensor<i32>
  %v = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %w = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %u = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi32>
  %0 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<i32>) -> tensor<2x3xi32>
  %1 = stablehlo.add %a, %0 : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[8, 9, 10], [11, 12, 13]]> : tensor<2x3xi32>
  %2 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
  %3 = stablehlo.add %a, %2 : tensor<2x3xi32>
  check.expect_eq_const %3, dense<[[8, 10, 12], [11, 13, 15]]> : tensor<2x3xi32>
  %4 = stablehlo.broadcast_in_dim %w, dims = [0] : (tensor<4xi32>) -> tensor<4x2xi32>
  %5 = stablehlo.broadcast_in_dim %u, dims = [0, 1] : (tensor<1x2xi32>) -> tensor<4x2xi32>
  %6 = stablehlo.add %4, %5 : tensor<4x2xi32>
  check.expect_eq_const %6, dense<[[6, 7], [7, 8], [8, 9], [9, 10]]> : tensor<4x2xi32>
  return
}
