// RUN: not stablehlo-opt %s
// breaks rng_bit_generator (C2)
//   rng_algorithm = DEFAULT or size(initial_state) in (rng_algorithm = THREE_FRY ? [2] : [2, 3])

func.func @main(%arg0: tensor<3xui64>) -> (tensor<3xui64>, tensor<3xi16>) {
  %0, %1 = "stablehlo.rng_bit_generator"(%arg0) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<3xi16>)
  return %0, %1 : tensor<3xui64>, tensor<3xi16>
}
