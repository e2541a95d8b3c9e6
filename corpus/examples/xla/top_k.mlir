// TopK-1: of equal elements the first; the smallest are the largest of the complements
func.func @main() {
  %a = stablehlo.constant dense<[3, 1, 3, 2]> : tensor<4xi32>
  %x, %ix = chlo.top_k(%a, k = 2) : tensor<4xi32> -> (tensor<2xi32>, tensor<2xi32>)
  check.expect_eq_const %x, dense<[3, 3]> : tensor<2xi32>
  check.expect_eq_const %ix, dense<[0, 2]> : tensor<2xi32>
  %n = stablehlo.not %a : tensor<4xi32>
  %y, %iy = chlo.top_k(%n, k = 3) : tensor<4xi32> -> (tensor<3xi32>, tensor<3xi32>)
  %s = stablehlo.not %y : tensor<3xi32>
  check.expect_eq_const %s, dense<[1, 2, 3]> : tensor<3xi32>
  check.expect_eq_const %iy, dense<[1, 3, 0]> : tensor<3xi32>
  %b = stablehlo.constant dense<[[1, 5, 2], [7, 7, 6]]> : tensor<2x3xi32>
  %z, %iz = chlo.top_k(%b, k = 1) : tensor<2x3xi32> -> (tensor<2x1xi32>, tensor<2x1xi32>)
  check.expect_eq_const %z, dense<[[5], [7]]> : tensor<2x1xi32>
  check.expect_eq_const %iz, dense<[[1], [0]]> : tensor<2x1xi32>
  return
}
