// MLIR, dialect shape: the shorter shape gets sizes of 1 in front, and a size of 1 becomes the other one, which may be 0.
func.func @main() {
  %a = shape.const_shape [4, 1] : tensor<2xindex>
  %b = shape.const_shape [3] : tensor<1xindex>
  %c = shape.const_shape [] : tensor<0xindex>
  %0 = shape.broadcast %a, %b, %c : tensor<2xindex>, tensor<1xindex>, tensor<0xindex> -> tensor<2xindex>
  %1 = stablehlo.dynamic_iota %0, dim = 1 : (tensor<2xindex>) -> tensor<4x3xi32>
  check.expect_eq_const %1, dense<[[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]> : tensor<4x3xi32>
  %d = shape.const_shape [1, 0] : tensor<2xindex>
  %2 = shape.broadcast %d, %a : tensor<2xindex>, tensor<2xindex> -> tensor<2xindex>
  %3 = stablehlo.dynamic_iota %2, dim = 0 : (tensor<2xindex>) -> tensor<4x0xi32>
  check.expect_eq_const %3, dense<> : tensor<4x0xi32>
  func.return
}
