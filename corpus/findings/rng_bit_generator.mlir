// XLA:CPU of jaxlib 0.10.2: wrong-type: expected tensor<f32>, got tensor<ui32>
// RUN: : --args='[dense<[7, 8]> : tensor<2xui64>]'

func.func @main(%arg0: tensor<2xui64>) -> tensor<f32> {
  %0, %1 = stablehlo.rng_bit_generator %arg0, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<f32>)
  return %1 : tensor<f32>
}
