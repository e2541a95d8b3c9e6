func.func @main() {
  %p = stablehlo.constant dense<[[false, true], [true, false]]> : tensor<2x2xi1>
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %0 = stablehlo.select %p, %a, %b : tensor<2x2xi1>, tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 2], [3, 8]]> : tensor<2x2xi32>
  %q = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.select %q, %a, %b : tensor<i1>, tensor<2x2xi32>
  check.expect_eq_const %1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  func.return
}
