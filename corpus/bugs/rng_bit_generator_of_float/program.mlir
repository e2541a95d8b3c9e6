// RUN: : --args='[dense<[7, 8]> : tensor<2xui64>]'

func.func @main(%a: tensor<2xui64>) -> tensor<f32> {
  %0, %1 = stablehlo.rng_bit_generator %a, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<f32>)
  return %1 : tensor<f32>
}
