// MLIR, dialect shape: the sizes of a tensor, in their order.
func.func @main() {
  %a = stablehlo.constant dense<0.0> : tensor<2x3xf32>
  %0 = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xindex>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[0, 1, 2], [0, 1, 2]]> : tensor<2x3xi32>
  func.return
}
