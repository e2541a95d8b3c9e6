// RUN: not stablehlo-opt %s
// breaks xor (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<i4>, %arg1: tensor<1xi4>) -> tensor<i4> {
  %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<i4>, tensor<1xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}
