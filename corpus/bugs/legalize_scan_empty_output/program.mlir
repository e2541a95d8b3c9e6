// RUN: : --args='[dense<2.0> : tensor<1xf32>]'

func.func @main(%a: tensor<1xf32>) -> (tensor<1xf32>, tensor<1x0xf32>) {
  %0, %1 = chlo.scan(%a) inits () dimension=0 {
  ^bb0(%p: tensor<f32>):
    %2 = stablehlo.constant dense<> : tensor<0xf32>
    stablehlo.return %p, %2 : tensor<f32>, tensor<0xf32>
  } : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1x0xf32>)
  return %0, %1 : tensor<1xf32>, tensor<1x0xf32>
}
