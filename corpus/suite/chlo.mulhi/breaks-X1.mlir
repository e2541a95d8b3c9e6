// RUN: not stablehlo-opt %s
// breaks mulhi (X1)
//   type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<ui2>) -> tensor<i1> {
  %0 = "chlo.mulhi"(%arg0, %arg1) : (tensor<ui2>, tensor<ui2>) -> tensor<i1>
  return %0 : tensor<i1>
}
