// RUN: : --args='[]'

func.func @main() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[0x7FC00000]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[1.7014118e+38]> : tensor<1xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<1xf32>
  return %2 : tensor<1xf32>
}
