// RUN: not stablehlo-opt %s
// breaks transpose (C2)
//   is_permutation(permutation, axes(operand))

func.func @main(%arg0: tensor<2xi8>) -> tensor<i8> {
  %0 = "stablehlo.transpose"(%arg0) <{permutation = array<i64>}> : (tensor<2xi8>) -> tensor<i8>
  return %0 : tensor<i8>
}
