// RUN: not stablehlo-opt %s
// breaks erf_inv (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = "chlo.erf_inv"(%arg0) : (tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
