func.func @main() {
  %0 = stablehlo.iota dim = 0 : tensor<4x5xi32>
  check.expect_eq_const %0, dense<[[0, 0, 0, 0, 0], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]> : tensor<4x5xi32>
  %1 = stablehlo.iota dim = 1 : tensor<4x5xi32>
  check.expect_eq_const %1, dense<[[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]> : tensor<4x5xi32>
  func.return
}
