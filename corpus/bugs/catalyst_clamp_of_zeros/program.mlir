// RUN: : --args='[]'

func.func @main() -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[-1.0]> : tensor<1xf32>
  %1 = stablehlo.constant dense<[-0.0]> : tensor<1xf32>
  %2 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %3 = stablehlo.clamp %0, %1, %2 : tensor<1xf32>
  return %3 : tensor<1xf32>
}
