// RUN: : --args='[dense<[1.5, -1.0, -0.5, -0.25]> : tensor<4xf32>, dense<2> : tensor<i32>]'

func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i32>) -> tensor<2xf32> {
  %0 = stablehlo.set_dimension_size %arg0, %arg1, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %1 = "chlo.constant_like"(%0) <{value = 0.0 : f32}> : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<?xf32, #stablehlo.bounds<4>>
  %2 = stablehlo.slice %1 [0:2] : (tensor<?xf32, #stablehlo.bounds<4>>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}
