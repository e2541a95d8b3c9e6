// RUN: not stablehlo-opt %s
// breaks and (C1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<1xi4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.and"(%arg0, %arg1) : (tensor<1xi4>, tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
