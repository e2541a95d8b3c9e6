// RUN: : --args='[dense<[[0.0], [0.0]]> : tensor<2x1xf32>, dense<[[0.0], [0.0]]> : tensor<2x1xf32>, dense<[[1.0]]> : tensor<1x1xf32>, dense<0> : tensor<i32>]'

func.func @main(%arg0: tensor<2x1xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<1x1xf32>, %arg3: tensor<i32>) -> tensor<2x1xf32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.dynamic_update_slice %arg0, %arg1, %0, %1 : (tensor<2x1xf32>, tensor<2x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  %3 = stablehlo.constant dense<1> : tensor<i32>
  %4 = stablehlo.dynamic_update_slice %2, %arg2, %3, %arg3 : (tensor<2x1xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<2x1xf32>
  return %4 : tensor<2x1xf32>
}
