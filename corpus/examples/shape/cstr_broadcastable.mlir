// MLIR, dialect shape: that shapes broadcast is asserted, and what is behind it is computed.
func.func @main() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %0 = shape.shape_of %a : tensor<2x1xi32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<3xi32> -> tensor<1xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
  %3 = shape.assuming %2 -> (tensor<2x3xi32>) {
    %4 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %5 = stablehlo.dynamic_broadcast_in_dim %a, %4, dims = [0, 1] : (tensor<2x1xi32>, tensor<2xindex>) -> tensor<2x3xi32>
    %6 = stablehlo.dynamic_broadcast_in_dim %b, %4, dims = [1] : (tensor<3xi32>, tensor<2xindex>) -> tensor<2x3xi32>
    %7 = stablehlo.add %5, %6 : tensor<2x3xi32>
    shape.assuming_yield %7 : tensor<2x3xi32>
  }
  check.expect_eq_const %3, dense<[[11, 21, 31], [12, 22, 32]]> : tensor<2x3xi32>
  func.return
}
