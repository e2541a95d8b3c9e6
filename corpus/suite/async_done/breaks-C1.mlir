// RUN: not stablehlo-opt %s
// breaks async_done (C1)
//   type(operand) = future<type(result)>

func.func @main(%arg0: tensor<f32>) -> tensor<i1> {
  %0 = "stablehlo.async_done"(%arg0) : (tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}
