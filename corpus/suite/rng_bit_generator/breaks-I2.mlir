// RUN: not stablehlo-opt %s
// breaks rng_bit_generator (I2)
//   rank(initial_state) = 1 and element_type(initial_state) = ui64 and not is_quantized(initial_state)

func.func @main(%arg0: tensor<3xui16>) -> (tensor<3xui16>, tensor<f16>) {
  %0, %1 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui16>) -> (tensor<3xui16>, tensor<f16>)
  return %0, %1 : tensor<3xui16>, tensor<f16>
}
