// RUN: : --args='[]'

func.func @main() -> tensor<1xi32> {
  %x = stablehlo.iota dim = 0 : tensor<300xi32>
  %i = stablehlo.constant dense<200> : tensor<ui8>
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<300xi32>, tensor<ui8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
