// RUN: not stablehlo-opt %s
// breaks rng (I3)
//   rank(shape) = 1 and element_type(shape) = i64

func.func @main(%arg0: tensor<i4>, %arg1: tensor<i4>, %arg2: tensor<0xf16>) -> tensor<i4> {
  %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i4>, tensor<i4>, tensor<0xf16>) -> tensor<i4>
  return %0 : tensor<i4>
}
