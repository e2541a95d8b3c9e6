// RUN: not stablehlo-opt %s
// breaks rng (I1)
//   a is int | bool | float and rank(a) = rank(b) = 0 and not is_quantized(a)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<1xi8>, %arg2: tensor<1xi64>) -> tensor<2xi8> {
  %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i8>, tensor<1xi8>, tensor<1xi64>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
