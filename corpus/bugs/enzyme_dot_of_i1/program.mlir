// RUN: : --args='[]'

func.func @main() -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[true, true, true, true, true, true]> : tensor<6xi1>
  %1 = stablehlo.constant dense<[[false, true, false, true, true, true]]> : tensor<1x6xi1>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [1] : (tensor<6xi1>, tensor<1x6xi1>) -> tensor<1xi1>
  return %2 : tensor<1xi1>
}
