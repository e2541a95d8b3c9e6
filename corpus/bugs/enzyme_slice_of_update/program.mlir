// RUN: : --args='[dense<[0.0]> : tensor<1xf32>, dense<[1.0]> : tensor<1xf32>]'

func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %0 : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
  %2 = stablehlo.constant dense<-1> : tensor<i32>
  %3 = stablehlo.dynamic_slice %1, %2, sizes = [1] : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
  return %3 : tensor<1xf32>
}
