// RUN: : --args='[]'

func.func @main() -> tensor<f6E2M3FN> {
  %0 = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  return %0 : tensor<f6E2M3FN>
}
