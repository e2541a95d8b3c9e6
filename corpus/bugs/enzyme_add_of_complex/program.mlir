// RUN: : --args='[dense<0.0> : tensor<f32>]'

func.func @main(%arg0: tensor<f32>) -> tensor<complex<f32>> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f32>
  %1 = stablehlo.complex %arg0, %0 : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
  %2 = stablehlo.add %1, %1 : tensor<complex<f32>>
  return %2 : tensor<complex<f32>>
}
