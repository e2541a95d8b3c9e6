// RUN: : --args='[dense<[0.0, 1.0]> : tensor<2xf32>, dense<0.0> : tensor<f32>]'

func.func @main(%a: tensor<2xf32>, %z: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
  %0, %1 = chlo.scan(%a) inits (%z) dimension=0 attributes {is_reverse = true} {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p, %p : tensor<f32>, tensor<f32>
  } : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
  return %0, %1 : tensor<2xf32>, tensor<f32>
}
