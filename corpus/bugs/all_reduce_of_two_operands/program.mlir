// RUN: : --args='[dense<-2.0> : tensor<f32>, dense<1.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p : tensor<f32>
  }) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return %0#0 : tensor<f32>
}
