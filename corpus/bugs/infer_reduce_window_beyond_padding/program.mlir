// RUN: : --args='[dense<1> : tensor<4xi32>]'

func.func @main(%arg0: tensor<4xi32>) -> tensor<0xi32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64: 1>, padding = dense<[[-3, -3]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>):
    %4 = stablehlo.add %2, %3 : tensor<i32>
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<0xi32>
  return %1 : tensor<0xi32>
}
