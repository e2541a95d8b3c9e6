// RUN: not stablehlo-opt %s
// breaks transpose (C2)
//   is_permutation(permutation, axes(operand))

func.func @main(%arg0: tensor<3xi4>) -> tensor<i4> {
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64>}> : (tensor<3xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}
