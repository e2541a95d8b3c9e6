// XLA:CPU of jaxlib 0.10.2: wrong-value: output 0 element [0]: expected 1, got 0.0
// RUN: : --args='[dense<[0.0, 1.0]> : tensor<2xf32>]'

func.func @main(%arg0: tensor<2xf32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<65535> : tensor<ui16>
  %1 = stablehlo.dynamic_slice %arg0, %0, sizes = [1] : (tensor<2xf32>, tensor<ui16>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}
