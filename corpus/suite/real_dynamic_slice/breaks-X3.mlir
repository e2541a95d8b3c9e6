// RUN: not stablehlo-opt %s
// breaks real_dynamic_slice (X3)
//   rank(result) = rank(operand)

func.func @main(%arg0: tensor<2xf8E3M4>, %arg1: tensor<1xi4>, %arg2: tensor<1xi4>, %arg3: tensor<1xi4>) -> tensor<f8E3M4> {
  %0 = "stablehlo.real_dynamic_slice"(%arg0, %arg1, %arg2, %arg3) : (tensor<2xf8E3M4>, tensor<1xi4>, tensor<1xi4>, tensor<1xi4>) -> tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}
