// RUN: not stablehlo-opt %s
// breaks eq (C1)
//   type(lhs) = type(rhs)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<1xi1>) -> tensor<i1> {
  %0 = "check.eq"(%arg0, %arg1) <{tolerance = 0.5 : f32}> : (tensor<i1>, tensor<1xi1>) -> tensor<i1>
  return %0 : tensor<i1>
}
