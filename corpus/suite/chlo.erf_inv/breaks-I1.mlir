// RUN: not stablehlo-opt %s
// breaks erf_inv (I1)
//   operand is float

func.func @main(%arg0: tensor<4xi2>) -> tensor<4xi2> {
  %0 = "chlo.erf_inv"(%arg0) : (tensor<4xi2>) -> tensor<4xi2>
  return %0 : tensor<4xi2>
}
