// RUN: not stablehlo-opt %s
// breaks mulhi (I1)
//   lhs is int

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = "chlo.mulhi"(%arg0, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
