// RUN: : --args='[]'

func.func @main() -> tensor<6xi32> {
  %x = stablehlo.constant dense<[10, 11, 12, 13, 14, 15]> : tensor<6xi32>
  %u = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %i = stablehlo.constant dense<200> : tensor<ui8>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<6xi32>, tensor<2xi32>, tensor<ui8>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}
