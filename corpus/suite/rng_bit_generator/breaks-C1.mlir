// RUN: not stablehlo-opt %s
// breaks rng_bit_generator (C1)
//   type(initial_state) = type(output_state)

func.func @main(%arg0: tensor<3xui64>) -> (tensor<4xui64>, tensor<i2>) {
  %0, %1 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<4xui64>, tensor<i2>)
  return %0, %1 : tensor<4xui64>, tensor<i2>
}
