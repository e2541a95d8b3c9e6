// RUN: : --args='[dense<0> : tensor<300xi32>, dense<7> : tensor<1xi32>, dense<200> : tensor<ui8>]'

func.func @main(%x: tensor<300xi32>, %u: tensor<1xi32>, %i: tensor<ui8>) -> tensor<300xi32> {
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<300xi32>, tensor<1xi32>, tensor<ui8>) -> tensor<300xi32>
  return %0 : tensor<300xi32>
}
