// RUN: : --args='[dense<[9]> : tensor<1xi32>]'

func.func @main(%a: tensor<1xi32>) -> tensor<2x1xi32> {
  %0 = stablehlo.broadcast %a, sizes = [2] : (tensor<1xi32>) -> tensor<2x1xi32>
  return %0 : tensor<2x1xi32>
}
