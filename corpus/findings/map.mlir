// XLA:CPU of jaxlib 0.10.2: internal-error: INTERNAL: during context [hlo verifier]: Seen floating point types of different precisions
// RUN: : --args='[dense<-0.9375> : tensor<f8E4M3FNUZ>, dense<-0.14550641> : tensor<f32>]'

func.func @main(%arg0: tensor<f8E4M3FNUZ>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.map"(%arg0, %arg1) <{dimensions = array<i64>}> ({
  ^bb0(%1: tensor<f8E4M3FNUZ>, %2: tensor<f32>):
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<f8E4M3FNUZ>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
