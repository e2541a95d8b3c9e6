// MLIR, dialect tensor: the same tensor, of whose sizes another number is known.
func.func @main() {
  %a = shape.const_shape [2] : tensor<1xindex>
  %b = shape.const_shape [3, 2] : tensor<2xindex>
  %0 = shape.broadcast %a, %b : tensor<1xindex>, tensor<2xindex> -> tensor<?xindex>
  %1 = tensor.cast %0 : tensor<?xindex> to tensor<2xindex>
  %2 = stablehlo.dynamic_iota %1, dim = 0 : (tensor<2xindex>) -> tensor<3x2xi32>
  check.expect_eq_const %2, dense<[[0, 0], [1, 1], [2, 2]]> : tensor<3x2xi32>
  func.return
}
