// RUN: not stablehlo-opt %s
// breaks rng (C2)
//   rng_distribution = NORMAL => is_float(a)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>, %arg2: tensor<0xi64>) -> tensor<i8> {
  %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i8>, tensor<i8>, tensor<0xi64>) -> tensor<i8>
  return %0 : tensor<i8>
}
