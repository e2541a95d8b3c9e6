// RUN: not stablehlo-opt %s
// breaks add (C1)
//   not is_quantized(lhs) => type(lhs) = type(rhs) = type(result)

func.func @main(%arg0: tensor<ui2>, %arg1: tensor<i8>) -> tensor<1xi8> {
  %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<ui2>, tensor<i8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}
