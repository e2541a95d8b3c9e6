// RUN: not stablehlo-opt %s
// breaks rng_bit_generator (O2)
//   output is int | float and not is_quantized(output)

func.func @main(%arg0: tensor<2xui64>) -> (tensor<2xui64>, tensor<4x4xi1>) {
  %0, %1 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4x4xi1>)
  return %0, %1 : tensor<2xui64>, tensor<4x4xi1>
}
