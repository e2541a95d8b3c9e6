// RUN: : --args='[]'

func.func @main() -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[4294967295, 4294967295]> : tensor<2xui32>
  %1 = stablehlo.constant dense<[4294967295, 5]> : tensor<2xui32>
  %2 = stablehlo.maximum %1, %0 : tensor<2xui32>
  return %2 : tensor<2xui32>
}
