// MLIR, dialect shape: sizes that are known.
func.func @main() {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<2xindex>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[0, 0, 0], [1, 1, 1]]> : tensor<2x3xi32>
  func.return
}
