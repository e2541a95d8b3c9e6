// RUN: : --args='[dense<[[[[(2.0, 3.0)]]]]> : tensor<1x1x1x1xcomplex<f32>>, dense<[[(2.0, -3.5)]]> : tensor<1x1xcomplex<f32>>]'

func.func @main(%arg0: tensor<1x1x1x1xcomplex<f32>>, %arg1: tensor<1x1xcomplex<f32>>) -> tensor<1x1x1xcomplex<f32>> {
  %0, %1, %2 = chlo.scan(%arg0, %arg1) inits () dimension=0 {
  ^bb0(%3: tensor<1x1x1xcomplex<f32>>, %4: tensor<1xcomplex<f32>>):
    %5 = stablehlo.constant dense<[[(2.0, 0.0)]]> : tensor<1x1xcomplex<f32>>
    %6 = stablehlo.constant dense<> : tensor<0x1xcomplex<f32>>
    stablehlo.return %5, %3, %6 : tensor<1x1xcomplex<f32>>, tensor<1x1x1xcomplex<f32>>, tensor<0x1xcomplex<f32>>
  } : (tensor<1x1x1x1xcomplex<f32>>, tensor<1x1xcomplex<f32>>) -> (tensor<1x1x1xcomplex<f32>>, tensor<1x1x1x1xcomplex<f32>>, tensor<1x0x1xcomplex<f32>>)
  return %0 : tensor<1x1x1xcomplex<f32>>
}
